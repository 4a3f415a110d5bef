/** Converts errors of the `yaml` package to senja's faults, without consequences of the first. */
import type { Document, YAMLParseError } from 'yaml';
import {
  FIELD,
  type IsName,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
} from '../../core/values/yaml/lines.ts';
import { scalar } from '../../core/values/yaml/quoting.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { duplicateKeysOf } from './duplicate-keys.ts';
import {
  dashedName,
  indentOfNeighbours,
  leadingTab,
  lineWithoutColon,
  missingDash,
  strayItem,
  textBelow,
  unevenField,
} from './layout-traps.ts';
import { colonsInItem, decoratedName, inQuotes, lineTrap, mayBeText } from './line-traps.ts';

interface Occurrence {
  text: string;
  error: YAMLParseError;
  at: Span;
  /** The line in which it begins. */
  line: Line;
  /** All errors of the text, in order. */
  errors: readonly YAMLParseError[];
  isName: IsName;
}

/** The opening quote of a value that reaches the end of the text. */
function unclosedQuote({ text, at }: Occurrence, quote: string): Fault {
  const opened = new RegExp(`(?:^|[:\\-,[{])[ \\t]*${quote}`, 'gm');
  let start = at.start;
  for (const match of text.slice(0, at.start).matchAll(opened)) start = match.index + match[0].length - 1;
  const curly = lineTrap(lineAt(text, start));
  if (curly?.code === 'yaml/curly-quotes') return curly;
  const rest = lineAt(text, start);
  const own = rest.text.slice(start - rest.start).trimEnd();
  // An apostrophe before a word, as in `'Aisyah`.
  const isApostrophe = quote === "'" && /^'\p{L}/u.test(own) && !/\s#/.test(own);
  const advice = isApostrophe
    ? phrase('yaml/unclosed-quote:apostrophe', { fix: scalar(own, 'QUOTE_DOUBLE') })
    : phrase('yaml/unclosed-quote:close', { quote });
  return { code: 'yaml/unclosed-quote', params: { advice }, at: { start, end: start + 1 } };
}

/** @param wanted number of spaces that the line should begin with, or null if it is not known */
const indentationFault = (at: Span, wanted: number | null = null): Fault => ({
  code: 'yaml/indentation',
  params: wanted === null ? { count: '' } : { count: phrase('yaml/indentation:count', { wanted }), wanted },
  at,
});

/** The indentation of the first line, or its dash, if the next lines have none, where the parser gives up. */
function indentedStart({ text, line, isName }: Occurrence): Fault | null {
  const begin = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*/.exec(text)?.[0].length ?? 0;
  const dashed = begin < line.start && dashedName(text, lineAt(text, begin), isName);
  if (dashed) return dashed;
  const first = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*( +)(?=[^\s#])/.exec(text);
  if (!first || line.start === 0 || /^\s/.test(line.text)) return null;
  const start = first[0].length - (first[1]?.length ?? 0);
  return indentationFault({ start, end: first[0].length }, 0);
}

type Explain = (occurrence: Occurrence) => Fault | null;

/** The fault of the line itself, or of its indentation relative to the lines above. */
function ofLine({ text, line, isName }: Occurrence): Fault | null {
  const trap =
    leadingTab(text, line) ??
    decoratedName(line, isName) ??
    dashedName(text, line, isName) ??
    strayItem(text, line) ??
    lineTrap(line);
  if (trap?.code === 'yaml/colon-in-value') return colonsInItem(line) ?? trap;
  if (!trap || trap.code === 'yaml/missing-colon') {
    const item = missingDash(text, line);
    if (item) return item;
  }
  return trap?.code === 'yaml/missing-colon' ? lineWithoutColon(text, line, trap, isName) : trap;
}

/** The line without a dash, or the one after a dash alone. */
function withoutDash({ text, line }: Occurrence): Fault | null {
  const next = lineAfter(text, line);
  return missingDash(text, line) ?? (next && missingDash(text, next));
}

/** The line above, if it is faulty and only its comment has hidden that. */
function ofLineBefore({ text, line, isName }: Occurrence): Fault | null {
  const above = lineBefore(text, line);
  const decorated = above && decoratedName(above, isName);
  if (decorated) return decorated;
  const trap = above && lineTrap(above);
  return trap && /^yaml\/(?:missing-space|equals-sign|missing-colon)$/.test(trap.code) ? trap : null;
}

/** A tab where only spaces are allowed: at the start of a line, or after a dash or colon. */
function tab(occurrence: Occurrence): Fault {
  const { text, at } = occurrence;
  const found = ofLine(occurrence);
  if (found) return found;
  const length = /^[ \t]*/.exec(text.slice(at.start, at.start + 200))?.[0].length ?? 1;
  return { code: 'yaml/tab-inside', at: { start: at.start, end: at.start + Math.max(1, length) } };
}

/** The part after a second `---`: more fields, or a text that only an `.md` file may have. */
function secondDocument({ text, at }: Occurrence): Fault {
  const rest = text.slice(at.start).replace(/^---[^\n]*/, '');
  if (/^\s*["']?[\p{L}_][\p{L}\p{N}_-]*["']?:(?:\s|$)/u.test(rest)) {
    return { code: 'yaml/several-documents', at };
  }
  const params = { first: /^\s*---/.test(text) ? '' : phrase('yaml/body-in-yaml:first') };
  return { code: 'yaml/body-in-yaml', params, at: { start: at.start, end: at.start + 3 } };
}

/** The opening bracket of a list or group that is not closed. */
function unclosedBracket({ text, at, error }: Occurrence): Fault | null {
  const bracket = /end with a ([\]}])/.exec(error.message)?.[1] === '}' ? '{' : '[';
  if (!/end with a [\]}]/.test(error.message)) return null;
  const opened = new RegExp(`(?:^|[:,-])[ \\t]+(?=\\${bracket})|^(?=\\${bracket})`, 'gm');
  let start = -1;
  for (const match of text.slice(0, at.start).matchAll(opened)) start = match.index + match[0].length;
  if (start < 0) return null;
  const params = { bracket, closing: bracket === '[' ? ']' : '}' };
  return { code: 'yaml/unclosed-bracket', params, at: { start, end: start + 1 } };
}

