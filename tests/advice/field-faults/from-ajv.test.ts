import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { emptyAt, fromAjv, notOneOf } from '../../../cli/advice/field-faults/from-ajv.ts';
import type { ExplanationContext } from '../../../cli/core/validate/explained.ts';

const SCHEMA = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 10, description: 'Judul.', $comment: 'Title.' },
    excerpt: { type: 'string', 'x-synonyms': ['ringkasan', 'ring-kasan pendek'] },
    category: { enum: ['Makanan Sehat', 'Tidur'] },
    kind: { const: 'satu' },
    date: { type: 'string', format: 'tanggal', minLength: 1 },
    draft: { type: 'boolean' },
    list: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', minLength: 1 } },
    group: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, url: { type: 'string' } },
    },
    either: {
      type: ['string', 'object'],
      required: ['name'],
      additionalProperties: false,
      properties: { name: { type: 'string' } },
    },
    number: { type: 'number' },
    even: { multipleOf: 2, description: 'Genap.' },
    whole: { type: 'integer', minimum: 3 },
    once: { uniqueItems: true },
  },
};

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
ajv.addFormat('tanggal', /^\d+ \w+$/);
ajv.addVocabulary(['x-synonyms']);
const validate = ajv.compile(SCHEMA);

const explaining = (more: Partial<ExplanationContext> = {}): ExplanationContext => ({
  formatFault: (_format, value) =>
    /^\d+ \w+$/.test(value) ? null : { code: 'content/bad-date', params: { value } },
  sourceAt: () => 'tertulis',
  restOfLine: () => '',
  isRequired: (pointer) => pointer === '/title',
  isWritten: () => false,
  ...more,
});

/** The faults of fields in addition to a title, in the order of their places. */
function faults(fields: Record<string, unknown>, more: Partial<ExplanationContext> = {}) {
  validate({ title: 'a', ...fields });
  return fromAjv(validate.errors ?? [], explaining(more));
}
const one = (fields: Record<string, unknown>, more: Partial<ExplanationContext> = {}) => {
  const found = faults(fields, more);
  expect(found).toHaveLength(1);
  return found[0];
};
const value = (pointer: string) => ({ pointer });

describe('field names', () => {
  const known = Object.keys(SCHEMA.properties).join(', ');
  it.each([
    ['tittle', ['title']],
    ['ringkasan', ['excerpt']],
    ['Ring_Kasan', ['excerpt']],
    ['RING KASAN-PENDEK', ['excerpt']],
    ['penulis', []],
    ['drat', ['draft', 'date']],
  ])('that are not known: %j', (name, suggestions) => {
    expect(one({ [name]: 1 })).toEqual({
      code: 'content/unknown-field',
      params: { name, taken: '', known },
      suggestions,
      at: { pointer: `/${name}`, target: 'key' },
    });
  });

  it('do not suggest a name that is there already', () => {
    const isWritten = (pointer: string) => pointer === '/title';
    expect(one({ tittle: 'b', title: 'a' }, { isWritten })).toEqual({
      code: 'content/unknown-field',
      params: { name: 'tittle', taken: 'title', known: '' },
      at: { pointer: '/tittle', target: 'key' },
    });
  });

  it('are quoted by their beginning if they are long, and reported in their group', () => {
    expect(one({ ['x'.repeat(81)]: 1 })?.params?.name).toBe(`${'x'.repeat(80)}…`);
    expect(one({ ['x'.repeat(80)]: 1 })?.params?.name).toBe('x'.repeat(80));
    expect(one({ group: { name: 'a', 'x/y': 1 } })).toMatchObject({
      params: { known: 'name, url' },
      at: { pointer: '/group/x~1y', target: 'key' },
    });
  });

  it.each([
    ['“excerpt”', 'yaml/curly-quotes', ['excerpt']],
    ['excerpt ', 'content/odd-space', ['excerpt']],
    ['ехcerpt', 'content/look-alike', ['excerpt']],
  ])('with lookalike characters: %j', (name, code, suggestions) => {
    expect(one({ [name]: 'a' })).toMatchObject({
      code,
      suggestions,
      at: { pointer: `/${name}`, target: 'key' },
    });
  });

  it.each([
    ['excerpt:\u00a0Teh', 'excerpt'],
    ['kata\u00a0dua', undefined],
  ])('with a special space inside: %j', (name, intended) => {
    expect(one({ [name]: 1 })).toEqual({
      code: 'yaml/odd-space',
      params: { character: 'U+00A0' },
      at: { pointer: `/${name}`, target: 'key', spot: '\u00a0' },
      ...(intended === undefined ? {} : { intended }),
    });
  });

  it('that are missing', () => {
    validate({});
    expect(fromAjv(validate.errors ?? [], explaining())).toEqual([
      {
        code: 'content/missing-field',
        params: { name: 'title', line: 'title', about: { id: 'Judul.', en: 'Title.' } },
        at: { pointer: '/title', target: 'key' },
      },
    ]);
    expect(one({ group: {} })).toMatchObject({
      params: { name: 'name', about: { id: '', en: '' } },
      at: { pointer: '/group/name' },
    });
  });

  it('that are missing are not reported if they are present but misspelt', () => {
    validate({ tittle: 'a' });
    expect(fromAjv(validate.errors ?? [], explaining()).map(({ code }) => code)).toEqual([
      'content/unknown-field',
    ]);
    expect(one({ group: { nama: 'a' } })?.code).toBe('content/unknown-field');
    // The same name in another group is another field.
    validate({ group: { title: 'a' } });
    expect(
      fromAjv(validate.errors ?? [], explaining()).map(({ at }) => 'pointer' in at && at.pointer),
    ).toEqual(['/title', '/group/name', '/group/title']);
  });
});

