/**
 * One YAML 1.2 mapping to plain data, with the guards that hostile text needs. The `yaml` package does the
 * parsing; what it would choke on is seen on its lexer's tokens first.
 */
import { CST, type Document, isAlias, isMap, isScalar, Lexer, parseDocument, visit } from 'yaml';
import type { Code, Fault } from '../diagnostics/diagnostic.ts';
import { fromYaml } from '../diagnostics/from-yaml.ts';
import { FIELD, lineAt, lineTrap } from '../diagnostics/line-traps.ts';

/** Deepest nesting of lists and fields. */
export const MAX_DEPTH = 24;
/** Most fields and list items in a file: the parser compares each key with all others of its mapping. */
export const MAX_ITEMS = 4000;

/** Cheap sign that the token walk is worth its time: many indicators on a line, much indentation, many brackets. */
const SUSPICIOUS =
  /^[ \t]{24}|^(?:[ \t]*[-?:](?=[ \t\r\n]|$)){3}|[[{](?:[^\]}\n]*[[{]){5}|^[ \t]*\?(?:[ \t]|$)/m;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const worthALook = (text: string): boolean =>
  SUSPICIOUS.test(text) ||
  count(text, /[[{]/g) > MAX_DEPTH ||
  (text.length > MAX_ITEMS && count(text, /[:,-](?=\s|$)/gm) > MAX_ITEMS);

/** The first place where the text breaks a limit or uses a `? ` key, found without composing. */
function structuralFault(text: string): Fault | null {
  if (!worthALook(text)) return null;
  const columns: number[] = [];
  let flow = 0;
  let items = 0;
  let offset = 0;
  let lineStart = 0;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    const at = { start: offset, end: offset + Math.max(1, token.length) };
    if (type === 'newline') lineStart = offset + token.length;
    else if (type === 'flow-seq-start' || type === 'flow-map-start') flow += 1;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') flow -= 1;
    else if (type === 'explicit-key-ind') return { code: 'yaml/complex-key', at };
    else if (type === 'comma') items += 1;
    else if (type === 'seq-item-ind' || type === 'map-value-ind') {
      items += 1;
      const column = offset - lineStart;
      while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop();
      columns.push(column);
    }
    if (flow + columns.length > MAX_DEPTH) {
      return { code: 'yaml/too-deep', params: { limit: MAX_DEPTH }, at };
    }
    if (items > MAX_ITEMS) return { code: 'yaml/too-many-items', params: { limit: MAX_ITEMS }, at };
    // The lexer marks documents and scalars with one-character tokens of its own that stand for no text.
    if (token.charCodeAt(0) !== 0x02 && token.charCodeAt(0) !== 0x18 && token.charCodeAt(0) !== 0x1f) {
      offset += token.length;
    }
  }
  return null;
}

const CORE_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** Anchors, aliases, merges and tags: legal YAML that content has no use for. */
function unusedFeatures(document: Document, text: string): Fault[] {
  if (!/[&*!]|<</.test(text)) return [];
  const faults: Fault[] = [];
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== '<<' || !key.range) return undefined;
      const [start, end] = key.range;
      faults.push({ code: 'yaml/merge', at: { start, end } });
      return visit.SKIP;
    },
    Node(_key, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      if (isAlias(node)) {
        faults.push({ code: 'yaml/alias', params: { character: '*' }, at: { start, end } });
      } else if ('anchor' in node && node.anchor) {
        const from = text.lastIndexOf(`&${node.anchor}`, start);
        const at = { start: from, end: from + node.anchor.length + 1 };
        faults.push({ code: 'yaml/alias', params: { character: '&' }, at });
      } else if (typeof node.tag === 'string' && !CORE_TAGS.has(node.tag)) {
        let from = text.lastIndexOf('!', start);
        while (text[from - 1] === '!') from -= 1;
        const tag = /^[^\s,\]}]+/.exec(text.slice(from))?.[0] ?? '!';
        faults.push({ code: 'yaml/tag', params: { tag }, at: { start: from, end: from + tag.length } });
      }
    },
  });
  return faults;
}

/** Plain values that a comment on their own line cuts short; quotes make the comment clear. */
function cutByComment(document: Document, text: string): Fault[] {
  if (!text.includes('#') || !/[^\s#][ \t]+#/.test(text)) return [];
  const faults: Fault[] = [];
  visit(document, {
    Scalar(key, { type, value, range, source }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range || !source) return;
      const [, end] = range;
      const comment = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(end, end + 400));
      if (!comment) return;
      const [, space = '', lost = ''] = comment;
      const at = { start: end + space.length, end: end + space.length + lost.trimEnd().length };
      faults.push({ code: 'yaml/comment-cuts-value', params: { kept: shown(value), lost: shown(lost) }, at });
    },
  });
  return faults;
}

