/**
 * Parts in another format, as pandoc marks them: a block of code whose language is `{=html}`, or code with that behind it.
 * HTML is read as if it stood in the text; what is for another format shows nowhere.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { ownHtml } from '../html/index.ts';

const FORMAT = /^\{=([a-z][\w+-]{0,30})\}/i;
const IS_HTML = /^html[45]?$/i;

/** Token of a part that shows nowhere; its `info` is the format. */
export const RAW_PART = 'raw_part';

/** @returns the tokens of HTML in a line */
const htmlTokens = ({ content, meta }: Token, state: StateCore): Token[] =>
  ownHtml
    .get()
    .htmlPieces(content)
    .map((piece) => {
      const [type, own] =
        piece.kind === 'text'
          ? ['text', piece.text]
          : ['html_inline', content.slice(piece.at, piece.at + piece.length)];
      return Object.assign(new state.Token(type, '', 0), { content: own, meta });
    });

function ofLine(children: Token[], state: StateCore): Token[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const [mark = '', format = ''] =
      (child.type === 'code_inline' && next?.type === 'text' && FORMAT.exec(next.content)) || [];
    if (!next || mark === '') return [child];
    next.content = next.content.slice(mark.length);
    if (IS_HTML.test(format)) return htmlTokens(child, state);
    return [Object.assign(new state.Token(RAW_PART, '', 0), { info: mark, meta: child.meta })];
  });
}

function findRawParts(state: StateCore): void {
  if (!state.src.includes('{=')) return;
  for (const token of state.tokens) {
    const { type, info, map, children } = token;
    if (type === 'inline' && children?.some((one) => one.type === 'code_inline')) {
      const made = ofLine(children, state);
      children.splice(0, children.length, ...made);
    }
    const [mark = '', format = ''] = (type === 'fence' && FORMAT.exec(info.trim())) || [];
    if (mark === '' || mark !== info.trim()) continue;
    if (IS_HTML.test(format)) {
      token.type = 'html_block';
      if (map) token.map = [map[0] + 1, Math.max(map[0] + 1, map[1] - 1)];
    } else Object.assign(token, { type: RAW_PART, info: mark, content: '' });
  }
}

/** Makes a parser read them. */
export function readRawParts({ core, renderer }: MarkdownIt): void {
  core.ruler.after('inline', 'raw_parts', findRawParts);
  renderer.rules[RAW_PART] = () => '';
}
