import { describe, expect, it } from 'vitest';
import { FieldPlaces } from '../../cli/diagnostics/field-places/index.ts';
import { locator } from '../../cli/diagnostics/locator/locator.ts';
import { lineStarts, position } from '../../cli/diagnostics/places/index.ts';

describe('lines and columns', () => {
  it('start after each line feed', () => {
    expect(lineStarts('a\nbc\r\n\nd')).toEqual([0, 2, 6, 7]);
    expect(lineStarts('')).toEqual([0]);
    expect(lineStarts('\n')).toEqual([0, 1]);
  });

  it('count from 1', () => {
    const starts = [0, 2, 6, 7];
    expect([0, 1, 2, 5, 6, 7, 9].map((offset) => position(starts, offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 4 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
      { line: 4, column: 3 },
    ]);
  });
});

const YAML = 'title: "Teh"\nlist:\n  - satu\n  - a: 1\n    b:\n"x/y": z\nkosong:\ntitle: dua\n"": e\n';

describe('the place of a field', () => {
  const places = new FieldPlaces(YAML);
  const find = (pointer: string, target: 'key' | 'value' = 'value', more = {}) => {
    const { start, end } = places.find({ pointer, target, ...more });
    return [YAML.slice(start, end), start];
  };

  it.each([
    ['/title', 'value', '"Teh"', 7],
    ['/title', 'key', 'title', 0],
    ['/list/0', 'value', 'satu', YAML.indexOf('satu')],
    ['/list/0', 'key', 'satu', YAML.indexOf('satu')],
    ['/list/1/a', 'value', '1', YAML.indexOf('1')],
    ['/list/1/a', 'key', 'a', YAML.indexOf('a: 1')],
    ['/list', 'key', 'list', YAML.indexOf('list')],
    ['/x~1y', 'value', 'z', YAML.indexOf('z\n')],
    ['/x~1y', 'key', '"x/y"', YAML.indexOf('"x/y"')],
    ['/', 'value', 'e', YAML.indexOf('e\n', YAML.indexOf('""'))],
    // It is empty: the name takes its place.
    ['/kosong', 'value', 'kosong', YAML.indexOf('kosong')],
    ['/list/1/b', 'value', 'b', YAML.indexOf('b:')],
    // A missing value has the place of its parent, without its length.
    ['', 'value', '', 0],
    ['/tidak', 'value', '', 0],
    ['/list/7', 'value', '', YAML.indexOf('- satu')],
    ['/list/1/c', 'key', '', YAML.indexOf('a: 1')],
    ['/title/x', 'value', '', 7],
  ] as const)('%s, its %s', (pointer, target, text, start) => {
    expect(find(pointer, target)).toEqual([text, start]);
  });

  it('may be a part of it', () => {
    expect(find('/title', 'value', { within: { start: 1, end: 4 } })).toEqual(['Teh', 8]);
    expect(find('/title', 'value', { spot: 'eh' })).toEqual(['eh', 9]);
    expect(find('/list', 'value')[0]).not.toMatch(/\s$/);
    expect(find('/title', 'value', { spot: 'kopi' })).toEqual(['"Teh"', 7]);
    expect(find('/list/0', 'value', { spot: 't' })).toEqual(['t', YAML.indexOf('tu')]);
  });

  it('is that of an escape if a character is written as one', () => {
    const spot = (yaml: string, character: string) => {
      const { start, end } = new FieldPlaces(yaml).find({ pointer: '/a', spot: character });
      return yaml.slice(start, end);
    };
    expect(spot('a: "x\\u00a0y"\n', '\u00a0')).toBe('\\u00a0');
    expect(spot('a: "x\\_y"\n', '\u00a0')).toBe('\\_');
    expect(spot('a: "x\\xa0y"\n', '\u00a0')).toBe('\\xa0');
    expect(spot('a: "x\\U0000200by"\n', '\u200b')).toBe('\\U0000200b');
    expect(spot('a: "x\\u0007y"\n', '\u0007')).toBe('\\u0007');
    expect(spot('a: "x\\ay"\n', '\u0007')).toBe('\\a');
    expect(spot('a: "\\x0aa \\x0a"\n', '\n')).toBe('\\x0a');
    expect(spot('a: "\\u200bc"\n', '\u0020')).toBe('"\\u200bc"');
  });

  it('yields the typed source', () => {
    expect(places.sourceAt('/title')).toBe('"Teh"');
    expect(places.sourceAt('/tidak')).toBe('');
    expect(new FieldPlaces('a: 007\n').sourceAt('/a')).toBe('007');
    expect(new FieldPlaces('').sourceAt('/a')).toBe('');
  });

  it.each([
    ['a:  # b  \nc: 1', '# b'],
    ['"a" :\tb\r\nc: 1', 'b'],
    ["'a': b", 'b'],
    ['a:\n  b', ''],
    ['b: 1', ''],
  ])('yields the rest of its line: %j', (yaml, rest) => {
    expect(new FieldPlaces(yaml).restOfLine('/a')).toBe(rest);
  });
});

describe('a fault as a diagnostic', () => {
  const text = '---\ntitle: Teh\r\nsub:\n  a: 1\n---\nIsi';
  const file = { path: 'articles/a.md', text, yaml: { text: 'title: Teh\r\nsub:\n  a: 1', start: 4 } };
  const tell = locator(file);

  it('has the range of its field', () => {
    expect(tell({ code: 'content/empty', at: { pointer: '/title' } })).toEqual({
      code: 'content/empty',
      severity: 'error',
      params: {},
      suggestions: [],
      file: 'articles/a.md',
      range: { line: 2, column: 8, endLine: 2, endColumn: 11 },
      field: '/title',
      lineText: 'title: Teh',
    });
  });

  it('has the range of its offsets, which end with the text', () => {
    const range = (start: number, end: number) => tell({ code: 'site/draft', at: { start, end } });
    expect(range(21, 27)).toMatchObject({
      severity: 'note',
      field: '',
      range: { line: 4, column: 1, endLine: 4, endColumn: 7 },
      lineText: '  a: 1',
    });
    expect(range(4, 25).range).toEqual({ line: 2, column: 1, endLine: 4, endColumn: 5 });
    expect(range(32, 99)).toMatchObject({
      range: { line: 6, column: 1, endLine: 6, endColumn: 4 },
      lineText: 'Isi',
    });
    expect(range(99, 99).range).toEqual({ line: 6, column: 4, endLine: 6, endColumn: 4 });
    expect(range(6, 4).range).toEqual({ line: 2, column: 3, endLine: 2, endColumn: 3 });
  });

  it('has the line of another place in its parameters', () => {
    const at = { start: 0, end: 1 };
    const params = { key: 'a' };
    expect(tell({ code: 'yaml/duplicate-key', params, at, related: 21 }).params).toEqual({
      key: 'a',
      relatedLine: 4,
    });
    expect(tell({ code: 'yaml/duplicate-key', params, at }).params).toEqual({ key: 'a' });
  });

  it('has complete suggestions, and a shortened field', () => {
    const suggestions = ['a'.repeat(500), 'b'.repeat(501)];
    const at = { pointer: `/${'c'.repeat(600)}`, target: 'key' } as const;
    const found = tell({ code: 'content/unknown-field', suggestions, at });
    expect(found.suggestions).toEqual(['a'.repeat(500)]);
    expect(found.field).toBe(`/${'c'.repeat(499)}…`);
  });

  it('does not require fields', () => {
    const { range } = locator({ path: 'a', text: 'abc' })({
      code: 'content/empty',
      at: { pointer: '/title' },
    });
    expect(range).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 1 });
  });
});
