/** The fields of a file as they are written: where each name, value and item begins and ends. */
import { isMap, isPair, isScalar, isSeq, type Pair, parseDocument } from 'yaml';
import type { Slice } from '../../../diagnostics/places/index.ts';
import { pointerNames } from '../../../diagnostics/pointers/index.ts';

/** A value in its source; offsets into the file. */
export type WrittenValue = WrittenScalar | WrittenParts;

export interface WrittenScalar {
  is: 'scalar';
  start: number;
  end: number;
  value: unknown;
  /** The `yaml` package's type: `PLAIN`, `BLOCK_LITERAL` … */
  style: string;
}

export interface WrittenParts {
  is: 'group' | 'list';
  start: number;
  end: number;
  /** Whether it is between brackets. */
  flow: boolean;
  parts: readonly WrittenPart[];
}

/** A field of a group, or an item of a list. */
export interface WrittenPart {
  /** The name of a field; the number of an item. */
  name: string;
  /** Where it begins: its name, its dash, or an item between brackets. */
  at: number;
  /** Where its value may begin: after the colon or the dash; null if there is none. */
  after: number | null;
  /** Null if it is empty. */
  value: WrittenValue | null;
}

/** The fields of a file. */
export interface WrittenFields {
  root: WrittenParts;
  values: Readonly<Record<string, unknown>>;
}

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  stringKeys: true,
  logLevel: 'silent',
} as const;

interface Token {
  type: string;
  offset: number;
}

const offsetOfToken = (tokens: readonly Token[] | undefined, type: string): number | null => {
  const found = tokens?.find((token) => token.type === type);
  return found ? found.offset + 1 : null;
};

/** The parts of a group, in order. */
function fieldsIn(pairs: readonly Pair[], start: number): WrittenPart[] {
  return pairs.map((pair) => {
    const { key, value } = pair;
    const { sep } = (pair as unknown as { srcToken?: { sep?: Token[] } }).srcToken ?? {};
    const colon = offsetOfToken(sep, 'map-value-ind');
    return {
      name: isScalar(key) ? String(key.value) : '',
      at: start + (isScalar(key) ? (key.range?.[0] ?? 0) : 0),
      after: colon === null ? null : start + colon,
      value: writtenValue(value, start),
    };
  });
}

function writtenValue(node: unknown, start: number): WrittenValue | null {
  if (isScalar(node)) {
    const [from, to] = node.range ?? [0, 0];
    if (to <= from) return null;
    return {
      is: 'scalar',
      start: start + from,
      end: start + to,
      value: node.value,
      style: node.type ?? 'PLAIN',
    };
  }
  if (isMap(node)) {
    const [from, to] = node.range ?? [0, 0];
    const parts = fieldsIn(node.items, start);
    return { is: 'group', start: start + from, end: start + to, flow: node.flow === true, parts };
  }
  if (!isSeq(node)) return null;
  const [from, to] = node.range ?? [0, 0];
  const flow = node.flow === true;
  const { items = [] } = (node.srcToken ?? {}) as { items?: { start: Token[] }[] };
  const dashes = flow ? [] : items.flatMap((item) => offsetOfToken(item.start, 'seq-item-ind') ?? []);
  const parts = node.items.map((item, index): WrittenPart => {
    const value = isPair(item) ? null : writtenValue(item, start);
    const dash = dashes[index];
    const at = dash === undefined ? (value?.start ?? 0) : start + dash - 1;
    return { name: String(index), at, after: dash === undefined ? at : start + dash, value };
  });
  return { is: 'list', start: start + from, end: start + to, flow, parts };
}

/**
 * @param yaml a text that `parse` has read without a fault of syntax
 * @returns null if it holds no fields
 */
export function writtenFields({ text, start }: Slice): WrittenFields | null {
  const document = parseDocument(text, { ...OPTIONS, keepSourceTokens: true });
  const root = writtenValue(document.contents, start);
  return root?.is === 'group' ? { root, values: document.toJS({ maxAliasCount: 0 }) } : null;
}

/** A place among the fields: as far as a pointer exists. */
export interface Found {
  /** The parts on the way, from the top; each inside the one before. */
  parts: readonly WrittenPart[];
  /** The groups and lists that hold them, one for each part, and then the one at the end, if it is one. */
  holders: readonly WrittenParts[];
  /** Names that do not exist. */
  rest: readonly string[];
}

/** @returns how far a pointer leads */
export function find(root: WrittenParts, pointer: string): Found {
  const names = pointerNames(pointer);
  const parts: WrittenPart[] = [];
  const holders: WrittenParts[] = [root];
  for (const name of names) {
    const holder = holders[parts.length];
    const part = holder?.parts.find((one) => one.name === name);
    if (!part) break;
    parts.push(part);
    if (part.value && part.value.is !== 'scalar') holders.push(part.value);
  }
  return { parts, holders, rest: names.slice(parts.length) };
}

/** @returns where the text of a part ends, without its line end */
export function endOf({ at, after, value, name }: WrittenPart, text: string): number {
  if (!value) return after ?? at + name.length;
  if (value.is !== 'scalar' && !value.flow) {
    const last = value.parts.at(-1);
    return last ? endOf(last, text) : value.end;
  }
  const isBlock = value.is === 'scalar' && value.style.startsWith('BLOCK');
  return isBlock
    ? value.end - (/\r?\n$/.exec(text.slice(value.start, value.end))?.[0].length ?? 0)
    : value.end;
}

/** @returns the end of a line, without its line break */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > at ? end - 1 : end;
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Whether only spaces are before a place on its line. */
export const isFirstInLine = (text: string, at: number): boolean =>
  /^ *$/.test(text.slice(lineStart(text, at), at));

export const columnOf = (text: string, at: number): number => at - lineStart(text, at);
