/**
 * Hosts that send a photo in the size its address asks for, in the query or in one part of the path. An address that is
 * not known for certain to do so has no size written into it.
 */
import { cloudflare, cloudinary, google, type PathScale, type Size } from './photo-paths.ts';

/** @returns the address at which the host sends the photo in this size */
export type Sized = (size: Size) => string;

/** @returns null when the address has no place for a size */
type Scale = (url: URL) => Sized | null;

/** Longest address that is made. */
const MOST = 2000;

/** Parameters that decide too how many pixels come. */
const OTHERS = ['h', 'height', 'fit', 'resize', 'lb', 'dpr', 'ar', 'min-w', 'max-w', 'min-h', 'max-h'];
const CUTS = ['crop', 'rect'];

/** Words of a query that ask for a size: `W` and `H` stand for it. */
interface Query {
  cut: string;
  uncut: string;
}

function inQuery({ cut, uncut }: Query, can?: (url: URL) => boolean): Scale {
  return (url) => {
    if (can?.(url) === false) return null;
    const start = `https://${url.hostname}${url.pathname}?`;
    return ({ width, height }) => {
      const asked = height === null ? uncut : cut.replace('H', String(height));
      const text = asked.replace('W', String(width));
      if (url.search === '') return start + text;
      const query = new URLSearchParams(url.search);
      const wanted = new URLSearchParams(text);
      for (const name of height === null ? [...OTHERS, ...CUTS] : OTHERS)
        if (!wanted.has(name)) query.delete(name);
      for (const [name, value] of wanted) query.set(name, value);
      return start + query;
    };
  };
}

const inPath =
  (path: PathScale): Scale =>
  (url) => {
    const at = path(url.pathname.split('/'));
    return at && ((size) => `https://${url.hostname}${at(size).join('/')}${url.search}`);
  };

/** A signature is true of one address alone. */
const isUnsigned = ({ searchParams }: URL): boolean => !searchParams.has('s');

const unsplash = inQuery({
  cut: 'auto=format&fit=crop&w=W&h=H&q=70',
  uncut: 'w=W&fit=max&auto=format',
});
const imgix = inQuery({ cut: 'w=W&h=H&fit=min&auto=format', uncut: 'w=W&fit=max&auto=format' }, isUnsigned);
const wordpress = inQuery({ cut: 'w=W&h=H&crop=1', uncut: 'w=W' });
const contentful = inQuery({ cut: 'w=W&h=H&fit=fill', uncut: 'w=W' });
const pexels = inQuery({
  cut: 'auto=compress&cs=tinysrgb&fit=crop&w=W&h=H',
  uncut: 'auto=compress&cs=tinysrgb&w=W',
});
/** A size in the name of the file, as Shopify's older addresses have it. */
const SIZE_IN_NAME = /_(?:\d+x|x\d|pico|icon|thumb|small|compact|medium|large|grande)/;
const shopify = inQuery(
  { cut: 'width=W&height=H&crop=center', uncut: 'width=W' },
  ({ pathname }) => !SIZE_IN_NAME.test(pathname),
);

/** By host; with a dot in front, by what its name ends with. */
const HOSTS: ReadonlyMap<string, Scale> = new Map([
  ['images.unsplash.com', unsplash],
  ['plus.unsplash.com', unsplash],
  ['images.pexels.com', pexels],
  ['.imgix.net', imgix],
  ['images.prismic.io', imgix],
  ['www.datocms-assets.com', imgix],
  ['cdn.sanity.io', imgix],
  ['images.ctfassets.net', contentful],
  ['cdn.shopify.com', shopify],
  ...['i0', 'i1', 'i2', 'i3'].map((name): [string, Scale] => [`${name}.wp.com`, wordpress]),
  ['.files.wordpress.com', wordpress],
  ['.cloudinary.com', inPath(cloudinary)],
  ['.googleusercontent.com', inPath(google)],
  ['.bp.blogspot.com', inPath(google)],
]);

/** Cloudflare scales below this folder of any host whose owner has it so. */
const CLOUDFLARE = '/cdn-cgi/image/';
const byCloudflare = inPath(cloudflare);

/** @returns null when the host sends the photo as it is, as far as is known */
export function sized(url: URL): Sized | null {
  const { protocol, host, hostname, pathname, username, password } = url;
  if (protocol !== 'https:' || host !== hostname || username + password !== '') return null;
  // A drawing has no size in pixels.
  if (/\.svg$/i.test(pathname)) return null;
  const known = HOSTS.get(hostname) ?? HOSTS.get(hostname.replace(/^[^.]*/, ''));
  const scale = known ?? (pathname.startsWith(CLOUDFLARE) ? byCloudflare : null);
  const at = scale?.(url) ?? null;
  const longest = at?.({ width: 9999, height: 9999 }) ?? '';
  // A comma at its end would not belong to the address in a `srcset`.
  return longest.length > MOST || longest.endsWith(',') ? null : at;
}
