/** A new block in a text: a table, a box. */
import type { EditorState, Line, TransactionSpec } from '@codemirror/state';
import { linesInBoxes } from '../box-form/box-lines.ts';
import { blockAround } from '../inline.ts';
import { isSource } from '../lines.ts';
import { linesAround } from '../paste.ts';
import { isBoxLine, touchesTable } from '../tables/table.ts';

/** A line of a block that goes on after an empty line, such as a note. */
const INDENTED = /^(?: {2,}|\t)/;

/** @returns the line below which a block cuts nothing in two: the caret's own where it is empty, else the last of its block */
function lineAbove(state: EditorState): Line {
  const { doc, selection } = state;
  let line = doc.lineAt(selection.main.head);
  const end = blockAround(state, selection.main.head)?.to ?? line.to;
  const next = () => (line.number < doc.lines ? doc.line(line.number + 1) : null);
  // What is made in a box stays in it.
  for (let below = next(); below && line.to < end && !isBoxLine(line.text); below = next()) {
    if (isBoxLine(below.text)) return line;
    line = below;
  }
  for (let number = line.number + 1; number <= doc.lines; number += 1) {
    const below = doc.line(number);
    if (below.text.trim() === '') continue;
    if (!INDENTED.test(below.text)) break;
    line = below;
  }
  return line;
}

/** @returns whether a block can be made at the caret: not in a table, nor in code */
export const canMakeBlock = (state: EditorState): boolean => !isSource(state) && !touchesTable(state);

/** @returns what makes a block of its own at the caret, with the caret at an offset of it */
export function blockMade(state: EditorState, text: string, caret: number): TransactionSpec {
  const line = lineAbove(state);
  const place = { from: line.text.trim() === '' ? line.from : line.to, to: line.to };
  const [before, after] = linesAround(state, place);
  return {
    changes: { ...place, insert: before + text + after },
    selection: { anchor: place.from + before.length + caret },
  };
}

const BOX = '::: note\n\n:::';

/** @returns whether a box can be made at the caret: not in another one, which would end with it */
export function canMakeBox(state: EditorState): boolean {
  const { number, from } = state.doc.lineAt(state.selection.main.head);
  const last = [...linesInBoxes(state.doc, number)].at(-1);
  return canMakeBlock(state) && last?.from !== from;
}

/** @returns what makes an empty box, with the caret in it; null in another one, in a table and in code */
export const boxMade = (state: EditorState): TransactionSpec | null =>
  canMakeBox(state) ? blockMade(state, BOX, BOX.indexOf('\n') + 1) : null;
