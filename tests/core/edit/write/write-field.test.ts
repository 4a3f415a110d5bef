/** Changes of single fields, written into the text of a file. */
import { describe, expect, it } from 'vitest';
import { writable } from '../../../../cli/core/edit/write/writable.ts';
import { writeField } from '../../../../cli/core/edit/write/write-field.ts';
import type { FieldChange } from '../../../../cli/core/values/changes/values-after.ts';

const ORDER = ['title', 'excerpt', 'category', 'author', 'sources', 'draft'];

function edited(text: string, change: FieldChange, path = 'a/b.yaml'): string | null {
  const file = writable(path, text);
  return file && writeField(file, change, (pointer) => (pointer === '' ? ORDER : []));
}

const set = (pointer: string, value: never | unknown): FieldChange => ({
  is: 'set',
  pointer,
  value: value as null,
});
const remove = (pointer: string): FieldChange => ({ is: 'remove', pointer });
const insert = (pointer: string, value: unknown, index?: number): FieldChange => ({
  is: 'insert',
  pointer,
  value: value as null,
  ...(index !== undefined && { index }),
});
const move = (pointer: string, from: number, to: number): FieldChange => ({ is: 'move', pointer, from, to });

describe('a value', () => {
  it.each([
    ['title: A # c\n', 'B', 'title: B # c\n'],
    ['title: "A" # c\n', 'B', 'title: "B" # c\n'],
    ["title: 'A'\n", "it's", "title: 'it''s'\n"],
    ['title: A\n', 'yes: no', 'title: "yes: no"\n'],
    ['title: A\n', 'true', 'title: "true"\n'],
    ['title: A\n', '', 'title: ""\n'],
    ['title:\n', 'A', 'title: A\n'],
    ['title: "" # c\n', 'A', 'title: A # c\n'],
    ["{ title: '' }\n", 'A', '{ title: A }\n'],
    ['title: # c\n', 'A', 'title: A # c\n'],
    ['title: A\n', 'A\nB', 'title: |-\n  A\n  B\n'],
    ['title: "A"\n', 'A\nB', 'title: "A\\nB"\n'],
    [
      'title: "A"\nx: y\n',
      'Mulailah pelan.\n\n## Cara\n\n- satu\n- dua',
      'title: "Mulailah pelan.\\n\\n## Cara\\n\\n- satu\\n- dua"\nx: y\n',
    ],
    [
      '{ title: A }\n',
      'Mulailah pelan.\n\n## Cara\n\n- satu\n- dua',
      '{ title: "Mulailah pelan.\\n\\n## Cara\\n\\n- satu\\n- dua" }\n',
    ],
    ['title: | # c\n    A\n    B\n\n# end\n', 'A\nC\n', 'title: | # c\n    A\n    C\n\n# end\n'],
    ['title: |\r\n  A\r\nx: y', 'A\nC\n', 'title: |\r\n  A\r\n  C\r\nx: y'],
    ['title: >-\n  one\n  two\n', 'one three', 'title: >-\n  one three\n'],
    ['title: one\n  two # c\n', 'three', 'title: three # c\n'],
    ['title:\n  one # c\n', 'two', 'title:\n  two # c\n'],
    ['title: 5\n', 6, 'title: 6\n'],
    ['title: "5"\n', 6, 'title: 6\n'],
    ['title: true\n', false, 'title: false\n'],
    ['title: A # c\n', ['B', 'C'], 'title: # c\n  - B\n  - C\n'],
    ['title: # c\n  - B\n  - C\n', 'A', 'title: A # c\n'],
    ['title: [A] # c\n', ['B', 'C'], 'title: [ B, C ] # c\n'],
    ['{ title: A, x: y }\n', 'B, C', '{ title: "B, C", x: y }\n'],
    ['title: A', 'B', 'title: B'],
    ['# c\n\ntitle: A\r\nx: y\n', 'B', '# c\n\ntitle: B\r\nx: y\n'],
  ])('of %j becomes %j', (text, value, expected) => {
    expect(edited(text, set('/title', value))).toBe(expected);
  });

  it.each([
    ['list:\n  - a # c\n  - b\n', '/list/0', 'x', 'list:\n  - x # c\n  - b\n'],
    ['list: [a, b] # c\n', '/list/1', 'x y', 'list: [a, x y] # c\n'],
    ['list:\n  - t: a\n    u: b\n', '/list/0/u', 'x', 'list:\n  - t: a\n    u: x\n'],
    ['list:\n  -\n', '/list/0', 'x', 'list:\n  - x\n'],
    ['a: x\n', '/b/c', 'y', 'a: x\nb:\n  c: y\n'],
    ['a: x\nb:\n', '/b/c', 'y', 'a: x\nb:\n  c: y\n'],
    ['list:\n  - a\n', '/list/1', 'b', 'list:\n  - a\n  - b\n'],
    ['list: []\n', '/list/0', 'b', 'list: [ b ]\n'],
    ['a: {}\n', '/a/b', 'c', 'a:\n  b: c\n'],
  ])('in %j at %s becomes', (text, pointer, value, expected) => {
    expect(edited(text, set(pointer, value))).toBe(expected);
  });

  it.each([
    ['a: x\n', '/a/b'],
    ['list: [a, b]\n', '/list/3'],
    ['list: [a, b]\n', '/list/name'],
    ['# c\na: # d\n  # lost\n  b: c\n', '/a'],
  ])('is refused in %j at %s', (text, pointer) => {
    expect(edited(text, set(pointer, 'x'))).toBeNull();
  });
});

