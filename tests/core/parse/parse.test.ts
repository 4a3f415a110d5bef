import { describe, expect, it } from 'vitest';
import { parse } from '../../../cli/core/parse/parse.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, path = 'articles/a.yaml') => parse(path, bytes(text));
const codes = (text: string, path?: string) =>
  read(text, path).diagnostics.map(({ code, range }) => `${range.line}:${range.column} ${code}`);

describe('a file', () => {
  it('yields its fields, and after front matter its body', () => {
    expect(read('title: a\n')).toEqual({
      value: {
        path: 'articles/a.yaml',
        text: 'title: a\n',
        yaml: { text: 'title: a\n', start: 0 },
        fields: { title: 'a' },
        body: null,
        unread: null,
      },
      diagnostics: [],
    });
    expect(read('---\ntitle: a\n---\nIsi\n', 'a.md').value).toMatchObject({
      yaml: { text: 'title: a', start: 4 },
      fields: { title: 'a' },
      body: { text: 'Isi\n', start: 17 },
      unread: null,
    });
  });

  it.each([
    ['a.yaml', '\ud800'.slice(1), '1:1 file/empty'],
    ['a.yaml', '%PDF-1.7', '1:1 file/not-text'],
    ['a.md', '', '1:1 file/empty'],
    ['a.yaml', '- a\n', '1:1 yaml/not-fields'],
  ])('yields no document if nothing of it can be read: %s %j', (path, text, reported) => {
    expect(read(text, path).value).toBeNull();
    expect(codes(text, path)).toEqual([reported]);
  });

  it('yields a document for its body alone', () => {
    const { value, diagnostics } = read('Isi tulisan\n', 'a.md');
    expect(diagnostics.map(({ code }) => code)).toEqual(['frontmatter/missing']);
    expect(value).toMatchObject({ fields: {}, body: { text: 'Isi tulisan\n', start: 0 } });
    expect(value?.unread).toMatchObject({ whole: true, uncertain: true });
  });
});

describe('the unreadable parts', () => {
  it('are listed by lines and names', () => {
    const { value } = read('a: 1\ntitle: b: c\nd "e"\nf: 2\n');
    expect(value?.fields).toEqual({ a: 1, title: 'xxxx', f: 2 });
    expect(value?.unread).toEqual({
      lines: new Set([2, 3]),
      names: new Set(['title', 'd']),
      uncertain: false,
      whole: false,
    });
    expect(value?.yaml.text).toBe('a: 1\ntitle: xxxx\n#####\nf: 2\n');
  });

  it('have lines of the file after front matter', () => {
    const { value, diagnostics } = read('---\na: 1\ntitle: b: c\n---\nIsi\n', 'a.md');
    expect(value?.unread?.lines).toEqual(new Set([3]));
    expect(diagnostics.map(({ range }) => range.line)).toEqual([3]);
  });

  it('are uncertain after invalid bytes or conflict markers', () => {
    const { value, diagnostics } = read('a: 1\nb: x\u0001\nc: 2\n');
    expect(diagnostics.map(({ code }) => code)).toEqual(['file/control-character']);
    expect(value?.fields).toEqual({ a: 1, c: 2 });
    expect(value?.unread).toEqual({
      lines: new Set([2]),
      names: new Set(['b']),
      uncertain: true,
      whole: false,
    });
  });

  it('include all lines of both versions except the first of a conflict', () => {
    const text = 'a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\nc: 4\n';
    expect(codes(text)).toEqual(['2:1 file/conflict']);
    const { value } = read(text);
    expect(value?.fields).toEqual({ a: 1, b: 2, c: 4 });
    expect(value?.unread).toMatchObject({ lines: new Set([2, 4, 5, 6]), uncertain: true, whole: false });
    const body = read('---\na: 1\n---\n<<<<<<<\nb\n=======\nc\n>>>>>>>\nd\n', 'a.md').value;
    expect(body?.unread?.lines).toEqual(new Set([4, 6, 7, 8]));
  });

  it('are listed by lines whatever the order of the faults', () => {
    const { value } = read('---\na: 1: 2\nb: x\u0001\nc: 3\n---\nIsi\n', 'a.md');
    expect(value?.unread?.lines).toEqual(new Set([2, 3]));
    expect(value?.fields).toMatchObject({ c: 3 });
    const late = read('---\na: 1\n---\nIsi \u0001\n<<<<<<<\nb\n=======\nc\n>>>>>>>\n', 'a.md').value;
    expect(late?.unread?.lines).toEqual(new Set([4, 5, 7, 8, 9]));
    const first = read('\u0001\na: 1\nb: c: d\n').value;
    expect(first?.unread?.lines).toEqual(new Set([1, 3]));
  });

  it('are uncertain at a fence or at an unknown end of a fault', () => {
    expect(read('-----\na: 1\n---\nIsi\n', 'a.md').value?.unread).toMatchObject({
      uncertain: true,
      whole: false,
    });
    expect(read('a: 1\nb: "c\n').value?.unread?.uncertain).toBe(true);
  });
});

it('takes a bare word for a field only if a field has that name', () => {
  const text = 'title: a\nexcerpt\n';
  expect(codes(text)).toEqual(['2:1 yaml/continuation']);
  const named = parse('a.yaml', bytes(text), (word) => word === 'excerpt');
  expect(named.diagnostics.map(({ code }) => code)).toEqual(['yaml/missing-colon']);
});
