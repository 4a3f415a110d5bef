/** Cloudflare reads `_redirects` up to its limits: one's own rules are within them, and what is beyond is known. */
import { describe, expect, it } from 'vitest';
import { beyondLimits, withOwnRedirects } from '../../../cli/core/files/hosts/limits.ts';

const many = (count: number, start = '/lama'): string[] =>
  Array.from({ length: count }, (_, index) => `${start}-${index} /baru/ 301`);
const counted = (headers: string, redirects: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { limit } of beyondLimits(headers, redirects)) counts[limit] = (counts[limit] ?? 0) + 1;
  return counts;
};

describe('the order of redirects', () => {
  it('begins with those of the site for one address, and ends with its patterns, in its own order', () => {
    const own = '# Mine\r\n/unduh https://x.example/ 302\r\n/a/* /b/:splat\r\n/a/c /d';
    expect(withOwnRedirects('/lama/ /baru/ 301\n/wiki/Help:Me/ /baru/ 301\n/ p=1 /baru/ 301\n', own)).toBe(
      [
        ...['# Mine\r', '/unduh https://x.example/ 302\r', '/lama/ /baru/ 301', '/ p=1 /baru/ 301'],
        ...['/a/* /b/:splat\r', '/a/c /d', '/wiki/Help:Me/ /baru/ 301', ''],
      ].join('\n'),
    );
  });

  it('is empty without any, and has those that are there alone', () => {
    expect(withOwnRedirects('', '')).toBe('');
    expect(withOwnRedirects('', '/a /b')).toBe('/a /b\n');
    expect(withOwnRedirects('/a /b 301\n', '')).toBe('/a /b 301\n');
  });

  it('leaves what is beyond the limit to the end, below the patterns of the site', () => {
    const text = withOwnRedirects(`${many(2100).join('\n')}\n`, '/unduh /x 302\n/a/* /b/:splat 301\n');
    const lines = text.split('\n');
    expect(lines.indexOf('/unduh /x 302')).toBe(0);
    expect(lines.indexOf('/a/* /b/:splat 301')).toBe(1999);
    expect(lines.filter(Boolean)).toHaveLength(2102);
  });
});

describe('the limits', () => {
  it.each([
    ['', many(2000).join('\n'), {}],
    ['', many(2003).join('\n'), { address: 3 }],
    // Those for queries are not counted, since they are not read.
    ['', [...many(2000), '/ p=1 /a 301'].join('\n'), {}],
    ['', many(101, '/:a').join('\n'), { pattern: 1 }],
    ['', ['/a/* /b', ...many(100)].join('\n'), { pattern: 1 }],
    ['', `/a /${'b'.repeat(2000)}`, { line: 1 }],
    [`/*\n  A: ${'b'.repeat(1994)}\n  B: ${'b'.repeat(1998)}\n`, '', { line: 1 }],
    [
      many(102)
        .map((line) => `${line.split(' ', 1)}\n  A: b`)
        .join('\n'),
      '',
      { path: 2 },
    ],
  ])('case %#', (headers, redirects, expected) => {
    expect(counted(headers, redirects)).toEqual(expected);
  });
});
