/** Keeps boxes whole: what is written at the signs of their first and last lines becomes a text beside them. */
import { EditorState, type Extension, type Text } from '@codemirror/state';
import { edgeAt } from '../box-form/box-lines.ts';
import { type Destination, insertionIn, putAt } from './insertion.ts';

/** What these lines may have more of, and what begins a line by itself. */
const STAYS = /^[:\s]/;

/** @returns where a text belongs that is put at a place, with line breaks; null where it may stay */
function placeBeside(doc: Text, at: number): Destination | null {
  const { number, from, to } = doc.lineAt(at);
  const edge = edgeAt(doc, number);
  if (edge && at === from) return { at, after: edge === 'first' ? '\n\n' : '\n' };
  return edge === 'last' ? { at: to, before: '\n\n' } : null;
}

export const besideBoxes: Extension = EditorState.transactionFilter.of((transaction) => {
  const one = insertionIn(transaction);
  if (!one || STAYS.test(one.text) || one.text.endsWith('\n')) return transaction;
  const place = placeBeside(transaction.startState.doc, one.from);
  return place ? putAt(transaction, one, place) : transaction;
});
