/** The meaning of a request to a site, derived from its target alone; both servers share it. */

import { lookup } from 'mrmime';
import { attempt } from '../failures/index.ts';

/** Configures hosts, and is not part of the site. */
const CONTROL = /^_(?:headers|redirects)$/i;

/** Whether one decoded part of a path can be a name in a site: not `..`, not hidden. */
const isName = (part: string, index: number): boolean =>
  part !== '' &&
  !/[/\\\0]/.test(part) &&
  (!part.startsWith('.') || (index === 0 && part === '.well-known')) &&
  !(index === 0 && CONTROL.test(part));

/**
 * @param pathname path of a request, encoded
 * @param base base path of the site, with both slashes
 * @returns name in the site: empty for its home page, with a final slash for a folder, null for an impossible one
 */
function nameOf(pathname: string, base: string): string | null {
  if (!pathname.startsWith(base)) return null;
  const parts = attempt(() => pathname.slice(base.length).split('/').map(decodeURIComponent), null);
  if (parts === null) return null;
  const names = parts.at(-1) === '' ? parts.slice(0, -1) : parts;
  return names.every(isName) ? parts.join('/') : null;
}

/** Address of a name in the site. It is made from decoded, non-empty names, so it cannot name another host. */
const addressOf = (name: string, base: string): string =>
  base + name.split('/').map(encodeURIComponent).join('/');

/** `name` is an existing file; `address` is its address, without `index.html`. */
export type Meaning = { name: string; address: string } | { redirect: string } | null;

/**
 * @param target path and query of a request
 * @param isFile whether a name is one of a file
 * @returns the answer: a file, another address, or null if there is nothing
 */
export function meaningOf(target: string, base: string, isFile: (name: string) => boolean): Meaning {
  const [pathname = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target)?.slice(1) ?? [];
  if (`${pathname}/` === base) return { redirect: base + query };
  const name = nameOf(pathname, base);
  if (name === null) return null;
  const address = addressOf(name, base);
  const isFolder = name === '' || name.endsWith('/');
  const file = isFolder ? `${name}index.html` : name;
  if (isFile(file)) return { name: file, address };
  return !isFolder && isFile(`${name}/index.html`) ? { redirect: `${address}/${query}` } : null;
}

export function contentType(name: string): string {
  const found: unknown = lookup(name);
  // For an extension such as `.constructor` it returns properties of every object.
  const type = typeof found === 'string' ? found : 'application/octet-stream';
  return /^text\/|javascript|json|xml|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
