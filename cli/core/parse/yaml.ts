/**
 * One YAML 1.2 mapping → plain data, with the `yaml` package. Dangerous input is refused first, and unreadable parts
 * are replaced, so that the rest is read and checked.
 */
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { flatFields } from '../../diagnostics/flat-fields/index.ts';
import type { Code, Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { COMMENT_OPEN, withoutCommentsIn } from '../values/html.ts';
import { mapTexts } from '../values/lists.ts';
import { MAX_ITEMS } from '../values/yaml/limits.ts';
import { type IsName, lineAt } from '../values/yaml/lines.ts';
import { meant } from './meant.ts';
import { withQuotedLines } from './quoted-lines.ts';
import type { Unread } from './unreadable-parts.ts';
import { structuralFault, unusedFeatures } from './yaml-guards.ts';

export const EMPTY_FILE = {
  code: 'file/empty',
  params: { what: phrase('file/empty:file'), advice: phrase('file/empty:delete') },
} satisfies Pick<Fault, 'code' | 'params'>;

/**
 * Plain values with another meaning than they seem to have: cut off by a comment, containing a line that looks like a
 * list item, or with paragraphs of a text that does not belong to them.
 */
function misreadScalars(document: Document, text: string): Fault[] {
  const mayBeCut = text.includes('#') && /[^\s#][ \t]+#/.test(text);
  const mayHoldItems = /\n[ \t]+- /.test(text);
  const mayHoldGaps = /\n[ \t\r]*\n[ \t]+[^\s#]/.test(text);
  if (!mayBeCut && !mayHoldItems && !mayHoldGaps) return [];
  const faults: Fault[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      const [start, end] = range;
      /** Reports the end of a match. */
      const reportAt = (code: Code, pattern: RegExp): boolean => {
        const match = pattern.exec(text.slice(start, end));
        if (!match) return false;
        const to = start + match.index + match[0].length;
        faults.push({ code, at: { start: to - (match[1] ?? '').length, end: to } });
        return true;
      };
      if (reportAt('yaml/paragraphs-in-value', /\n[ \t\r]*\n[ \t]+([^\s#][^\r\n]*)/)) return;
      reportAt('yaml/dash-in-text', /\n[ \t]+(- [^\r\n]*)/);
      const comment = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(end, end + 400));
      if (!comment) return;
      const [, space = '', lost = ''] = comment;
      const at = { start: end + space.length, end: end + space.length + lost.trimEnd().length };
      const params = { kept: shorten(value, 60), lost: shorten(lost, 60) };
      faults.push({ code: 'yaml/comment-cuts-value', params, at });
    },
  });
  return faults;
}

export interface YamlResult {
  /** Null if faults leave nothing to check. */
  fields: Record<string, unknown> | null;
  /** Places are offsets into the given text. */
  faults: Fault[];
  /**
   * Fields that are missing because they could not be read, so that they are not reported again; null if there are
   * none.
   */
  unread: Unread | null;
  /** The text that was finally read, with the length of the given text, so that its offsets are valid. */
  readable: string;
}

const PARSING = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  stringKeys: true,
  logLevel: 'error',
} as const;

/**
 * Maximum number of characters parsed again, so that a file full of mistakes stays within its second; a line costs as
 * much as some.
 */
const MAX_WORK = 1_200_000;
const WORK_PER_LINE = 200;

/** A `%` line before the first field. */
function directiveFault(text: string): Fault | null {
  const directive = text.includes('%') ? /^%[^\r\n]*/m.exec(text) : null;
  if (!directive || /^[^%#\s]/m.test(text.slice(0, directive.index))) return null;
  const { 0: found, index: start } = directive;
  return { code: 'yaml/directive', at: { start, end: start + found.length } };
}

/** A fast test for everything but lines of a name and a value: groups, anchors, tags, comments, indents. */
const NOT_FLAT = /[[{&*!%#]|<<|^[ \t?:-]/m;

/** @returns the document if its syntax is valid, else its first faults */
function compose(
  text: string,
  isName: IsName,
): { document: Document; misread: Fault[] } | { faults: Fault[] } {
  const isFlat = text.length <= MAX_ITEMS && !NOT_FLAT.test(text);
  const better = (fault: Fault): Fault =>
    ('start' in fault.at && meant.get().decoratedName(lineAt(text, fault.at.start), isName)) || fault;
  const early = isFlat ? null : (structuralFault(text) ?? directiveFault(text));
  if (early) return { faults: [better(early)] };
  // The parser creates an error for each fault, possibly tens of thousands; their stack traces are not needed.
  const { stackTraceLimit } = Error;
  let document: Document;
  try {
    Error.stackTraceLimit = 0;
    document = parseDocument(text, PARSING);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  const unused = isFlat ? [] : unusedFeatures(document, text).map(better);
  if (document.errors.length === 0)
    return unused.length > 0
      ? { faults: unused }
      : { document, misread: isFlat ? [] : misreadScalars(document, text) };
  const found = meant.get().fromYaml(document, text, isName);
  // An unknown tag or alias also fails to resolve, which would report the same cause twice.
  const same =
    unused.length > 0 && found.every(({ code }) => code === 'yaml/syntax' || code === 'yaml/alias');
  return { faults: same ? unused : found };
}

/** A value without the spaces around it; a block of lines keeps the end of its last one. */
const trimmed = (text: string): string => (text.endsWith('\n') ? text : text.trim());

export interface YamlOptions {
  /** Whether a word is a field name, for better advice. */
  isName?: IsName;
  /** Places with known faults: fields that contain one are not read. */
  faulty?: readonly Fault[];
  /** Lines that are not to be read. */
  left?: readonly Span[];
}

/**
 * @param written YAML, at most 256 KiB (the caller checks)
 * @returns the mapping as plain data, with the faults, one per cause. Parts with syntax errors are left out, and the
 *   rest is read
 */
export function parseYaml(written: string, options: YamlOptions = {}): YamlResult {
  const { faulty = [], left = [] } = options;
  const isSound = faulty.length + left.length === 0 && !written.includes(COMMENT_OPEN);
  const flat = isSound ? flatFields(written) : null;
  if (!flat) return parsedYaml(written, options);
  const fields: Record<string, unknown> = {};
  for (const { name, value } of flat) fields[name] = typeof value === 'string' ? trimmed(value) : value;
  return { fields, faults: [], unread: null, readable: written };
}

/** The same, with the parser. */
export function parsedYaml(
  written: string,
  { isName = () => false, faulty = [], left = [] }: YamlOptions = {},
): YamlResult {
  const text = withQuotedLines(written);
  const faults: Fault[] = [];
  let coverable = left.length + faulty.length > 0 ? meant.get().coverable(text) : null;
  for (const span of left) coverable?.coverSpan(span);
  for (const { at, code } of faulty) if ('start' in at) coverable?.cover(at.start, code);
  let readable = coverable?.toString() ?? text;
  const refuse = (...more: Fault[]): YamlResult => ({
    fields: null,
    faults: faults.length > 0 || readable !== text ? faults : more,
    unread: null,
    readable,
  });
  let composed = compose(readable, isName);
  for (let budget = MAX_WORK; 'faults' in composed; ) {
    faults.push(...composed.faults);
    coverable ??= meant.get().coverable(text);
    for (const { at, code } of composed.faults) if ('start' in at) coverable.cover(at.start, code);
    const before = readable;
    readable = coverable.toString();
    budget -= text.length + WORK_PER_LINE * coverable.size;
    if (readable === before || budget < 0) return refuse();
    composed = compose(readable, isName);
  }
  const { document, misread } = composed;
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    const at = { start: 0, end: 0 };
    return refuse(/^[ \t]*#/m.test(text) ? { code: 'file/only-comments', at } : { ...EMPTY_FILE, at });
  }
  if (!isMap(contents)) {
    const [start, end] = contents.range ?? [0, 0];
    const line = lineAt(text, start);
    const quoted = isScalar(contents) && meant.get().decoratedName(line, isName);
    if (quoted) faults.unshift(quoted);
    const trap = isScalar(contents) && contents.type === 'PLAIN' ? meant.get().lineTrap(line) : null;
    return refuse(trap ?? { code: 'yaml/not-fields', at: { start, end } });
  }
  const fields = mapTexts(document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>, trimmed);
  return {
    fields: text.includes(COMMENT_OPEN) ? withoutCommentsIn(fields) : fields,
    faults: [...faults, ...misread],
    unread: readable === text || !coverable ? null : coverable.unread,
    readable,
  };
}
