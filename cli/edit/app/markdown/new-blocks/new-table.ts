/** A new table in a text. */
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { blockMade, canMakeBlock } from './new-block.ts';

const EMPTY_ROW = '|  |  |';
const EMPTY = [EMPTY_ROW, '| --- | --- |', EMPTY_ROW, EMPTY_ROW].join('\n');

/**
 * @returns what makes a table of two empty columns and rows below its head, as a block of its own, with the caret in its
 *   first cell; null in a table and in code
 */
export const tableMade = (state: EditorState): TransactionSpec | null =>
  canMakeBlock(state) ? blockMade(state, EMPTY, EMPTY_ROW.indexOf('|') + 2) : null;
