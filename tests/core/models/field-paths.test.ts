/** The fields of a model by kind, and the texts of an entry in them. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { loadModels, type Model } from '../../../cli/core/models/models.ts';
import { fieldTexts } from '../../../cli/core/models/schema/field-paths.ts';
import type { Schema } from '../../../cli/core/models/schema/schema.ts';
import type { Validators } from '../../../cli/core/models/validators/validators.ts';
import type { Fields } from '../../../cli/core/stages/entry.ts';
import { textsIn } from '../../support/values/texts-in.ts';
import { textsOf } from '../../support/values/validate-values.ts';

/** A single model, like that of `site.yaml`. */
const modelOf = (schema: Schema): Model => {
  const validators = { site: (() => true) as unknown as Validators[string] } as Validators;
  return loadModels(textsIn(textsOf({ site: schema }), ''), validators, CHECKS.file).site;
};

describe('fields with rules', () => {
  const schema: Schema = {
    properties: {
      topic: { 'x-one-of': 'topics/title' },
      photo: { format: 'image-url' },
      day: { format: 'indonesian-date' },
      ended: { format: 'indonesian-date', 'x-not-before': 'day' },
      gallery: { items: { format: 'image-url' } },
      team: { properties: { people: { items: { $ref: '#/$defs/person' } } } },
      cover: { $ref: '#/$defs/picture' },
      rows: { items: { items: { 'x-one-of': 'topics/title' } } },
    },
    $defs: {
      picture: { format: 'image-url' },
      person: { properties: { portrait: { $ref: '#/$defs/picture' }, name: {} } },
    },
  };
  const of = (kind: 'chosen' | 'pictures' | 'ruled', fields: Fields) =>
    fieldTexts(modelOf(schema)[kind], fields).map(({ pointer, value }) => [pointer, value]);

  it('are found in the model wherever they are, and nowhere else', () => {
    const paths = (kind: Model['chosen']) => kind.map(([path]) => path.join('/'));
    const model = modelOf(schema);
    expect(paths(model.chosen)).toEqual(['topic', 'rows/*/*']);
    expect(paths(model.pictures)).toEqual(['photo', 'gallery/*', 'team/people/*/portrait', 'cover']);
    expect(paths(model.ruled)).toEqual([
      ...['topic', 'photo', 'ended', 'gallery/*', 'team/people/*/portrait', 'cover', 'rows/*/*'],
    ]);
    expect(paths(modelOf({}).pictures)).toEqual([]);
  });

  it('come with their part of the model', () => {
    const model = modelOf(schema);
    const group = { ended: 'a' };
    expect(fieldTexts(model.ruled, group)).toEqual([
      { pointer: '/ended', value: 'a', schema: { format: 'indonesian-date', 'x-not-before': 'day' }, group },
    ]);
    expect(fieldTexts(model.pictures, { cover: 'a' })[0]?.schema.format).toBe('image-url');
  });

  it('are found by their place in lists and groups', () => {
    const fields = {
      photo: 'a.png',
      gallery: ['b.png', 'c.png'],
      team: { people: [{ portrait: 'd.png' }, { name: 'Sari' }, { portrait: 'e.png' }] },
      cover: null,
    };
    expect(of('pictures', fields)).toEqual([
      ['/photo', 'a.png'],
      ['/gallery/0', 'b.png'],
      ['/gallery/1', 'c.png'],
      ['/team/people/0/portrait', 'd.png'],
      ['/team/people/2/portrait', 'e.png'],
    ]);
    expect(of('chosen', { topic: 'Air', rows: [['a'], ['b', 'c']] })).toEqual([
      ['/topic', 'Air'],
      ['/rows/0/0', 'a'],
      ['/rows/1/0', 'b'],
      ['/rows/1/1', 'c'],
    ]);
  });

  it.each([
    [{}],
    [{ photo: undefined }],
    [{ gallery: 'a.png' }],
    [{ gallery: { 0: 'a.png' } }],
    [{ gallery: [undefined] }],
    [{ team: 'people' }],
    [{ team: null }],
    [{ team: { people: { portrait: 'a.png' } } }],
    [{ team: { people: [null, 'a.png', 7] } }],
    [Object.create({ photo: 'a.png' })],
  ])('are not found in %j', (fields) => {
    expect(of('pictures', fields)).toEqual([]);
  });
});
