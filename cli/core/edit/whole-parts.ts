/**
 * Whether an edit of a body replaces neither more nor less than it claims. Comparing what shows is not enough: what an edit
 * replaces by mistake would be missing on both sides.
 */
import { asComment, enclosedNotes } from '../values/private-notes.ts';
import type { Candidate } from './edits.ts';

/** An edit with the text that it replaces, and the line in front of that. */
interface Part {
  old: string;
  now: string;
  bare: string;
  lead: string;
}

const isBlank = (text: string): boolean => text.trim() === '';
const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');
const signsIn = (text: string): string => [...text.replace(/\s+/g, '')].sort().join('');

/** The kinds of text that edits replace. */
const KINDS: readonly ((part: Part) => boolean)[] = [
  // Blanks, all that are claimed.
  ({ old, bare }) => old !== '' && isBlank(old) && old === bare,
  // Signs that get a backslash.
  ({ old, now }) => !isBlank(old) && now.replaceAll('\\', '') === old,
  // Text in which marks and blanks move.
  ({ old, now }) => !isBlank(old) && signsIn(old) === signsIn(now) && lettersIn(old) === lettersIn(now),
  // A sign in front of a line that becomes the mark of the line.
  ({ old, now, bare, lead }) =>
    bare === '' && /^[^\p{L}\p{N}\s]$/u.test(old) && /^[^\p{L}\p{N}]+ $/u.test(now) && /^[ \t>]*$/.test(lead),
  // A note that becomes a comment.
  ({ old, now }) => {
    const [note] = enclosedNotes(old);
    return note?.at === 0 && note.end === old.length && asComment(old.slice(...note.inner)).comment === now;
  },
];

const OPENS_BOX = /(?:^|[\s>]):{3,}[ \t]*(?:widget[ \t]+)?$/;

/** @returns whether an edit replaces what it claims as a whole; always for a claim that names what it replaces */
export function replacesWhole({ start, end, new: now, claim }: Candidate, text: string): boolean {
  if (claim.is !== 'shown' && claim.is !== 'box') return true;
  const old = text.slice(start, end);
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (claim.is === 'box')
    return /^[^\s:{[]+$/.test(old) && OPENS_BOX.test(lead) && /^(?:[\s:{[]|$)/.test(text.slice(end));
  const { bare } = claim;
  const isOneLine = !/[\r\n]/.test(old);
  const isTight = isBlank(old) || old === old.trim();
  return isOneLine && isTight && KINDS.some((is) => is({ old, now, bare, lead }));
}
