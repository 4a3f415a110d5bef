/** Forms from models: those of this site, and random ones, with files that fit them and files that do not. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { bracketsWithComments, writable } from '../../../cli/core/edit/write/writable.ts';
import { writeField } from '../../../cli/core/edit/write/write-field.ts';
import type { Schema } from '../../../cli/core/models/schema/schema.ts';
import { escapePointer } from '../../../cli/diagnostics/pointers/index.ts';
import type { Field } from '../../../cli/edit/api.ts';
import { fieldOfValue, fittedForm, jsonValues, orderIn } from '../../../cli/edit/fields/fit.ts';
import { fieldOf, fieldsIn, typesOf } from '../../../cli/edit/fields/kinds.ts';
import { TEXTS } from '../../core/edit/write/documents.ts';
import { times } from '../../support/machine/long.ts';
import { type Random, random } from '../../support/values/random.ts';

const RUNS = times(80, 20_000);

const CONTEXT = { folders: new Set(['staff']), choices: { 'topics/name': ['Laut', 'Gunung'], hosts: null } };

const field = (schema: Schema, name = 'one'): Field => fieldOf(name, schema, false, CONTEXT);

describe('a field', () => {
  it.each<[Schema, Partial<Field>]>([
    [{ type: 'string' }, { kind: 'text', long: false, maxLength: null }],
    [
      { type: 'string', maxLength: 400 },
      { kind: 'text', long: true, maxLength: 400 },
    ],
    [
      { type: 'string', format: 'web-url', maxLength: 400 },
      { kind: 'text', long: false, format: 'web-url' },
    ],
    [
      { type: 'string', format: 'indonesian-date' },
      { kind: 'date', format: 'indonesian-date' },
    ],
    [{ type: 'string', format: 'time' }, { kind: 'time' }],
    [
      { type: 'string', format: 'image-url', 'x-alt': 'about' },
      { kind: 'picture', alt: 'about' },
    ],
    [
      { type: 'boolean', default: true },
      { kind: 'switch', off: true, default: true },
    ],
    [
      { type: 'boolean', description: 'true: belum terbit.', 'x-role': 'draft' },
      {
        kind: 'switch',
        draft: { false: { id: 'Diterbitkan', en: 'Published' }, true: { id: 'Draf', en: 'Draft' } },
        label: { id: 'Keadaan', en: 'State' },
        hint: { id: '', en: '' },
      },
    ],
    [
      { type: 'boolean', description: 'true: di muka.' },
      { kind: 'switch', draft: null, label: { id: 'Di muka', en: 'Di muka' } },
    ],
    [{ type: 'integer', minimum: 1 } as Schema, { kind: 'number', integer: true }],
    [
      { type: 'string', enum: ['a', 'b'] },
      { kind: 'choice', choices: ['a', 'b'], from: null },
    ],
    [
      { type: 'string', 'x-one-of': 'topics/name' },
      { kind: 'choice', choices: ['Laut', 'Gunung'], from: 'topics/name' },
    ],
    [
      { type: 'string', 'x-one-of': 'hosts' },
      { kind: 'choice', choices: [], from: 'hosts' },
    ],
    [
      { type: 'string', 'x-one-of': 'staff' },
      { kind: 'reference', collection: 'staff' },
    ],
    [{ type: ['string', 'null'] }, { kind: 'text' }],
    [{ properties: { a: { type: 'string' } } }, { kind: 'group' }],
    [{ type: 'object' }, { kind: 'lines', unknown: false }],
    [{}, { kind: 'lines' }],
    [{ type: 'array' }, { kind: 'lines' }],
    [{ type: 'string', anyOf: [] } as Schema, { kind: 'lines' }],
    [{ properties: { a: {} }, additionalProperties: { type: 'string' } } as Schema, { kind: 'lines' }],
  ])('of %j', (schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  it('calls choices what the description says of them in brackets, and leaves that out of the hint', () => {
    const description = 'Urutan: files (menurut nama) atau newest (terbaru di depan). Bila dihapus: files.';
    const choice = (schema: Schema) => field({ type: 'string', enum: ['files', 'newest'], ...schema });
    expect(choice({ description, $comment: 'Order: files, or newest (latest first).' })).toMatchObject({
      names: {
        files: { id: 'Menurut nama', en: 'files' },
        newest: { id: 'Terbaru di depan', en: 'Latest first' },
      },
      hint: { id: 'Urutan: . Bila dihapus: files.', en: 'Order: files, or newest (latest first).' },
    });
    for (const unnamed of ['Urutan (files, newest).', 'myfiles (x), newest ('])
      expect(choice({ description: unnamed })).toMatchObject({
        names: { files: { id: 'files' }, newest: { id: 'newest' } },
        hint: { id: unnamed },
      });
  });

  it('may have several forms', () => {
    const either = field({ type: ['string', 'array'], items: { type: 'string' }, maxItems: 3 } as Schema);
    expect(either).toMatchObject({
      kind: 'either',
      options: [{ kind: 'text' }, { kind: 'list', maxItems: 3 }],
    });
    expect(field({ type: 'array', 'x-one-of': 'staff' })).toMatchObject({
      kind: 'list',
      item: { kind: 'reference', collection: 'staff' },
    });
    const kinds = ['text', 'photo'].map(
      (kind): Schema => ({ properties: { kind: { const: kind }, a: { type: 'string' } } }),
    );
    expect(field({ oneOf: kinds })).toMatchObject({
      kind: 'blocks',
      by: 'kind',
      kinds: [{ value: 'text', fields: [{ name: 'a' }] }, { value: 'photo' }],
    });
    expect(field({ oneOf: [{ type: 'string' }, { type: 'string' }] })).toMatchObject({ kind: 'lines' });
  });

  it.each([
    ['publishDate', {}, 'Publish date', 'Publish date'],
    ['category', { description: 'Nama di site.yaml.' }, 'Nama di site.yaml', 'Nama di site.yaml'],
    ['imageUrl', { description: 'Foto: alamat https.', $comment: 'Photo.' }, 'Foto', 'Photo'],
    [
      'draft',
      { description: 'true: artikel belum diterbitkan.' },
      'Artikel belum diterbitkan',
      'Artikel belum diterbitkan',
    ],
    ['one_two', { description: 'Sebuah keterangan yang terlalu panjang untuk nama.' }, 'One two', 'One two'],
  ])('%s has a label', (name, about, id, en) => {
    expect(field({ type: 'string', ...about }, name).label).toEqual({ id, en });
  });
});

it('leaves brackets with comments among their values to the text', () => {
  const file = writable('a/b.yaml', 'a: [x, # c\n  y]\nb:\n  - { c: d } # e\n  - [f, # g\n     h]\n');
  expect(file && bracketsWithComments(file)).toEqual(['/a', '/b/1']);
});

it('has a kind other than lines for each field of this site', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/models');
  const own = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Schema,
  );
  const fields = own.flatMap((schema) => fieldsIn(schema, CONTEXT));
  expect(fields.length).toBeGreaterThan(50);
  // A reference is resolved before.
  expect(fields.filter(({ kind }) => kind === 'lines').map(({ name }) => name)).toEqual(
    expect.not.arrayContaining(['title', 'sources']),
  );
});

const NAMES = ['title', 'a', 'b/c', 'd~e', 'constructor', '__proto__', 'kind'];

function randomSchema(random: Random, depth = 0): Schema {
  const { below, of } = random;
  const more = of<object>([
    {},
    {},
    {},
    {},
    { pattern: 'a' },
    { not: {} },
    { anyOf: [{}] },
    { description: 'Satu. Dua.' },
    { if: {} },
  ]);
  const group = (): Schema => ({
    properties: Object.fromEntries(
      NAMES.slice(below(3), 3 + below(4)).map((name) => [name, randomSchema(random, depth + 1)]),
    ),
  });
  const one = below(depth > 2 ? 7 : 12);
  const made: (() => unknown)[] = [
    () => ({ type: 'string' }),
    () => ({ type: 'string', format: of(['indonesian-date', 'date', 'time', 'image-url', 'web-url']) }),
    () => ({ type: 'boolean' }),
    () => ({ type: of(['integer', 'number']) }),
    () => ({ type: 'string', enum: ['a', 'b'] }),
    () => ({ type: ['string', 'null'] }),
    () => ({ 'x-one-of': of(['topics/name', 'staff', 'hosts']), type: of(['string', 'array']) }),
    () => ({ type: 'object', ...group() }),
    () => ({ type: 'array', items: randomSchema(random, depth + 1) }),
    () => ({ type: ['string', 'array'], items: randomSchema(random, depth + 1) }),
    () => ({
      oneOf: ['p', 'q'].map((kind) => ({ properties: { kind: { const: kind }, ...group().properties } })),
    }),
    () => ({ type: ['string', 'object'], ...group() }),
  ];
  const schema = made[one]?.() as Schema;
  return { ...schema, ...more };
}

/** A value that fits a model in most cases. */
function randomValue(random: Random, schema: Schema): unknown {
  const { below, of } = random;
  const any = [
    null,
    5,
    true,
    'a',
    [],
    {},
    ['a', { b: 1 }],
    { a: { b: ['c'] }, z: null },
    Number.NaN,
    '20 April 2025',
  ];
  if (below(6) === 0) return of(any);
  if (schema.oneOf) return randomValue(random, of(schema.oneOf));
  const type = of([schema.type ?? (schema.properties ? 'object' : 'string')].flat());
  if (type === 'array')
    return Array.from({ length: below(3) }, () => randomValue(random, schema.items ?? { type: 'string' }));
  if (type === 'object') {
    const own = Object.entries(schema.properties ?? {}).filter(() => below(4) > 0);
    const others = below(4) === 0 ? [['z', of(any)] as const] : [];
    return Object.fromEntries([
      ...own.map(([name, one]) => [name, randomValue(random, one)] as const),
      ...others,
    ]);
  }
  if (schema.const) return schema.const;
  return type === 'boolean' ? below(2) === 0 : type === 'string' ? of(TEXTS) : below(99);
}

