/** Bullets of a word processor before paragraphs of their own: they show, but not as a list. */
import { type BodyFault, mistakeIn } from '../../core/bodies/body-check.ts';
import type { Block, BodyText } from '../../core/bodies/body-text.ts';
import { BULLET, beginsLikeItem, itemFix } from './bullet-mistakes.ts';

/** Letters that are bullets in Word's symbol fonts. */
const LETTER = /^[oØü§v]\t[ \t]{0,9}/;
/** Before one paragraph alone, other characters may be ornaments. */
const ALONE = /^(?:[\u2022\uF000-\uF0FF]|[oØü§v]\t)[^\p{L}\d\n]{0,4}[\p{L}\d]/u;

/** @returns the bullet that a paragraph begins with, spaces included, if no other line of it has one */
function bulletOf({ parent, inItem, content }: Block): string | null {
  if (parent !== 'paragraph_open' || inItem) return null;
  const bullet = (BULLET.exec(content) ?? LETTER.exec(content))?.[0];
  const isOther =
    bullet === undefined || /^[»›]/.test(bullet) || content.split('\n').slice(1).some(beginsLikeItem);
  return isOther ? null : bullet;
}

/** @returns the faults of lists, each at its first item */
export function looseLists(text: BodyText): BodyFault[] {
  const lists: { block: Block; bullet: string }[][] = [];
  let end = -1;
  for (const block of text.blocks) {
    const bullet = bulletOf(block);
    if (bullet === null) continue;
    const last = lists.at(-1);
    const between = text.body.text.slice(text.starts[end], text.starts[block.lines[0]]);
    end = block.lines[1];
    if (last && last[0]?.bullet[0] === bullet[0] && between.trim() === '') last.push({ block, bullet });
    else lists.push([{ block, bullet }]);
  }
  return lists.flatMap((items) => {
    const [first] = items;
    if (!first || (items.length === 1 && !ALONE.test(first.block.content))) return [];
    const [line = ''] = first.block.content.split('\n');
    const params = {
      sign: first.bullet.trim(),
      fix: itemFix('- ', line.slice(first.bullet.length)),
      rows: [],
      first: '',
    };
    const mistake = { code: 'markdown/list-sign', params, at: 0, length: line.length } as const;
    const faults = items.map(({ block, bullet }) =>
      mistakeIn(text, block, { ...mistake, edits: [{ at: 0, length: bullet.length, new: '- ', bare: '' }] }),
    );
    return faults
      .slice(0, 1)
      .map((fault) => ({ ...fault, edits: faults.flatMap(({ edits = [] }) => edits) }));
  });
}
