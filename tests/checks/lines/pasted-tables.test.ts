import { expect, it } from 'vitest';
import { spansIn } from '../../../cli/checks/lines/line-slips.ts';
import { pastedTable } from '../../../cli/checks/lines/pasted-tables.ts';

const fix = (content: string) => pastedTable(spansIn(content), content)?.params?.fix;

it('finds tables by lines with the same number of parts', () => {
  expect(fix('a\tb\nc\td')).toBe('| a | b | | --- | --- |');
  expect(fix('Tabel:\na\tb\tc\n\t\tc\nd\te\tf')).toBeUndefined();
  expect(fix('Tabel:\na\tb\tc\nd\t\tf')).toBe('| a | b | c | | --- | --- | --- |');
  expect(fix('a     b\nc   d')).toBe('| a | b | | --- | --- |');
  expect(fix('a  b\nc  d')).toBeUndefined();
  expect(fix('a\tb\nc')).toBeUndefined();
  expect(fix('a\tb')).toBeUndefined();
});

it('finds drawn tables, forms and tables of contents', () => {
  expect(fix('a │ b\nc │ d')).toBe('| a | b | | --- | --- |');
  expect(fix('a ｜ b\nc ｜ d')).toBe('| a | b | | --- | --- |');
  expect(fix('┌──┬──┐\n│ a│ b│\n├──┼──┤\n│ c│ d│\n└──┴──┘')).toBe('| a | b | | --- | --- |');
  expect(fix('+---+---+\n| a + b | c |\n+===+===+\n| d | e |')).toBe('| a + b | c | | --- | --- |');
  expect(fix('Nama\t: Siti\nAlamat : Jalan 5: a')).toBe('| Nama | Siti | | --- | --- |');
  expect(fix('Isi ..... 1\nAkhir …… 12')).toBe('| Isi | 1 | | --- | --- |');
  expect(fix('Nama .....\nAlamat .....')).toBeUndefined();
  expect(fix('Nama: Siti\nAlamat: Bandung')).toBeUndefined();
  expect(fix('a │ b\nc')).toBeUndefined();
  expect(fix('Nama : Siti  \nAlamat : Bandung\\\nKota : Medan')).toBeUndefined();
});

it('finds tables of spreadsheets, but no prose', () => {
  const head = '| a | b | c | | --- | --- | --- |';
  expect(fix('a;b;c\n1;2;3\n;;')).toBe(head);
  expect(fix('Tabel:\na,b,c\n1,2,3\nd,e f,')).toBe(head);
  expect(fix('1;2;3\n1;2;3\n1;2;3')).toBe('| 1 | 2 | 3 | | --- | --- | --- |');
  expect(fix('a;b;c\n1;2;3')).toBeUndefined();
  expect(fix('a;b\nc;d\ne;f')).toBeUndefined();
  expect(fix('a;b;c\n1;2;3\n1;2')).toBeUndefined();
  expect(fix('a, b, c\nd, e, f\ng, h, i')).toBeUndefined();
  expect(fix('a&lt;b&gt;c\na&lt;b&gt;c\na&lt;b&gt;c')).toBeUndefined();
  expect(fix('Hb 1,5 sampai 2,5\nK 3,5 sampai 5,1\nNa 1,5 sampai 2,5')).toBeUndefined();
  const long = `a;${'b'.repeat(41)};c\n`;
  expect(fix(long.repeat(3))).toBeUndefined();
});

it('puts a backslash before a bar inside a cell', () => {
  expect(fix('Nama\tUmur | x\nAni\t65 \\| y')).toBe('| Nama | Umur \\| x | | --- | --- |');
  expect(fix('Nama\tUmur \\| x\nAni\t65')).toBe('| Nama | Umur \\| x | | --- | --- |');
});
