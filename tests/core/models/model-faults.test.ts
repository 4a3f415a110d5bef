/** Faults of models, each at its place and only once. */
import { describe, expect, it } from 'vitest';
import { compileModels } from '../../../cli/core/models/compile/compile-models.ts';
import { textsIn } from '../../support/values/texts-in.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

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
  const { faulty } = compileModels({ event: text, site: JSON.stringify(SITE), ...others });
  return (faulty?.faults ?? []).map(({ code, field, suggestions, params: { text: words = '' } }) => [
    code,
    field,
    [...suggestions],
    typeof words === 'object' && 'en' in words ? words.en : words,
  ]);
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
    'values of keywords that senja reads',
    event(
      { a: { type: 'string', 'x-synonyms': 'b' }, c: { type: 'string', 'x-synonyms': ['d', 3] } },
      { 'x-address': 3, 'x-collection': { folder: 'events', template: 3 } },
    ),
    [
      ['model/invalid', '/properties/a/x-synonyms', [], 'x-synonyms must be array'],
      ['model/invalid', '/properties/c/x-synonyms/1', [], 'x-synonyms 2 must be string'],
      ['model/invalid', '/x-address', [], 'x-address must be string'],
      ['model/invalid', '/x-collection/template', [], 'it must be the name of a template'],
    ],
  ],
  [
    'several values at once, each once',
    event({ a: { type: ['string', 'nul'], minLength: '1', maxLength: 'x' } }, { title: 3 }),
    [
      ['model/unknown-value', '/properties/a/type', [], ''],
      ['model/invalid', '/properties/a/maxLength', [], 'maxLength must be integer'],
      ['model/invalid', '/properties/a/minLength', [], 'minLength must be integer'],
      ['model/invalid', '/title', [], 'title must be string'],
    ],
  ],
  [
    'a noun with several faults once, and nothing of its route',
    event({}, { 'x-collection': { folder: 'events', noun: { id: 3, ne: 'event' }, route: '/' } }),
    [['model/invalid', '/x-collection/noun', [], 'its form must be { "id": "…", "en": "…" }']],
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
  [
    'a misspelt keyword, not what is missing without it',
    { ...event({}), properties: undefined, propertes: { day: {} }, required: ['day'] },
    [['model/unknown-keyword', '/propertes', ['properties', 'maxProperties', 'minProperties'], '']],
  ],
  [
    'an unknown type once, also of a field with a role',
    event({ name: { type: 'text', 'x-role': 'title' } }),
    [['model/unknown-value', '/properties/name/type', [], '']],
  ],
  [
    'a misspelt part of a route',
    event({}, { 'x-collection': { folder: 'events', route: '/events/{slgu}/' } }),
    [['model/invalid', '/x-collection/route', ['/events/{slug}/'], 'there is no field {slgu}']],
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
  const { faulty } = compileModels({ event: '\uFFFD\uFFFD{\0"', site: JSON.stringify(SITE) });
  expect(faulty?.faults[0]?.range).toMatchObject({ line: 1, column: 1 });
});

const LAYERS: Readonly<Record<string, (next: object) => object>> = {
  properties: (next) => ({ type: 'object', properties: { a: next, b: next, c: next } }),
  allOf: (next) => ({ allOf: [next, next, next] }),
  anyOf: (next) => ({ anyOf: [next, next, next] }),
  oneOf: (next) => ({ oneOf: [next, next, next] }),
  items: (next) => ({ type: 'array', items: { type: 'object', properties: { a: next, b: next } } }),
  conditions: (next) => ({ if: next, else: { not: next } }),
  others: (next) => ({ type: 'object', properties: { a: next }, additionalProperties: next }),
  blocks: (next) => ({
    oneOf: ['a', 'b', 'c'].map((name) => ({ type: 'object', properties: { kind: { const: name }, next } })),
  }),
};

/** Definitions of which each refers to the next one several times. */
const layered = (layer: (next: object) => object, count: number, to = (index: number) => `d${index}`) => {
  const layers = Array.from({ length: count }, (_, index) => [
    `d${index}`,
    layer({ $ref: `#/$defs/${to(index + 1)}` }),
  ]);
  const $defs = { ...Object.fromEntries(layers), [`d${count}`]: { type: 'string' } };
  return event({ all: { $ref: '#/$defs/d0' } }, { $defs });
};

it.each(Object.entries(LAYERS))('refuses references that multiply, at once: %s', (_name, layer) => {
  expect(faultsOf(layered(layer, 3))).toEqual([]);
  const [first, ...others] = faultsOf(layered(layer, 60)) as [string, string, string[], string][];
  expect(others).toEqual([]);
  expect(first).toMatchObject([
    'model/invalid',
    expect.stringMatching(/^\/\$defs\/d\d+/),
    [],
    expect.stringContaining('more than'),
  ]);
});

it('accepts a long chain of references, and refuses a circle once', () => {
  const chain = (next: object) => next;
  expect(faultsOf(layered(chain, 300))).toEqual([]);
  const back = faultsOf(
    layered(
      (next) => ({ type: 'object', properties: { a: next, b: next } }),
      60,
      (index) => `d${index % 60}`,
    ),
  );
  expect(back).toEqual([['model/invalid', '/$defs/d0', [], 'this part holds itself']]);
});

