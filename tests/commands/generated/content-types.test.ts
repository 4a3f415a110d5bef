/** Types of content match validated content: defaults filled in, references resolved one level deep. */
import { expect, it } from 'vitest';
import { contentTypes } from '../../../cli/commands/generated/content-types.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

const text = { type: 'string' };
const page = (template: string, properties: object) => ({
  title: `${template}-page`,
  type: 'object',
  'x-collection': { folder: 'pages', address: 'path' },
  properties: { template: { const: template }, path: text, ...properties },
});

const types = contentTypes(
  modelsOf({
    site: { type: 'object', required: ['title'], properties: { title: text } },
    event: {
      title: 'Content',
      $comment: 'An event. */ Not a comment.',
      type: 'object',
      additionalProperties: false,
      required: ['who', 'size'],
      'x-collection': { folder: 'events', route: '/events/{slug}/', template: 'gathering' },
      properties: {
        who: { ...text, 'x-one-of': 'events' },
        'also-at': { type: 'array', items: { ...text, 'x-one-of': 'pages' } },
        size: { enum: ['small', 'large'] },
        open: { type: 'boolean', default: false },
        source: { type: ['string', 'object'], additionalProperties: false, properties: { url: text } },
        nodes: { type: 'array', items: { $ref: '#/$defs/node' } },
        count: { type: 'integer', description: 'Banyaknya.' },
      },
      $defs: {
        node: {
          type: 'object',
          additionalProperties: false,
          properties: { below: { $ref: '#/$defs/leaf' } },
        },
        leaf: { type: 'boolean' },
      },
    } as never,
    'page-about': page('about', { names: { type: 'array', items: text } }) as never,
    'page-home': page('home', {}) as never,
  }),
);

it('are the fields as written, with their descriptions from the model', () => {
  expect(types).toContain(`/** An event. *\\/ Not a comment. */
export interface EventEntryFields {
  who: string;
  "also-at"?: Array<string>;
  size: "small" | "large";
  open: boolean;
  source?: string | {
    url?: string;
  };
  nodes?: Array<{
    below?: boolean;
  }>;
  /** Banyaknya. */
  count?: number;
}
`);
});

it('have the referenced entries in place of their names', () => {
  const [, entry = ''] = types.split('export type EventEntry = EntryView<');
  expect(entry).toContain('  who: EntryView<EventEntryFields, string> | null;\n');
  expect(entry).toContain('  "also-at"?: Array<EntryView<PageAboutFields> | EntryView<PageHomeFields>>;\n');
});

it('name the collections, and the template that shows an entry', () => {
  expect(types).toContain(`export interface Content {
  settings: Settings;
  events: Entries<EventEntry, "gathering">;
  pages: Entries<PageAbout | PageHome, "about" | "home">;
}`);
  expect(types).toContain(`interface Shown {
  gathering: EventEntry;
  about: PageAbout;
  home: PageHome;
}`);
});

it('say that every entry has an address if its model leaves none without a page', () => {
  const typeOf = (...models: object[]) => {
    const named = models.map((model, at) => [
      `m${at}`,
      { title: `M${at}`, type: 'object', properties: { template: { const: `m${at}` }, at: text }, ...model },
    ]);
    const site = { type: 'object', required: ['title'], properties: { title: text } };
    const made = contentTypes(modelsOf({ site, ...Object.fromEntries(named) } as never));
    return /export type M0 = (.*);/.exec(made)?.[1];
  };
  const routed = { 'x-collection': { folder: 'a', route: '/a/{slug}/' } };
  const [always, perhaps] = ['EntryView<M0Fields, string>', 'EntryView<M0Fields>'];
  expect(typeOf(routed)).toBe(always);
  expect(typeOf({ ...routed, 'x-body': 'required' })).toBe(always);
  expect(typeOf({ ...routed, 'x-body': 'optional' })).toBe(perhaps);
  // Since some of the folder have texts, one without a text has no page.
  expect(typeOf(routed, { ...routed, 'x-body': 'required' })).toBe(perhaps);
  expect(typeOf({ 'x-collection': { folder: 'a' }, 'x-body': 'required' })).toBe(perhaps);
  expect(typeOf({ 'x-collection': { folder: 'a', address: 'at' } })).toBe(perhaps);
  expect(typeOf({ 'x-collection': { folder: 'a', address: 'at' }, required: ['at'] })).toBe(always);
});
