/** Keeps headings, items of lists and quotes what they are: words that are written before their signs come behind them. */
import { syntaxTree } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { insertionIn, putAt } from './insertion.ts';

/** What begins a line, with the spaces around it, and the box of a task. */
const SIGNS = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)[ \t]+)+(?:\[[ xX]\][ \t]+)?/;
/** Where lines are shown as they are written. */
const CODE = /Code|HTML|Comment/;

export const behindSigns: Extension = EditorState.transactionFilter.of((transaction) => {
  const one = insertionIn(transaction);
  // Anything but a word may be about the signs: another level, an indent, the number of an item.
  if (!one || !/^[\p{L}\p{M}]/u.test(one.text) || one.text.includes('\n')) return transaction;
  const { startState } = transaction;
  const { from, text } = startState.doc.lineAt(one.from);
  const [signs = ''] = SIGNS.exec(text) ?? [];
  const at = from + signs.length;
  if (one.from >= at || CODE.test(syntaxTree(startState).resolveInner(from, 1).name)) return transaction;
  return putAt(transaction, one, { at });
});
