/** A body as Markdown for other programs: what is read elsewhere leads where the page leads, and all else is as written. */
import { describe, expect, it } from 'vitest';
import { finalMarkdown } from '../../../cli/core/bodies/final-markdown.ts';
import { type MarkdownContext, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { siteMarkdown } from '../../../cli/core/bodies/site-markdown.ts';

const ADDRESSES: Readonly<Record<string, string>> = { '02-kopi.md': '/kopi/', '?': '/teh/?' };

const context: MarkdownContext = {
  checks: { body: [], link: [] },
  from: 'articles/01-teh.md',
  markdown: siteMarkdown(undefined, undefined),
  resolve: (href) => ADDRESSES[href.replace(/#.*/, '')] ?? null,
  images: {
    base: '/senja/',
    bodySizes: '100vw',
    find: (address, alt) => ({
      src: address.startsWith('http') ? address : `/senja/assets/${address}`,
      srcSet: null,
      width: 8,
      height: 6,
      alt,
    }),
  },
};

const wholeOf = (address: string): string =>
  address.startsWith('/') ? `https://x.example${address}` : address;

const of = (text: string): string => finalMarkdown({ text, start: 9 }, context, wholeOf);

/** @returns the addresses in a rendered text, in order */
const shownIn = (text: string): string[] =>
  [...renderMarkdown({ text, start: 0 }, context).body.html.matchAll(/ (?:href|src|poster)="([^"]*)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), 'https://x.example/').href,
  );

describe('an address', () => {
  it.each([
    ['[a](02-kopi.md "t") b', '[a](https://x.example/senja/kopi/ "t") b'],
    ['[a](<02-kopi.md>)', '[a](<https://x.example/senja/kopi/>)'],
    ['[a][k] [b][k]\n\n[k]: 02-kopi.md', '[a][k] [b][k]\n\n[k]: https://x.example/senja/kopi/'],
    ['![a](teh.png)', '![a](https://x.example/senja/assets/teh.png)'],
    ['[a](/b/?c=1&d=2)', '[a](https://x.example/senja/b/?c=1&amp;d=2)'],
    ['> - [a](/b/)\n', '> - [a](https://x.example/senja/b/)\n'],
    ['| a |\n| - |\n| [b](/c/) |', '| a |\n| - |\n| [b](https://x.example/senja/c/) |'],
    ['<a href="/b/">c</a>', '<a href="https://x.example/senja/b/">c</a>'],
  ])('in %j is whole', (text, whole) => {
    expect(of(text)).toBe(whole);
  });

  it.each([
    '# A\n\n[b](#a)',
    'https://y.example/a www.y.example <https://y.example/> <mailto:a@y.example>',
    '`[a](/b/)`\n\n    [a](/b/)\n',
    'a\r\n\r\n* b\r\n',
  ])('in %j stays as it is', (text) => {
    expect(of(text)).toBe(text);
  });
});

it('leads where the page leads', () => {
  const text = [
    '[a](02-kopi.md#b) ![c](teh.png) [d](https://y.example/(e)?f=1&g=2 "h")',
    '[i]: <https://y.example/j k>',
    '[i] [l](//y.example/m)',
    '<a href="/n/?o=1&amp;p=2">q</a>',
  ].join('\n\n');
  const shown = shownIn(text);
  expect(shown).toHaveLength(6);
  expect(shownIn(of(text))).toEqual(shown.map((one) => one.replaceAll('(', '%28').replaceAll(')', '%29')));
});
