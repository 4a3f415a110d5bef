/** A site made up from models: right by them, with all that entries can have and with no more than they must. */
import { describe, expect, it } from 'vitest';
import { EXAMPLE_IMAGE, exampleContent } from '../../../cli/core/render/examples.ts';
import { type Checks, loadModels, type Schema } from '../../../cli/core/validate/models.ts';

const right = (() => true) as unknown as Checks[string];

const SETTINGS: Schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string' },
    url: { type: 'string', format: 'site-url' },
    topics: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, anchor: { format: 'anchor' } } },
    },
  },
};

/** The content made up of one model of goods, whose addresses the site gives, and one of pages. */
function contentOf(good: Schema, page: Schema = {}) {
  const site = {
    ...SETTINGS,
    'x-collections': {
      goods: { kind: 'good', model: 'good', synonyms: [] },
      pages: { kind: 'page', model: 'page-*', address: 'path', synonyms: [] },
    },
  };
  const schemas = { site, good, 'page-a': page, 'page-b': { ...page, 'x-address': '/b/' } };
  const texts = Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, JSON.stringify(one)]));
  const checks = { site: right, good: right, 'page-a': right, 'page-b': right };
  return exampleContent(loadModels(texts, checks));
}

/** The goods made up of a model, in order. */
const goodsOf = (good: Schema) => contentOf(good).entries.filter(({ collection }) => collection === 'goods');

/** What a field holds in the first goods that have it. */
const valuesOf = (field: Schema, several = 3, model: Schema = {}): unknown[] =>
  goodsOf({ ...model, required: ['field'], properties: { field } })
    .slice(0, several)
    .map(({ fields }) => fields.field);

describe('the entries', () => {
  it('are sixty of each model, each told from the others', () => {
    const { entries } = contentOf({});
    expect(entries.map(({ collection }) => collection)).toEqual([
      ...Array(60).fill('goods'),
      ...Array(120).fill('pages'),
    ]);
    expect(entries[7]).toEqual({
      file: 'goods/contoh-7.md',
      collection: 'goods',
      slug: 'contoh-7',
      address: null,
      fields: {},
      days: {},
      bodyStart: null,
      fingerprint: 'contoh-7',
      planned: 'contoh-7',
      defaults: [],
      images: [],
      bodyImages: [],
      bodyAlts: [],
      links: [],
    });
    expect(new Set(goodsOf({}).map(({ slug }) => slug)).size).toBe(60);
  });

  it('have an address where their model says so, from their name or a fixed one', () => {
    const { entries } = contentOf({});
    expect(entries[60]).toMatchObject({ file: 'pages/contoh-0.md', address: '/contoh-0/' });
    expect(entries[120]).toMatchObject({ file: 'pages/contoh-0.md', address: '/b/' });
  });

  it.each([
    ['required', [1, 1, 1, 1, 1, 1, 1]],
    ['optional', [null, 1, 1, 1, 1, null, 1]],
    [undefined, [null, null, null, null, null, null, null]],
  ] as const)('of a model whose body is %s have one: %j', (wanted, expected) => {
    const goods = goodsOf(wanted ? { 'x-body': wanted } : {});
    expect(goods.slice(0, 7).map(({ bodyStart }) => bodyStart)).toEqual(expected);
  });

  it('have all fields, or those alone that are demanded or have a default', () => {
    const goods = goodsOf({
      required: ['title'],
      properties: { title: {}, note: {}, sold: { type: 'boolean', default: false } },
    });
    expect(goods.slice(0, 4).map(({ fields }) => Object.keys(fields))).toEqual([
      ['title', 'sold'],
      ['title', 'note', 'sold'],
      ['title', 'sold'],
      ['title', 'note', 'sold'],
    ]);
  });
});

