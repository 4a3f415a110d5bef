/** Sizes in the addresses of photos: only for hosts known to scale, and in a form that browsers can parse. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remoteImage } from '../../../cli/core/images/image-set.ts';
import { sizedAddress } from '../../../cli/core/images/named/photo-hosts.ts';
import { imageFault } from '../../../cli/core/values/image-paths.ts';
import { times } from '../../support/machine/long.ts';
import { PICTURES } from '../../support/values/picture-values.ts';

const { hosted } = PICTURES;

/** `srcset` as browsers parse it: https://html.spec.whatwg.org/#parse-a-srcset-attribute */
function parsed(srcSet: string): [address: string, descriptor: string][] {
  const found: [string, string][] = [];
  let rest = srcSet;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const address = /^\S+/.exec(rest)?.[0];
    if (address === undefined) return found;
    rest = rest.slice(address.length);
    if (address.endsWith(',')) {
      found.push([address.replace(/,+$/, ''), '']);
      continue;
    }
    const descriptor = /^(?:\([^)]*\)?|[^,(])*/.exec(rest)?.[0] ?? '';
    found.push([address, descriptor.trim()]);
    rest = rest.slice(descriptor.length);
  }
}

const QUERY: Record<string, [width: string, height: string]> = {
  'images.unsplash.com': ['w', 'h'],
  'plus.unsplash.com': ['w', 'h'],
  'images.pexels.com': ['w', 'h'],
  'i0.wp.com': ['w', 'h'],
  'i2.wp.com': ['w', 'h'],
  'kebun.files.wordpress.com': ['w', 'h'],
};

/** @returns the sizes that an address requests from its host, in any of the known ways */
function requestedSizes(address: string): string[] {
  const { hostname, pathname, searchParams } = new URL(address);
  const names = QUERY[hostname];
  if (names) return [names.flatMap((name) => searchParams.getAll(name)).join('x')];
  const sizes = [...pathname.matchAll(/(?<=[/=])w(\d+)-h(\d+)-c(?=\/|$)/g)];
  return sizes.map(([, ...numbers]) => numbers.filter((one) => one !== undefined).join('x'));
}

const SCALING: readonly [address: string, at720: string][] = [
  [
    'https://images.unsplash.com/photo-1?w=1170&dpr=2&ixid=a',
    'https://images.unsplash.com/photo-1?w=720&ixid=a&auto=format&fit=crop&h=480&q=70',
  ],
  [
    'https://images.pexels.com/photos/1/a.jpeg?auto=compress&cs=tinysrgb&w=1260&h=750&dpr=1',
    'https://images.pexels.com/photos/1/a.jpeg?auto=compress&cs=tinysrgb&w=720&h=480&fit=crop',
  ],
  [
    'https://i2.wp.com/kebun.example/a.jpg?fit=1200%2C800&ssl=1',
    'https://i2.wp.com/kebun.example/a.jpg?ssl=1&w=720&h=480&crop=1',
  ],
  [
    'https://kebun.files.wordpress.com/2023/08/a.jpg?w=300',
    'https://kebun.files.wordpress.com/2023/08/a.jpg?w=720&h=480&crop=1',
  ],
  ['https://lh3.googleusercontent.com/pw/AbC=s1600', 'https://lh3.googleusercontent.com/pw/AbC=w720-h480-c'],
  [
    'https://blogger.googleusercontent.com/img/b/R29/AVv/s320-rw/kebun.jpg',
    'https://blogger.googleusercontent.com/img/b/R29/AVv/w720-h480-c/kebun.jpg',
  ],
  [
    'https://1.bp.blogspot.com/-a/b/c/s1600/kebun.jpg',
    'https://1.bp.blogspot.com/-a/b/c/w720-h480-c/kebun.jpg',
  ],
];

/** Addresses not known to support other sizes. */
const AS_THEY_ARE = [
  'https://images.unsplash.com.jahat.example/photo-1',
  'https://xi0.wp.com/a.example/a.jpg',
  'https://images.unsplash.com/logo.svg',
  'https://res.cloudinary.com/demo/image/upload/a.jpg',
  'https://evilunsplash.com/a',
  'https://xbp.blogspot.com/-a/b/c/s1600/kebun.jpg',
  'https://imagedelivery.net/a/b/public',
  'https://lh3.googleusercontent.com/pw/AbC',
  'https://lh3.googleusercontent.com/pw/AbC=d',
  'https://1.bp.blogspot.com/-a/b/c/kebun.jpg',
  'https://cdn.pixabay.com/photo/2017/a_1280.jpg',
  'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/A.jpg/640px-A.jpg',
];

