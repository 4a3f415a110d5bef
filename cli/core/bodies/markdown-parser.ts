/** Markdown as bodies are written in it: CommonMark and tables, comments left out. */
import MarkdownIt, { type Token } from 'markdown-it';
import { drawBodies } from './draw-bodies.ts';
import { commentBlock, commentInline, UNCLOSED_COMMENT } from './html-comments.ts';
import { noteLeftovers } from './leftovers.ts';
import { takePictureNames } from './picture-destinations.ts';

/**
 * `html: false` shows raw HTML as text. Our own rules judge addresses as they are written and refuse bad ones by name,
 * so markdown-it's silent refusal (the link stays as text) and its repairs are switched off.
 */
export function markdownParser(): MarkdownIt {
  const made = new MarkdownIt('commonmark', { html: false }).enable('table');
  made.validateLink = () => true;
  made.normalizeLink = String;
  made.block.ruler.before('reference', 'comment', commentBlock, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  made.inline.ruler.before('autolink', 'comment', commentInline);
  made.renderer.rules[UNCLOSED_COMMENT] = () => '';
  takePictureNames(made);
  noteLeftovers(made);
  drawBodies(made);
  return made;
}

/** Reads bodies, and renders their tokens: with the same `env` for both. */
export interface Markdown extends Pick<MarkdownIt, 'parse' | 'options'> {
  renderer: Pick<MarkdownIt['renderer'], 'render'>;
}

/** Without what a site adds to Markdown. */
export const parser = markdownParser();

/** @returns the tokens of a body */
export const tokensOf = (text: string): Token[] => parser.parse(text, {});
