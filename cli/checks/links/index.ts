/** Links without text, images without alt text, either without a URL, and accidental code spans. */
import type { Token } from 'markdown-it';
import { type BodyCheck, type Slip, slipIn } from '../../core/bodies/body-check.ts';
import { showsText } from '../../core/bodies/body-text.ts';
import { placeIn } from '../../core/bodies/leftovers.ts';

const slipAt = (token: Token, code: Slip['code'], length = 1): Slip => ({ code, at: placeIn(token), length });

function imageSlip(image: Token, inLink: boolean): Slip | null {
  if (image.attrGet('src') === '') return slipAt(image, 'markdown/no-address', 2);
  // Inside a link, the fault is that the link has no text.
  return inLink || showsText([image]) ? null : slipAt(image, 'markdown/image-without-alt', 2);
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /\p{L}/u.test(character);

/** Backticks inside two words, used as apostrophes, turn everything between them into code. */
function codeSlip(code: Token, content: string): Slip | null {
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
        let slip: Slip | null = null;
        if (token.type === 'code_inline') slip = codeSlip(token, content);
        else if (token.type === 'image') slip = imageSlip(token, open >= 0);
        else if (token.type === 'link_close') {
          const link = children[open];
          if (link?.attrGet('href') === '') slip = slipAt(link, 'markdown/no-address');
          else if (link && !showsText(children.slice(open + 1, index)))
            slip = slipAt(link, 'markdown/empty-link');
          open = -1;
        }
        if (slip) yield slipIn(text, block, slip);
      }
    }
  },
} satisfies BodyCheck;
