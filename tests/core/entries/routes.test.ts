/** Which addresses entries certainly have, and which may come from faulty files. */
import { describe, expect, it } from 'vitest';
import { addressesBy, mayCome } from '../../../cli/core/entries/addresses/routes.ts';
import type { Choices, Entry } from '../../../cli/core/stages/entry.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

const models = modelsOf({
  site: {
    type: 'object',
    properties: { topics: { type: 'array', items: { type: 'string' } } },
  },
  book: {
    type: 'object',
    'x-collection': {
      folder: 'books',
      route: '/books/{slug}/',
      lists: ['/topics/{topic}/', '/books/', '/by/{author}/'],
    },
    'x-body': 'optional',
    properties: { topic: { type: 'string', 'x-one-of': 'topics' }, author: { type: 'string' } },
  },
  doc: { type: 'object', 'x-collection': { folder: 'docs/**', route: '/docs/{path}/', lists: ['/docs/'] } },
  note: { type: 'object', 'x-collection': { folder: 'notes' } },
  page: {
    type: 'object',
    'x-collection': { folder: 'pages', address: 'path' },
    properties: { path: { type: 'string' } },
  },
});
const CHOICES: Choices = { topics: ['The Sea', 'Rivers'] };

const book = (fields: object, changes: Partial<Entry> = {}): Entry =>
  plainEntry('books/whales.md', { fields: { ...fields }, bodyStart: 3, ...changes });

/** @param topic null if it is not certain */
const faulty = (topic: string | null, changes: Partial<Entry> = {}): Entry =>
  plainEntry(changes.file ?? 'books/x.md', {
    fields: { topic: topic ?? 'Rivers', author: 'Ani' },
    bodyStart: 3,
    tainted: topic === null ? ['/topic'] : ['/title'],
    ...changes,
  });

describe('the addresses of an entry', () => {
  const of = addressesBy(models, CHOICES);

  it('are its page and the lists that contain it', () => {
    expect(of(book({ topic: 'The Sea', author: 'Budi S.' }))).toEqual([
      '/books/whales/',
      '/topics/the-sea/',
      '/books/',
      '/by/budi-s/',
    ]);
    expect(of(faulty('Rivers'))).toEqual(['/books/x/', '/topics/rivers/', '/books/', '/by/ani/']);
  });

  it('exclude lists of a missing or uncertain choice', () => {
    expect(of(book({ topic: 'Lakes' }))).toEqual(['/books/whales/', '/books/']);
    expect(of(faulty(null))).toEqual(['/books/x/', '/books/', '/by/ani/']);
    expect(addressesBy(models, { topics: null })(faulty('Rivers'))).toEqual([
      '/books/x/',
      '/books/',
      '/by/ani/',
    ]);
  });

  it('are told apart by the day that is a part of the name, but not of the address', () => {
    const address = (file: string, slug: string) => of(plainEntry(file, { slug, bodyStart: 3 }))[0];
    expect(address('books/2024-01-05-whales.md', '2024-01-05-whales')).toBe('/books/whales/');
    expect(address('books/01-2024-01-05-whales.md', '2024-01-05-whales')).toBe('/books/2024-01-05-whales/');
  });

  it('are none without a page or without a route', () => {
    expect(of(book({ topic: 'Rivers' }, { bodyStart: null }))).toEqual([]);
    expect(of(faulty('Rivers', { bodyStart: null }))).toEqual([]);
    expect(of(plainEntry('notes/a.md', { bodyStart: 3 }))).toEqual([]);
    expect(of(plainEntry('others/a.md', { bodyStart: 3 }))).toEqual([]);
  });

  it('follow its folders, with the folder’s own page as its index', () => {
    const doc = (slug: string) => plainEntry('docs/a.md', { slug, bodyStart: null });
    expect(of(doc('guide/start'))).toEqual(['/docs/guide/start/', '/docs/']);
    expect(of(doc('index'))).toEqual(['/docs/', '/docs/']);
  });

  it('are only its own, if it has one', () => {
    expect(of(plainEntry('pages/a.yaml', { address: '/about/' }))).toEqual(['/about/']);
    expect(of(faulty(null, { file: 'pages/a.yaml', address: '/a/' }))).toEqual(['/a/']);
  });
});

describe('possible addresses of faulty files', () => {
  const LISTS = ['/topics/rivers/', '/topics/rivers/2/', '/books/page/2/', '/books/'];
  const all = [...LISTS, '/books/lost/', '/docs/guide/', '/about/', '/'];
  const coming = (files: Entry[]) => all.filter((path) => mayCome(models, files, path));

  it('are the home page alone without faulty files', () => {
    expect(coming([])).toEqual(['/']);
  });

  it('are lists, but no pages in a folder whose pages are certain', () => {
    expect(coming([faulty('Rivers')])).toEqual([...LISTS, '/']);
    expect(coming([faulty(null, { file: 'docs/guide/a.md' })])).toEqual([...LISTS, '/']);
  });

  it('are any addresses outside of the folders if the file may have any', () => {
    expect(coming([faulty(null, { file: 'pages/a.yaml' })])).toEqual([...LISTS, '/about/', '/']);
  });
});

it('reserves the first segments of routes and lists', () => {
  expect(models.reserved).toEqual(['books', 'topics', 'by', 'docs']);
});