describe('the settings', () => {
  it('have all that they can have', () => {
    const { site } = contentOf({});
    expect(site).toEqual({
      fields: {
        title: 'Contoh title 0',
        url: 'https://contoh.example/',
        topics: [0, 1, 2, 3, 4].map((number) => ({
          name: `Contoh name ${number}`,
          anchor: `contoh${number + 1}`,
        })),
      },
      links: [],
    });
  });
});

describe('a field', () => {
  it.each<[string, Schema, unknown[]]>([
    ['a constant', { const: 'x' }, ['x', 'x', 'x']],
    ['a constant that says no', { const: false, type: 'boolean' }, [false, false, false]],
    ['one of few', { enum: ['a', 'b'] }, ['a', 'b', 'a']],
    ['a text', { type: 'string' }, ['Contoh field 0', 'Contoh field 1', 'Contoh field 2']],
    ['a short text', { type: 'string', maxLength: 9 }, ['Contoh fi', 'Contoh fi', 'Contoh fi']],
    ['a switch', { type: 'boolean' }, [false, true, false]],
    ['a switch with a default', { type: 'boolean', default: false }, [false, false, false]],
    ['a switch that is on by default', { type: 'boolean', default: true }, [true, true, true]],
    ['a date', { format: 'indonesian-date' }, ['1 Mei 2025', '2 Mei 2025', '3 Mei 2025']],
    [
      'a picture',
      { format: 'image-url' },
      ['https://images.unsplash.com/contoh-1', EXAMPLE_IMAGE, 'https://images.unsplash.com/contoh-3'],
    ],
  ])('that is %s', (_, schema, expected) => {
    expect(valuesOf(schema)).toEqual(expected);
  });

  it('with a format has a right value however many there are', () => {
    const days = valuesOf({ format: 'indonesian-date' }, 60);
    expect(days.slice(26, 30)).toEqual(['27 Mei 2025', '28 Mei 2025', '1 Mei 2025', '2 Mei 2025']);
  });

  it('that is chosen from the settings goes through what is there', () => {
    expect(valuesOf({ type: 'string', 'x-one-of': 'topics/name' }, 7)).toEqual(
      [0, 1, 2, 3, 4, 0, 1].map((number) => `Contoh name ${number}`),
    );
    expect(valuesOf({ 'x-one-of': 'topics/anchor' }, 2)).toEqual(['contoh1', 'contoh2']);
  });

  it('that is a list has five items, one unlike the other', () => {
    expect(valuesOf({ type: 'array', items: { format: 'minutes' } }, 2)).toEqual([
      ['1 menit', '2 menit', '3 menit', '4 menit', '5 menit'],
      ['2 menit', '3 menit', '4 menit', '5 menit', '6 menit'],
    ]);
    expect(valuesOf({ type: 'array' }, 1)).toEqual([
      [0, 1, 2, 3, 4].map((number) => `Contoh field ${number}`),
    ]);
  });

  it('that is a group has its own fields, all or the demanded ones', () => {
    const group: Schema = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, note: { type: 'string' } },
    };
    expect(valuesOf(group, 2)).toEqual([
      { name: 'Contoh name 0' },
      { name: 'Contoh name 1', note: 'Contoh note 1' },
    ]);
    expect(valuesOf({ type: 'object' }, 1)).toEqual([{}]);
  });

  it('that is a text or a group is each in turn', () => {
    const either: Schema = {
      type: ['string', 'object'],
      properties: { name: { type: 'string' } },
      required: ['name'],
    };
    expect(valuesOf(either)).toEqual([
      { name: 'Contoh name 0' },
      'Contoh field 1',
      { name: 'Contoh name 2' },
    ]);
  });

  it('may be described elsewhere in its model', () => {
    const $defs = {
      day: { type: 'object', required: ['on'], properties: { on: { $ref: '#/$defs/date' } } },
      date: { format: 'indonesian-date' },
    };
    expect(valuesOf({ $ref: '#/$defs/day' }, 1, { $defs })).toEqual([{ on: '1 Mei 2025' }]);
  });
});
