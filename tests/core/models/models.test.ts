/** The parts of models that senja itself reads: collections, and names of fields. */
import { describe, expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { collectionsIn, slugIn } from '../../../cli/core/models/collections/collections.ts';
import { KEYWORDS } from '../../../cli/core/models/compile/keywords.ts';
import { collectionOf, fieldNames, folderOf, loadModels } from '../../../cli/core/models/models.ts';
import { isRequired, type Schema } from '../../../cli/core/models/schema/schema.ts';
import {
  FORMAT_CHECKS,
  MODEL_REQUIRES,
  type Validators,
} from '../../../cli/core/models/validators/validators.ts';
import { textsIn } from '../../support/values/texts-in.ts';
import { textsOf } from '../../support/values/validate-values.ts';

const right = (() => true) as unknown as Validators[string];
const checksFor = (names: readonly string[]): Validators =>
  Object.fromEntries(names.map((name) => [name, right])) as Validators;

const loaded = (schemas: Record<string, Schema>, checks: Validators = checksFor(Object.keys(schemas))) =>
  loadModels(textsIn(textsOf(schemas), ''), checks, CHECKS.file);

const ACARA: Schema = {
  title: 'Acara',
  'x-collection': { folder: 'acara/**', noun: { id: 'acara', en: 'Event' }, synonyms: ['agenda'] },
};
const pageOf = (template: string, keyword: object = {}): Schema => ({
  title: template,
  'x-collection': { folder: 'pages', ...keyword },
  properties: { template: { const: template } },
});

describe('a value that the model requires', () => {
  const source: Schema = { required: ['name'], properties: { name: {}, url: {} } };
  const root: Schema = {
    required: ['title', 'sources', 'hours'],
    properties: {
      title: {},
      tags: {},
      sources: { items: source },
      hours: { required: ['day'], properties: { day: {}, times: {} } },
      more: { required: ['day'], properties: { day: {} } },
    },
  };

  it.each([
    ['/title', true],
    ['/tags', false],
    ['/sources', true],
    ['/sources/0', false],
    ['/sources/0/name', true],
    ['/sources/12/url', false],
    ['/hours/day', true],
    ['/hours/times', false],
    ['/more', false],
    ['/more/day', true],
    ['/unknown', false],
    ['/unknown/title', false],
    ['', false],
  ])('%j: %j', (pointer, wanted) => {
    expect(isRequired(root, pointer)).toBe(wanted);
  });
});

describe('the field names', () => {
  const model: Schema = {
    properties: {
      title: {},
      hours: { properties: { day: {} } },
      sources: { items: { properties: { url: {} } } },
    },
    $defs: { person: { properties: { name: { properties: { first: {} } } } } },
  };

  it('are found at any depth, once', () => {
    expect([...fieldNames(model)].sort()).toEqual([
      'day',
      'first',
      'hours',
      'name',
      'sources',
      'title',
      'url',
    ]);
    expect(fieldNames(model)).toBe(fieldNames(model));
    expect(fieldNames({}).size).toBe(0);
  });

  it('are those of the site and of all its models', () => {
    const { isName } = loaded({
      site: { properties: { url: {} } },
      acara: { ...ACARA, properties: { began: {} } },
      'page-home': { ...pageOf('home'), properties: { people: { items: { properties: { portrait: {} } } } } },
    });
    expect(['url', 'began', 'people', 'portrait'].every(isName)).toBe(true);
    expect(['acara', 'home', 'synonyms', ''].some(isName)).toBe(false);
  });
});

describe('the helpers of compiled validators', () => {
  it('check each format', () => {
    expect(FORMAT_CHECKS['indonesian-date']?.('2 Mei 2025')).toBe(true);
    expect(FORMAT_CHECKS['indonesian-date']?.('2 May 2025')).toBe(false);
    expect(FORMAT_CHECKS.anchor?.('a')).toBe(true);
  });

  it('count characters, and compare two values', () => {
    const functionOf = (name: string) =>
      (MODEL_REQUIRES[name] as { default: (...values: unknown[]) => unknown }).default;
    expect(functionOf('ajv/dist/runtime/ucs2length')('a\u{1F33F}')).toBe(2);
    expect(functionOf('ajv/dist/runtime/equal')([1], [1])).toBe(true);
    expect(functionOf('ajv/dist/runtime/equal')([1], [2])).toBe(false);
    expect(MODEL_REQUIRES.formats).toBe(FORMAT_CHECKS);
  });

  it('ignore keywords of senja', () => {
    expect([...KEYWORDS].sort()).toEqual([
      'x-address',
      'x-after',
      'x-alt',
      'x-body',
      'x-collection',
      'x-from',
      'x-languages',
      'x-new',
      'x-not-before',
      'x-one-of',
      'x-role',
      'x-synonyms',
    ]);
  });
});

describe('folders of entries', () => {
  const schemas: Record<string, Schema> = {
    'page-home': pageOf('home', { address: 'path', noun: { id: 'halaman', en: 'page' } }),
    site: { title: 'Situs' },
    'page-about': pageOf('about'),
    acara: ACARA,
    catatan: { 'x-collection': { folder: 'notes' } },
  };

  it('are those that models define, in natural order', () => {
    const found = collectionsIn(textsOf(schemas));
    expect(found.map(({ name, nested, models }) => [name, nested, models])).toEqual([
      ['acara', true, ['acara']],
      ['notes', false, ['catatan']],
      ['pages', false, ['page-about', 'page-home']],
    ]);
    expect(collectionsIn({ site: '{', acara: '[]', lain: '{"x-collection":7}' })).toEqual([]);
    expect(collectionsIn({})).toEqual([]);
  });

  it('have one model, or one for each template', () => {
    const { site, collections } = loaded(schemas);
    expect([site.name, site.schema.title]).toEqual(['site', 'Situs']);
    const models = collections.map(({ name, models }) => [
      name,
      [...models].map(([template, { name: own }]) => [template, own]),
    ]);
    expect(models).toEqual([
      ['acara', [['', 'acara']]],
      ['notes', [['', 'catatan']]],
      [
        'pages',
        [
          ['about', 'page-about'],
          ['home', 'page-home'],
        ],
      ],
    ]);
  });

  it('are described by any of their models, for all of them', () => {
    const [acara, notes, pages] = loaded(schemas).collections;
    expect(acara).toMatchObject({
      kind: 'event',
      synonyms: ['agenda', 'acara', 'event'],
      counted: { id: 'acara', en: 'Event' },
    });
    expect(acara).not.toHaveProperty('address');
    expect(notes).toMatchObject({ kind: 'catatan', synonyms: [] });
    expect(notes).not.toHaveProperty('counted');
    expect(pages).toMatchObject({ kind: 'page', address: 'path' });
    expect(pages).not.toHaveProperty('counted');
  });

  it('name their entries by file, or by folders and file', () => {
    const [acara, notes] = loaded(schemas).collections;
    const file = 'acara/02-musim hujan/01-teh.md';
    expect(slugIn(file, acara)).toBe('musim-hujan/teh');
    expect(slugIn('acara/02-musim/index.md', acara)).toBe('musim');
    expect(slugIn('acara/index.md', acara)).toBe('index');
    expect(slugIn(file, notes)).toBe('teh');
    expect(slugIn(file, undefined)).toBe('teh');
  });

  it.each([
    ['text', 'site', {}, checksFor(['site'])],
    ['check', 'acara', textsOf({ site: {}, acara: ACARA }), checksFor(['site'])],
    ['check', 'page-home', textsOf(schemas), checksFor(['site', 'acara', 'catatan', 'page-about'])],
  ])('lack the %s of %s', (_, name, texts, checks) => {
    expect(() => loadModels(texts, checks, CHECKS.file)).toThrow(
      `the content model ${name}.schema.json is missing`,
    );
  });

  it.each([
    ['articles/07-tempe.md', 'articles'],
    ['acara/2025/teh.yaml', 'acara'],
    ['site.yaml', ''],
    ['', ''],
    ['/a', ''],
  ])('find for %j the folder %j', (file, folder) => {
    expect(folderOf(file)).toBe(folder);
  });

  it('are found by the path of a file', () => {
    const models = loaded(schemas);
    expect(collectionOf('pages/kontak.md', models)?.name).toBe('pages');
    expect(collectionOf('acara/2025/pages/teh.yaml', models)?.name).toBe('acara');
    expect(collectionOf('acara-lama/teh.yaml', models)).toBeUndefined();
    expect(collectionOf('pages', models)).toBeUndefined();
    expect(collectionOf('site.yaml', models)).toBeUndefined();
  });
});
