import { describe, expect, it } from 'vitest';
import { originAndBase, outputPathOf, withBase } from '../../../cli/core/values/addresses.ts';
import { fold, slugFault, slugOf } from '../../../cli/core/values/names/slug.ts';
import { compareNatural } from '../../../cli/core/values/order.ts';

describe('addresses', () => {
  it('determine the file of a page', () => {
    expect(outputPathOf('/')).toBe('index.html');
    expect(outputPathOf('/kontak/')).toBe('kontak/index.html');
    expect(outputPathOf('/404.html')).toBe('404.html');
  });

  it.each([
    ['https://contoh.id', 'https://contoh.id', '/'],
    ['https://contoh.id/', 'https://contoh.id', '/'],
    ['https://x.github.io/senja', 'https://x.github.io', '/senja/'],
    ['https://x.github.io/senja/', 'https://x.github.io', '/senja/'],
    ['https://x.github.io/a*b/:nama', 'https://x.github.io', '/a%2Ab/%3Anama/'],
    ['https://x.github.io/a%2Ab/**/c:d/', 'https://x.github.io', '/a%2Ab/%2A%2A/c%3Ad/'],
  ])('yield the base path of %s', (url, origin, base) => {
    expect(originAndBase(url)).toEqual({ origin, base });
  });

  it('get the base path and are encoded once', () => {
    expect(withBase('/senja/', '/kontak/')).toBe('/senja/kontak/');
    expect(withBase('/senja/', '/#makanan')).toBe('/senja/#makanan');
    expect(withBase('/', '/kébun/')).toBe('/k%C3%A9bun/');
    expect(withBase('/', '/k%C3%A9bun/')).toBe('/k%C3%A9bun/');
    expect(withBase('/senja/', 'https://contoh.id/')).toBe('https://contoh.id/');
    expect(withBase('/senja/', '#isi')).toBe('#isi');
  });
});

describe('slugs', () => {
  it.each([
    ['articles/01-sayur-bening.yaml', 'sayur-bening'],
    ['articles/007_tempe.md', 'tempe'],
    ['articles/tempe.yml', 'tempe'],
    ['articles/2025.yaml', '2025'],
    ['articles/10-2025-rencana.md', '2025-rencana'],
    ['pages/ke\u0301bun.yaml', 'k\u00e9bun'],
  ])('%s is %s', (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });

  it.each([
    ['tempe', null],
    ['Jalan-Pagi', null],
    ['kébun', null],
    ['jalan pagi', 'slug/invalid'],
    ['a/b', null],
    ['a/', 'slug/invalid'],
    ['a/../b', 'slug/invalid'],
    ['..', 'slug/invalid'],
    ['', 'slug/invalid'],
    ['-awal', 'slug/invalid'],
    ['x'.repeat(151), 'slug/too-long'],
    ['artikel', 'slug/reserved'],
    ['ASSETS', 'slug/reserved'],
  ])('%j is turned into %s', (slug, code) => {
    expect(slugFault(slug, ['artikel'])?.code ?? null).toBe(code);
  });

  it('collide by case and by Unicode form', () => {
    expect(fold('Tempe')).toBe(fold('tempe'));
    expect(fold('ke\u0301bun')).toBe(fold('k\u00e9bun'));
  });
});

it('sorts names in natural order', () => {
  const names = ['10-a', '2-b', '01-c', 'b', 'a10', 'a9', 'B', '1-c'];
  expect(names.sort(compareNatural)).toEqual(['01-c', '1-c', '2-b', '10-a', 'a9', 'a10', 'b', 'B']);
});

describe('the order of names', () => {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
  const wrongAmong = (names: readonly string[]): string[] =>
    names.flatMap((a) =>
      names
        .filter(
          (b) => Math.sign(compareNatural(a, b)) !== Math.sign(compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)),
        )
        .map((b) => `${a} ~ ${b}`),
    );

  it('matches the collator for numbers of every kind', () => {
    const long = ['123456789012345', '1234567890123456'];
    const numbers = ['', '0', '1', '01', '9', '10', '010', '1٣', '٣', '٣1', '٣01', ...long];
    const names = ['', 'a', 'A', 'a-', 'é', 'articles/'].flatMap((before) =>
      numbers.flatMap((number) => ['', 'a', '-2', '-10'].map((after) => before + number + after)),
    );
    expect(wrongAmong(names)).toEqual([]);
  });

  it('matches the collator for letters and symbols of every kind', () => {
    const parts = [
      '',
      'a',
      'b',
      'B',
      'z',
      '0',
      '07',
      '10',
      '-',
      '.',
      '/',
      '_',
      ' ',
      '~',
      'é',
      'e',
      '\u0301',
      'ß',
    ];
    const names = parts.flatMap((one) =>
      parts.flatMap((two) => ['', 'm', '-1'].map((end) => one + two + end)),
    );
    expect(wrongAmong([...new Set(names)])).toEqual([]);
  });
});