const shown = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** What stood on lines that had to be covered so that the rest could be read. */
export interface Spoiled {
  /** Offsets of the lines. */
  lines: { start: number; end: number }[];
  /** What was read in the end: as long as the text itself, so that places in it hold. */
  readable: string;
  /** Words that may have been field names. */
  names: Set<string>;
}

export interface YamlResult {
  /** Null when there are faults that leave nothing to check. */
  fields: Record<string, unknown> | null;
  /** Places are offsets into the given text. */
  faults: Fault[];
  /** Set when `fields` lack what some faulty lines held, so that nothing is said twice. */
  spoiled: Spoiled | null;
}

const PARSING = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  stringKeys: true,
  logLevel: 'error',
} as const;

/** Faults of a single line, after which the others can still be read. */
const OF_ONE_LINE: ReadonlySet<Code> = new Set<Code>([
  'yaml/after-quote',
  'yaml/bad-escape',
  'yaml/colon-in-value',
  'yaml/curly-quotes',
  'yaml/equals-sign',
  'yaml/missing-colon',
  'yaml/missing-space',
  'yaml/odd-space',
  'yaml/special-start',
]);

/** Characters parsed again at most, so that a file of mistakes stays within its second. */
const REPARSED = 400_000;

/** Indentation, name and colon of a field, with plain spaces alone. */
const plainLead = ([, indent = '', key = '', colon = '']: RegExpExecArray): string =>
  `${indent.replace(/\s/g, ' ')}${key}:${' '.repeat(colon.length - 1)}`;

/** Covers the line of a fault with text of the same length that says nothing; null when others hang on it. */
function cover(text: string, start: number, spoiled: Spoiled): string | null {
  const line = lineAt(text, start);
  const after = text.slice(line.start + line.text.length).replace(/^\r?\n(?:[ \t]*\r?\n)*/, '');
  const indent = line.text.search(/[^\s-]/);
  if (indent < 0 || after.search(/[^ \t]/) > line.text.search(/\S/)) return null;
  const field = FIELD.exec(line.text);
  const kept = field ? plainLead(field) : line.text.slice(0, indent);
  const rest = line.text.length - kept.length;
  spoiled.lines.push({ start: line.start, end: line.start + line.text.length });
  spoiled.names.add(/[\w-]+/.exec(line.text.slice(indent))?.[0] ?? '');
  const covered = field ? 'x'.repeat(rest) : '#'.repeat(rest);
  return text.slice(0, line.start) + kept + covered + text.slice(line.start + line.text.length);
}

/**
 * @param text YAML, at most 256 KiB (the caller checks)
 * @returns the mapping as plain data, with the faults; one cause gives one fault
 */
export function parseYaml(text: string): YamlResult {
  const refuse = (...faults: Fault[]): YamlResult => ({ fields: null, faults, spoiled: null });
  const structural = structuralFault(text);
  if (structural) return refuse(structural);
  const directive = text.includes('%') ? /^%[^\r\n]*/m.exec(text) : null;
  if (directive && !/^[^%#\s]/m.test(text.slice(0, directive.index))) {
    const at = { start: directive.index, end: directive.index + directive[0].length };
    return refuse({ code: 'yaml/directive', at });
  }

  const spoiled: Spoiled = { lines: [], readable: text, names: new Set() };
  const faults: Fault[] = [];
  let readable = text;
  let document = parseDocument(readable, PARSING);
  for (let parsed = text.length; ; parsed += text.length) {
    const unused = unusedFeatures(document, readable);
    if (document.errors.length === 0) {
      if (unused.length > 0) return refuse(...faults, ...unused);
      break;
    }
    // An unknown tag or alias also fails to resolve: that would be the same cause twice.
    const found = fromYaml(document, readable);
    const told =
      unused.length > 0 && found.every(({ code }) => code === 'yaml/syntax' || code === 'yaml/alias');
    faults.push(...(told ? unused : found));
    const last = faults.at(-1);
    const start = last && 'start' in last.at ? last.at.start : 0;
    const covered =
      !told && last && OF_ONE_LINE.has(last.code) && parsed < REPARSED
        ? cover(readable, start, spoiled)
        : null;
    if (covered === null || covered === readable) return refuse(...faults);
    readable = covered;
    document = parseDocument(readable, PARSING);
  }

  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    if (faults.length > 0) return refuse(...faults);
    const code = /^\s*#/m.test(text) ? 'file/only-comments' : 'file/empty';
    return refuse({ code, at: { start: 0, end: 0 } });
  }
  if (!isMap(contents)) {
    if (faults.length > 0) return refuse(...faults);
    const [start, end] = contents.range ?? [0, 0];
    const trap = isScalar(contents) && contents.type === 'PLAIN' ? lineTrap(lineAt(text, start)) : null;
    return refuse(trap ?? { code: 'yaml/not-fields', at: { start, end } });
  }
  return {
    fields: document.toJS({ maxAliasCount: 0 }) as Record<string, unknown>,
    faults: [...faults, ...cutByComment(document, readable)],
    spoiled: faults.length > 0 ? { ...spoiled, readable } : null,
  };
}
