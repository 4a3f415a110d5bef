import { describe, expect, it } from 'vitest';
import { mayHoldField, misreadFields } from '../../../cli/checks/texts/field-names.ts';
import type { Schema } from '../../../cli/core/models/schema/schema.ts';

const MODEL: Schema = {
  properties: {
    title: { type: 'string' },
    excerpt: { type: 'string' },
    hours: { properties: { day: { type: 'string' }, times: { type: 'array', items: { type: 'string' } } } },
    sources: {
      type: 'array',
      items: { properties: { name: { type: 'string' }, url: { type: 'string' } } },
    },
  },
};

/** Code, marked text, and parameters. */
const misread = (source: string, pointer = '/sources/0') =>
  misreadFields(source, MODEL, pointer).map(({ code, params, at }) => {
    if (!('within' in at) || !at.within) throw new Error('no place');
    expect(at).toMatchObject({ pointer });
    const { how: _advice, ...named } = params ?? {};
    return [code, source.slice(at.within.start, at.within.end), named];
  });

describe('fields without a space after the colon', () => {
  it.each([
    ['/sources/0', 'name:Kompas', [['name:Kompas', 'name: Kompas']]],
    ['/sources/12', 'name:Kompas  ', [['name:Kompas', 'name: Kompas']]],
    ['/sources/0', 'name:Kompas\n  url:a b \r\n', null],
    [
      '/sources/0',
      'name:Kompas\r\n\t url:a b ',
      [
        ['name:Kompas', 'name: Kompas'],
        ['url:a b', 'url: a b'],
      ],
    ],
    ['/hours', 'day:Senin', [['day:Senin', 'day: Senin']]],
    ['', 'title:Teh', [['title:Teh', 'title: Teh']]],
  ])('at %j, in %j', (pointer, source, wanted) => {
    const found = misread(source, pointer);
    if (wanted === null) expect(found.map(([code]) => code)).not.toContain('yaml/missing-space');
    else expect(found).toEqual(wanted.map(([text, fix]) => ['yaml/missing-space', text, { fix }]));
  });

  it.each([
    ['/sources/0', 'title:Teh'],
    ['/hours/times/0', 'day:Senin'],
    ['/title', 'name:a'],
    ['/nothing/here', 'name:a'],
    ['/sources/0', 'url://contoh.id'],
    ['/sources/0', 'x name:a'],
    ['/sources/0', 'name:'],
    ['/sources/0', 'name: Kompas'],
    ['/sources/x', 'name:Kompas'],
    ['/sources/x1', 'name:Kompas'],
    ['/sources/1x', 'name:Kompas'],
    ['/title/x', 'name:Kompas'],
  ])('are not fields of the group at %j: %j', (pointer, source) => {
    expect(misread(source, pointer).map(([code]) => code)).not.toContain('yaml/missing-space');
  });
});

describe('fields within the text of another field', () => {
  it('are reported by their first line', () => {
    expect(misread('Teh hangat\n  excerpt: Segelas\n  title: a', '/title')).toEqual([
      ['content/field-in-text', 'excerpt: Segelas', { name: 'title', field: 'excerpt' }],
    ]);
    expect(misread('Teh\n  day: Senin \r', '/title')).toEqual([
      ['content/field-in-text', 'day: Senin', { name: 'title', field: 'day' }],
    ]);
    expect(misread('Teh\nurl:', '/title')).toEqual([
      ['content/field-in-text', 'url:', { name: 'title', field: 'url' }],
    ]);
  });

  it('are found in quotes too, which may have been left open, and with a dash', () => {
    expect(misread('"Teh\n title: a"', '/title')).toEqual([
      ['content/field-in-text', 'title: a"', { name: 'title', field: 'title' }],
    ]);
    expect(misread('>-\n  Teh\n  - title: a', '/title')).toEqual([
      ['content/field-in-text', 'title: a', { name: 'title', field: 'title' }],
    ]);
  });

  it('may start the text if no space follows the colon', () => {
    expect(misread('excerpt:Segelas', '/title')).toEqual([
      ['content/field-in-text', 'excerpt:Segelas', { name: 'title', field: 'excerpt' }],
    ]);
    expect(misread('excerpt: Segelas', '/title')).toEqual([]);
  });

  it.each([
    'Teh\nurl://contoh.id',
    'Teh\nharga: 5',
    'Teh\nkata title: a',
    'Teh',
    '"title: a\n Teh"',
    "'title:a'",
  ])('are not found in %j', (source) => {
    expect(misread(source, '/title')).toEqual([]);
  });
});

describe('the quick test for fields', () => {
  it.each(['title:a', 'kata title: a', 'a: b\nurl:c', 'x: y name:'])('finds one in %j', (value) => {
    expect(mayHoldField(value, MODEL)).toBe(true);
    expect(mayHoldField(value, MODEL)).toBe(true);
  });

  it.each(['Teh', 'harga: 5', 'url://a', 'kataurl:a', '(title: a)', 'title', 'title :a'])(
    'finds none in %j',
    (value) => {
      expect(mayHoldField(value, MODEL)).toBe(false);
    },
  );
});
