/** The words of a page's body, for files that are made of them. */

/** @returns each word of HTML once, in lower case, with blanks between */
export function wordsIn(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z]+;/g, ' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu))].join(' ');
}
