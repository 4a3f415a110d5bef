/** Replaced parts of a text. */
import type { Span } from '../../../diagnostics/diagnostic.ts';

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
