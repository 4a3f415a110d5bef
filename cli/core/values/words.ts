/** The words of a page's body, for files that contain them. */
import { withoutEntities } from './html.ts';

/** @returns the plain text of HTML made by senja, with single spaces */
export const plainTextIn = (html: string): string =>
  withoutEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** @returns the distinct words of HTML, in lower case, separated by spaces */
export function wordsIn(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;/g, ' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))].join(' ');
}
