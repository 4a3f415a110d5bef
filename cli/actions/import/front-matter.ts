/** Fields in front of texts as generators write them: YAML, TOML or JSON. */
import { parse as parseToml, TomlDate, TomlError } from 'smol-toml';
import { parseDocument } from 'yaml';
import { isObject } from '../../core/values/shapes.ts';

export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Offset of the body. */
  bodyStart: number;
  /** Why the fields cannot be read, at an offset of the text. */
  fault: { reason: string; start: number } | null;
  /** The first line of fields that a program makes; undefined for any others. */
  code?: string;
}

/** Fields that a program makes, as Eleventy runs it. */
const CODE = /^---[ \t]*(?:js|javascript|node|coffee)[ \t]*\r?\n/i;

/** Dates of TOML become the texts that they are written as; other values stay. */
export function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plain);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
  return value;
}

const asFields = (value: unknown): Record<string, unknown> => (isObject(value) ? (value as never) : {});

/** First line of a parser's message: the others show the text, which the report does itself. */
const firstLine = (message: string): string => message.split('\n')[0]?.replace(/:$/, '') ?? '';

/** Most levels of fields. The parsers call themselves for each, and a stack that is full ends the whole program. */
const MOST_LEVELS = 100;

/** Whether brackets, marks of lists on one line, or indentation make more levels than fields may have. */
function isTooDeep(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
    if (open > MOST_LEVELS) return true;
  }
  const marks = (line: string): number => line.match(/(?<![^ \t])[-?:](?=[ \t])/g)?.length ?? 0;
  return text.split('\n').some((line) => /^[ \t]{200}/.test(line) || marks(line) > MOST_LEVELS);
}

/** @returns the fields of a text in a format. @throws never: a fault is returned, at an offset of that text */
export function readFields(
  text: string,
  format: 'yaml' | 'toml' | 'json',
): Pick<FrontMatter, 'fields' | 'fault'> {
  if (isTooDeep(text)) return { fields: {}, fault: { reason: 'the fields have too many levels', start: 0 } };
  if (format === 'yaml') {
    const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
    const [error] = document.errors;
    if (error) return { fields: {}, fault: { reason: firstLine(error.message), start: error.pos[0] } };
    const fields = asFields(plain(document.toJS({ maxAliasCount: 100 })));
    return { fields, fault: null };
  }
  try {
    return { fields: asFields(plain(format === 'toml' ? parseToml(text) : JSON.parse(text))), fault: null };
  } catch (error) {
    const reason = firstLine((error as Error).message).replace(/^Invalid TOML document: /, '');
    if (!(error instanceof TomlError)) return { fields: {}, fault: { reason, start: 0 } };
    const lines = text.split('\n').slice(0, error.line - 1);
    const start = lines.reduce((sum, line) => sum + line.length + 1, 0) + error.column - 1;
    return { fields: {}, fault: { reason, start } };
  }
}

/** @returns the end of a JSON object at the beginning of a text: offset after its brace, or -1 */
function endOfObject(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}]/g)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth === 0) return index + sign.length;
  }
  return -1;
}

const FENCES = [
  { format: 'yaml', open: /^---[ \t]*(?:ya?ml[ \t]*)?\r?\n/i, close: /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m },
  {
    format: 'toml',
    open: /^(?:\+\+\+|---[ \t]*toml)[ \t]*\r?\n/i,
    close: /^(?:\+\+\+|---)[ \t]*(?:\r?\n|$)/m,
  },
  { format: 'json', open: /^---[ \t]*json[ \t]*\r?\n/i, close: /^---[ \t]*(?:\r?\n|$)/m },
] as const;

/** @returns the fields and the body of a text; without fields, all is body */
export function readFrontMatter(written: string): FrontMatter {
  // Most generators ignore blank lines in front.
  const lead = /^\s*/.exec(written)?.[0].length ?? 0;
  const text = written.slice(lead);
  const [code] = CODE.exec(text) ?? [];
  const end = code === undefined ? null : /\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (code !== undefined && end)
    return { fields: {}, bodyStart: lead + end.index + end[0].length, fault: null, code: code.trim() };
  const { fields, bodyStart, fault } = readFence(text);
  return { fields, bodyStart: bodyStart + lead, fault: fault && { ...fault, start: fault.start + lead } };
}

function readFence(text: string): FrontMatter {
  for (const { format, open, close } of FENCES) {
    const opening = open.exec(text)?.[0];
    if (opening === undefined) continue;
    const end = close.exec(text.slice(opening.length));
    if (!end) return { fields: {}, bodyStart: 0, fault: { reason: 'the fields do not end', start: 0 } };
    const { fields, fault } = readFields(text.slice(opening.length, opening.length + end.index), format);
    return {
      fields,
      bodyStart: opening.length + end.index + end[0].length,
      fault: fault && { ...fault, start: fault.start + opening.length },
    };
  }
  const start = /^\s*(?=\{\s*(?:"|\}))/.exec(text)?.[0].length;
  const end = start === undefined ? -1 : endOfObject(text.slice(start));
  if (start === undefined || end < 0) return { fields: {}, bodyStart: 0, fault: null };
  const { fields, fault } = readFields(text.slice(start, start + end), 'json');
  return { fields, bodyStart: start + end, fault: fault && { ...fault, start: fault.start + start } };
}
