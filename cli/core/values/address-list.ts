/**
 * The list of a site's published addresses, one per line, sorted by characters, so that two branches that each add
 * some can be merged by line. Lines that begin with `#` are comments at its beginning. A merge by union may leave
 * duplicates or another order, which does not change the meaning.
 */

import { linesIn, type Span } from '../../diagnostics/places/index.ts';

export const ADDRESS_LIST = 'addresses.txt';

/** With its place in the text. */
export interface ListedAddress extends Span {
  address: string;
}

const isNote = (line: string): boolean => line.trimStart().startsWith('#');

/** @returns the addresses in a list, without comments and blank lines */
export const addressesIn = (text: string): ListedAddress[] =>
  linesIn(text).flatMap(({ start, text: line }) => {
    const address = line.trim();
    const at = start + line.indexOf(address);
    return address === '' || isNote(address) ? [] : [{ address, start: at, end: at + address.length }];
  });

/** @returns the list with more addresses, without duplicates; line breaks keep their kind */
export function withAddresses(text: string, more: readonly string[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const notes = text.split(/\r?\n/).filter(isNote);
  const all = new Set([...addressesIn(text).map(({ address }) => address), ...more]);
  return [...notes, ...[...all].sort()].map((line) => line + end).join('');
}
