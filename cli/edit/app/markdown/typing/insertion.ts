/** A text that a user puts into another one, and the same text in another place. */
import { Transaction, type TransactionSpec } from '@codemirror/state';

interface Insertion {
  from: number;
  text: string;
}

/** @returns what is typed or pasted in one place, where nothing is taken away; null for any other change */
export function insertionIn(transaction: Transaction): Insertion | null {
  if (!transaction.docChanged || !transaction.isUserEvent('input')) return null;
  const put: Insertion[] = [];
  let isMore = false;
  transaction.changes.iterChanges((from, to, _, __, inserted) => {
    if (from === to) put.push({ from, text: inserted.toString() });
    else isMore = true;
  });
  const [one = null, ...others] = put;
  return isMore || others.length > 0 ? null : one;
}

/** Where a text belongs, with what is written around it. */
export interface Destination {
  at: number;
  before?: string;
  after?: string;
}

/** @returns the change that puts a text elsewhere, with the caret in the same place of it */
export function putAt(
  transaction: Transaction,
  { from, text }: Insertion,
  { at, before = '', after = '' }: Destination,
): TransactionSpec {
  const moved = at + before.length - from;
  const { anchor, head } = transaction.newSelection.main;
  const userEvent = transaction.annotation(Transaction.userEvent);
  return {
    changes: { from: at, insert: before + text + after },
    selection: { anchor: anchor + moved, head: head + moved },
    effects: transaction.effects,
    scrollIntoView: true,
    ...(userEvent && { userEvent }),
  };
}
