/** Keeps headings, items of lists and quotes what they are: words that are written before their signs come behind them. */
import { syntaxTree } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { signsLength } from '../lines.ts';
import { insertionIn, putAt } from './insertion.ts';

/** The box of a task. */
const TASK = /^\[[ xX]\][ \t]+/;
/** Where lines are shown as they are written. */
const CODE = /Code|HTML|Comment/;

export const behindSigns: Extension = EditorState.transactionFilter.of((transaction) => {
  const one = insertionIn(transaction);
  // Anything but a word may be about the signs: another level, an indent, the number of an item.
  if (!one || !/^[\p{L}\p{M}]/u.test(one.text) || one.text.includes('\n')) return transaction;
  const { startState } = transaction;
  const { from, text } = startState.doc.lineAt(one.from);
  const lead = signsLength(text);
  const at = from + lead + (lead > 0 ? (TASK.exec(text.slice(lead))?.[0].length ?? 0) : 0);
  if (one.from >= at || CODE.test(syntaxTree(startState).resolveInner(from, 1).name)) return transaction;
  return putAt(transaction, one, { at });
});
