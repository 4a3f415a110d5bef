/** Tables in CSV: each cell has its text and its place; each fault is where it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../cli/core/data/csv.ts';

const texts = (text: string): string[][] => {
  const { names, rows } = readCsv(text);
  return [names, ...rows].map((row) => row.map((cell) => cell.text));
};

const faultsIn = (text: string): string[] =>
  readCsv(text).faults.map(({ code, params, at }) => {
    const { start, end } = 'start' in at ? at : { start: 0, end: 0 };
    const { reason } = params ?? {};
    const words = typeof reason === 'object' && 'en' in reason ? reason.en : '';
    return `${code} ${words} [${text.slice(start, end)}]`;
  });

it('reads quotes, line breaks in cells, empty cells and lines, and other separators', () => {
  expect(texts('name,price\r\n"Tea, ""hot""\r\nor cold",12\r\n\r\n,\r\n')).toEqual([
    ['name', 'price'],
    ['Tea, "hot"\r\nor cold', '12'],
    ['', ''],
  ]);
  expect(texts('name;price\nTea;12,50\n')).toEqual([
    ['name', 'price'],
    ['Tea', '12,50'],
  ]);
  expect(texts('"a;b"\tprice\nTea\t1\n')[0]).toEqual(['a;b', 'price']);
  expect(texts('name\nTea')).toEqual([['name'], ['Tea']]);
});

describe('finds', () => {
  it.each([
    ['a,b\n1,2\n3\n', ['data/row-length  [3]']],
    ['a,b\n1,2,3,4\n5,6\n', ['data/row-length  [3,4]']],
    ['a,b\né,"x\ny",2,50\n', ['data/row-length  [2,50]']],
    ['a,a\n1,2\n', ['data/not-valid there are two columns with the name a [a]']],
    ['a,\n1,2\n', ['data/not-valid this column has no name []']],
    ['a,b\n1,"2\n3,4\n', ['data/not-valid this quote is not closed ["2]']],
    ['a,b\n1,2\n"x"y,4\n', ['data/not-valid there is a quote in the middle of this value ["x"y,4]']],
    ['a,b\né,x"y\n', ['data/not-valid there is a quote in the middle of this value [x"y]']],
    ['', ['data/not-valid it has no rows []']],
  ])('in %j', (text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
  });
});

it('places each cell where its text is', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ',', ';', '"', '\n', '\r\n', ' ', '𝄞') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 });
  const quoted = (text: string, always: boolean): string =>
    always || /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  fc.assert(
    fc.property(table, fc.boolean(), fc.constantFrom('\n', '\r\n'), (rows, always, end) => {
      const written = [['name', 'more'], ...rows].map((row) => row.map((one) => quoted(one, always)));
      const text = written.map((row) => row.join(',')).join(end);
      const { names, rows: read, faults } = readCsv(text);
      const all = [names, ...read];
      expect(faults).toEqual([]);
      expect(read.map((row) => row.map((one) => one.text))).toEqual(rows);
      expect(all.map((row) => row.map(({ at }) => text.slice(at.start, at.end)))).toEqual(written);
    }),
  );
});
