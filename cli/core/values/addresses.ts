/** Addresses of pages, and where they are written. */
import { mapTexts } from './lists.ts';

/** @returns a text with percent signs decoded, or null if they are invalid */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @returns a path as people read it: decoded, unless that is not possible, and in one Unicode form */
export const readablePath = (path: string): string => (percentDecoded(path) ?? path).normalize('NFC');

/**
 * @param written as people write the address of a page: without the slash at its end, percent-encoded, or with the
 *   name of its file
 * @returns the address of the page; any other than `.html` is a folder
 */
export function pageAddress(written: string): string {
  const bare = readablePath(written).replace(/(?<=\/)index\.html?$/i, '');
  return /\/$|\.html?$/i.test(bare) ? bare : `${bare}/`;
}

/**
 * @returns a former address without its site, which a whole address names: `https://old.example/2013/x.html` leads here once
 *   that site does
 */
export const formerPath = (alias: string): string =>
  alias.replace(/^https?:\/\/[^/?#]+/i, '').replace(/^(?!\/)/, '/');

/**
 * @returns the address of the page that redirects from a former address; null for a query, which only hosts see
 */
export const redirectPage = (alias: string): string | null =>
  alias.includes('?') ? null : pageAddress(formerPath(alias));

/** @returns whether a link may not be the final address of a page; most are */
export function isUnfinished(href: string): boolean {
  if (href.startsWith('#') || href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return false;
  const path = /^[^?#]*/.exec(href)?.[0] ?? '';
  return !path.startsWith('/') || !path.endsWith('/');
}

/** Path of the file in `dist` for an address: `/kontak/` → `kontak/index.html`. */
export const outputPathOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);

/**
 * Scheme and host, and the base path with both slashes, of the site's public address. `*` and `:` are escaped, since
 * hosts treat them as patterns in `_redirects` and `_headers`; all other addresses of the site then agree with these
 * files.
 */
export function originAndBase(url: string): { origin: string; base: string } {
  const { origin, pathname } = new URL(url);
  const base = pathname.replaceAll('*', '%2A').replaceAll(':', '%3A');
  return { origin, base: base.endsWith('/') ? base : `${base}/` };
}

/** Characters that browsers encode in an address. */
const ENCODED = /[^!-~]+|[|{}^]/g;
/** Further ones that mean themselves in a query and a fragment. In a path, browsers read a backslash as a slash. */
const ENCODED_BEHIND = /[^!-~]+|["<>\\^`{|}]/g;
/** In an address of another site, a percent sign that encodes nothing. */
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/g;

const encodedRest = (rest: string): string => {
  const behind = rest.search(/[?#]/);
  if (behind < 0) return rest.replace(ENCODED, encodeURIComponent);
  const path = rest.slice(0, behind).replace(ENCODED, encodeURIComponent);
  return path + rest.slice(behind).replace(ENCODED_BEHIND, encodeURIComponent);
};

/** @returns whether the lines of `_redirects` name a path: `/old/`, `/blog/*` */
export function redirectedBy(rules: string): (path: string) => boolean {
  const sources = rules.split('\n').flatMap((line) => /^\s*(\/\S*)\s+\S/.exec(line)?.[1] ?? []);
  const exact = new Set(sources.map(pageAddress));
  // A rule for every address is for those that do not exist.
  const starts = sources.flatMap((source) => /^(\/[^*:]+)[*:]/.exec(source)?.[1] ?? []);
  return (path) =>
    exact.has(pageAddress(path)) || starts.some((start) => `${path}/`.startsWith(readablePath(start)));
}

/** @returns a whole address as browsers send it: its host in Punycode, other letters percent-encoded */
export function encodedAddress(address: string): string {
  if (/^(?:[\w/.:?#&=~@!$'()*+,;-]|%[0-9A-Fa-f]{2})*$/.test(address)) return address;
  const [, start = '', host = '', rest = address] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(address) ?? [];
  const isPlain = /^[!-~]*$/.test(host) || !URL.canParse(start + host);
  const encoded = encodedRest(rest);
  const [path = '', ...behind] = start === '' ? [encoded] : encoded.split(/(?=[?#])/);
  const query = behind.join('').replace(BARE_PERCENT, '%25');
  return start + (isPlain ? host : new URL(start + host).host) + path + query;
}

/** An address of the site with its base path, ready for `href`; any other is encoded. */
export function withBase(base: string, path: string): string {
  if (path.startsWith('#')) return encodeURI(decodeURI(path).normalize('NFC'));
  if (!path.startsWith('/')) return encodedAddress(path);
  const below = path.slice(1);
  return base + (/^[\w/-]*$/.test(below) ? below : encodeURI(decodeURI(below).normalize('NFC')));
}

/** @returns fields in which every `href` has the base path */
export const hrefsWithBase = <T>(value: T, base: string): T =>
  mapTexts(value, (text, name) => (name === 'href' ? withBase(base, text) : text));
