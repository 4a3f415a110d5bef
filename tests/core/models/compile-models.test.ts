/** Models are compiled to code that validates fields, fills in defaults and reports everything. */
import { describe, expect, it } from 'vitest';
import { compileModels } from '../../../cli/core/models/compile/compile-models.ts';
import { run, textsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const checked = (schema: WholeSchema, fields: object) => {
  const check = run(compileModels(textsOf({ acara: schema })).code).model0;
  if (!check) throw new Error('no check');
  return { isRight: check(fields), errors: check.errors ?? [], fields };
};

describe('the code of models', () => {
  it('exports a validator for each model, by index in the sorted names', () => {
    const model = (value: string): WholeSchema => ({ type: 'object', properties: { a: { const: value } } });
    const exported = run(
      compileModels(textsOf({ zebra: model('z'), acara: model('a'), musim: model('m'), site: {} })).code,
    );
    expect(Object.keys(exported).sort()).toEqual(['model0', 'model1', 'model2', 'model3', 'settings']);
    expect(exported.model0?.({ a: 'a' })).toBe(true);
    expect(exported.model1?.({ a: 'm' })).toBe(true);
    expect(exported.model3?.({ a: 'z' })).toBe(true);
    expect(exported.model0?.({ a: 'z' })).toBe(false);
  });

  it('fills in defaults', () => {
    const schema: WholeSchema = {
      type: 'object',
      properties: { draft: { type: 'boolean', default: false } },
    };
    expect(checked(schema, {})).toMatchObject({ isRight: true, fields: { draft: false } });
    expect(checked(schema, { draft: true }).fields).toEqual({ draft: true });
  });

  it('reports every fault with its value and the part of the model', () => {
    const title: WholeSchema = { type: 'string', description: 'Judul.' };
    const schema: WholeSchema = { type: 'object', required: ['place'], properties: { title, place: {} } };
    const { isRight, errors } = checked(schema, { title: 7 });
    expect(isRight).toBe(false);
    expect(errors.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ['required', ''],
      ['type', '/title'],
    ]);
    expect(errors[1]).toMatchObject({ data: 7, parentSchema: title });
    expect(errors.every(({ message }) => message === undefined)).toBe(true);
  });

  it('uses the formats of senja', () => {
    const schema: WholeSchema = {
      type: 'object',
      properties: { day: { type: 'string', format: 'indonesian-date' } },
    };
    expect(checked(schema, { day: '2 Mei 2025' }).isRight).toBe(true);
    const { errors } = checked(schema, { day: '2025-05-02' });
    expect(errors).toMatchObject([{ keyword: 'format', params: { format: 'indonesian-date' } }]);
  });

  it('counts characters, not surrogates, and compares lists by content', () => {
    const schema: WholeSchema = {
      type: 'object',
      properties: { title: { type: 'string', maxLength: 2 }, pair: { const: [1, { a: 2 }] } },
    };
    expect(checked(schema, { title: '\u{1F33F}\u{1F375}', pair: [1, { a: 2 }] }).isRight).toBe(true);
    expect(checked(schema, { title: 'teh' }).isRight).toBe(false);
    expect(checked(schema, { pair: [1, { a: 3 }] }).isRight).toBe(false);
  });

  it('accepts a value of either type', () => {
    const schema: WholeSchema = {
      type: 'object',
      properties: { source: { type: ['string', 'object'], properties: { name: { type: 'string' } } } },
    };
    expect(checked(schema, { source: 'Kompas' }).isRight).toBe(true);
    expect(checked(schema, { source: { name: 'Kompas' } }).isRight).toBe(true);
    expect(checked(schema, { source: 7 }).isRight).toBe(false);
  });
});

describe('a model', () => {
  it('may contain keywords of senja', () => {
    const schema: WholeSchema = {
      type: 'object',
      'x-synonyms': ['perihal'],
      'x-collection': { folder: 'acara' },
      'x-body': 'optional',
      'x-address': '/a/',
      properties: { a: { type: 'string', 'x-one-of': 'b/c', 'x-not-before': 'd', 'x-new': 'today' }, d: {} },
    };
    expect(checked(schema, { a: 'b' }).isRight).toBe(true);
  });

  it.each([
    ['a word that nobody understands', { type: 'object', 'x-colour': 'red' }],
    [
      'a format that there is not',
      { type: 'object', properties: { a: { type: 'string', format: 'colour' } } },
    ],
    ['a type that there is not', { type: 'text' }],
  ])('must not contain %s', (_, schema) => {
    const { faulty, texts } = compileModels(textsOf({ acara: schema, site: {} }));
    expect(faulty?.faults).toHaveLength(1);
    expect(Object.keys(texts)).toEqual(['site']);
  });
});
