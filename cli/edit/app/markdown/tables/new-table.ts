/** A new table in a text. */
import type { EditorState, Line, TransactionSpec } from '@codemirror/state';
import { blockAround } from '../inline.ts';
import { isSource } from '../lines.ts';
import { linesAround } from '../paste.ts';
import { isBoxLine, touchesTable } from './table.ts';

const EMPTY_ROW = '|  |  |';
const EMPTY = [EMPTY_ROW, '| --- | --- |', EMPTY_ROW, EMPTY_ROW].join('\n');

/** A line of a block that goes on after an empty line, such as a note. */
const INDENTED = /^(?: {2,}|\t)/;

/** @returns the line below which a table cuts nothing in two: the caret's own where it is empty, else the last of its block */
function lineAbove(state: EditorState): Line {
  const { doc, selection } = state;
  let line = doc.lineAt(selection.main.head);
  const end = blockAround(state, selection.main.head)?.to ?? line.to;
  const next = () => (line.number < doc.lines ? doc.line(line.number + 1) : null);
  // A table in a box stays in it.
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

/** @returns whether a table can be made at the caret: not in another one, nor in code */
export const canMakeTable = (state: EditorState): boolean => !isSource(state) && !touchesTable(state);

/**
 * @returns what makes a table of two empty columns and rows below its head, as a block of its own, with the caret in its
 *   first cell; null in a table and in code
 */
export function tableMade(state: EditorState): TransactionSpec | null {
  if (!canMakeTable(state)) return null;
  const line = lineAbove(state);
  const place = { from: line.text.trim() === '' ? line.from : line.to, to: line.to };
  const [before, after] = linesAround(state, place);
  return {
    changes: { ...place, insert: before + EMPTY + after },
    selection: { anchor: place.from + before.length + EMPTY_ROW.indexOf('|') + 2 },
  };
}
