/** Links without text or with words that fit any link, images without alt text, either without a URL, and accidental code spans. */
import type { Token } from 'markdown-it';
import { plainText } from '../../core/bodies/index.ts';
import { type BodyCheck, type Mistake, mistakeIn, placeIn, showsText } from '../../core/bodies/text/index.ts';
import { mediaKind } from '../../core/stages/pictures/media-formats.ts';
import { isPictureName, nameInsteadOfText } from '../../core/stages/pictures/picture-formats.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

const isHtmlAt = (content: string, token: Token): boolean => content[placeIn(token)] === '<';

function linkMistake(link: Token, content: string, code: 'no-address' | 'empty-link'): Mistake {
  const html = isHtmlAt(content, link);
  const where =
    code === 'no-address'
      ? phrase(`markdown/no-address:${html ? 'link' : 'brackets'}`)
      : phrase(`markdown/empty-link:${html ? 'html' : 'brackets'}`);
  return { code: `markdown/${code}`, params: { where }, at: placeIn(link), length: html ? '<a'.length : 1 };
}

function imageMistake(image: Token, content: string, inLink: boolean): Mistake | null {
  const html = isHtmlAt(content, image);
  const address = image.attrGet('src') ?? '';
  if (mediaKind(address) !== null) return null;
  const at = placeIn(image);
  if (address === '') {
    const where = phrase(`markdown/no-address:${html ? 'picture' : 'brackets'}`);
    return { code: 'markdown/no-address', params: { where }, at, length: html ? '<img'.length : 2 };
  }
  // Inside a link, the fault is that the link has no text.
  const decorates = (image.meta as { decorates?: boolean } | null)?.decorates === true;
  if (decorates) return null;
  const name = nameInsteadOfText(plainText(image));
  if (name === '' && (inLink || showsText([image]))) return null;
  const where = phrase(`markdown/image-without-alt:${html ? 'html' : 'brackets'}`);
  return {
    code: 'markdown/image-without-alt',
    params: { name, where },
    at,
    length: html ? '<img'.length : name.length + 2,
  };
}

/** Words that fit any link, in both languages. In a list of links, as screen readers have one, they say nothing. */
const FITS_ANY =
  /^(?:(?:(?:klik|tekan|lihat|baca|buka) )?(?:di ?sini|selengkapnya)|(?:tautan|link) ini|(?:(?:click|press|tap|read|see|look) )?here|(?:read|learn) more|this link)[\s.…!:»›>→]*$/i;

/** A link without marks in its text. */
function vagueMistake(link: Token, [shown, ...others]: readonly Token[], content: string): Mistake | null {
  const text = shown?.type === 'text' && others.length === 0 ? shown.content.trim() : '';
  if (!FITS_ANY.test(text)) return null;
  const at = content.indexOf(text, placeIn(link));
  // Written with numbers of characters, it is not found.
  const place = at < 0 ? { at: placeIn(link), length: 1 } : { at, length: text.length };
  return { code: 'markdown/vague-link', params: { text }, ...place };
}

const isLetter = (character = ''): boolean => /\p{L}/u.test(character);

/** Backticks inside two words, used as apostrophes, turn everything between them into code. */
function codeMistake(code: Token, content: string): Mistake | null {
  const at = placeIn(code);
  if (code.markup !== '`' || !isLetter(content[at - 1])) return null;
  const close = [...content.matchAll(/`+/g)].find(({ 0: run, index }) => index > at && run.length === 1);
  return close && isLetter(content[close.index + 1])
    ? { code: 'markdown/code-in-word', at, length: close.index + 1 - at }
    : null;
}

export default {
  on: 'body',
  of: ['link_open', 'image', 'code_inline'],
  *run(text) {
    for (const block of text.blocks) {
      const { content, children } = block;
      let open = -1;
      for (const [index, token] of children.entries()) {
        if (token.type === 'link_open') open = index;
        let mistake: Mistake | null = null;
        if (token.type === 'code_inline') mistake = codeMistake(token, content);
        else if (token.type === 'image') mistake = imageMistake(token, content, open >= 0);
        else if (token.type === 'link_close') {
          const link = children[open];
          if (link?.attrGet('href') === '') mistake = linkMistake(link, content, 'no-address');
          else if (link && !showsText(children.slice(open + 1, index))) {
            const shown = children.slice(open + 1, index).find(({ type }) => type === 'image');
            // A picture that opens in full size.
            const isEnlarged = shown && isPictureName(link.attrGet('href') ?? '');
            mistake = isEnlarged
              ? imageMistake(shown, content, false)
              : linkMistake(link, content, 'empty-link');
          } else if (link) mistake = vagueMistake(link, children.slice(open + 1, index), content);
          open = -1;
        }
        if (mistake) yield mistakeIn(text, block, mistake);
      }
    }
  },
} satisfies BodyCheck;
