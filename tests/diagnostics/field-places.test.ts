import { expect, it } from 'vitest';
import { yamlNodes } from '../../cli/diagnostics/field-places/index.ts';

const START = 10;

/** Pointer, source of name and value, meaning of the value, style, and whether it is between brackets. */
const nodes = (text: string) =>
  yamlNodes({ text, start: START }).map(({ pointer, key, value, inFlow }) => [
    pointer,
    key && text.slice(key.start - START, key.end - START),
    value && text.slice(value.start - START, value.end - START),
    value?.value,
    value?.type,
    inFlow,
  ]);

it('yields every field and item with its source, groups before their contents', () => {
  const text = 'title: "Teh"\nlist:\n  - satu\n  - 2\n"a/b": \'c\'\n';
  expect(nodes(text)).toEqual([
    ['/title', 'title', '"Teh"', 'Teh', 'QUOTE_DOUBLE', false],
    ['/list', 'list', '- satu\n  - 2\n', undefined, null, false],
    ['/list/0', null, 'satu', 'satu', 'PLAIN', false],
    ['/list/1', null, '2', 2, 'PLAIN', false],
    ['/a~1b', '"a/b"', "'c'", 'c', 'QUOTE_SINGLE', false],
  ]);
});

it('finds what is inside brackets', () => {
  expect(nodes('a: [b, {c: d}]\ne: {}\nf: []\ng: {h: []}\n')).toEqual([
    ['/a', 'a', '[b, {c: d}]', undefined, null, false],
    ['/a/0', null, 'b', 'b', 'PLAIN', true],
    ['/a/1', null, '{c: d}', undefined, null, true],
    ['/a/1/c', 'c', 'd', 'd', 'PLAIN', true],
    ['/e', 'e', '{}', '{}', null, false],
    ['/f', 'f', '[]', '[]', null, false],
    ['/g', 'g', '{h: []}', undefined, null, false],
    ['/g/h', 'h', '[]', '[]', null, true],
  ]);
});

it('yields null if nothing is written', () => {
  expect(nodes('a:\nb: ~\nc:\n  -\n  - d\n')).toEqual([
    ['/a', 'a', null, undefined, undefined, false],
    ['/b', 'b', '~', null, 'PLAIN', false],
    ['/c', 'c', '-\n  - d\n', undefined, null, false],
    ['/c/0', null, null, undefined, undefined, false],
    ['/c/1', null, 'd', 'd', 'PLAIN', false],
  ]);
  expect(nodes('')).toEqual([]);
  expect(nodes('{a}')).toEqual([['/a', 'a', null, undefined, undefined, true]]);
});
