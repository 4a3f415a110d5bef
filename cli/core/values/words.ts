/** The words of a page's body, for files that contain them. */
import { withoutEntities } from './html.ts';

/** Tags within a word or around it; all others separate words. */
const INLINE =
  /<\/?(?:a|abbr|b|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;

const withoutTags = (html: string): string => html.replace(INLINE, '').replace(/<[^<>]*>/g, ' ');

/** @returns the plain text of HTML made by senja, with single spaces */
export const plainTextIn = (html: string): string =>
  withoutEntities(withoutTags(html)).replace(/\s+/g, ' ').trim();

/** @returns the distinct words of HTML, in lower case, separated by spaces */
export function wordsIn(html: string): string {
  const text = withoutTags(html).replace(/&[a-z]+;/g, ' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))].join(' ');
}
