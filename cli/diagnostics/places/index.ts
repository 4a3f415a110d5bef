/**
 * Places in texts, and in the fields of a file. Offsets count UTF-16 code units from 0, in the file's text without byte-order
 * mark; lines and columns count from 1. The end of a part is exclusive.
 */

/** Lines and columns start at 1; columns count UTF-16 code units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A part of a text, its end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A part of a text, and where it starts. */
export interface Slice {
  text: string;
  start: number;
}

/** A JSON Pointer into the fields of a file, and which side of the pair is intended: by default the value. */
export interface FieldPlace {
  pointer: string;
  target?: 'key' | 'value' | undefined;
  /** A text whose first occurrence there is marked, instead of the whole. */
  spot?: string;
  /** Offsets into its source, if only a part of it is marked. */
  within?: Span;
}

/**
 * The place of a fault before lines and columns are known: offsets into the file's text (without byte-order mark), or
 * a place among its fields.
 */
export type Place = Span | FieldPlace;

/** @returns offsets at which the lines of a text begin */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1))
    starts.push(index + 1);
  return starts;
}

/** @returns the lines of a text, each with its offset */
export function linesIn(text: string): Slice[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { start, text: line };
    start += line.length + 1;
    return found;
  });
}

/** @param starts offsets of the lines. @returns line and column of an offset, both from 1 */
export function position(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** @returns the offset of a position, the inverse of `position` */
export const offsetOf = (starts: readonly number[], { line, column }: ReturnType<typeof position>): number =>
  (starts[line - 1] ?? 0) + column - 1;

/** @param starts offsets of the lines. @returns lines and columns of a part, its end exclusive */
export function rangeOf(starts: readonly number[], start: number, end: number): Range {
  const to = position(starts, end);
  return { ...position(starts, start), endLine: to.line, endColumn: to.column };
}
