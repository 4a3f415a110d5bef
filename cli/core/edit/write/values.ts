/** Edits that give fields and items values, or put new ones among them. */

import { changedLines, type TextPiece } from '../../values/changes/text-pieces.ts';
import { scalar } from '../../values/yaml/quoting.ts';
import { type Around, sourcesOf } from './emit.ts';
import {
  columnOf,
  endOf,
  type Found,
  isFirstInLine,
  lineEnd,
  lineStart,
  type WrittenPart,
  type WrittenParts,
  type WrittenValue,
} from './source.ts';

/** Pieces that make one change together, in order. */
export type Pieces = readonly TextPiece[];

/** A file whose fields are changed. */
export interface EditedText {
  text: string;
  newline: string;
}

const put = (at: number, text: string): TextPiece => ({ start: at, end: at, new: text });

const cut = (start: number, end: number): TextPiece => ({ start, end, new: '' });

const aroundOf = ({ text, newline }: EditedText, part: WrittenPart, holder: WrittenParts): Around => ({
  column: columnOf(text, part.at),
  newline,
  flow: holder.flow,
  isItem: holder.is === 'list',
});

/** Edits that give a part another value. */
export function replaceValue(
  target: EditedText,
  part: WrittenPart,
  holder: WrittenParts,
  value: unknown,
): Pieces[] {
  const { text } = target;
  const { after, value: old } = part;
  const written = old && { written: old, text };
  const sources = sourcesOf(value, aroundOf(target, part, holder), written);
  if (after === null) return old ? [] : sources.map((one) => [put(part.at + part.name.length, `:${one}`)]);
  const isItem = holder.is === 'list';
  const inline = (one: string): string => (holder.flow && isItem ? one.trimStart() : one);
  if (!old) return sources.map((one) => [put(isBelow(one) ? lineEnd(text, after) : after, inline(one))]);
  const end = endOf(part, text);
  const sameLine = lineStart(text, old.start) === lineStart(text, after);
  return sources.map((one) => {
    // What is behind a value on its line stays there: a comment.
    if (sameLine && isBelow(one)) {
      const rest = lineEnd(text, end);
      return rest === end || old.is !== 'scalar' || !isFirstInLine(text, part.at)
        ? [{ start: after, end, new: one }]
        : [cut(after, old.end), put(rest, one)];
    }
    const now = one.trimStart();
    if (isBlock(old) && /^[|>]/.test(now)) return [changedLines(text.slice(old.start, end), now, old.start)];
    if (sameLine || (old.is === 'scalar' && !one.includes('\n')))
      return [{ start: old.start, end, new: now }];
    const first = lineEnd(text, after);
    return isBelow(one) ? [{ start: first, end, new: one }] : [put(after, one), cut(first, end)];
  });
}

const isBlock = (value: WrittenValue): boolean => value.is === 'scalar' && value.style.startsWith('BLOCK');

/** Whether a source begins on the line below. */
const isBelow = (source: string): boolean => /^\r?\n/.test(source);

