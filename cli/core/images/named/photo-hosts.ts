/**
 * Hosts that scale photos, with the size in the query or in one part of the path. An address that is not certain to
 * allow this is left unchanged.
 */
import { google, type PathScale, type Size } from './photo-paths.ts';

/** @returns the address of the photo in this size */
export type SizedAddress = (size: Size) => string;

/** @returns null if the address has no place for a size */
type Scale = (url: URL) => SizedAddress | null;

/** Maximum length of a generated address. */
const MOST = 2000;

/** Other parameters that affect the size. */
const OTHERS = ['h', 'height', 'fit', 'resize', 'lb', 'dpr', 'ar', 'min-w', 'max-w', 'min-h', 'max-h'];
const CUTS = ['crop', 'rect'];

/** @param query parameters for a size, with placeholders `W` and `H` */
function inQuery(query: { cut: string; uncut: string }): Scale {
  return (url) => {
    const start = `https://${url.hostname}${url.pathname}?`;
    return ({ width, height }) => {
      const asked = height === null ? query.uncut : query.cut.replace('H', String(height));
      const text = asked.replace('W', String(width));
      if (url.search === '') return start + text;
      const all = new URLSearchParams(url.search);
      const wanted = new URLSearchParams(text);
      for (const name of height === null ? [...OTHERS, ...CUTS] : OTHERS)
        if (!wanted.has(name)) all.delete(name);
      for (const [name, value] of wanted) all.set(name, value);
      return start + all;
    };
  };
}

const inPath =
  (path: PathScale): Scale =>
  (url) => {
    const at = path(url.pathname.split('/'));
    return at && ((size) => `https://${url.hostname}${at(size).join('/')}${url.search}`);
  };

const unsplash = inQuery({
  cut: 'auto=format&fit=crop&w=W&h=H&q=70',
  uncut: 'w=W&fit=max&auto=format',
});
const wordpress = inQuery({ cut: 'w=W&h=H&crop=1', uncut: 'w=W' });
const pexels = inQuery({
  cut: 'auto=compress&cs=tinysrgb&fit=crop&w=W&h=H',
  uncut: 'auto=compress&cs=tinysrgb&w=W',
});

/** By host name; with a leading dot, by the end of it. */
const HOSTS: ReadonlyMap<string, Scale> = new Map([
  ['images.unsplash.com', unsplash],
  ['plus.unsplash.com', unsplash],
  ['images.pexels.com', pexels],
  ...['i0', 'i1', 'i2', 'i3'].map((name): [string, Scale] => [`${name}.wp.com`, wordpress]),
  ['.files.wordpress.com', wordpress],
  ['.googleusercontent.com', inPath(google)],
  ['.bp.blogspot.com', inPath(google)],
]);

/** @returns null if, as far as is known, the host cannot scale the photo */
export function sizedAddress(url: URL): SizedAddress | null {
  const { protocol, host, hostname, pathname, username, password } = url;
  if (protocol !== 'https:' || host !== hostname || username + password !== '') return null;
  // Vector images have no size in pixels.
  if (/\.svg$/i.test(pathname)) return null;
  const scale = HOSTS.get(hostname) ?? HOSTS.get(hostname.replace(/^[^.]*/, ''));
  const at = scale?.(url) ?? null;
  const longest = at?.({ width: 9999, height: 9999 }) ?? '';
  // A comma at its end would not belong to the address in a `srcset`.
  return longest.length > MOST || longest.endsWith(',') ? null : at;
}
