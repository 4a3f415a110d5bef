import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { fromYaml } from '../../../cli/advice/traps/from-yaml.ts';
import { phrase } from '../../../cli/diagnostics/phrases/index.ts';

/** Each fault's code and marked part. */
function faults(text: string, names: readonly string[] = []) {
  const document = parseDocument(text, {
    version: '1.2',
    prettyErrors: false,
    stringKeys: true,
    logLevel: 'error',
  });
  expect(document.errors).not.toEqual([]);
  return fromYaml(document, text, (word) => names.includes(word)).map(({ code, at }) => {
    if (!('start' in at)) throw new Error('no place');
    return [code, text.slice(at.start, at.end), at.start];
  });
}
const all = (text: string) =>
  fromYaml(parseDocument(text, { prettyErrors: false, stringKeys: true }), text, () => false);

describe('duplicate keys', () => {
  it('are each reported, with the first of their group', () => {
    const text = 'a: 1\nb:\n  a: 2\n  a: 3\na: 4\n"a": 5\n';
    expect(all(text).map(({ code, params, related, at }) => [code, params?.key, related, at])).toEqual([
      ['yaml/duplicate-key', 'a', 10, { start: 17, end: 18 }],
      ['yaml/duplicate-key', 'a', 0, { start: 22, end: 23 }],
      ['yaml/duplicate-key', 'a', 0, { start: 27, end: 30 }],
    ]);
  });

  it('are reported before the first other fault, and not after it', () => {
    expect(faults('a: 1\na: 2\nb: c: d\na: 3\n').map(([code]) => code)).toEqual([
      'yaml/duplicate-key',
      'yaml/colon-in-value',
    ]);
  });
});

describe('the first fault of a text', () => {
  it.each([
    // Quotes.
    ['a: "b\nc: 1\n', 'yaml/unclosed-quote', '"', 3],
    ["a: 'b\nc: 1\n", 'yaml/unclosed-quote', "'", 3],
    ['a: "x"\nb: ["c\nd: 1\n', 'yaml/unclosed-quote', '"', 11],
    ['- "b\n', 'yaml/unclosed-quote', '"', 2],
    ['a: "b”\nc: 1\n', 'yaml/curly-quotes', '"b”', 3],
    ['a: "b\\q"\n', 'yaml/bad-escape', '\\', 5],
    ['a: "b" c\n', 'yaml/after-quote', 'c', 7],
    // Brackets.
    ['a: [b\nc: 1\n', 'yaml/unclosed-bracket', '[', 3],
    ['a: {b: 1\nc: 2\n', 'yaml/unclosed-bracket', '{', 3],
    ['x: [y]\na: [b\nd: 1\n', 'yaml/unclosed-bracket', '[', 10],
    ['- [b\nc: 1\n', 'yaml/unclosed-bracket', '[', 2],
    ['a: [b] c\n', 'yaml/special-start', '[b] c', 3],
    // Tabs.
    ['a:\n\tb: 1\n', 'yaml/tab', '\t', 3],
    ['a:\n  -\tb\n  - c:\n\t\td\n', 'yaml/tab', '\t\t', null],
    ['a: "b\n\tc"\n', 'yaml/tab', '\t', 6],
    // Layout.
    ['a:\n  - b\n  c\n', 'yaml/missing-dash', 'c', 11],
    ['a: b\n- c\n', 'yaml/stray-item', '- c', 5],
    ['a: 1\nb\n', 'yaml/continuation', 'b', 5],
    ['  a: 1\nb: 2\n', 'yaml/indentation', '  ', 0],
    ['# x\n\n  a: 1\nb: 2\n', 'yaml/indentation', '  ', 5],
    ['a: 1\n  b: 2\n', 'yaml/indentation', 'b: 2', 7],
    ['a:\n  b: 1\n c: 2\n', 'yaml/indentation', 'c', 11],
    ['a: b\n\n   c: 2  \nd: 1\n', 'yaml/indentation', 'c: 2', 9],
    // The line itself.
    ['a: b: c\n', 'yaml/colon-in-value', 'b: c', 3],
    ['a: 1\nb = 2\n', 'yaml/equals-sign', 'b = 2', 5],
    ['a: 1\nb:2\nc: 3\n', 'yaml/missing-space', 'b:2', 5],
    ['a: @b\n', 'yaml/special-start', '@b', 3],
    ['a: 1\nb:2 # x\nc: 3\n', 'yaml/missing-space', null, 5],
    ['a: 1\n? [b]\n: c\n', 'yaml/complex-key', null, null],
    // A second document.
    ['a: 1\n---\nb: 2\n', 'yaml/several-documents', '---', 5],
    ['a: 1\n---\n"b": 2\n', 'yaml/several-documents', '---', 5],
    ['a: 1\n---\nIsi tulisan\n', 'yaml/body-in-yaml', '---', 5],
    ['a: 1\n--- # x\nIsi: tulisan\n', 'yaml/several-documents', null, 5],
  ])('in %j is %s', (text, code, part, start) => {
    const [found] = faults(text);
    expect(found?.[0]).toBe(code);
    if (part !== null) expect(found?.[1]).toBe(part);
    if (start !== null) expect(found?.[2]).toBe(start);
  });

  it('names the missing closing bracket, quote and dashes', () => {
    const params = (text: string) => all(text)[0]?.params;
    expect(params('a: [b\nc: 1\n')).toEqual({ bracket: '[', closing: ']' });
    expect(params('a: {b: 1\nc: 2\n')).toEqual({ bracket: '{', closing: '}' });
    expect(params('a: "b\n')).toEqual({ advice: phrase('yaml/unclosed-quote:close', { quote: '"' }) });
    expect(params("a: 'Aisyah tidur\n")).toEqual({
      advice: phrase('yaml/unclosed-quote:apostrophe', { fix: `"'Aisyah tidur"` }),
    });
    expect(params('---\na: 1\n---\nIsi\n')).toEqual({ first: '' });
    expect(params('a: 1\n---\nIsi\n')?.first).toEqual({
      id: expect.stringContaining('---'),
      en: expect.stringContaining('---'),
    });
  });

  it('depends on the names of fields if a line has a single word', () => {
    expect(faults('a: 1\nexcerpt\nb: 2\n', ['excerpt'])[0]?.slice(0, 2)).toEqual([
      'yaml/missing-colon',
      'excerpt',
    ]);
  });
});
