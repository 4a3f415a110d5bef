/** The text of a page's body, for files that contain it. */
import { withoutEntities } from './html.ts';
import { scriptText } from './letters.ts';

/** Tags within a word or around it; all others separate words. */
const INLINE =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;

/** The mark of a note, and the way back from it: neither is a word of the text. */
const NOTE = /<sup><a href="#fn-[^<>]*>[^<>]*<\/a><\/sup>|<a href="#fnref-[^<>]*>[^<>]*<\/a>/g;
/** Raised or lowered text. */
const SCRIPT = /<(su[bp])(?:\s[^<>]*)?>([^<>]*)<\/\1>/g;

const withoutTags = (html: string): string => {
  const own = html.includes('"#fn') ? html.replace(NOTE, '') : html;
  const plain = own.includes('<su')
    ? own.replace(SCRIPT, (_, tag: string, text: string) => scriptText(tag, text))
    : own;
  return plain.replace(INLINE, '').replace(/<[^<>]*>/g, ' ');
};

/** @returns the plain text of HTML made by senja, with single spaces */
export const plainTextIn = (html: string): string =>
  withoutEntities(withoutTags(html)).replace(/\s+/g, ' ').trim();

/** Tags of blocks: they separate lines. */
const BLOCK =
  /<\/?(?:blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|summary|table|tr|ul)(?:\s[^<>]*)?>/g;
const HEADING = /<h[1-6] id="([^"]*)"[^<>]*>/g;
/** Between the cells of a row. */
const CELL = /<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/g;

/**
 * @returns the text of a body, a line for each block. The line of a heading with an id begins with `#`, the id and a
 *   space; a block whose text begins so has a space before it
 */
export function bodyLines(html: string): string {
  // A form feed marks the lines of headings: text contains none, since white space in it means one space.
  const flat = html.replace(/\s+/g, ' ');
  const marked = flat.replace(HEADING, '\n\f$1 ').replace(CELL, ' · ').replace(BLOCK, '\n');
  const lines = marked.split('\n').map((line) => {
    const text = plainTextIn(line.replace('\f', ''));
    return line.startsWith('\f') ? `#${text}` : text.startsWith('#') ? ` ${text}` : text;
  });
  return lines.filter((line) => line.trim() !== '').join('\n');
}
