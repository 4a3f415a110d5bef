/**
 * The list of addresses that a site has published, one a line, in the order of their characters: two branches that each
 * add some can be merged line by line. Lines that begin with `#` are notes, and stand at its beginning. A merge by union
 * leaves lines twice or out of order, which changes nothing of what the list says.
 */

export const ADDRESS_LIST = 'addresses.txt';

export interface ListedAddress {
  address: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const isNote = (line: string): boolean => line.trimStart().startsWith('#');

/** @returns what stands in each line that says something */
export function addressesIn(text: string): ListedAddress[] {
  const found: ListedAddress[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const address = line.trim();
    const at = start + line.indexOf(address);
    if (address !== '' && !isNote(address)) found.push({ address, start: at, end: at + address.length });
    start += line.length + 1;
  }
  return found;
}

/** @returns the list with more addresses, each once; line breaks stay of their kind */
export function withAddresses(text: string, more: readonly string[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const notes = text.split(/\r?\n/).filter(isNote);
  const all = new Set([...addressesIn(text).map(({ address }) => address), ...more]);
  return [...notes, ...[...all].sort()].map((line) => line + end).join('');
}
