/** The command line of the benchmarks. */
import { expect, it } from 'vitest';
import { parseArguments } from './arguments.mjs';

const wantedOf = (...argv: string[]) => parseArguments(argv, 'home').wanted;
const articles = (count: number) => ({ corpus: 'articles', count });
const posts = (count: number) => ({ corpus: 'posts', count });

it('measures articles and posts by default', () => {
  expect(wantedOf()).toEqual([articles(16), articles(10_000), posts(400), posts(1600)]);
  expect(parseArguments([], 'home').to).toBe('home');
});

it('accepts sizes of both, without duplicates, the smallest of each first', () => {
  expect(wantedOf('--sizes', 'posts:2000,16,posts:400,articles:16')).toEqual([
    articles(16),
    posts(400),
    posts(2000),
  ]);
  expect(wantedOf('--sizes', 'posts:400', '--with-100000')).toEqual([articles(100_000), posts(400)]);
});

it.each(['0', 'posts', 'posts:', 'posts:1.5', 'letters:4', 'posts:4:5', ''])(
  'refuses the size “%s”',
  (size) => {
    expect(() => wantedOf('--sizes', size)).toThrow(/--sizes/);
  },
);

it('measures with the Node that runs it, and with others by version', () => {
  expect(parseArguments([], 'home').nodes).toEqual(['own', '26']);
  expect(parseArguments(['--nodes', '22.4,own,22.4'], 'home').nodes).toEqual(['22.4', 'own']);
  expect(() => parseArguments(['--nodes', 'latest'], 'home')).toThrow(/--nodes/);
});

it('refuses unknown tools and counts of rounds', () => {
  expect(parseArguments(['--without', 'Astro,hugo'], 'home').without).toEqual(['astro', 'hugo']);
  expect(() => parseArguments(['--without', 'jekyll'], 'home')).toThrow(/jekyll/);
  expect(() => parseArguments(['--rounds', '0'], 'home')).toThrow(/--rounds/);
});