/** All values that are no groups or lists with something in them. */
function* leaves(value: unknown, pointer = ''): Generator<[string, unknown]> {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (inside.length === 0) yield [pointer, value];
  for (const [name, one] of inside) yield* leaves(one, `${pointer}/${escapePointer(name)}`);
}

it('shows every value of every file, in its field or as lines, and can change it', () => {
  let [shown, asLines, changed] = [0, 0, 0];
  for (let seed = 0; seed < RUNS; seed += 1) {
    const own = random(seed);
    const schema: Schema = { properties: Object.fromEntries(NAMES.map((name) => [name, randomSchema(own)])) };
    const values = randomValue(own, { type: 'object', ...schema });
    const text = stringify(values, { version: '1.2', schema: 'core' });
    const file = writable('a/b.yaml', text);
    if (!file) continue;
    const { form, lines } = fittedForm(fieldsIn(schema, CONTEXT), file, 'Asia/Jakarta');
    const names = new Set(form.map(({ name }) => name));
    for (const name of NAMES) expect(names).toContain(name);
    for (const [pointer, value] of leaves(file.fields.values)) {
      if (pointer === '') continue;
      const isLine = Object.keys(lines).some((one) => `${pointer}/`.startsWith(`${one}/`));
      if (isLine) {
        asLines += 1;
        continue;
      }
      const one = fieldOfValue(form, file.fields.values, pointer);
      const isKind = pointer.endsWith('/kind') && one === undefined;
      const where = `${seed} ${pointer}\n${text}`;
      if (!isKind && value !== null)
        expect(one && typesOf(one), where).toContain(Array.isArray(value) ? 'array' : typeof value);
      shown += 1;
      const after = writeField(
        file,
        { is: 'set', pointer, value: own.of(TEXTS) },
        orderIn(form, file.fields.values),
      );
      expect(after, where).not.toBeNull();
      changed += 1;
    }
    for (const [pointer, source] of Object.entries(lines))
      expect(
        writeField(file, { is: 'lines', pointer, text: source }, () => []),
        `${seed} ${pointer}`,
      ).toBe(text);
    expect(Object.keys(jsonValues(file.fields.values))).toEqual(Object.keys(file.fields.values));
  }
  expect(Math.min(shown, asLines, changed)).toBeGreaterThan(RUNS);
});
