/** The boxes of a text, line by line. */
import type { Text } from '@codemirror/state';

/** The line that opens a box: `::: tip Title`. */
export interface OpenBox {
  from: number;
  text: string;
  colons: string;
  name: string;
}

/** A line of the text that is in a box, or is its first or last one. */
interface LineInBox {
  from: number;
  text: string;
  /** The innermost box. */
  box: OpenBox;
  /** How many boxes it is in. */
  depth: number;
  edge: 'first' | 'last' | null;
}

const OPENS = /^(:{3,})[ \t]*([^\s:{[]+)/;
const CLOSES = /^:{3,}[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** @param last number of the last line that is read */
export function* linesInBoxes(doc: Text, last = doc.lines): Iterable<LineInBox> {
  const open: OpenBox[] = [];
  /** What opened the code that a line is in. */
  let fence = '';
  for (let number = 1; number <= last; number += 1) {
    const { from, text } = doc.line(number);
    const [, ticks = ''] = FENCE.exec(text) ?? [];
    const isCode = fence !== '' || ticks !== '';
    if (fence === '') fence = ticks;
    else if (ticks.startsWith(fence) && text.trim() === ticks) fence = '';
    const [, colons = '', name = ''] = (!isCode && OPENS.exec(text)) || [];
    if (name !== '') open.push({ from, text, colons, name });
    const box = open.at(-1);
    if (!box) continue;
    const isLast = !isCode && CLOSES.test(text);
    yield { from, text, box, depth: open.length, edge: name !== '' ? 'first' : isLast ? 'last' : null };
    if (isLast) open.pop();
  }
}

/** @returns which edge of a box a line is; null for any other line */
export function edgeAt(doc: Text, number: number): LineInBox['edge'] {
  const last = [...linesInBoxes(doc, number)].at(-1);
  return last?.from === doc.line(number).from ? last.edge : null;
}
