/** Faults of models, each at its place and only once. */
import { expect, it } from 'vitest';
import { SiteFaults } from '../../../cli/core/stages/site-error.ts';
import { compileModels } from '../../../cli/core/validate/compile-models.ts';

const event = (fields: object, more: object = {}): object => ({
  type: 'object',
  'x-collection': { folder: 'events' },
  properties: fields,
  ...more,
});
const SITE = { type: 'object', properties: { topics: { type: 'array', items: { type: 'string' } } } };

/** Code, field, suggestions and own words of each fault. */
function faultsOf(model: object | string, others: Record<string, string> = {}): unknown[] {
  const text = typeof model === 'string' ? model : JSON.stringify(model);
  try {
    compileModels({ event: text, site: JSON.stringify(SITE), ...others });
    return [];
  } catch (error) {
    if (!(error instanceof SiteFaults)) throw error;
    return error.diagnostics.map(({ code, field, suggestions, params: { text: words = '' } }) => [
      code,
      field,
      [...suggestions],
      typeof words === 'object' ? words.en : words,
    ]);
  }
}
const kind = (name: string): object => ({ type: 'object', properties: { kind: { const: name } } });
const blocks = (...names: string[]): object =>
  event({ parts: { type: 'array', items: { oneOf: names.map(kind) } } });

it.each(['__proto__', 'constructor', 'toString'])(
  'reports %s, which is a property of every object',
  (key) => {
    const text = JSON.stringify(event({ day: { type: 'string' } })).replaceAll(
      '"type"',
      `"${key}":{},"type"`,
    );
    expect(faultsOf(text)).toEqual([
      ['model/unknown-keyword', `/${key}`, [], ''],
      ['model/unknown-keyword', `/properties/day/${key}`, [], ''],
    ]);
  },
);

it.each<[string, object, unknown[]]>([
  ['no model', event({ day: { type: 'string', format: 'date' }, any: true }), []],
  [
    'a type',
    event({ day: { type: 'strin' } }),
    [['model/unknown-value', '/properties/day/type', ['string'], '']],
  ],
  ...[{ type: 'boolean' }, { type: 'array', items: { type: 'string' } }, { $ref: '#/$defs/part' }].map(
    (field): [string, object, unknown[]] => [
      `a route with a field that no address can hold: ${JSON.stringify(field)}`,
      event(
        { day: field },
        {
          'x-collection': { folder: 'events', route: '/events/{day}/{slug}/' },
          $defs: { part: { type: 'object' } },
        },
      ),
      [
        [
          'model/invalid',
          '/x-collection/route',
          [],
          'an address needs a text or a whole number, and {day} is neither',
        ],
      ],
    ],
  ),
  [
    'a title that is none',
    event({}, { title: 3 }),
    [['model/invalid', '/title', [], 'title must be string']],
  ],
  [
    'a format',
    event({ day: { type: 'string', format: 'dat' } }),
    [['model/unknown-value', '/properties/day/format', ['date'], '']],
  ],
  [
    'the field of an alt text',
    event({ a: { type: 'string', format: 'image-url', 'x-alt': 'wrods' }, words: { type: 'string' } }),
    [['model/unknown-value', '/properties/a/x-alt', ['words'], '']],
  ],
  [
    'a keyword for the folder',
    { type: 'object', 'x-colection': { folder: 'events' }, properties: {} },
    [['model/unknown-keyword', '/x-colection', ['x-collection'], '']],
  ],
  [
    'a noun',
    event({}, { 'x-collection': { folder: 'events', noun: 'event', synonyms: 3 } }),
    [
      ['model/invalid', '/x-collection/noun', [], 'its form must be { "id": "…", "en": "…" }'],
      ['model/invalid', '/x-collection/synonyms', [], 'it must be a list of texts'],
    ],
  ],
  [
    'a default',
    event({
      draft: { type: 'boolean', default: 'no' },
      size: { enum: ['s'], default: 'm' },
      n: { type: 'integer', default: 1 },
    }),
    [
      ['model/invalid', '/properties/draft/default', [], 'the field may not have this value'],
      ['model/invalid', '/properties/size/default', [], 'the field may not have this value'],
    ],
  ],
  ['kinds', blocks('a', 'b'), []],
  [
    'two kinds of one name',
    blocks('a', 'a'),
    [
      [
        'model/invalid',
        '/properties/parts/items/oneOf',
        [],
        'each kind needs a const of its own for the same field',
      ],
    ],
  ],
  [
    'a pattern',
    event({ name: { type: 'string', pattern: '([' } }),
    [
      [
        'model/invalid',
        '/properties/name/pattern',
        [],
        expect.stringContaining('Invalid regular expression'),
      ],
    ],
  ],
])('finds %s', (_, model, expected) => {
  expect(faultsOf(model)).toEqual(expected);
});

it('reports nothing about folders that an unreadable model may have', () => {
  const text = JSON.stringify(event({ place: { type: 'string', 'x-one-of': 'places' } }));
  expect(faultsOf(text, { place: '{ // a place' })).toEqual([['model/not-json', '', [], expect.any(String)]]);
});

it('locates invalid JSON from its first character', () => {
  try {
    compileModels({ event: '\uFFFD\uFFFD{\0"', site: JSON.stringify(SITE) });
  } catch (error) {
    expect((error as SiteFaults).diagnostics[0]?.range).toMatchObject({ line: 1, column: 1 });
  }
  expect.assertions(1);
});