describe('an absent field', () => {
  it.each([
    ['title: A # c\ndraft: true\n', 'category', 'title: A # c\ncategory: x\ndraft: true\n'],
    [
      'title: A\n\n# about\nexcerpt: |\n  a\n\n\n# d\ndraft: true',
      'category',
      'title: A\n\n# about\nexcerpt: |\n  a\ncategory: x\n\n\n# d\ndraft: true',
    ],
    ['# head\n\n# about\ndraft: true\n', 'title', '# head\n\ntitle: x\n# about\ndraft: true\n'],
    ['# head\ndraft: true\n', 'title', '# head\ntitle: x\ndraft: true\n'],
    ['title: A', 'category', 'title: A\ncategory: x'],
    [
      'title:\n  - A\n  # - B\n# end\ndraft: true\n',
      'category',
      'title:\n  - A\n  # - B\ncategory: x\n# end\ndraft: true\n',
    ],
    ['title: A\r\n', 'category', 'title: A\r\ncategory: x\r\n'],
    ['title: A\n', 'other', 'title: A\nother: x\n'],
    ['{ title: A }\n', 'category', '{ title: A, category: x }\n'],
    ['{ draft: true }\n', 'title', '{ title: x, draft: true }\n'],
  ])('in %j: %s', (text, name, expected) => {
    expect(edited(text, set(`/${name}`, 'x'))).toBe(expected);
  });
});

describe('a removed part', () => {
  it.each([
    ['a: x\nb: y # c\nd: z\n', '/b', 'a: x\nd: z\n'],
    ['a: x\nb: y', '/b', 'a: x'],
    ['a: x\r\nb: y', '/b', 'a: x'],
    ['# above\nb:\n  # in\n  c: d\n# end\na: x\n', '/b', '# above\n# end\na: x\n'],
    ['b: x # c\n', '/b', '{}\n'],
    ['a:\n  b: x\n', '/a/b', 'a: {}\n'],
    ['list:\n  - a\n  # above\n  - b # c\n', '/list/1', 'list:\n  - a\n  # above\n'],
    ['list: # b\n  - a # c\n', '/list/0', 'list: [] # b\n'],
    ['list:\n  - a # c\n', '/list/0', 'list: []\n'],
    ['list: [a, b, c]\n', '/list/2', 'list: [a, b]\n'],
    ['list: [a, b, c]\n', '/list/0', 'list: [b, c]\n'],
    ['list: [a]\n', '/list/0', 'list: []\n'],
    ['list:\n  - t: a\n    u: b\n', '/list/0/t', 'list:\n  - u: b\n'],
    ['list:\n  - t: a\n    # c\n    u: b\n', '/list/0/t', 'list:\n  -\n    # c\n    u: b\n'],
    ['list:\n  - - a\n    - b\n', '/list/0/0', 'list:\n  - - b\n'],
  ])('of %j at %s', (text, pointer, expected) => {
    expect(edited(text, remove(pointer))).toBe(expected);
  });
});

