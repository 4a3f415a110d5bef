/** Edits of valid syntax with wrong names and values. The place is found by the field, not by its text. */

import { holdsField, inQuotes, isProse } from '../../advice/index.ts';
import type { SourceNode, YamlNode } from '../../diagnostics/field-places/index.ts';
import type { Code, Diagnostic } from '../../diagnostics/index.ts';
import { escapePointer } from '../../diagnostics/pointers/index.ts';
import { isLikelyTypo } from '../../diagnostics/suggestions/index.ts';
import { isSameEntry } from '../validate/choices/index.ts';
import { changedLines, replaced } from '../values/changes/text-pieces.ts';
import { monthNumber } from '../values/days/calendar.ts';
import { isNumberAlone, numberReadings } from '../values/formats/numbers.ts';
import { withoutEntities } from '../values/html.ts';
import { isSamePicture } from '../values/image-paths.ts';
import type { Candidate, Choice } from './edits.ts';
import { inLine, isInLine } from './write/emit.ts';

export interface FixContext {
  /** Whether a word is the name of a field. */
  isName(word: string): boolean;
  /** Hosts known to support https, since photos come from them. */
  trustedHosts: readonly string[];
  /** By default, everything that is safe. */
  choice?: Choice;
}

interface Wrong {
  /** The parsed value if it is a string, otherwise its source. */
  text: string;
  source: string;
  written: SourceNode;
  inFlow: boolean;
  diagnostic: Diagnostic;
  context: FixContext;
}

/** The right name or value; undefined if it is not safe. */
type Fixer = (wrong: Wrong) => string | number | boolean | undefined;

/** The suggestion, if there is exactly one. */
const single = ({ suggestions }: Diagnostic): string | undefined =>
  suggestions.length === 1 ? suggestions[0] : undefined;

/** The only suggestion, if it is safe. */
const suggestedIf =
  (isIntended: (right: string, wrong: Wrong) => boolean): Fixer =>
  (wrong) => {
    const right = single(wrong.diagnostic);
    return right !== undefined && isIntended(right, wrong) ? right : undefined;
  };

const suggested: Fixer = ({ diagnostic }) => single(diagnostic);

/** The only correct text that differs by a typing error. */
const nearMiss: Fixer = (wrong) => {
  const near = wrong.diagnostic.suggestions.filter((right) => isLikelyTypo(wrong.text, right));
  return near.length === 1 ? near[0] : undefined;
};

/** The entry with this name in another form, such as that of its file, or with a typing error. */
const entryName: Fixer = (wrong) => {
  const right = single(wrong.diagnostic);
  return right !== undefined && isSameEntry(wrong.text, right) ? right : nearMiss(wrong);
};

/** Only day, month and complete year: a time or a weekday would be lost, and a short year may be a day. */
const wholeDate = suggestedIf(
  (_right, { text }) =>
    /\d{4}/.test(text) &&
    (text.match(/\p{L}+|\d+/gu) ?? []).filter((part) => !/^(?:st|nd|rd|th)$/.test(part)).length === 3,
);

/** An abbreviated month, or one with a typing error. */
const month: Fixer = (wrong) =>
  monthNumber(String(wrong.diagnostic.params.month)) > 0 ? wholeDate(wrong) : nearMiss(wrong);

const host = suggestedIf((right, { text }) =>
  [right, `http://${right}`, `https://${right}`].includes(text.toLowerCase().replace(/\/$/, '')),
);

const secured = suggestedIf(
  (right, { context }) => URL.canParse(right) && context.trustedHosts.includes(new URL(right).hostname),
);

/** The only picture that differs just in folder, case, extension or punctuation. */
const picture = suggestedIf((right, { text }) => isSamePicture(text, right));

const yesOrNo: Fixer = ({ diagnostic }) => {
  const right = single(diagnostic);
  return right === undefined ? undefined : right === 'true';
};

/** An item that is a group of one field only because of the colon in its text. */
const item: Fixer = ({ source, inFlow, context: { isName } }) => {
  const isText = !inFlow && isProse('-', source) && !/\s#/.test(source) && !holdsField(source, isName);
  return isText ? source : undefined;
};

/** Without entities, of which some stand for an entity. */
const plain = (text: string): string => withoutEntities(withoutEntities(text));

/** Entities as characters; a block of lines is kept as one. */
const decoded: Fixer = ({ text, written, diagnostic }) => {
  if (single(diagnostic) === undefined) return undefined;
  if (written.type?.startsWith('BLOCK')) return plain(text);
  return text.includes('\n') ? undefined : plain(text).trim();
};

