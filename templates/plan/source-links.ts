/** Sources that are written as an address, or with one. */

/** A sign at its end belongs to the sentence. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"')\]]*[^\s<>"')\].,;:!?]/i;
/** `who.int/news`, with the ending of a country or an organisation. */
const HOST_ALONE = /^(?:[a-z0-9-]{1,63}\.){1,4}(?:id|int|org|com|net|gov|edu|info|uk|au|sg|my)(?:\/\S*)?$/i;

/** @returns the address that a source names, or null */
export function addressIn(source: string): string | null {
  const text = source.trim();
  const found = HOST_ALONE.test(text) ? text : ADDRESS.exec(text)?.[0];
  if (found === undefined) return null;
  const address = /^https?:\/\//i.test(found) ? found : `https://${found}`;
  if (!URL.canParse(address)) return null;
  const { href, hostname } = new URL(address);
  return /\.[a-z]{2,}$/.test(hostname) ? href : null;
}
