/** The engine's plan, made from the definition of a small site. */
import { expect, it } from 'vitest';
import type { Entry } from '../../cli/core/stages/entry.ts';
import type { CollectionInfo, PlanTools } from '../../cli/core/stages/site.ts';
import { definitionOf, page } from '../../cli/site/define.ts';
import { defineSite } from '../../cli/site.ts';

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

it('refuses members that have no effect beside a plan', () => {
  const plan = () => ({});
  for (const name of ['pages', 'layout', 'files', 'feed', 'check', 'look', 'endpoints'])
    expect(() => defineSite({ plan, [name]: {} } as object)).toThrow(`“${name}” has no effect beside “plan”`);
  const both = { plan, diagnostics: {}, pictures: {}, markdown: {}, policy: {} } as object;
  expect(defineSite(both)).toBe(both);
});