describe('an item', () => {
  it.each([
    [
      'list:\n  # one\n  - a\n\n  # two\n  - b # c\nx: y\n',
      1,
      'list:\n  # one\n  - a\n\n  - x\n  # two\n  - b # c\nx: y\n',
    ],
    ['list:\n- a\n', 1, 'list:\n- a\n- x\n'],
    ['list:\n  - |\n    a\n', 0, 'list:\n  - x\n  - |\n    a\n'],
    ['list: [a, b]\n', 0, 'list: [x, a, b]\n'],
    ['list: [a, b]\n', 2, 'list: [a, b, x]\n'],
    ['list: []\n', 0, 'list: [ x ]\n'],
    ['list:\n', 0, 'list:\n  - x\n'],
    ['a: b\n', 0, 'a: b\nlist:\n  - x\n'],
    ['list:\n  - - a\n', 0, 'list:\n  - x\n  - - a\n'],
  ])('is put into %j at %d', (text, index, expected) => {
    expect(edited(text, insert('/list', 'x', index))).toBe(expected);
  });

  it('may be a group', () => {
    const text = 'sources:\n  - title: a\n    url: b';
    expect(edited(text, insert('/sources', { title: 'x: y', more: ['z'] }))).toBe(
      `${text}\n  - title: "x: y"\n    more:\n      - z`,
    );
  });

  it('may be the first one of a list that is not there, also within a group', () => {
    expect(edited('a:\n  b: x\n', insert('/a/list', 'y'))).toBe('a:\n  b: x\n  list:\n    - y\n');
    expect(edited('a:\n  list: x\n', insert('/a/list', 'y'))).toBeNull();
  });

  it.each([
    [
      'list:\n  # one\n  - a # c\n\n  # two\n  - b\n  - d\n',
      0,
      2,
      'list:\n  # two\n  - b\n\n  - d\n  # one\n  - a # c\n',
    ],
    ['list:\n  - a\n  - b', 1, 0, 'list:\n  - b\n  - a'],
    ['list: [a, "b", c] # e\n', 2, 0, 'list: [c, a, "b"] # e\n'],
    [
      'x:\n  - - a\n    - b: c\n      d: e\nlist:\n - a\n - b\n',
      0,
      1,
      'x:\n  - - a\n    - b: c\n      d: e\nlist:\n - b\n - a\n',
    ],
  ])('is moved in %j from %d to %d', (text, from, to, expected) => {
    expect(edited(text, move('/list', from, to))).toBe(expected);
  });
});

describe('lines', () => {
  it.each([
    [
      'a: x\ngeo:\n  lat: 1\n  # c\nb: y\n',
      'geo: { lat: 2 } # c',
      'a: x\ngeo: { lat: 2 } # c\n  # c\nb: y\n',
    ],
    ['title: x\nz: y\n', 'geo:\n  lat: 1\n', 'title: x\nz: y\ngeo:\n  lat: 1\n'],
    ['a: x\ngeo: 1 # c\n', '\n', 'a: x\n'],
    ['{ geo: 1, a: x }\n', 'geo: [1, 2]', '{ geo: [1, 2], a: x }\n'],
    ['geo: 1\n', 'other: 1', null],
    ['geo: 1\nx: y\n', 'geo: 1\nx: z', null],
    ['geo: 1\n', 'geo: [', null],
  ])('of a field in %j: %j', (text, lines, expected) => {
    expect(edited(text, { is: 'lines', pointer: '/geo', text: lines })).toBe(expected);
  });
});

describe('the body', () => {
  it.each([
    ['---\na: x\n---\n\nIsi.\n', '\nLain.\n', '---\na: x\n---\n\nLain.\n'],
    [
      '---\r\na: x\r\n---\r\n\r\nSatu\r\nDua\r\n',
      '\nSatu\nTiga\n',
      '---\r\na: x\r\n---\r\n\r\nSatu\r\nTiga\r\n',
    ],
    ['---\na: x\n---', 'Isi', '---\na: x\n---\nIsi'],
    ['---\r\na: x\r\n---\r\n', 'Satu\nDua', '---\r\na: x\r\n---\r\nSatu\r\nDua'],
    ['---\na: x\n---\nIsi', '', '---\na: x\n---\n'],
  ])('of %j becomes %j', (text, body, expected) => {
    expect(edited(text, { is: 'body', text: body }, 'a/b.md')).toBe(expected);
  });

  it('is not touched by a change of the fields', () => {
    const text = '---\ntitle: A\n---\n---\ntitle: B\n---\n';
    expect(edited(text, set('/title', 'a\n---\nb'), 'a/b.md')).toBe(text.replace('A', '"a\\n---\\nb"'));
  });
});

it('writes into no file that cannot be read wholly', () => {
  for (const text of ['title: [\n', 'a: &x 1\nb: *x\n', '- a\n', '', '# c\n'])
    expect(writable('a/b.yaml', text)).toBeNull();
});