/** A field further right that has become part of a value. */
function swallowedField({ text, line: first, isName }: Occurrence): Fault | null {
  const rest = text.slice(first.start + first.text.length);
  const match = /^\r?\n(?:[ \t]*\r?\n)*([ ]*)([\w-]+:(?:[ \t][^\r\n]*)?)(?=\r?\n|$)/.exec(rest);
  if (!match || (match[1]?.length ?? 0) <= first.text.search(/[^\s-]/)) return null;
  const [word = ''] = (match[2] ?? '').split(':', 1);
  // It continues a text of several words.
  if (!isName(word) && /^\r?\n[^\r\n]/.test(match[0]) && FIELD.exec(first.text)?.[4]?.trim().includes(' '))
    return null;
  const end = first.start + first.text.length + match[0].trimEnd().length;
  const start = end - (match[2]?.trimEnd().length ?? 0);
  const wanted = isName(word) ? indentOfNeighbours(text, lineAt(text, start), false) : null;
  return indentationFault({ start, end }, wanted);
}

/** A field of an item, or the one below it, with a slightly different indentation. */
function unevenBelow({ text, line }: Occurrence): Fault | null {
  const next = lineAfter(text, line);
  return unevenField(text, line) ?? (next && unevenField(text, next));
}

/** A field or an item that a plain value of several lines has swallowed, since it is indented more than its name. */
function swallowedLine({ text, isName }: Occurrence, line: Line): Fault | null {
  const [, dash = '', name = ''] =
    /^[ ]*((?:- +)*)([\p{L}_][\p{L}\p{N}_-]*)[ ]*:(?:\s|$)/u.exec(line.text) ?? [];
  if (name === '' || !isName(name)) return null;
  const wanted = indentOfNeighbours(text, line, dash !== '');
  if (wanted === null) return null;
  const start = line.start + line.text.search(/\S/);
  return indentationFault({ start, end: line.start + line.text.trimEnd().length }, wanted);
}

/** A colon in a later line of a plain value. */
function colonBelow(occurrence: Occurrence): Fault | null {
  const { text, line: first } = occurrence;
  const [, indent = '', key = '', colon = '', value = ''] = FIELD.exec(first.text) ?? [];
  if (value === '' || !mayBeText(value)) return null;
  const lines = [value.trim()];
  let found: Line | null = null;
  for (let line = lineAfter(text, first); line && line.text.search(/\S/) > indent.length; ) {
    lines.push(line.text.trim());
    if (!found && /:(?:\s|$)/.test(line.text)) {
      const swallowed = swallowedLine(occurrence, line);
      if (swallowed) return swallowed;
      found = line;
    }
    line = lineAfter(text, line);
  }
  const params = { key, fix: `${key}: ${inQuotes(lines.join(' '))}` };
  const start = first.start + indent.length + key.length + colon.length;
  return (
    found && { code: 'yaml/colon-in-value', params, at: { start, end: found.start + found.text.length } }
  );
}