describe('values of the wrong type', () => {
  it.each([
    [{ list: 'a' }, 'content/expected-list', { name: 'list', found: { id: '“a”', en: '“a”' } }],
    [{ list: 5 }, 'content/expected-list', { name: 'list', found: { id: 'angka 5', en: 'the number 5' } }],
    [
      { list: {} },
      'content/expected-list',
      { name: 'list', found: { id: 'kumpulan isian', en: 'a group of fields' } },
    ],
    [
      { group: [] },
      'content/expected-fields',
      { name: 'group', found: { id: 'daftar', en: 'a list' }, known: 'name, url' },
    ],
    [{ excerpt: [] }, 'content/expected-text', { name: 'excerpt', found: { id: 'daftar', en: 'a list' } }],
    [
      { excerpt: { a: 1 } },
      'content/expected-text',
      { name: 'excerpt', found: { id: 'kumpulan isian', en: 'a group of fields' } },
    ],
    [
      { excerpt: 5 },
      'content/number-not-text',
      { name: 'excerpt', value: 'tertulis', fix: 'excerpt: "tertulis"' },
    ],
    [
      { excerpt: true },
      'content/true-false-not-text',
      { name: 'excerpt', value: 'tertulis', fix: 'excerpt: "tertulis"' },
    ],
    [{ list: [5] }, 'content/number-not-text', { name: 'list 1', value: 'tertulis', fix: '- "tertulis"' }],
    [
      { number: 'a' },
      'content/invalid',
      { name: 'number', rule: { en: 'must be a number' }, about: { id: '', en: '' } },
    ],
    [{ whole: 4.5 }, 'content/invalid', { name: 'whole', rule: { en: 'must be a whole number' } }],
    [{ whole: 2 }, 'content/invalid', { name: 'whole', rule: { en: 'must be at least 3' } }],
    [{ once: [1, 1] }, 'content/invalid', { name: 'once', rule: { en: 'holds the same value twice' } }],
    [
      { even: 3 },
      'content/invalid',
      { name: 'even', rule: { en: 'must be a multiple of 2' }, about: { id: 'Genap.', en: '' } },
    ],
  ])('%j', (fields, code, params) => {
    expect(one(fields)).toMatchObject({ code, params, at: { pointer: expect.stringMatching(/^\/\w+/) } });
  });

  it.each([
    ['yes', ['true']],
    ['Ya', ['true']],
    ['benar', ['true']],
    [1, ['true']],
    ['tidak', ['false']],
    ['OFF', ['false']],
    [0, ['false']],
    ['iya', []],
    ['yang', []],
    ['bukan no', []],
    ['12', []],
  ])('%j for a boolean', (draft, suggestions) => {
    expect(one({ draft })).toMatchObject({
      code: 'content/expected-yes-no',
      suggestions,
      at: value('/draft'),
    });
  });

  it('are numbers with a leading zero if typed that way', () => {
    const code = (source: string) => one({ excerpt: 7 }, { sourceAt: () => source })?.code;
    expect(['007', '-07', '+07'].map(code)).toEqual(Array(3).fill('content/leading-zero'));
    expect(['7', '0', '0.5', '107'].map(code)).toEqual(Array(4).fill('content/number-not-text'));
  });

  it('are checked as the text that was typed, if that has a format', () => {
    expect(one({ date: 5 })).toMatchObject({ code: 'content/bad-date', params: { value: 'tertulis' } });
    expect(one({ date: 5 }, { sourceAt: () => '5 Mei' })?.code).toBe('content/number-not-text');
  });

  it('may be a list of texts, which are one text where any may stand', () => {
    expect(one({ excerpt: ['dr. Ani', 'dr. Budi'] })?.suggestions).toEqual(['dr. Ani, dr. Budi']);
    expect(one({ excerpt: ['dr. Ani'] })?.suggestions).toEqual(['dr. Ani']);
    expect(one({ excerpt: ['a', ['b']] })?.suggestions).toEqual([]);
    expect(one({ excerpt: [' '] })?.suggestions).toEqual([]);
  });

  it('may be a text that a colon has turned into a group', () => {
    const source = { sourceAt: () => 'Pagi: "air" \n' };
    expect(one({ list: [{ Pagi: 'air' }] }, { sourceAt: () => 'Pagi: "air" ' })).toEqual({
      code: 'yaml/colon-in-value',
      params: { key: 'list 1', fix: '- "Pagi: \\"air\\""' },
      at: value('/list/0'),
    });
    expect(one({ either: { Pagi: 'air' } }, source)).toEqual({
      code: 'yaml/colon-in-value',
      params: { key: 'either', fix: 'either: "Pagi: \\"air\\""' },
      at: value('/either'),
    });
    expect(one({ list: [{ a: 1 }] }, { sourceAt: () => 'a: 1\n  b' })?.code).toBe('content/expected-text');
    expect(one({ list: [{ a: 1, b: 2 }] })?.code).toBe('content/expected-text');
    expect(one({ list: [['a']] })?.code).toBe('content/expected-text');
    expect(faults({ either: { a: 1, b: 2 } }).map(({ code }) => code)).toContain('content/unknown-field');
  });
});

