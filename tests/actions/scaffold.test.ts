/** A new file contains every field of its model with a description, and leaves unknown values open. */
import { describe, expect, it } from 'vitest';
import { type NewFile, numberedName, scaffold } from '../../cli/actions/scaffold.ts';
import type { Schema } from '../../cli/core/models/schema/schema.ts';

const made = (schema: Schema, more: Partial<NewFile> = {}): string =>
  scaffold({
    schema,
    modelPath: '../models/resep.schema.json',
    lang: 'en',
    check: 'senja check',
    values: {},
    choices: {},
    markdown: false,
    ...more,
  });

/** Blocks of the file between blank lines: first the introduction, then the fields. */
const blocks = (...file: Parameters<typeof made>): string[] =>
  made(...file)
    .trimEnd()
    .split('\n\n');

/** The lines of a required field. */
const field = (one: Schema): string => blocks({ required: ['f'], properties: { f: one } })[1] ?? '';

describe('a new file', () => {
  const schema: Schema = {
    required: ['title', 'kind'],
    properties: {
      note: { description: 'Catatan.', $comment: 'A note.' },
      title: { description: 'Judul.', $comment: 'The title.' },
      author: { description: 'Penulis.', $comment: 'Who wrote it.' },
      kind: { description: 'Jenis.', $comment: 'Its kind.', enum: ['soup', 2] },
      steps: { type: 'array', items: { type: 'string' } },
    },
  };

  it('starts with required and known fields in the order of the model, and has the rest below as comments', () => {
    expect(made(schema, { values: { author: 'Sari' } })).toBe(
      [
        '# yaml-language-server: $schema=../models/resep.schema.json',
        '# Fill in what is still empty, then run: senja check',
        '# Lines that start with # are notes and do not show on the site.',
        '',
        '# The title.',
        'title:',
        '',
        '# Who wrote it.',
        'author: Sari',
        '',
        '# Its kind.',
        '# Choices: soup, 2',
        'kind:',
        '',
        '# Optional. Remove the # in front of a field to use it.',
        '',
        '# A note.',
        '# note:',
        '',
        '# steps:',
        '#   -',
        '',
      ].join('\n'),
    );
  });

  it('is in the requested language', () => {
    const [intro, title, kind, optional, note] = blocks(schema, { lang: 'id' });
    expect(intro).toContain('lalu jalankan: senja check\n');
    expect(title).toBe('# Judul.\ntitle:');
    expect(kind).toBe('# Jenis.\n# Pilihannya: soup, 2\nkind:');
    expect(optional).toMatch(/^# Tidak wajib\./);
    expect(note).toBe('# Catatan.\n# note:');
  });

  it('has no comment on a field without a description in that language', () => {
    expect(field({ description: 'Jenis.' })).toBe('f:');
    expect(blocks({ required: ['f'], properties: { f: { $comment: 'Kind.' } } }, { lang: 'id' })[1]).toBe(
      'f:',
    );
  });

  it('has its fields between fences and a text below them if it is Markdown', () => {
    const yaml = made(schema);
    const note = /(# Lines that start .*\n)/;
    const inBody = '# Below the closing --- line, write notes between <!-- and -->.\n';
    const fields = yaml.replace(note, `$1${inBody}`);
    expect(made(schema, { markdown: true })).toBe(`---\n${fields}---\n\nWrite the text here.\n`);
    expect(made(schema, { markdown: true, lang: 'id' })).toMatch(/\n---\n\nTulis isinya di sini\.\n$/);
  });

  it('of a model without fields has only its introduction', () => {
    expect(blocks({})).toHaveLength(1);
    expect(blocks({ required: ['gone'] })).toEqual(blocks({}));
  });
});

describe('the choices of a field', () => {
  const schema: Schema = { required: ['f'], properties: { f: { enum: ['a', 'b'] } } };

  it('are those of the site rather than those of the model', () => {
    expect(blocks(schema, { choices: { f: ['x', 'y', 'z'] } })[1]).toBe('# Choices: x, y, z\nf:');
    expect(blocks(schema, { choices: { g: ['x'] } })[1]).toBe('# Choices: a, b\nf:');
  });

  it('are not mentioned when there are none', () => {
    expect(blocks(schema, { choices: { f: [] } })[1]).toBe('f:');
    expect(field({ enum: [] })).toBe('f:');
  });
});

describe('the value of a field', () => {
  it('is the known one, before the one fixed by the model', () => {
    const known = (f: Schema): string | undefined =>
      blocks({ required: ['f'], properties: { f } }, { values: { f: 'x: y' } })[1];
    expect(known({ const: 'a' })).toBe('f: "x: y"');
    expect(known({ type: 'object', required: ['g'] })).toBe('f: "x: y"');
    expect(known({ type: 'array', items: {} })).toBe('f: "x: y"');
  });

  it('may be known to be empty', () => {
    expect(blocks({ properties: { f: {} } }, { values: { f: '' } })[1]).toBe('f: ""');
  });

  it('is the one fixed by the model, or else its default', () => {
    expect(field({ const: 'home' })).toBe('f: home');
    expect(field({ default: 'a: b' })).toBe('f: "a: b"');
    expect(field({ const: 'home', default: 'other' })).toBe('f: home');
    expect(field({ type: 'string', default: 'a', items: {} })).toBe('f: a');
  });

  it('is an unquoted boolean, but quoted if the field is a text', () => {
    expect(field({ default: false })).toBe('f: false');
    expect(field({ const: true })).toBe('f: true');
    expect(field({ default: 'true' })).toBe('f: "true"');
  });

  it('is left open without a space after the colon', () => {
    expect(field({})).toBe('f:');
  });
});

it('handles fields named like object members, numbers, and choices', () => {
  expect(blocks({ properties: { constructor: { type: 'string' } } })).toContain('# constructor:');
  expect(field({ default: 5 })).toBe('f: 5');
  expect(field({ enum: ['a', 'b'] })).toBe('# Choices: a, b\nf:');
});

describe('the lines below a field', () => {
  const link: Schema = {
    type: 'object',
    required: ['text', 'to'],
    properties: { to: { default: '/x/' }, hint: {}, text: { $comment: 'Not reported.' } },
  };

  it('contain each required field of a group, without comments', () => {
    expect(field(link)).toBe('f:\n  text:\n  to: /x/');
  });

  it('go as deep as the model requires', () => {
    const group: Schema = {
      type: 'object',
      required: ['a', 'l'],
      properties: { a: link, l: { type: 'array', items: link } },
    };
    expect(field(group).split('\n')).toEqual([
      'f:',
      '  a:',
      '    text:',
      '    to: /x/',
      '  l:',
      '    - text:',
      '      to: /x/',
    ]);
  });

  it('contain one item of a list: a dash for a text, its required fields for a group', () => {
    expect(field({ type: 'array', items: { type: 'string' } })).toBe('f:\n  -');
    expect(field({ type: 'array', items: link })).toBe('f:\n  - text:\n    to: /x/');
  });

  it('are absent where the model requires or describes nothing', () => {
    expect(field({ type: 'object', properties: { a: {} } })).toBe('f:');
    expect(field({ type: 'array' })).toBe('f:');
    expect(field({ type: 'object', required: ['a'] })).toBe('f:\n  a:');
    expect(field({ type: 'object', required: ['a'], properties: { b: {} } })).toBe('f:\n  a:');
  });

  it('are all comments if the field is optional', () => {
    expect(blocks({ properties: { f: link } }).at(-1)).toBe('# f:\n#   text:\n#   to: /x/');
  });
});

describe('the number of a new file', () => {
  it('follows the highest, whatever the order and the gaps', () => {
    expect(numberedName('Sayur Bening', ['a/16-b.md', 'a/02-c.yaml'])).toBe('17-sayur-bening');
    expect(numberedName('Sayur', ['a/9_b.md', 'a/10 c.yaml'])).toBe('11-sayur');
  });

  it('is the first in an empty folder', () => {
    expect(numberedName('Café Pagi!', [])).toBe('01-cafe-pagi');
  });

  it('is absent if no file has one, or if dates determine the order', () => {
    expect(numberedName('Sayur', ['a/b.md', 'a/12.md', 'a/7b-c.md', 'a/x-9-y.md'])).toBe('sayur');
    expect(numberedName('Sayur', ['a/b.md', 'a/12-c.md'])).toBe('13-sayur');
  });

  it('has as many digits as the longest number, and at least two', () => {
    expect(numberedName('Sayur', ['a/1-b.md'])).toBe('02-sayur');
    expect(numberedName('Sayur', ['a/009-b.md', 'a/10-c.md'])).toBe('011-sayur');
    expect(numberedName('Sayur', ['a/99-b.md'])).toBe('100-sayur');
  });

  it('and its name are absent for a title without letters', () => {
    expect(numberedName('?!', ['a/01-b.md'])).toBe('');
  });
});