it.each(['constructor', 'toString', 'hasOwnProperty'])('accepts a model and a folder called %s', (name) => {
  const model = event({ title: { type: 'string' } }, { 'x-collection': { folder: name } });
  expect(faultsOf(event({}), { [name]: JSON.stringify(model) })).toEqual([]);
});

describe('parts in other files', () => {
  const PARTS = {
    'x-languages': { en: { $defs: { day: { format: 'english-date' } } } },
    $defs: {
      day: { type: 'string', format: 'date', 'x-role': 'published' },
      mood: { type: 'string', default: 'calm' },
      place: { type: 'object', required: ['town'], properties: { town: { $ref: '#/$defs/mood' } } },
      base: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: { title: { type: 'string', 'x-role': 'title' }, day: { $ref: '#/$defs/day' } },
      },
    },
  };
  const model = (fields: object): object => event(fields);
  const ref = (name: string): object => ({ $ref: `parts.schema.json#/$defs/${name}` });
  const textsWith = (fields: object, parts: object | string = PARTS) => ({
    event: JSON.stringify(model(fields)),
    parts: typeof parts === 'string' ? parts : JSON.stringify(parts),
    site: JSON.stringify(SITE),
  });
  const wrong = (fields: object, parts: object | string = PARTS) =>
    (compileModels(textsWith(fields, parts)).faulty?.faults ?? []).map(
      ({ code, file, field, suggestions, params: { text } }) => [
        code,
        file.replace(/^.*\//, '').replace('.schema.json', ''),
        field,
        [...suggestions],
        text,
      ],
    );

  it('are parts of the model, in the language of the content, with the keywords next to the reference', () => {
    const fields = {
      from: ref('day'),
      where: { ...ref('place'), required: ['how'], properties: { how: {} } },
    };
    for (const [language, format] of [
      ['id', 'date'],
      ['en', 'english-date'],
    ] as const) {
      const { faulty, texts } = compileModels(textsWith(fields), language);
      expect(faulty).toBeNull();
      expect(texts).toEqual(textsIn(textsWith(fields), language));
      expect(JSON.parse(texts.event ?? '').properties).toEqual({
        from: { type: 'string', format, 'x-role': 'published' },
        where: {
          type: 'object',
          required: ['town', 'how'],
          properties: { town: { type: 'string', default: 'calm' }, how: {} },
        },
      });
      expect(Object.keys(texts)).toEqual(['event', 'site']);
    }
  });

  it('may be a whole model, to which fields are added', () => {
    const { texts, faulty } = compileModels({
      ...textsWith({}),
      event: JSON.stringify({
        ...ref('base'),
        'x-collection': { folder: 'events' },
        required: ['host'],
        properties: { host: { type: 'string' }, title: { maxLength: 9 } },
      }),
    });
    expect(faulty).toBeNull();
    expect(JSON.parse(texts.event ?? '')).toMatchObject({
      additionalProperties: false,
      required: ['title', 'host'],
      properties: { title: { type: 'string', maxLength: 9 }, day: {}, host: {} },
    });
  });

  it('fill in defaults', () => {
    const { collections } = modelsOf({
      event: {
        type: 'object',
        properties: { mood: { $ref: '#/$defs/mood' } },
        $defs: { mood: { type: 'string', default: 'calm' } },
      },
      site: {},
    });
    const fields = {};
    collections[0]?.models.get('')?.validate(fields);
    expect(fields).toEqual({ mood: 'calm' });
  });

  it.each<[string, object, object | string, unknown[]]>([
    [
      'no such file',
      { a: { $ref: 'prats.schema.json#/$defs/day' } },
      PARTS,
      ['event', '/properties/a/$ref', ['parts.schema.json#/$defs/day']],
    ],
    [
      'a file outside of the folder',
      { a: { $ref: '../parts.schema.json#/$defs/day' } },
      PARTS,
      ['event', '/properties/a/$ref', ['parts.schema.json#/$defs/day']],
    ],
    [
      'no such part',
      { a: ref('dya') },
      PARTS,
      ['event', '/properties/a/$ref', ['parts.schema.json#/$defs/day']],
    ],
    [
      'a circle by way of another file',
      { a: ref('day') },
      { $defs: { day: { $ref: 'event.schema.json#/properties/a' } } },
      ['event', '/properties/a', []],
    ],
    [
      'a wrong part',
      { a: ref('day') },
      { $defs: { day: { type: 'strin' } } },
      ['parts', '/$defs/day/type', ['string']],
    ],
    [
      'a part that two models use wrongly',
      { a: ref('day'), b: ref('day') },
      { $defs: { day: { type: 'string', default: 3 } } },
      ['parts', '/$defs/day/default', []],
    ],
    [
      'a pattern',
      { a: ref('day') },
      { $defs: { day: { type: 'string', pattern: '([' } } },
      ['parts', '/$defs/day/pattern', []],
    ],
    ['a file that is no JSON', { a: ref('day') }, '{ "$defs": ', ['parts', '', []]],
  ])('are reported where they are written, once: %s', (_, fields, parts, expected) => {
    const found = wrong(fields, parts);
    expect(found.map((one) => one.slice(1, -1))).toEqual([expected]);
    expect(compileModels(textsWith(fields, parts)).texts).not.toHaveProperty('event');
  });
});
