/** Whole lines in quotes, as they come from a list of texts or from other languages: `"title: Laut"`. */
import { expect, it } from 'vitest';
import { parse } from '../../../cli/core/parse/parse.ts';

const isName = (word: string): boolean => ['title', 'date', 'summary', 'sources'].includes(word);

/** Each fault: its line, code and line to write. */
const faults = (text: string) =>
  parse('a.yaml', Buffer.from(text), isName).diagnostics.map(
    ({ range, code, params }) => `${range.line} ${code} ${params.fix}`,
  );
const told = (line: number, fix: string) => `${line} yaml/decorated-name ${fix}`;

it.each([
  ['"title: Laut"\n', [told(1, 'title: Laut')]],
  ['"title: Laut"\ndate: 1\n', [told(1, 'title: Laut')]],
  ['# x\n"title: Laut"\r\n\ndate: 1\n', [told(2, 'title: Laut')]],
  ['title: Laut\n"date: 1"\nsummary: x\n', [told(2, 'date: 1')]],
  ['title: Laut\n"date: 1"\n', [told(2, 'date: 1')]],
  [`'title: Laut'\n'date: 1'\n`, [told(1, 'title: Laut'), told(2, 'date: 1')]],
  ['"title: Laut",\n"date: 1";\nsummary: x\n', [told(1, 'title: Laut'), told(2, 'date: 1')]],
  ['"title: Laut \\"biru\\""\ndate: 1\n', [told(1, 'title: Laut "biru"')]],
  // What would not be read without quotes keeps them around its value.
  ['date: 1\n"title: Laut: biru"\n', [told(2, 'title: "Laut: biru"')]],
])('are told with the line to write: %j', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});

it.each(['title: "date: 1"\n', 'sources:\n  - "title: Laut"\n', '"title": Laut\n', '"title: Laut": 1\n'])(
  'are no fault where they are values or names: %j',
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);

it('can be written as it is told', () => {
  expect(faults('title: Laut "biru"\n')).toEqual([]);
  expect(faults('date: 1\ntitle: "Laut: biru"\n')).toEqual([]);
});
