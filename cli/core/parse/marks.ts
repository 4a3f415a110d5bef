/**
 * Limits bodies with very many Markdown characters: each may become a part of the page, and needs a hundred times its
 * size.
 */
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Slice } from '../stages/document.ts';

/** Maximum number of such characters in a body: five times that of the longest posts in real archives. */
export const MAX_MARKS = 10_000;

/** Emphasis, code, links, tags, cells and entities; the colon and the `@` of bare addresses. */
const MARKS = /[*_`[\]<>|&!:@]/g;

/** @returns the fault of a body with more such characters, at the first one over the limit; otherwise null */
export function tooManyMarks({ text, start }: Slice): Fault | null {
  if (text.length <= MAX_MARKS) return null;
  let count = 0;
  for (const { index } of text.matchAll(MARKS)) {
    count += 1;
    if (count > MAX_MARKS) {
      const at = { start: start + index, end: start + index + 1 };
      return { code: 'markdown/too-many-marks', params: { limit: MAX_MARKS }, at };
    }
  }
  return null;
}
