import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { structuralFault, unusedFeatures } from '../../../cli/core/parse/yaml-guards.ts';
import { MAX_DEPTH, MAX_ITEMS } from '../../../cli/core/values/yaml/limits.ts';

const codeOf = (text: string): string | undefined => structuralFault(text)?.code;

/** Each fault's code, marked part, and parameters. */
function unused(text: string) {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'silent' });
  return unusedFeatures(document, text).map(({ code, params, at }) => {
    if (!('start' in at)) throw new Error('no place');
    return [code, text.slice(at.start, at.end), Object.values(params ?? {})[0]];
  });
}

describe('nesting', () => {
  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}a:\n`).join('');

  it.each([
    ['brackets', (depth: number) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['dashes', (depth: number) => '- '.repeat(depth)],
    ['fields below each other', nested],
  ])('is too deep from 25 levels of %s', (_what, text) => {
    expect(MAX_DEPTH).toBe(24);
    expect(codeOf(text(22))).toBeUndefined();
    expect(codeOf(text(26))).toBe('yaml/too-deep');
  });

  it('counts braces and the fields in them', () => {
    const braces = (depth: number): string => `a: ${'{b: '.repeat(depth)}${'}'.repeat(depth)}`;
    expect(codeOf(braces(11))).toBeUndefined();
    expect(codeOf(braces(12))).toBe('yaml/too-deep');
  });

  it('ends with its brackets and with less indented fields', () => {
    expect(codeOf(`${'a: [[[[[[]]]]]]\n'.repeat(30)}`)).toBeUndefined();
    expect(codeOf(`${nested(20)}${nested(20)}`)).toBeUndefined();
    expect(codeOf(`${'a: {b: {c: {d: {e: {f: 1}}}}}\n'.repeat(30)}`)).toBeUndefined();
  });

  it('is reported where it becomes too deep', () => {
    const text = `a: ${'['.repeat(30)}`;
    expect(structuralFault(text)).toEqual({
      code: 'yaml/too-deep',
      params: { limit: 24 },
      // The field is the first level.
      at: { start: 3 + 23, end: 3 + 24 },
    });
  });
});

describe('fields and items', () => {
  it.each([
    ['fields', 'a:\n'],
    ['items', '- a\n'],
    ['tags', '!a '],
    ['anchors', '&a '],
    ['aliases', '*a '],
  ])('are too many from 4,001: %s', (_what, one) => {
    expect(MAX_ITEMS).toBe(4000);
    expect(codeOf(one.repeat(4000))).toBeUndefined();
    expect(codeOf(one.repeat(4001))).toBe('yaml/too-many-items');
  });

  it('are counted by commas inside brackets', () => {
    expect(codeOf(`[${'a,'.repeat(4000)}]`)).toBeUndefined();
    expect(codeOf(`[${'a,'.repeat(4001)}]`)).toBe('yaml/too-many-items');
    expect(codeOf(`a: "${'a,'.repeat(5000)}"`)).toBeUndefined();
  });
});

describe('complex keys, which start with a question mark', () => {
  it.each([
    ['? a\n', 0],
    ['?\n', 0],
    ['a: 1\n? b\n', 5],
    ['a:\n  ?\tb\n', 5],
  ])('are refused at their place: %j', (text, start) => {
    expect(structuralFault(text)).toMatchObject({ code: 'yaml/complex-key', at: { start, end: start + 1 } });
  });

  it.each([
    ['? a\n: b c\nd: 1\n', 'a: b c'],
    ['? a\r\n: b\r\n', 'a: b'],
    ['? a: b\n', ''],
    ['? [a]\n: b\n', ''],
    ['? a\nb: c\n', ''],
  ])('have the line to write, if they have their value below: %j', (text, fix) => {
    expect(structuralFault(text)?.params).toEqual({ fix });
  });

  it.each(['a: b ? c\n', '?a: b\n', 'a: "\n  ? b"\n', 'a: |\n  ? b\n'])('are not found in %j', (text) => {
    expect(structuralFault(text)).toBeNull();
  });
});

describe('unsupported YAML', () => {
  it.each([
    ['a: &x 1\n', [['yaml/alias', '&x', '&']]],
    [
      'a: &x 1\nb: *x\n',
      [
        ['yaml/alias', '&x', '&'],
        ['yaml/alias', '*x', '*'],
      ],
    ],
    ['a: &x [1]\n', [['yaml/alias', '&x', '&']]],
    ['a: !js/function "x"\n', [['yaml/tag', '!js/function', '!js/function']]],
    ['a: !!binary aGFs\n', [['yaml/tag', '!!binary', '!!binary']]],
    ['a: [!x, 1]\n', [['yaml/tag', '!x', '!x']]],
    ['a: !x {b: 1}\n', [['yaml/tag', '!x', '!x']]],
    ['<<: 1\na: 2\n', [['yaml/merge', '<<', undefined]]],
    ['a: 1\n<<: *x\n', [['yaml/merge', '<<', undefined]]],
  ])('is reported: %j', (text, wanted) => {
    expect(unused(text)).toEqual(wanted);
  });

  it.each([
    'a: b & c\n',
    'a: "&x *y !z <<"\n',
    'a: !!str 1\nb: !!map {}\nc: !!seq []\n',
    'a: 1 << 2\n',
    'a: 1\n',
  ])('is not found in %j', (text) => {
    expect(unused(text)).toEqual([]);
  });
});
