/** Keeps boxes whole: what is written at the signs of their first and last lines becomes a text beside them. */
import { EditorState, type Extension, type Text, Transaction } from '@codemirror/state';
import { linesInBoxes } from './box-lines.ts';

/** What these lines may have more of, and what begins a line by itself. */
const STAYS = /^[:\s]/;

/** @returns where a text belongs that is put at a place, with the line breaks around it; null where it may stay */
function placeBeside(doc: Text, at: number): { at: number; before: string; after: string } | null {
  const { number, from, to } = doc.lineAt(at);
  const last = [...linesInBoxes(doc, number)].at(-1);
  if (!last?.edge || last.from !== from) return null;
  if (at === from) return { at, before: '', after: last.edge === 'first' ? '\n\n' : '\n' };
  return last.edge === 'last' ? { at: to, before: '\n\n', after: '' } : null;
}

export const besideBoxes: Extension = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || !transaction.isUserEvent('input')) return transaction;
  const { startState, newSelection, effects } = transaction;
  const put: { from: number; text: string }[] = [];
  transaction.changes.iterChanges((from, to, _, __, inserted) => {
    if (from === to) put.push({ from, text: inserted.toString() });
  });
  const [one] = put;
  const place = put.length === 1 && one && !STAYS.test(one.text) && placeBeside(startState.doc, one.from);
  if (!one || !place || one.text.endsWith('\n')) return transaction;
  const { at, before, after } = place;
  const moved = at + before.length - one.from;
  const { anchor, head } = newSelection.main;
  const userEvent = transaction.annotation(Transaction.userEvent);
  return {
    changes: { from: at, insert: before + one.text + after },
    selection: { anchor: anchor + moved, head: head + moved },
    effects,
    scrollIntoView: true,
    ...(userEvent && { userEvent }),
  };
});
