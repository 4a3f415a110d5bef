/** `robots.txt` lets search engines read everything, and names the sitemap of a published site. */
import { expect, it } from 'vitest';
import { robots } from '../../../cli/core/files/robots.ts';

const SITE = { origin: 'https://x.example', base: '/senja/', preview: false };

/** @returns the rules that a crawler follows: those of the group with its name, else those for all */
function rulesFor(text: string, crawler: string): string[] {
  const groups = text.split('\n\n').map((group) => group.trim().split('\n'));
  const named = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  return (named(crawler) ?? named('*') ?? []).filter((line) => !line.startsWith('User-agent:'));
}

it('allows everything, and says nothing about training', () => {
  expect(robots(SITE)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://x.example/senja/sitemap.xml\n');
  expect(robots({ ...SITE, training: true })).toBe(robots(SITE));
  expect(robots({ ...SITE, preview: true })).toBe('User-agent: *\nAllow: /\n');
});

it('asks crawlers that train models to stay away, and no search engine', () => {
  const text = robots({ ...SITE, training: false });
  for (const name of ['GPTBot', 'CCBot', 'Google-Extended'])
    expect(rulesFor(text, name)).toEqual(['Disallow: /']);
  for (const name of ['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot'])
    expect(rulesFor(text, name)).toEqual(['Allow: /']);
  expect(text).toContain('\n\nSitemap: https://x.example/senja/sitemap.xml\n');
});
