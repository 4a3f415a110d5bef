/** Links as people write them, and the pages that they lead to. */
import { describe, expect, it } from 'vitest';
import { linkResolver } from '../../../cli/core/entries/links/resolve-links.ts';
import type { Page } from '../../../cli/core/stages/page.ts';

const FILES: Readonly<Record<string, string>> = {
  'docs/index.md': '/docs/',
  'docs/1-start.md': '/docs/start/',
  'docs/2-Русский.md': '/docs/Русский/',
  'docs/api/index.md': '/docs/api/',
  'docs/api/intro.md': '/docs/api/intro/',
  'docs/api/x.md': '/docs/api/x/',
  'docs/api/x.id.md': '/id/docs/api/x/',
  'docs/api/intro.id.md': '/id/docs/api/intro/',
  'docs/02-guide/index.md': '/docs/guide/',
  'docs/02-guide/1-intro.md': '/docs/guide/intro/',
  'posts/v1.2.md': '/posts/v1.2/',
  'posts/2024-01-05-hello.md': '/2024/hello.html',
};
const pages = [
  ...Object.entries(FILES).map(([file, path]) => ({ path, entry: { file } as Page['entry'], indexed: true })),
  { path: '/tags/a/', entry: null, indexed: true },
];
const resolve = linkResolver(() => pages);

it.each([
  ['../guide/index.md', '/docs/guide/'],
  ['../02-guide/index.md#part', '/docs/guide/#part'],
  ['index.md', '/docs/api/'],
  ['./intro.md', '/docs/api/intro/'],
  ['intro', '/docs/api/intro/'],
  ['intro.html?a=1', '/docs/api/intro/?a=1'],
  ['..', '/docs/'],
  ['.', '/docs/api/'],
  ['../', '/docs/'],
  ['?x=1', '/docs/api/x/?x=1'],
  ['../start', '/docs/start/'],
  ['../1-start.md', '/docs/start/'],
  ['../2-%D0%A0%D1%83%D1%81%D1%81%D0%BA%D0%B8%D0%B9.md', '/docs/Русский/'],
  ['content/docs/guide/intro.md', '/docs/guide/intro/'],
  ['/docs/guide/intro.md', '/docs/guide/intro/'],
  ['/content/docs/02-guide/1-intro.md', '/docs/guide/intro/'],
  ['/docs/guide/intro', '/docs/guide/intro/'],
  ['/docs/guide/intro/index.html', '/docs/guide/intro/'],
  ['/tags/a', '/tags/a/'],
  ['../../posts/v1.2.md', '/posts/v1.2/'],
  ['../../posts/2024-01-05-hello.md', '/2024/hello.html'],
])('%s from a file leads to %s', (href, address) => {
  expect(resolve(href, 'docs/api/x.md')).toBe(address);
});

it.each([
  '/docs/',
  '/docs/start/#part',
  '#part',
  'https://contoh.id/a',
  'mailto:a@contoh.id',
  '//contoh.id/a',
  './nope.md',
  '../../../x.md',
  '/nope',
  '/a.pdf',
  'images/x.png',
])('%s stays as it is', (href) => {
  expect(resolve(href, 'docs/api/x.md')).toBeNull();
});

describe('a link from a translation', () => {
  it('leads to the page in its language, if there is one', () => {
    expect(resolve('./intro.md', 'docs/api/x.id.md')).toBe('/id/docs/api/intro/');
    expect(resolve('index.md', 'docs/api/x.id.md')).toBe('/docs/api/');
    expect(resolve('intro.id.md', 'docs/api/x.md')).toBe('/id/docs/api/intro/');
  });
});

it('has no answer where there are two', () => {
  const two = linkResolver(() => [
    { path: '/a/b/', entry: { file: 'docs/1-b.md' } as Page['entry'], indexed: true },
    { path: '/b/', entry: { file: 'docs/2-b.md' } as Page['entry'], indexed: true },
    { path: '/c/', entry: { file: 'docs/c.md' } as Page['entry'], indexed: true },
  ]);
  expect(two('b', 'docs/c.md')).toBeNull();
  expect(two('2-b.md', 'docs/c.md')).toBe('/b/');
});

it('leads from the settings, which have no page, as from the home page', () => {
  const some = linkResolver(() => pages);
  expect(some('docs/start', 'site.yaml')).toBe('/docs/start/');
  expect(some('docs/1-start.md#part', 'site.yaml')).toBe('/docs/start/#part');
  expect(some('tags/a', 'site.yaml')).toBe('/tags/a/');
  expect(some('nope', 'site.yaml')).toBeNull();
});
