/** File names of fetched photos, and how they are found again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchedPath, fetchedStem, isElsewhere, pathsOf } from '../../../cli/core/images/named/fetched.ts';
import { localImage } from '../../../cli/core/values/image-paths.ts';
import { times } from '../../support/machine/long.ts';

const UNSPLASH = 'https://images.unsplash.com/photo-1466692476868-aef1dfb1e735';

describe('the name of a fetched photo', () => {
  it('contains the host and the end of the address, and never changes', () => {
    expect(fetchedStem(UNSPLASH)).toBe(
      'images/images.unsplash.com-photo-1466692476868-aef1dfb1e735-6227193e16',
    );
    expect(fetchedStem('https://foto.example/2024/Kebun%20Ibu.JPG')).toBe(
      'images/foto.example-kebun-ibu-ebea050c6b',
    );
    expect(fetchedStem('https://foto.example')).toBe('images/foto.example-73c85ec03e');
  });

  it('differs for each address, even if only the query differs', () => {
    expect(fetchedStem(`${UNSPLASH}?w=1`)).not.toBe(fetchedStem(`${UNSPLASH}?w=2`));
    expect(fetchedStem('https://foto.example/a.jpg')).not.toBe(fetchedStem('https://foto.example/b/a.jpg'));
  });

  it('is a valid name in content, whatever the address', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (address) => {
        fc.pre(isElsewhere(address));
        const path = `${fetchedStem(address)}.jpg`;
        expect(localImage(path)).toBe(path);
        expect(path.length).toBeLessThan(160);
      }),
      // Web addresses are slow to make up.
      { numRuns: times(30, 20_000) },
    );
  });
});

describe('a fetched photo', () => {
  const there = new Set([`${fetchedStem(UNSPLASH)}.webp`]);

  it('is in no folder without pictures, where addresses mean the same whether or not photos are fetched', () => {
    const address = fc.oneof(
      fc.webUrl({ validSchemes: ['https', 'http'] }),
      fc.constantFrom(
        UNSPLASH,
        'images/a.jpg',
        './a%20b.png',
        '/images/a.webp',
        'images/a%2Fb.png',
        '',
        'https://',
      ),
      fc.string(),
    );
    const [fetching, other] = ['local', undefined].map((photos) => pathsOf(photos, new Set<string>()));
    fc.assert(
      fc.property(address, (one) => {
        expect(fetching?.(one)).toBe(other?.(one));
      }),
    );
    expect(pathsOf('local', there)(UNSPLASH)).not.toBe(pathsOf(undefined, there)(UNSPLASH));
  });

  it('is found by its address, whatever its format', () => {
    expect(fetchedPath(UNSPLASH, there)).toBe(`${fetchedStem(UNSPLASH)}.webp`);
    expect(fetchedPath(`${UNSPLASH}?w=1`, there)).toBeNull();
  });

  it.each(['', 'kebun', 'https:', 'https://', 'http://foto.example/a.jpg', 'https://foto.example:8/a.jpg'])(
    'is not %j',
    (address) => expect(fetchedPath(address, { has: () => true })).toBeNull(),
  );

  it('is used only by a site that says so', () => {
    expect(pathsOf('local', there)(UNSPLASH)).toBe(`${fetchedStem(UNSPLASH)}.webp`);
    for (const photos of [undefined, 'remote']) expect(pathsOf(photos, there)(UNSPLASH)).toBeNull();
    expect(pathsOf('local', there)('../images/a.png')).toBe('images/a.png');
  });
});
