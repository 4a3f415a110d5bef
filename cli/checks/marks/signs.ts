/** Signs that every body is searched for. */
import type { Mistake } from '../../core/bodies/text/index.ts';
import { ANY_PICTURE } from '../../core/stages/pictures/picture-formats.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

export const isWord = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

/** Text that looks like an address: with a scheme, from the root of the site, an anchor, a picture. */
const ADDRESS = new RegExp(
  `^(?:[a-z][a-z\\d+.-]*:\\S|www\\.|\\/|#\\S|(?:\\.{1,2}\\/)?images\\/)|\\.(?:${ANY_PICTURE}|html?|pdf)$`,
  'i',
);

export const isAddress = (text: string): boolean => ADDRESS.test(text);

const OF_PICTURE = new RegExp(`\\.(?:${ANY_PICTURE})(?:[?#]|$)`, 'i');

/** `! [teks](gambar)`: a mark of a picture that no sentence ends with, away from its brackets. */
export function gapInPicture(content: string, bracket: number, address: string): Mistake | null {
  const mark = /(?:^|\s)(![ \t]{1,8}\[)$/.exec(content.slice(Math.max(0, bracket - 10), bracket + 1))?.[1];
  if (mark === undefined || !OF_PICTURE.test(address)) return null;
  const params = { fix: '![', shown: phrase('markdown/gap-in-link:picture') };
  return { code: 'markdown/gap-in-link', params, at: bracket + 1 - mark.length, length: mark.length };
}