/** Comments on the lines directly above a place, as far as they belong to it: where the first one begins. */
export function withComments(text: string, at: number, from: number): number {
  let start = lineStart(text, at);
  while (start > from) {
    const above = lineStart(text, start - 1);
    if (above < from || !/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Where the comments on the lines below a field end that are indented as its values are. */
const withInnerComments = (text: string, at: number, column: number): number =>
  at + (new RegExp(`^(?:\\r?\\n {${column + 1},}#[^\\r\\n]*)*`).exec(text.slice(at))?.[0].length ?? 0);

/** Edits that add a field to a group. */
export function insertField(
  target: EditedText,
  group: WrittenParts,
  name: string,
  value: unknown,
  order: readonly string[],
): Pieces[] {
  const { text, newline } = target;
  const key = scalar(name);
  const [first] = group.parts;
  const before = order.slice(0, Math.max(0, order.indexOf(name))).reverse();
  const nearest = before.map((one) => group.parts.find((part) => part.name === one)).find((part) => part);
  const anchor = order.includes(name) ? nearest : group.parts.at(-1);
  const column = first ? columnOf(text, first.at) : 0;
  const sources = sourcesOf(value, { column, newline, flow: group.flow, isItem: false });
  if (!first) return sources.map((one) => [put(group.start + 1, `${key}:${one}`)]);
  if (group.flow) {
    return sources.map((one) =>
      anchor ? [put(endOf(anchor, text), `, ${key}:${one}`)] : [put(first.at, `${key}:${one}, `)],
    );
  }
  const indent = ' '.repeat(column);
  if (anchor) {
    const at = withInnerComments(text, lineEnd(text, endOf(anchor, text)), column);
    return sources.map((one) => [put(at, `${newline}${indent}${key}:${one}`)]);
  }
  if (!isFirstInLine(text, first.at))
    return sources.map((one) => [put(first.at, `${key}:${one}${newline}${indent}`)]);
  // Comments at the top of a file belong to it.
  const above = withComments(text, first.at, 0);
  const isTop = above === 0 || /^---(?:[ \t]*ya?ml)?[ \t]*\r?\n$/i.test(text.slice(0, above));
  const at = isTop ? lineStart(text, first.at) : above;
  return sources.map((one) => [put(at, `${indent}${key}:${one}${newline}`)]);
}

/** Edits that put an item into a list that has some. */
export function insertItem(target: EditedText, list: WrittenParts, index: number, value: unknown): Pieces[] {
  const { text, newline } = target;
  const [first] = list.parts;
  const last = list.parts.at(-1);
  const next = list.parts[index];
  if (!first || !last) return [];
  const column = columnOf(text, first.at);
  const sources = sourcesOf(value, { column, newline, flow: list.flow, isItem: true });
  if (list.flow) {
    const at = next ? next.at : endOf(last, text);
    return sources.map((one) => [put(at, next ? `${one.trimStart()}, ` : `,${one}`)]);
  }
  const indent = ' '.repeat(column);
  if (!next) {
    const at = lineEnd(text, endOf(last, text));
    return sources.map((one) => [put(at, `${newline}${indent}-${one}`)]);
  }
  if (!isFirstInLine(text, next.at))
    return sources.map((one) => [put(next.at, `-${one}${newline}${indent}`)]);
  const before = list.parts[index - 1];
  const at = withComments(text, next.at, before ? lineEnd(text, endOf(before, text)) : 0);
  return sources.map((one) => [put(at, `${indent}-${one}${newline}`)]);
}

/** The value that a pointer has to get so that the parts of it that do not exist are there. */
function wrapped(rest: readonly string[], value: unknown): unknown {
  const [name, ...more] = rest;
  if (name === undefined) return value;
  const inside = wrapped(more, value);
  return name === '0' ? [inside] : { [name]: inside };
}

/**
 * @param order names of the fields that the group with a pointer may have, in the order of its model
 * @returns edits that set a value, each by itself enough
 */
export function setValue(
  target: EditedText,
  { parts, holders, rest }: Found,
  value: unknown,
  order: readonly string[],
): Pieces[] {
  const part = parts.at(-1);
  const holder = holders[parts.length - 1];
  const [name, ...more] = rest;
  if (name === undefined) return part && holder ? replaceValue(target, part, holder, value) : [];
  const inside = holders[parts.length];
  const added = wrapped(more, value);
  if (inside && inside.parts.length > 0) {
    if (inside.is === 'group') return insertField(target, inside, name, added, order);
    return name === String(inside.parts.length) ? insertItem(target, inside, inside.parts.length, added) : [];
  }
  if (inside && !part) return insertField(target, inside, name, added, order);
  // An empty group or list, or nothing: only then is there nothing to lose.
  if (!part || !holder || (part.value && !inside)) return [];
  const isList = inside ? inside.is === 'list' : name === '0';
  if (isList && name !== '0') return [];
  return replaceValue(target, part, holder, isList ? [added] : { [name]: added });
}
