/** Keeps secrets out of messages: tokens are in addresses, and in environment variables. */

/** Shorter values are words that a message may have by chance. */
const LEAST = 6;

/** An address, with what stands before its host and behind its path. */
const ADDRESS = /\b([a-z][a-z\d+.-]{0,30}:\/\/)(?:[^\s/?#@"']*@)?([^\s?#"'<>“”]*)([?#][^\s"'<>“”]*)?/gi;

/**
 * @param reads what the code has read, as in `CodeReads`
 * @returns the text, without the values of variables and without the parts of addresses that may hold secrets
 */
export function withoutSecrets(text: string, reads: Iterable<string>): string {
  let shown = text;
  for (const key of reads) {
    const name = key.startsWith('env ') ? key.slice(4) : '';
    const value = process.env[name];
    if (value !== undefined && value.length >= LEAST) shown = shown.replaceAll(value, `$${name}`);
  }
  return shown.replace(ADDRESS, (_, scheme: string, place: string, more = '') =>
    more === '' ? `${scheme}${place}` : `${scheme}${place}…`,
  );
}
