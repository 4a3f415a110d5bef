/** The numbers that a build ends with. */
import { expect, it } from 'vitest';
import { summarise } from '../../../cli/core/plan/summary.ts';
import type { Collection } from '../../../cli/core/validate/models.ts';
import { plainEntry } from '../../support/plan-entries.ts';

const words = (text: string) => ({ id: text, en: `${text} in English` });
const collection = (name: string, counted?: string): Collection => ({
  name,
  kind: name,
  synonyms: [],
  models: new Map(),
  ...(counted !== undefined && { counted: words(counted) }),
});

const COLLECTIONS = [collection('recipes', 'resep'), collection('pages'), collection('events', 'acara')];
const draft = { fields: { draft: true } };

it('counts what is published of each collection that has a word for it, in their order', () => {
  const entries = [
    plainEntry('events/a.md'),
    plainEntry('pages/a.md'),
    plainEntry('recipes/a.md'),
    plainEntry('recipes/b.md', draft),
    plainEntry('recipes/c.md', { fields: { draft: false } }),
  ];
  expect(summarise(entries, COLLECTIONS, 7)).toEqual({
    counted: [
      { count: 2, name: words('resep') },
      { count: 1, name: words('acara') },
    ],
    pages: 7,
    drafts: 1,
    defaults: 0,
  });
});

it('says of an empty collection that it has none', () => {
  expect(summarise([], COLLECTIONS, 0).counted.map(({ count }) => count)).toEqual([0, 0]);
  expect(summarise([plainEntry('pages/a.md')], [collection('pages')], 1).counted).toEqual([]);
});

it('adds up drafts and defaults of what is counted alone, defaults of drafts among them', () => {
  const entries = [
    plainEntry('recipes/a.md', { ...draft, defaults: 2 }),
    plainEntry('recipes/b.md', { defaults: 3 }),
    plainEntry('events/a.md', { ...draft, defaults: 10 }),
    plainEntry('pages/a.md', { ...draft, defaults: 100 }),
  ];
  expect(summarise(entries, COLLECTIONS, 0)).toMatchObject({ drafts: 2, defaults: 15 });
});
