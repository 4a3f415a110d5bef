/** Links in fields, which lead to the same pages as links in bodies. */
import { expect, it } from 'vitest';
import {
  entriesWithFinalLinks,
  linksIn,
  withFinalLinks,
} from '../../../cli/core/entries/links/final-links.ts';
import { linkResolver } from '../../../cli/core/entries/links/resolve-links.ts';
import type { FieldsOfKind } from '../../../cli/core/models/schema/field-paths.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const resolve = linkResolver(() => [
  { path: '/posts/a/', entry: { file: 'posts/a.md' }, indexed: true },
  { path: '/posts/b/', entry: { file: 'posts/b.md' }, indexed: true },
]);
const described: FieldsOfKind = [
  [['see'], { format: 'link' }],
  [['all', '*'], { format: 'link' }],
];
const fields = {
  see: './b.md#part',
  all: ['b', '/posts/b', 'https://contoh.id/', 'nope.md'],
  'a/b~c': [{ href: '../posts/b.md' }],
  other: './b.md',
};

it('finds every href, and the links that the model describes, once', () => {
  const links = linksIn({ ...fields, href: '/x/' }, [...described, [['href'], { format: 'link' }]]);
  expect(links.map(({ pointer }) => pointer)).toEqual([
    '/a~1b~0c/0/href',
    '/href',
    '/see',
    '/all/0',
    '/all/1',
    '/all/2',
    '/all/3',
  ]);
});

it('gives links their final addresses, and leaves everything else', () => {
  const entry = { ...plainEntry('posts/a.md'), fields, links: linksIn(fields, described) };
  const before = structuredClone(entry);
  const [final = entry] = entriesWithFinalLinks([entry], resolve);
  expect(entry).toEqual(before);
  expect(final.fields).toEqual({
    see: '/posts/b/#part',
    all: ['/posts/b/', '/posts/b/', 'https://contoh.id/', 'nope.md'],
    'a/b~c': [{ href: '/posts/b/' }],
    other: './b.md',
  });
  expect(final.links.map(({ href }) => href)).toEqual([
    '/posts/b/',
    '/posts/b/#part',
    '/posts/b/',
    '/posts/b/',
    'https://contoh.id/',
    'nope.md',
  ]);
  // Its pages are made again when the address of the other page changes.
  expect(final.planned).not.toBe(entry.planned);
});

it('leaves a value that a stand-in has replaced', () => {
  const links = [
    { href: './b.md', pointer: '/see' },
    { href: './b.md', pointer: '/gone/0/href' },
  ];
  expect(withFinalLinks({ fields: { see: '' }, links }, 'posts/a.md', resolve).fields).toEqual({ see: '' });
});

it('keeps entries whose links are final', () => {
  const entry = { ...plainEntry('posts/a.md'), links: [{ href: '/posts/b/', pointer: '/see' }] };
  expect(entriesWithFinalLinks([entry], resolve)[0]).toBe(entry);
});
