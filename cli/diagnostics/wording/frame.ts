/** The line of a fault with a marker under it, for terminal and browser. */
import type { Diagnostic } from '../index.ts';
import { isPlain, safeText } from '../texts/index.ts';

export interface Frame {
  /** Number of the line. */
  line: number;
  text: string;
  /** Spaces, then carets. */
  marker: string;
}

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const NARROWEST = /^[\p{M}\u200B-\u200F\uFE00-\uFE0F]$/u;

/** @returns its columns: two for East Asian letters and emoji, none for combining marks */
export function columnsOf(text: string): number {
  if (isPlain(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += NARROWEST.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}

/** The part of a long line around the fault, and the fault's column in it. */
function excerpt(line: string, column: number, width: number): { text: string; offset: number } {
  if (line.length <= width) return { text: line, offset: column - 1 };
  const from = Math.max(0, Math.min(column - 1 - Math.floor(width / 3), line.length - width));
  const lead = from > 0 ? '…' : '';
  const tail = from + width < line.length ? '…' : '';
  return { text: lead + line.slice(from, from + width) + tail, offset: column - 1 - from + lead.length };
}

/**
 * @param width maximum number of characters shown, without ellipses
 * @returns null if there is no line to show
 */
export function frameOf(
  { range, lineText }: Pick<Diagnostic, 'range' | 'lineText'>,
  width: number,
): Frame | null {
  if (lineText === '') return null;
  const { text: raw, offset } = excerpt(lineText, range.column, width);
  const text = safeText(raw);
  const end = range.endLine === range.line ? offset + range.endColumn - range.column : text.length;
  const marked = text.slice(offset, Math.max(end, offset + 1));
  const marker = ' '.repeat(columnsOf(text.slice(0, offset))) + '^'.repeat(Math.max(1, columnsOf(marked)));
  return { line: range.line, text, marker };
}