/** A number without quotes. */
const suggestedNumber: Fixer = ({ diagnostic }) => {
  const right = single(diagnostic);
  return right === undefined ? undefined : Number(right);
};

/** The number that a text alone can mean: a unit would be lost. */
const number: Fixer = (wrong) =>
  isNumberAlone(wrong.text) && numberReadings(wrong.text).length === 1 ? suggestedNumber(wrong) : undefined;

/** As it is written, which then needs quotes. */
const asText: Fixer = ({ source }) => source;

const withoutSpaces: Fixer = ({ text }) => text.replace(/(?! )[\s\u200B-\u200D\u2060\uFEFF]/g, '');

const OF_VALUES: Partial<Record<Code, Fixer>> = {
  'content/bad-date': wholeDate,
  'content/bad-host': host,
  'content/bad-image-path': picture,
  'content/bad-month': month,
  'content/bad-path': suggested,
  'content/bad-read-time': suggested,
  'content/bad-time': suggested,
  'content/date-format': wholeDate,
  'content/date-in-digits': wholeDate,
  'content/english-month': wholeDate,
  'content/expected-yes-no': yesOrNo,
  'content/html-in-text': decoded,
  'content/invalid': number,
  'content/image-missing': picture,
  'content/leading-zero': asText,
  'content/look-alike': suggested,
  'content/not-https': secured,
  'content/not-one-of': nearMiss,
  'content/number-not-text': asText,
  'content/odd-space': suggested,
  'content/true-false-not-text': asText,
  'page/unknown-template': nearMiss,
  'reference/unknown': entryName,
  'yaml/colon-in-value': item,
};

const OF_NAMES: Partial<Record<Code, Fixer>> = {
  'content/look-alike': suggested,
  'content/odd-space': suggested,
  'content/unknown-field': nearMiss,
  'yaml/odd-space': withoutSpaces,
};

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/') + 1);

/** Whether a diagnostic covers the whole name or value, which its suggestion then replaces. */
const isWholly = ({ range }: Diagnostic, source: string): boolean =>
  range.line === range.endLine && range.endColumn - range.column === source.length;

interface ReadFile {
  text: string;
  diagnostics: readonly Diagnostic[];
  /** Readable nodes, by pointer. */
  nodes: ReadonlyMap<string, YamlNode>;
}

/** Whether another line has this name or seems to mean it: both may have content. */
const isTaken = (name: string, { field }: Diagnostic, { diagnostics, nodes }: ReadFile): boolean =>
  nodes.has(parentOf(field) + escapePointer(name)) ||
  diagnostics.some(
    (other) =>
      other.field !== field && parentOf(other.field) === parentOf(field) && other.suggestions.includes(name),
  );

/**
 * @param at offset at which the diagnostic begins
 * @returns null if nothing is safe
 */
export function editOfValue(
  file: ReadFile,
  diagnostic: Diagnostic,
  at: number,
  context: FixContext,
): Candidate | null {
  const { code, field, range } = diagnostic;
  const node = file.nodes.get(field);
  if (!node) return null;
  const isName = node.key !== null && at >= node.key.start && at <= node.key.end;
  const written = isName ? node.key : node.value;
  if (!written || at < written.start || at > written.end) return null;
  const { start, value, type } = written;
  // A group ends with its last line.
  const isGroup = type === null && /^(?:yaml\/colon-in-value|content\/expected-text)$/.test(code);
  const typed = file.text.slice(start, written.end);
  const source = isGroup ? typed.trimEnd() : typed;
  const isBlock = code === 'content/html-in-text' && type?.startsWith('BLOCK');
  if (!isBlock && ((!isGroup && !isInLine(type)) || source.includes('\n'))) return null;
  const known = typeof value === 'string' ? value : source;
  const wrong = { text: known, source, written, inFlow: node.inFlow, diagnostic, context };
  const sure = (isName ? OF_NAMES : OF_VALUES)[code]?.(wrong);
  const mayTake = context.choice?.suggested === true && isWholly(diagnostic, source);
  const right =
    sure ?? (mayTake ? (code === 'content/invalid' ? suggestedNumber : suggested)(wrong) : undefined);
  if (right === undefined) return null;
  const now = isBlock
    ? plain(source)
    : code === 'yaml/colon-in-value'
      ? inQuotes(String(right))
      : inLine(right, type, node.inFlow);
  if (now === source || (isName && isTaken(String(right), diagnostic, file))) return null;
  return {
    ...(isBlock ? changedLines : replaced)(source, now, start),
    code,
    field,
    line: range.line,
    mends: diagnostic,
    claim: isName ? { is: 'name', name: String(right) } : { is: 'value', value: right },
    ...(sure === undefined && { suggested: true }),
  };
}
