/** The numbers printed at the end of a build. */
import { expect, it } from 'vitest';
import { scheduleOf } from '../../../cli/core/entries/schedule.ts';
import type { Collection } from '../../../cli/core/models/models.ts';
import { summarise } from '../../../cli/core/pipeline/summary.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const words = (text: string) => ({ id: text, en: `${text} in English` });
const collection = (name: string, counted?: string): Collection => ({
  name,
  nested: false,
  kind: name,
  synonyms: [],
  models: new Map(),
  ...(counted !== undefined && { counted: words(counted) }),
});

const COLLECTIONS = [collection('recipes', 'resep'), collection('pages'), collection('events', 'acara')];

const contentOf = (entries: readonly Entry[], drafts = false) => {
  const edition = { day: '2025-06-01', drafts };
  const { published, next } = scheduleOf(entries, edition);
  return { entries, published, edition, next };
};
const draft = { fields: { draft: true } };

/** This many pages, and a redirect page. */
const pages = (count: number) => [...Array.from({ length: count }, () => ({})), { leadsTo: '/a/' }];

it('counts published entries of each collection that has a word for them, in order', () => {
  const entries = [
    plainEntry('events/a.md'),
    plainEntry('pages/a.md'),
    plainEntry('recipes/a.md'),
    plainEntry('recipes/b.md', draft),
    plainEntry('recipes/c.md', { fields: { draft: false } }),
  ];
  expect(summarise(contentOf(entries), COLLECTIONS, pages(7))).toEqual({
    counted: [
      { count: 2, name: { id: 'resep', en: 'resep in Englishes' } },
      { count: 1, name: words('acara') },
    ],
    pages: 7,
    drafts: 1,
    scheduled: 0,
    expired: 0,
    nextChange: null,
    defaults: 0,
    defaulted: [],
  });
});

it.each([
  ['post', 'posts'],
  ['shelf', 'shelves'],
  ['class', 'classes'],
  ['story', 'stories'],
  ['day', 'days'],
  ['roof', 'roofs'],
  ['staff', 'staffs'],
  ['leaf', 'leaves'],
  ['wife', 'wives'],
])('calls several of a %s %s', (one, many) => {
  const named = (noun: object) => ({ ...collection('recipes'), counted: { id: one, en: one, ...noun } });
  const inEnglish = (entries: readonly string[], noun = {}) =>
    summarise(contentOf(entries.map((file) => plainEntry(file))), [named(noun)], pages(0)).counted[0]?.name
      .en;
  expect(inEnglish([])).toBe(many);
  expect(inEnglish(['recipes/a.md'])).toBe(one);
  expect(inEnglish([], { plural: 'orang' })).toBe('orang');
});

it('says that an empty collection has no entries', () => {
  expect(summarise(contentOf([]), COLLECTIONS, pages(0)).counted.map(({ count }) => count)).toEqual([0, 0]);
  expect(summarise(contentOf([plainEntry('pages/a.md')]), [collection('pages')], pages(1)).counted).toEqual(
    [],
  );
});

it('adds up drafts and defaults of counted collections only, including defaults of drafts, and names those', () => {
  const entries = [
    plainEntry('recipes/a.md', { ...draft, defaults: ['time', 'author'] }),
    plainEntry('recipes/b.md', { defaults: ['time'] }),
    plainEntry('events/a.md', { ...draft, defaults: ['room'] }),
    plainEntry('pages/a.md', { ...draft, defaults: ['lead'] }),
  ];
  expect(summarise(contentOf(entries), COLLECTIONS, pages(0))).toMatchObject({
    drafts: 2,
    defaults: 4,
    defaulted: ['author', 'room', 'time'],
  });
});

it('counts withheld and expired entries, and names the next day on which that changes', () => {
  const entries = [
    plainEntry('recipes/a.md', { fields: { publishDate: '2 Juni 2025' } }),
    plainEntry('recipes/b.md', { fields: { publishDate: '1 Mei 2025', expires: '1 Juni 2025' } }),
    plainEntry('pages/c.md', { fields: { publishDate: '3 Juni 2025' } }),
    plainEntry('recipes/d.md', { fields: { draft: true, publishDate: '1 Juli 2025' } }),
  ];
  const shown = { scheduled: 1, expired: 1, drafts: 1, nextChange: '2025-06-02' };
  expect(summarise(contentOf(entries), COLLECTIONS, pages(0))).toMatchObject(shown);
  const all = summarise(contentOf(entries, true), COLLECTIONS, pages(0));
  expect(all).toMatchObject({ counted: [{ count: 3 }, { count: 0 }], scheduled: 0, expired: 0, drafts: 1 });
});
