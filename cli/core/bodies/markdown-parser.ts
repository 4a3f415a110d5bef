/** Markdown as bodies are written in it: CommonMark and tables, comments left out. One parser reads all bodies. */
import MarkdownIt, { type Token } from 'markdown-it';
import { commentBlock, commentInline, UNCLOSED_COMMENT } from './html-comments.ts';
import { type Leftovers, noteLeftovers } from './leftovers.ts';
import { takePictureNames } from './picture-destinations.ts';

/**
 * `html: false` shows raw HTML as text. Our own rules judge addresses as they are written and refuse bad ones by name,
 * so markdown-it's silent refusal (the link stays as text) and its repairs are switched off.
 */
function markdownParser(): MarkdownIt {
  const made = new MarkdownIt('commonmark', { html: false }).enable('table');
  made.validateLink = () => true;
  made.normalizeLink = (address) => address;
  made.block.ruler.before('reference', 'comment', commentBlock, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  made.inline.ruler.before('autolink', 'comment', commentInline);
  made.renderer.rules[UNCLOSED_COMMENT] = () => '';
  takePictureNames(made);
  noteLeftovers(made);
  return made;
}

export const parser = markdownParser();

/**
 * @param left is given the signs that are left over
 * @returns the tokens of a body
 */
export const tokensOf = (text: string, left?: Leftovers): Token[] => parser.parse(text, left ? { left } : {});

/** Offset of each line of a text. */
export function lineOffsets(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
