import { isPlain } from './inert.ts';

/** Width of a text in terminal columns. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const NARROWEST = /^[\p{M}\u200B-\u200F\uFE00-\uFE0F]$/u;

/** @returns its columns: two for East Asian letters and emoji, none for combining marks */
export function columnsOf(text: string): number {
  if (isPlain(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += NARROWEST.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}
