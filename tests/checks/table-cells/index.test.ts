import { expect, it } from 'vitest';
import check from '../../../cli/checks/table-cells/index.ts';
import { BodyText } from '../../../cli/core/bodies/body-text.ts';

/** Codes, each with the text that it marks. */
const faults = (text: string) =>
  [...check.run(new BodyText({ text, start: 0 }))].map(({ code, at }) => [
    code,
    text.slice(at.start, at.end),
  ]);

const TABLE = '| a | b |\n|---|---|\n| 1 | 2 |\n';

it.each([
  ['Sumber: c', 'Sumber: c'],
  ['  Sumber: c  ', 'Sumber: c'],
  ['satu\ndua', 'satu'],
  ['a \\| b', 'a \\| b'],
  ['| 3 | empat\nlima |', 'lima |'],
])('tells once of %j below a table', (text, marked) => {
  expect(faults(`${TABLE}${text}`)).toEqual([['markdown/text-in-table', marked]]);
});

it('tells of each text between rows, and anew in each table', () => {
  const text = `${TABLE}satu\n| 3 | 4 |\ndua\n\n${TABLE}tiga`;
  expect(faults(text).map(([, marked]) => marked)).toEqual(['satu', 'dua', 'tiga']);
});

it('tells of a lost cell in the rest of a row', () => {
  expect(faults(`${TABLE}| 3 | empat\nlima | 6 | 7 |`)).toEqual([['markdown/table-cells', '7']]);
});

it.each([
  '\nSumber: c',
  '| 3 |',
  '3 | 4',
  '| 3 | 4',
  '| 3 | 4\n5 | 6',
  '{: .lebar}',
  '# Judul',
  '- butir',
  '> kutipan',
])('is silent about %j', (text) => {
  expect(faults(`${TABLE}${text}`)).toEqual([]);
});

it('is silent about rows that begin without a bar', () => {
  expect(faults('a | b\n---|---\n1 | 2\n3 | 4 |')).toEqual([]);
});
