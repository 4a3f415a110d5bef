/** The words of a page's body, for files that are made of them. */
import { withoutEntities } from './html.ts';

/** @returns HTML that senja has made as plain text, its white space in single blanks */
export const plainTextIn = (html: string): string =>
  withoutEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** @returns each word of HTML once, in lower case, with blanks between */
export function wordsIn(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;/g, ' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))].join(' ');
}
