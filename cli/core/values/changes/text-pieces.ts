/** Replaced parts of a text. */
import type { Span } from '../../../diagnostics/places/index.ts';

/** A new text in place of a part of a text; offsets into the old text. */
export interface TextPiece extends Span {
  new: string;
}

/** The same, with what it replaces. */
export interface Replacement extends TextPiece {
  old: string;
}

/** @param edits in order of places, not overlapping */
export function apply(text: string, edits: readonly TextPiece[]): string {
  let made = '';
  let done = 0;
  for (const { start, end, new: piece } of edits) {
    made += text.slice(done, start) + piece;
    done = end;
  }
  return made + text.slice(done);
}

/** @returns where the only part begins and ends in which two texts or lists differ; `rest` is the length of what follows */
export function differenceOf<One>(before: ArrayLike<One>, after: ArrayLike<One>) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let rest = 0;
  const most = Math.min(before.length, after.length) - start;
  while (rest < most && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest += 1;
  return { start, end: before.length - rest, rest };
}

/** @returns the only part in which two texts differ */
export function changeOf(before: string, after: string): Replacement {
  const { start, end, rest } = differenceOf(before, after);
  return { start, end, old: before.slice(start, end), new: after.slice(start, after.length - rest) };
}

export const replaced = (old: string, now: string, start: number): Replacement => ({
  start,
  end: start + old.length,
  old,
  new: now,
});

/** @returns the same replacement without the first and last lines that stay as they are */
export function changedLines(old: string, now: string, start: number): Replacement {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const { start: first, end, rest } = differenceOf(before, after);
  const skipped = before.slice(0, first).join('').length + first;
  const lines = after.slice(first, after.length - rest);
  return replaced(before.slice(first, end).join('\n'), lines.join('\n'), start + skipped);
}

/** @returns the line break of a text */
export const newlineOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

/** @returns a text with the line breaks of an old one, where these are the same lines */
export function withLineBreaks(old: string, text: string): string {
  if (!old.includes('\r\n')) return text;
  const { start, end, new: piece } = changeOf(old.replaceAll('\r\n', '\n'), text);
  const [from = 0, to = 0] = [start, end].map((offset) => {
    let at = 0;
    for (let left = offset; left > 0; left -= 1) at += old.startsWith('\r\n', at) ? 2 : 1;
    return at;
  });
  return old.slice(0, from) + piece.replaceAll('\n', newlineOf(old)) + old.slice(to);
}
