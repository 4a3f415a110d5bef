/** The engine's plan, made from the definition of a small site. */
import { expect, it } from 'vitest';
import type { Entry } from '../../cli/core/stages/entry.ts';
import type { CollectionInfo, PlanTools } from '../../cli/core/stages/site.ts';
import { definitionOf, page } from '../../cli/site/define.ts';

const entry = (slug: string): Entry =>
  ({
    collection: 'docs',
    slug,
    fields: {},
    file: `docs/${slug}.md`,
    title: slug,
    days: {},
  }) as unknown as Entry;

const DOCS: CollectionInfo = {
  name: 'docs',
  references: [],
  pictures: [],
  templateOf: () => 'doc',
  descriptionOf: () => '',
  pathOf: ({ slug }) => (slug === 'none' ? null : `/docs/${slug}/`),
};

const tools = { collections: [DOCS], base: '/', origin: 'https://a.example' } as unknown as PlanTools;
const content = {
  settings: { title: 'A', url: 'https://a.example/' },
  entries: [entry('start'), entry('none')],
};

it('finds the address at which an entry is shown', () => {
  const plan = definitionOf({}).plan(content, tools);
  const shown = content.entries.map((one) => plan.whereShown?.(one));
  expect(shown).toEqual([[{ path: '/docs/start/', part: null }], []]);
  const without = definitionOf({ pages: () => [page('/', 'home')] }).plan(content, tools);
  expect(without.whereShown?.(entry('start'))).toEqual([]);
});
