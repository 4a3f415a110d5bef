/** The properties of the benchmarks' posts, measured in the texts themselves. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withFrontMatter, withSentence } from './corpus.mjs';
import { post } from './posts.mjs';
import { ROW } from './quota.mjs';

const POSTS = 400;
const posts = Array.from({ length: POSTS }, (_, index) => post(index));
const bytes = posts.map(({ body }) => Buffer.byteLength(body));

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;

/** Checks that values are within a fraction of the expected ones. */
const expectNear = (value: number, wanted: number, part: number): void => {
  expect(Math.abs(value - wanted) / wanted, `${value} for ${wanted}`).toBeLessThan(part);
};

const SPECIAL = /^(?:-|\*|\d+\.) |^<|^\{\{<|^\{%|^\[youtube/;
const TEMPLATE = /\{\{< [\s\S]+? >\}\}|\{% .+? %\}|\{\{ "[^"]+" \| url \}\}|\[youtube=[^\]]+\]/;
const HTML = /<(?:a|p|td|div|strong|span|sup|br|img|figure|blockquote)\b[^>]*>/;

/** Number of posts with each property among a hundred consecutive ones. */
const SHARES: [name: string, share: number, has: (one: (typeof posts)[number]) => boolean][] = [
  ['a link to http:', 58, ({ body }) => /\]\(http:/.test(body)],
  ['http: at all', 58, ({ body }) => body.includes('http:')],
  ['a list', 54, ({ body }) => /^(?:-|\*|\d+\.) /m.test(body)],
  ['raw HTML', 35, ({ body }) => HTML.test(body)],
  ['template syntax of another tool', 92, ({ body }) => TEMPLATE.test(body)],
  ['an entity in its title or excerpt', 23, ({ title, excerpt }) => /&#?\w+;/.test(title + excerpt)],
];

it.each(SHARES)('puts %s in %d of each hundred posts', (_, share, has) => {
  for (let row = 0; row < POSTS; row += ROW)
    expect(posts.slice(row, row + ROW).filter(has).length, `from ${row}`).toBe(share);
});

it('gives posts realistic sizes', () => {
  expectNear(quantile(bytes, 0.5), 4500, 0.1);
  expectNear(quantile(bytes, 0.1), 2000, 0.1);
  expectNear(quantile(bytes, 0.9), 10_000, 0.1);
  expectNear(Math.max(...bytes), 60_000, 0.15);
});

it('gives paragraphs realistic word counts', () => {
  const words = posts
    .flatMap(({ body }) => body.split(/\n\n+/))
    .filter((block) => !SPECIAL.test(block))
    .map((block) => block.trim().split(/\s+/).length);
  expectNear(quantile(words, 0.25), 20, 0.1);
  expectNear(quantile(words, 0.5), 41, 0.1);
  expectNear(quantile(words, 0.75), 66, 0.1);
});

it('links realistically often, almost always to other sites', () => {
  const links = posts.map(({ body }) => body.match(/\]\((?:https?:|\/)/g)?.length ?? 0);
  const within = posts.map(({ body }) => body.match(/\]\(\//g)?.length ?? 0);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  expect(quantile(links, 0.5)).toBe(6);
  expect(sum(within)).toBeGreaterThan(0);
  expect(sum(within) / sum(links)).toBeLessThan(0.1);
});

it('links only to earlier posts', () => {
  const slugs = new Set<string>();
  for (const { slug, body } of posts) {
    for (const [, target = ''] of body.matchAll(/\]\(\/artikel\/([^)]*)\/\)/g))
      expect(slugs).toContain(target);
    slugs.add(slug);
  }
});

it('gives each post its own URL and its own photo on another host', () => {
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(POSTS);
  expect(new Set(posts.map(({ photo }) => photo)).size).toBe(POSTS);
  for (const { photo } of posts) expect(photo).toMatch(/^https:\/\/images\.unsplash\.com\//);
});

it('uses only reserved host names for other sites, and that of the pictures', () => {
  for (const { body } of posts) {
    for (const [, host] of body.matchAll(/https?:\/\/([^/\s"\])]+)/g))
      expect(host).toMatch(/\.example$|^images\.unsplash\.com$/);
  }
});

it('generates the same post regardless of earlier ones, and changes only the first sentence in an edit', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (index) => {
      const one = post(index);
      expect(post(index)).toEqual(one);
      const { body } = withSentence(one, 'Kalimat baru.');
      expect(body.startsWith('Kalimat baru.')).toBe(true);
      expect(one.body.endsWith(body.slice('Kalimat baru.'.length))).toBe(true);
      expect(one.body.slice(0, one.body.length - body.length + 'Kalimat baru.'.length)).toMatch(
        /^[^\n[<{]+\.$/,
      );
    }),
    { numRuns: 50 },
  );
});

it('keeps a post within the size limit of a content file', () => {
  for (const { title, excerpt, body } of posts) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(excerpt.length).toBeLessThanOrEqual(400);
    expect(withFrontMatter({ title, excerpt }, body).length).toBeLessThan(256 * 1024);
  }
});
