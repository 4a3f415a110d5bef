/** Edits that remove fields and items, move items, and replace the lines of a field. */
import {
  columnOf,
  endOf,
  isFirstInLine,
  lineEnd,
  lineStart,
  type WrittenPart,
  type WrittenParts,
} from './source.ts';
import { type EditedText, type Pieces, replaceValue, withComments } from './values.ts';

/** The lines from a place to another, with one of the line breaks around them. */
function wholeLines(text: string, from: number, to: number): Pieces {
  const start = lineStart(text, from);
  const end = lineEnd(text, to);
  const next = text.indexOf('\n', end);
  if (next >= 0) return [{ start, end: next + 1, new: '' }];
  const before = text[start - 2] === '\r' ? start - 2 : start - 1;
  return [{ start: Math.max(0, before), end, new: '' }];
}

function removeBetweenBrackets(text: string, { parts }: WrittenParts, index: number): Pieces[] {
  const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
  if (!part) return [];
  if (next) return [[{ start: part.at, end: next.at, new: '' }]];
  const end = endOf(part, text);
  // After the last one, a comma may stay.
  return [
    ...(before ? [[{ start: endOf(before, text), end, new: '' }]] : []),
    [{ start: part.at, end, new: '' }],
  ];
}

/**
 * Edits that remove a part with its lines and the comments in them.
 * @param above the part that holds the group or list, and what holds that; null at the top
 */
export function removePart(
  target: EditedText,
  holder: WrittenParts,
  index: number,
  above: { part: WrittenPart; holder: WrittenParts } | null,
): Pieces[] {
  const { text } = target;
  const part = holder.parts[index];
  if (!part) return [];
  if (holder.parts.length === 1 && !holder.flow) {
    const to = lineEnd(text, endOf(part, text));
    if (!above) return [[{ start: part.at, end: to, new: '{}' }]];
    const emptied = replaceValue(target, above.part, above.holder, holder.is === 'list' ? [] : {});
    return emptied.map((pieces) => [
      ...pieces.slice(0, -1),
      ...pieces.slice(-1).map((one) => ({ ...one, end: to })),
    ]);
  }
  if (holder.flow) return removeBetweenBrackets(text, holder, index);
  const end = lineEnd(text, endOf(part, text));
  if (isFirstInLine(text, part.at)) return [wholeLines(text, part.at, end)];
  // Behind a dash: the next one takes its place, unless something is between them.
  const next = holder.parts[index + 1];
  if (next && /^\r?\n *$/.test(text.slice(end, next.at)))
    return [[{ start: part.at, end: next.at, new: '' }]];
  return [[{ start: text.slice(0, part.at).trimEnd().length, end, new: '' }]];
}

/** A part with the comments above it, without the line break at its end. */
function chunkOf(text: string, { parts }: WrittenParts, index: number): { start: number; end: number } {
  const part = parts[index] as WrittenPart;
  const before = parts[index - 1];
  const end = lineEnd(text, endOf(part, text));
  if (!isFirstInLine(text, part.at)) return { start: part.at, end };
  return { start: withComments(text, part.at, before ? lineEnd(text, endOf(before, text)) : 0), end };
}

/** Edits that move an item of a list to another index. */
export function moveItem({ text }: EditedText, list: WrittenParts, from: number, to: number): Pieces[] {
  const order = list.parts.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const indent = ' '.repeat(columnOf(text, list.parts[0]?.at ?? 0));
  const chunks = list.parts.map((part, index) =>
    list.flow ? { start: part.at, end: endOf(part, text) } : chunkOf(text, list, index),
  );
  const sourceOf = ({ start, end }: { start: number; end: number }, isInline: boolean): string => {
    const own = text.slice(start, end);
    if (list.flow) return own;
    const whole = isFirstInLine(text, start) && lineStart(text, start) === start ? own : indent + own;
    return isInline ? whole.slice(indent.length) : whole;
  };
  const pieces = order.flatMap((source, index) => {
    const [place, moved] = [chunks[index], chunks[source]];
    if (!place || !moved || source === index) return [];
    return [{ ...place, new: sourceOf(moved, lineStart(text, place.start) !== place.start) }];
  });
  return [pieces];
}

/** Where the source of a part ends: with its line, or between brackets with its value. */
const sourceEnd = (text: string, part: WrittenPart, { flow }: WrittenParts): number =>
  flow ? endOf(part, text) : lineEnd(text, endOf(part, text));

/** @returns the source of a part: its lines, those below the first one moved to the left as far */
export function sourceOfPart(text: string, part: WrittenPart, holder: WrittenParts): string {
  const lead = new RegExp(`^ {0,${columnOf(text, part.at)}}`);
  const [first = '', ...rest] = text.slice(part.at, sourceEnd(text, part, holder)).split(/\r?\n/);
  return [first, ...rest.map((line) => line.replace(lead, ''))].join('\n');
}

/** @returns lines for a part at a column */
export const indented = (lines: string, column: number, newline: string): string =>
  lines
    .split(/\r?\n/)
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join(newline);

/** Edits that replace the source of a part. */
export const replaceLines = (
  { text, newline }: EditedText,
  part: WrittenPart,
  holder: WrittenParts,
  lines: string,
): Pieces => [
  {
    start: part.at,
    end: sourceEnd(text, part, holder),
    new: indented(lines, columnOf(text, part.at), newline),
  },
];
