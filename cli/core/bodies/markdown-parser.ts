/** The Markdown of bodies: CommonMark and tables, without comments. */
import MarkdownIt, { type Token } from 'markdown-it';
import { drawBodies } from './draw-bodies.ts';
import { commentBlock, commentInline, hideCommentsInTitles, UNCLOSED_COMMENT } from './html-comments.ts';
import { noteLeftovers } from './leftovers.ts';
import { takePictureNames } from './picture-destinations.ts';

/**
 * `html: false` shows raw HTML as text. Our own rules check addresses as written and report bad ones, so
 * markdown-it's silent refusal (the link stays text) and its corrections are off.
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
  hideCommentsInTitles(made);
  takePictureNames(made);
  noteLeftovers(made);
  drawBodies(made);
  return made;
}

/** Parses bodies, and renders their tokens; both need the same `env`. */
export interface Markdown extends Pick<MarkdownIt, 'parse' | 'options'> {
  renderer: Pick<MarkdownIt['renderer'], 'render'>;
  /** Names of the site's boxes. */
  boxes?: readonly string[];
}

/** Without the site's extensions. */
export const parser = markdownParser();

/** @returns the tokens of a body */
export const tokensOf = (text: string): Token[] => parser.parse(text, {});
