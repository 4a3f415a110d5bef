/** Bodies made of little but signs of Markdown: each may become a part of the page, and costs a hundred times its size. */
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Slice } from '../stages/document.ts';

/** Most such signs in a body: five times as many as the longest posts of real archives have. */
export const MAX_MARKS = 10_000;

/** Emphasis, code, links, tags, cells and entities; the colon and the `@` of addresses that stand by themselves. */
const MARKS = /[*_`[\]<>|&!:@]/g;

/** @returns the fault of a body with more signs than that, at the first one too many; null for any other */
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
