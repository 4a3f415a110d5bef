/** Markdown as bodies are written in it: CommonMark and tables. */
import MarkdownIt from 'markdown-it';

/**
 * `html: false` shows raw HTML as text. Our own rules judge addresses as they are written and refuse bad ones by name,
 * so markdown-it's silent refusal (the link stays as text) and its repairs are switched off.
 */
export function markdownParser(): MarkdownIt {
  const parser = new MarkdownIt('commonmark', { html: false }).enable('table');
  parser.validateLink = () => true;
  parser.normalizeLink = (address) => address;
  return parser;
}

/** Offset of each line of a text. */
export function lineOffsets(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