const fromContent = (text: string, at: Occurrence['at']): Occurrence['at'] => {
  const start = at.start + (/^[ \t]*/.exec(text.slice(at.start, at.start + 200))?.[0].length ?? 0);
  return { start, end: Math.max(at.end, start + 1) };
};

const indentation: Explain = (occurrence) =>
  unclosedBracket(occurrence) ??
  decoratedName(occurrence.line, occurrence.isName) ??
  unevenBelow(occurrence) ??
  withoutDash(occurrence) ??
  swallowedField(occurrence) ??
  ofLine(occurrence) ??
  colonBelow(occurrence) ??
  indentationFault(fromContent(occurrence.text, occurrence.at));

const character = ({ text, at }: Occurrence) => ({ character: text[at.start] ?? '' });

const EXPLAIN: Partial<Record<YAMLParseError['code'], Explain>> = {
  MULTIPLE_DOCS: secondDocument,
  TAB_AS_INDENT: tab,
  BAD_DQ_ESCAPE: ({ at }) => ({ code: 'yaml/bad-escape', at }),
  BAD_DIRECTIVE: ({ at }) => ({ code: 'yaml/directive', at }),
  BAD_ALIAS: (occurrence) =>
    ofLine(occurrence) ?? { code: 'yaml/alias', params: character(occurrence), at: occurrence.at },
  NON_STRING_KEY: ({ line, at, isName }) => {
    const trap = decoratedName(line, isName) ?? lineTrap(line);
    return trap && /^yaml\/(?:decorated-name|special-start)$/.test(trap.code)
      ? trap
      : { code: 'yaml/complex-key', params: { fix: '' }, at };
  },
  BAD_INDENT: indentation,
  BLOCK_IN_FLOW: indentation,
  BLOCK_AS_IMPLICIT_KEY: indentation,
  MULTILINE_IMPLICIT_KEY: (occurrence) =>
    ofLine(occurrence) ?? { code: 'yaml/complex-key', params: { fix: '' }, at: occurrence.at },
  MISSING_CHAR: (occurrence) => {
    const quote = /closing (["'])quote/.exec(occurrence.error.message)?.[1];
    if (!quote) return unclosedBracket(occurrence) ?? ofLine(occurrence);
    // The parser also gives up on a quoted text whose next line is indented with a tab.
    const next = occurrence.errors[occurrence.errors.indexOf(occurrence.error) + 1];
    const below =
      next?.code === 'TAB_AS_INDENT' && leadingTab(occurrence.text, lineAt(occurrence.text, next.pos[0]));
    return below || unclosedQuote(occurrence, quote);
  },
  UNEXPECTED_TOKEN: (occurrence) =>
    indentedStart(occurrence) ??
    ofLine(occurrence) ??
    ofLineBefore(occurrence) ??
    unevenField(occurrence.text, occurrence.line) ??
    sideways(occurrence),
};

/** A valid line whose indentation fits no level. */
function sideways({ line, at }: Occurrence): Fault | null {
  const content = line.text.search(/\S/);
  if (content < 0 || at.start - line.start > content || !/^\s*(?:- |[\w-]+\s*:)/.test(line.text)) return null;
  return indentationFault({ start: line.start + content, end: line.start + line.text.trimEnd().length });
}

/**
 * @param document with at least one error
 * @param text the parsed text
 * @param isName distinguishes a line without its colon from one that continues the text above
 * @returns the duplicate keys before the first other error, and that error: later ones are its consequences
 */
export function fromYaml(document: Document, text: string, isName: IsName): Fault[] {
  const ordered = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]) as YAMLParseError[];
  const first = ordered.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  const duplicateKey = duplicateKeysOf(document, text);
  return ordered.slice(0, first < 0 ? undefined : first + 1).flatMap((error): Fault[] => {
    const [start, rawEnd] = error.pos;
    if (error.code === 'DUPLICATE_KEY') return duplicateKey(start);
    const line = lineAt(text, start);
    const at = { start, end: Math.max(start + 1, Math.min(rawEnd, line.start + line.text.length)) };
    const occurrence = { text, error, at, line, errors: ordered, isName };
    return [
      textBelow(text, start, isName) ??
        EXPLAIN[error.code]?.(occurrence) ??
        ofLine(occurrence) ??
        unevenField(text, line) ?? { code: 'yaml/syntax', at },
    ];
  });
}
