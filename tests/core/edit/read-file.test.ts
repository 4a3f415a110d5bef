/** Readable values of a file: only those written there, without placeholders for unreadable lines. */
import { describe, expect, it } from 'vitest';
import {
  type CheckedFile,
  isWhole,
  leavesOf,
  readNodes,
  valuesOf,
  yamlOf,
} from '../../../cli/core/edit/read-file.ts';
import { parse } from '../../../cli/core/parse/parse.ts';
import type { Document, UnreadLines } from '../../../cli/core/stages/document.ts';

function checkedFile(text: string, path = 'a.yaml'): CheckedFile {
  const { value, diagnostics } = parse(path, new TextEncoder().encode(text));
  return { path, text, document: value, diagnostics };
}

const unread = (...lines: number[]): UnreadLines => ({
  lines: new Set(lines),
  names: new Set(),
  uncertain: true,
  whole: false,
});

/** A file whose parsed fields differ from the written ones. */
function readAs(text: string, yaml: Document['yaml'], lines: UnreadLines | null): CheckedFile {
  const document = { path: 'a.md', text, yaml, fields: {}, body: null, unread: lines };
  return { path: 'a.md', text, document, diagnostics: [] };
}

const pointers = (one: CheckedFile): string[] => readNodes(one).map(({ pointer }) => pointer);
/** An empty list or group by its name. */
const values = (one: CheckedFile): [string, unknown][] =>
  [...valuesOf(one)].map(([at, value]) => [at, typeof value === 'symbol' ? value.toString() : value]);

describe('a file is complete', () => {
  it('if every line of it could be read', () => {
    expect(isWhole(checkedFile('a: 1\n'))).toBe(true);
    expect(isWhole(checkedFile('a: 1\nb: c: d\n'))).toBe(false);
    expect(isWhole(checkedFile('- a\n'))).toBe(false);
  });
});

describe('the fields of a file are', () => {
  it('the whole text, or the part between its fences', () => {
    expect(yamlOf(checkedFile('a: 1\n'))).toEqual({ start: 0, text: 'a: 1\n' });
    expect(yamlOf(checkedFile('---\na: 1\n---\nIsi\n', 'a.md'))).toEqual({ start: 4, text: 'a: 1' });
  });

  it('the same part even if none of them could be read', () => {
    const none = { document: null, diagnostics: [] };
    expect(yamlOf({ path: 'a.md', text: '---\n- a\n---\nIsi\n', ...none })).toEqual({
      start: 4,
      text: '- a',
    });
    expect(yamlOf({ path: 'a.yaml', text: '---\n- a\n---\n', ...none })).toEqual({
      start: 0,
      text: '---\n- a\n---\n',
    });
  });

  it('as written, not as parsed', () => {
    expect(yamlOf(readAs('---\na = 1\n---\n', { text: '     ', start: 4 }, unread(2)))).toEqual({
      start: 4,
      text: 'a = 1',
    });
  });
});

describe('readable fields and items', () => {
  it('are empty for a file without a document', () => {
    expect(readNodes({ ...checkedFile('a: 1\n'), document: null })).toEqual([]);
  });

  it('are all of a complete file, groups before their contents', () => {
    expect(pointers(checkedFile('a:\n  - b\n  -\nc:\nd: {e: 1}\n'))).toEqual([
      '/a',
      '/a/0',
      '/a/1',
      '/c',
      '/d',
      '/d/e',
    ]);
  });

  it('are not compared with the text in a complete file', () => {
    expect(pointers(readAs('a: 1\n', { text: 'b: 2\n', start: 0 }, null))).toEqual(['/b']);
  });

  it('are those on the other lines if one could not be read', () => {
    const text = 'a:\n  - b\n  -\nc:\nd: e: f\ng: 1\n';
    // An item without text has no place of its own.
    expect(pointers(checkedFile(text))).toEqual(['/a', '/a/0', '/c', '/g']);
  });

  it('exclude those on unreadable lines', () => {
    const text = 'a: 1\nb: 2\nc:\n';
    const yaml = { text, start: 0 };
    expect(pointers(readAs(text, yaml, unread(2)))).toEqual(['/a', '/c']);
    expect(pointers(readAs(text, yaml, unread(1, 3)))).toEqual(['/b']);
  });

  it('exclude those whose text differs from their value', () => {
    expect(pointers(readAs('a: 1\nb: 2\n', { text: 'a: 1\nb: 3\n', start: 0 }, unread(9)))).toEqual(['/a']);
    // A value written apart from its name is checked separately.
    expect(
      pointers(readAs('a: >-\n  b\nc: 1\n', { text: 'a: >-\n   \nc: 1\n', start: 0 }, unread(9))),
    ).toEqual(['/c']);
  });

  it('are looked up after the fence', () => {
    const text = '---\na: 1\nb: 2\n---\n';
    expect(pointers(readAs(text, { text: 'a: 1\nb: 2', start: 4 }, unread(3)))).toEqual(['/a']);
    expect(pointers(readAs(text, { text: 'a: 1\nb: 3', start: 4 }, unread(9)))).toEqual(['/a']);
  });
});

describe('values by their pointers', () => {
  it('include empty lists and groups, but not non-empty ones', () => {
    expect(values(checkedFile('a:\n  - b\nc: []\nd: {}\nd2: "{}"\ne: {f: null}\ng:\n'))).toStrictEqual([
      ['/a/0', 'b'],
      ['/c', 'Symbol([])'],
      ['/d', 'Symbol({})'],
      ['/d2', '{}'],
      ['/e/f', null],
      ['/g', null],
    ]);
  });

  it('exclude duplicate keys', () => {
    const nodes = [...readNodes(checkedFile('a: 1\nb: 2\n')), ...readNodes(checkedFile('a: 3\n'))];
    expect([...valuesOf(checkedFile('a: 1\n'), nodes)]).toEqual([['/b', 2]]);
  });

  it('are those of which a value consists', () => {
    const value = { a: ['b', { c: null }], 'd/e': [], f: {} };
    const file = checkedFile('x:\n  a: [b, { c: }]\n  d/e: []\n  f: {}\n');
    expect([...leavesOf(value, '/x')]).toEqual([...valuesOf(file)]);
    expect([...leavesOf({}, '')]).toEqual([...valuesOf(checkedFile('{}\n'))]);
  });

  it('are those of the given fields if the file could be read', () => {
    expect([...valuesOf(checkedFile('a: 1\n'), [])]).toEqual([]);
  });

  it('are those of each field that can be read on its own if the file could not', () => {
    expect(values(checkedFile('- a\nb: 1\nc: [\nd:\n- 2\n# e\nf: {}\n'))).toStrictEqual([
      ['/b', 1],
      ['/d/0', 2],
      ['/f', 'Symbol({})'],
    ]);
    expect(values(checkedFile('- a\nb: 1\nc: 2\nb: 1\n'))).toEqual([['/c', 2]]);
  });

  it('are those of the lines between the fences only', () => {
    const none = { path: 'a.md', document: null, diagnostics: [] };
    expect(values({ ...none, text: '---\n- a\nb: 1\n---\nc: 2\n' })).toEqual([['/b', 1]]);
  });
});
