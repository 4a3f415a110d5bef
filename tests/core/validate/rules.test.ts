/** Rules of the models beyond JSON Schema, on a small model. */
import { expect, it } from 'vitest';
import { CHECKS } from '../../../cli/checks/index.ts';
import { loadModels } from '../../../cli/core/models/models.ts';
import { fieldTexts } from '../../../cli/core/models/schema/field-paths.ts';
import type { Validators } from '../../../cli/core/models/validators/validators.ts';
import { listsIn } from '../../../cli/core/validate/choices/lists.ts';
import { referenceFault } from '../../../cli/core/validate/choices/references.ts';
import { presenceFault, ruleFaults } from '../../../cli/core/validate/rules.ts';

const schema = {
  type: 'object',
  'x-collection': { folder: 'events' },
  properties: {
    topic: { type: 'string', 'x-one-of': 'topics/title' },
    topics: { type: 'array', items: { type: 'string', 'x-one-of': 'topics/title' } },
    marks: { type: 'array', 'x-one-of': 'marks' },
    anchor: { type: 'string', 'x-one-of': 'topics/anchor' },
    bought: { type: 'string', format: 'date', 'x-role': 'published' },
    born: { type: 'string', format: 'date' },
    host: { type: 'string', 'x-one-of': 'people' },
    guests: { type: 'array', items: { type: 'string', 'x-one-of': 'people' } },
    next: { type: 'string', 'x-one-of': 'events' },
    photo: { type: 'string', format: 'image-url' },
    people: {
      type: 'array',
      items: { type: 'object', properties: { portrait: { type: 'string', format: 'image-url' } } },
    },
    began: { type: 'string', format: 'indonesian-date' },
    ended: { type: 'string', format: 'indonesian-date', 'x-not-before': 'began' },
  },
};
const unchecked = (() => true) as unknown as Validators[string];
const { collections } = loadModels(
  {
    site: '{}',
    event: JSON.stringify(schema),
    person: JSON.stringify({ 'x-collection': { folder: 'people' } }),
  },
  { site: unchecked, event: unchecked, person: unchecked } as Validators,
  CHECKS.file,
);
const model = collections[0]?.models.get('');
if (!model) throw new Error('no model');

const context = {
  choices: {
    'topics/title': ['Air', 'Api'],
    'topics/anchor': ['air', 'api'],
    marks: ['a'],
    imageHosts: ['foto.example'],
  },
  targets: { people: new Set(['siti-rahma', 'budi']), events: null },
  images: new Set(['images/a.png']),
  reserved: [],
};
const codes = (fields: object, faulty = '', changes: object = {}) =>
  ruleFaults(
    model,
    fields as Record<string, unknown>,
    { ...context, ...changes },
    new Set([faulty]),
    'a/b.md',
  ).map(({ code, at }) => [code, 'pointer' in at ? at.pointer : null]);

it('finds the lists that fields are chosen from', () => {
  expect([...listsIn([model])]).toEqual(['topics/title', 'marks', 'topics/anchor']);
});

it('finds pictures at any depth', () => {
  const fields = { photo: 'images/a.png', people: [{ portrait: 'images/b.png' }, {}] };
  expect(fieldTexts(model.pictures, fields).map(({ value }) => value)).toEqual([
    'images/a.png',
    'images/b.png',
  ]);
  expect(fieldTexts(model.pictures, fields)[1]?.group).toBe(fields.people[0]);
  expect(codes(fields)).toEqual([['content/image-missing', '/people/0/portrait']]);
});

it.each([
  [{ topic: 'Air', anchor: 'air' }, []],
  [{ anchor: 'Air' }, [['content/not-one-of', '/anchor']]],
  [{ born: '1797-08-30', bought: '1900-01-01' }, []],
  [{ bought: '1797-08-30' }, [['content/unlikely-year', '/bought']]],
  [{ topic: 'Angin' }, [['content/not-one-of', '/topic']]],
  [
    { topics: ['Air', 'Angin', 7, 'Api', 'ari'] },
    [
      ['content/not-one-of', '/topics/1'],
      ['content/not-one-of', '/topics/4'],
    ],
  ],
  [{ marks: ['a', 'b'] }, [['content/not-one-of', '/marks/1']]],
  [{ host: 'budi', guests: ['budi', 7] }, []],
  [
    { host: 'Budi', guests: ['siti-rahma', 'sari'] },
    [
      ['reference/unknown', '/host'],
      ['reference/unknown', '/guests/1'],
    ],
  ],
  // Nothing is known about an unreadable folder.
  [{ next: 'anything' }, []],
  [{ photo: 'https://foto.example/a.jpg' }, []],
  [{ photo: 'https://lain.example/a.jpg' }, [['content/host-not-allowed', '/photo']]],
  [{ began: '2 Mei 2025', ended: '2 Mei 2025' }, []],
  [{ began: '2 Mei 2025', ended: '30 April 2025' }, [['content/updated-before-published', '/ended']]],
  [{ ended: '30 April 2025' }, []],
])('checks %j', (fields, expected) => {
  expect(codes(fields)).toEqual(expected);
});

it('suggests the folders of an entry that is referred to without them', () => {
  const targets = { people: new Set(['village/budi', 'town/sari', 'village/siti']) };
  const found = referenceFault({ pointer: '/host', collection: 'people', slug: 'budi' }, { targets });
  expect(found?.suggestions).toEqual(['village/budi']);
});

it('reports nothing that is already reported or uncertain', () => {
  expect(codes({ topic: 'Angin' }, '/topic')).toEqual([]);
  expect(codes({ host: 'ani' }, '/host')).toEqual([]);
  expect(codes({ topic: 'Angin' }, '', { choices: { 'topics/title': null } })).toEqual([]);
  expect(codes({ photo: 'https://lain.example/a.jpg' }, '', { choices: {} })).toEqual([]);
  const dates = { began: '2 Mei 2025', ended: '30 April 2025' };
  expect(codes(dates, '/ended')).toEqual([]);
  expect(codes(dates, '/began')).toEqual([]);
});

it.each([
  [undefined, 'Isi.', 'page/unused-body'],
  [undefined, null, undefined],
  ['optional', 'Isi.', undefined],
  ['optional', null, undefined],
  ['required', null, 'page/needs-body'],
  ['required', 'Isi.', undefined],
] as const)('checks, for a body that is %s, %j: %j', (wanted, text, expected) => {
  const own = { ...model, schema: { ...model.schema, ...(wanted && { 'x-body': wanted }) } };
  const body = text === null ? null : { text, start: 0 };
  expect(presenceFault(own, 'x', { path: 'a.md', text: text ?? '' }, body)?.code).toBe(expected);
});
