/** Valid names of files in `dist`. */
import { describe, expect, it } from 'vitest';
import { isOutputName, STATIC_PATHS } from '../../../cli/core/values/names/output-name.ts';

describe('an output file', () => {
  it.each([
    'index.html',
    'kontak/index.html',
    'artikel/teh-jahe_2/index.html',
    'kebún/index.html',
    'assets/index.html',
    'v1.2/index.html',
    '2016/02/18/analytics.usa.gov-dash/index.html',
    '2013/05/my-post.html',
    'assets/site-1a2B.js',
    'assets/a.css',
    'assets/a.json',
    'assets/a.svg',
    'assets/a.jpg',
    'assets/a.jpeg',
    'assets/a.png',
    'assets/a.webp',
    'assets/a.avif',
    'assets/a.gif',
    'assets/kebún.png',
    'search.json',
    'artikel/kebún/search-1.json',
    '404.html',
    'icon.png',
    'favicon.ico',
    '_redirects',
    ...STATIC_PATHS,
  ])('may be called %j', (name) => {
    expect(isOutputName(name)).toBe(true);
  });

  it.each([
    '',
    '/',
    '.',
    '..',
    'index.html/',
    '/index.html',
    './index.html',
    '../index.html',
    'a/../index.html',
    'a//index.html',
    '.git/index.html',
    'a b/index.html',
    'a\\index.html',
    'assets/a.ts',
    'assets/.js',
    'assets/a.b.js',
    'assets/a/b.js',
    'x/assets/a.js',
    'a.js',
    'assets/a.js\n',
    'artikel/.json',
    '../a.json',
    'artikel/kebún.json',
    '.env',
    'a/.htaccess',
    '.senja.json',
    'kebún.xml',
    'a/feed.xml',
    'feed.xml.bak',
    '_',
    '_Headers',
    '_headers2',
    'a_headers',
    'a/_headers',
  ])('must not be called %j', (name) => {
    expect(isOutputName(name)).toBe(false);
  });
});

it('names no two static files alike', () => {
  expect(new Set(STATIC_PATHS).size).toBe(STATIC_PATHS.length);
});
