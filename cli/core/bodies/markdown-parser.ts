/** Markdown as bodies are written in it: CommonMark and tables, comments left out. */
import MarkdownIt, { type Delimiter, type StateInline } from 'markdown-it';
import { commentBlock, commentInline, UNCLOSED_COMMENT } from './html-comments.ts';
import { takePictureNames } from './picture-destinations.ts';

/** What parsing notices besides its tokens: the environment of `parse`. */
export interface Noticed {
  /** A sign that could have begun something has stayed text. */
  leftover?: boolean;
}

/**
 * `html: false` shows raw HTML as text. Our own rules judge addresses as they are written and refuse bad ones by name,
 * so markdown-it's silent refusal (the link stays as text) and its repairs are switched off.
 */
export function markdownParser(): MarkdownIt {
  const parser = new MarkdownIt('commonmark', { html: false }).enable('table');
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  parser.block.ruler.before('reference', 'comment', commentBlock, {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  parser.inline.ruler.before('autolink', 'comment', commentInline);
  parser.renderer.rules[UNCLOSED_COMMENT] = () => '';
  takePictureNames(parser);
  parser.inline.ruler.push('left-alone', leftAlone);
  parser.inline.ruler2.after('balance_pairs', 'unpaired', unpaired);
  return parser;
}

/** Whether a `{` may begin template syntax. */
const beginsTemplate = (src: string, pos: number): boolean => '{%:.# '.includes(src[pos + 1] ?? '|');

/** Stands behind all rules, so that it sees what none of them has taken: `[`, `<`, `~` or `{`. */
function leftAlone({ src, pos, env }: StateInline, silent: boolean): boolean {
  const sign = src.charCodeAt(pos);
  if (
    !silent &&
    (sign === 0x5b || sign === 0x3c || sign === 0x7e || (sign === 0x7b && beginsTemplate(src, pos)))
  )
    (env as Noticed).leftover = true;
  return false;
}

const inPairs = (delimiters: readonly Delimiter[]): boolean => {
  let open = 0;
  for (const { end } of delimiters) if (end >= 0) open += 1;
  return delimiters.length === 2 * open;
};

/** Stars, underscores and backticks without their other half. */
function unpaired(state: StateInline): boolean {
  // Set when a search for the closing backticks has come to the end in vain.
  const { backticksScanned } = state as StateInline & { backticksScanned: boolean };
  const { delimiters, tokens_meta, env } = state;
  if (backticksScanned || !inPairs(delimiters)) (env as Noticed).leftover = true;
  else
    for (const meta of tokens_meta) if (meta && !inPairs(meta.delimiters)) (env as Noticed).leftover = true;
  return true;
}

/** Offset of each line of a text. */
export function lineOffsets(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
