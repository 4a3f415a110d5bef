/** A text right below a list, which becomes a part of its last item. */
import type { BodyText, Mistake, TextSpan } from '../../core/bodies/text/index.ts';
import { beginsApart } from '../../core/bodies/typed/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { spansIn } from './line-mistakes.ts';

/** Maximum length of the lines shown. */
const LONGEST = 80;

const CODE = 'markdown/joined-lines';

/** Whether a line of a paragraph is separated from the next one by hand. */
const isHardBroken = (content: string, { at, text }: TextSpan): boolean =>
  /^(?:[ \t]{2}|\\$)/.test(content.slice(at + text.length, at + text.length + 2)) ||
  /(?:\\|<br ?\/?>)$/i.test(text);

/** Prose that is wrapped by hand breaks later. */
const WRAPPED = 60;

/** @returns the fault of a text right below the last item of a list, which becomes a part of that item */
export function textBelowItem(text: BodyText, index: number): Mistake | null {
  const [before, block, after] = [-1, 0, 1].map((step) => text.blocks[index + step]);
  if (!block?.inItem || !block.content.includes('\n') || !before?.inItem || before.content.includes('\n'))
    return null;
  // An item above it, and none below.
  if (before.lines[1] !== block.lines[0] || (after?.inItem && after.lines[0] === block.lines[1])) return null;
  const lines = spansIn(block.content);
  const [item, below] = lines;
  if (!item || !below || isHardBroken(block.content, item)) return null;
  const [word = ''] = below.text.split(/\s/, 1);
  const isWrapped = item.text.length + word.length >= WRAPPED;
  const isIndented = /^[ \t>]/.test(text.lineOf(block.lines[0] + 1));
  if (isWrapped || isIndented || !/^[*_"“]{0,3}\p{Lu}/u.test(below.text) || beginsApart(below.text))
    return null;
  const rows = [text.lineOf(block.lines[0]).trim(), '', below.text].map((row) => shorten(row, LONGEST));
  const params = { which: phrase(`${CODE}:list`), advice: phrase(`${CODE}:gap`), rows };
  return { code: CODE, params, at: below.at, length: below.text.length };
}