describe('missing values', () => {
  const optional = (fields: Record<string, unknown>) =>
    (one(fields)?.params?.optional as { en: string } | undefined)?.en;

  it('are reported with the possible corrections', () => {
    expect(one({ excerpt: null })).toMatchObject({ code: 'content/empty', params: { name: 'excerpt' } });
    expect(optional({ title: '' })).toBe('This field is required.');
    expect(optional({ excerpt: null })).toBe('It is optional: its line may be removed.');
    expect(optional({ list: [null] })).toBe('An item that is not needed may be removed.');
    expect(optional({ date: '' })).toBe('It is optional: its line may be removed.');
    expect(emptyAt('/a/0', true).params?.name).toBe('a 1');
  });

  it('may have been turned into a comment', () => {
    expect(one({ excerpt: null }, { restOfLine: () => '#hangat "teh"' })).toEqual({
      code: 'yaml/value-is-comment',
      params: { name: 'excerpt', fix: 'excerpt: "#hangat \\"teh\\""' },
      at: value('/excerpt'),
    });
    expect(one({ excerpt: null }, { restOfLine: () => 'a #b' })?.code).toBe('content/empty');
  });
});

describe('values that are not allowed', () => {
  it.each([
    [{ category: 'Makanan Seht' }, ['Makanan Sehat'], 'Makanan Sehat, Tidur'],
    [{ kind: 'dua' }, [], 'satu'],
    [{ kind: 'sat' }, ['satu'], 'satu'],
    [{ category: 5 }, [], 'Makanan Sehat, Tidur'],
  ])('%j', (fields, suggestions, allowed) => {
    const [[name, written] = []] = Object.entries(fields);
    expect(one(fields)).toEqual({
      code: 'content/not-one-of',
      params: { name, value: String(written), allowed },
      suggestions,
      at: value(`/${name}`),
    });
  });

  it('may contain lookalike characters', () => {
    expect(notOneOf('category', 'Tidur\u00a0', ['Tidur'])).toMatchObject({
      code: 'content/odd-space',
      params: { what: { id: 'isian “category”', en: 'value of “category”' } },
      suggestions: ['Tidur'],
    });
    expect(one({ date: '5\u00a0Mei' })).toMatchObject({
      code: 'content/odd-space',
      params: { what: { id: 'isian “date”', en: 'value of “date”' } },
      suggestions: ['5 Mei'],
      at: value('/date'),
    });
  });

  it('of a format are reported in its words', () => {
    expect(one({ date: 'besok' })).toEqual({
      code: 'content/bad-date',
      params: { value: 'besok' },
      at: value('/date'),
    });
    expect(one({ date: 'besok' }, { formatFault: () => null })?.code).not.toBe('content/bad-date');
  });

  it.each([
    [{ title: 'a'.repeat(11) }, 'content/too-long', { name: 'title', length: 11, limit: 10 }],
    [{ title: '🌅'.repeat(11) }, 'content/too-long', { name: 'title', length: 11, limit: 10 }],
    [{ list: [] }, 'content/too-few', { name: 'list', length: 0, limit: 1 }],
    [{ list: ['a', 'b', 'c'] }, 'content/too-many', { name: 'list', length: 3, limit: 2 }],
  ])('because of their length: %j', (fields, code, params) => {
    expect(one(fields)).toMatchObject({ code, params });
  });

  it('have one fault, the most specific one', () => {
    expect(one({ date: '' })?.code).toBe('content/empty');
    expect(one({ date: null })?.code).toBe('content/empty');
  });
});