describe('a size parameter', () => {
  it.each(SCALING)('is added to %s', (address, at720) => {
    const at = sizedAddress(new URL(address));
    expect(at?.({ width: 720, height: 480 })).toBe(at720);
    const uncut = at?.({ width: 1920, height: null });
    expect(uncut).toMatch(/[/?&,=](?:w=|width=|w_|w)1920/);
    expect(uncut).not.toMatch(/[?&,]h(?:eight)?[=_]|-h\d|crop|fill/);
  });

  it.each(AS_THEY_ARE)('is not added to %s', (address) => {
    expect(sizedAddress(new URL(address))).toBeNull();
    expect(remoteImage(address, hosted)).toMatchObject({ src: address, srcSet: null });
  });

  it('replaces the one in the address', () => {
    const url = new URL('https://images.unsplash.com/photo-1?w=400&h=300&fit=crop');
    const { searchParams } = new URL(sizedAddress(url)?.({ width: 1920, height: null }) ?? '');
    expect([searchParams.get('w'), searchParams.get('h')]).toEqual(['1920', null]);
  });

  it.each(['http://', 'https://ibu@', 'https://:b@'])('is never added to %s…', (start) => {
    expect(sizedAddress(new URL(`${start}images.unsplash.com/a`))).toBeNull();
  });

  it('is never added to an address with a port', () => {
    expect(sizedAddress(new URL('https://images.unsplash.com:8443/a'))).toBeNull();
  });
});

const HOSTS = [
  ...Object.keys(QUERY),
  ...['lh3.googleusercontent.com', '2.bp.blogspot.com'],
  ...['evilunsplash.com', 'kebun.example', 'xn--kebn-2ra.example', 'imagedelivery.net', 'i9.wp.com'],
];
const STARTS = [...['', '/photo', '/a/b/s1600', '/img/b/s320-rw']];
const TOKENS = [
  ...[..."aZ0_-.,;:()!*'~$&=+@/"],
  ...[
    '%20',
    '%2C',
    '%25',
    '%C3%A9',
    'w_200',
    'v12',
    's1600',
    '=s90',
    'upload',
    '_300x',
    '.jpg',
    '.svg',
    '//',
  ],
  ...['../', 'https:/', 'IMG_2023_08_'],
];
const QUERIES = [...TOKENS, '&w=5', '&h=7', '&dpr=2', '&fit=1,2', '&s=9', '&width=3', '&crop=faces', '?'];

const text = (tokens: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...tokens), { maxLength: 8 }).map((some) => some.join(''));

const addresses = fc
  .record({
    host: fc.constantFrom(...HOSTS),
    start: fc.constantFrom(...STARTS),
    path: text(TOKENS),
    query: fc.oneof(
      fc.constant(''),
      text(QUERIES).map((some) => `?${some}`),
    ),
    fragment: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      text(TOKENS).map((some) => `#${some}`),
    ),
  })
  .map(({ host, start, path, query, fragment }) => `https://${host}${start}/${path}${query}${fragment}`)
  .filter((address) => imageFault(address) === null);

it('is added to any valid address as browsers and the host read it', () => {
  let scaled = 0;
  fc.assert(
    fc.property(addresses, (address) => {
      const { src, srcSet } = remoteImage(address, hosted);
      const { hostname, href } = new URL(address);
      expect(srcSet !== null).toBe(sizedAddress(new URL(address)) !== null);
      if (srcSet === null) {
        expect(src).toBe(href);
        return;
      }
      scaled += 1;
      const candidates = parsed(srcSet);
      expect(candidates.map(([, descriptor]) => descriptor)).toEqual(
        hosted.widths.map((width) => `${width}w`),
      );
      expect(candidates.map(([one]) => one)).toContain(src);
      for (const [index, [one]] of candidates.entries()) {
        const width = hosted.widths[index] ?? 0;
        expect(new URL(one)).toMatchObject({ protocol: 'https:', host: hostname, href: one, hash: '' });
        expect(requestedSizes(one)).toContain(`${width}x${Math.round((width * 2) / 3)}`);
      }
    }),
    { numRuns: times(400, 200_000) },
  );
  expect(scaled).toBeGreaterThan(40);
});
