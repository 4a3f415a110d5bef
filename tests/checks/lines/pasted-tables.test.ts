import { expect, it } from 'vitest';
import { spansIn } from '../../../cli/checks/lines/line-mistakes.ts';
import { pastedTable } from '../../../cli/checks/lines/pasted-tables.ts';

const rows = (content: string) => {
  const shown = pastedTable(spansIn(content))?.params?.rows;
  return Array.isArray(shown) ? shown.join(' ') : undefined;
};

it('finds tables by lines with the same number of parts', () => {
  expect(rows('a\tb\nc\td')).toBe('| a | b | |---|---| | c | d |');
  expect(rows('Tabel:\na\tb\tc\n\t\tc\nd\te\tf')).toBeUndefined();
  expect(rows('Tabel:\na\tb\tc\nd\t\tf')).toBe('| a | b | c | |---|---|---| | d |  | f |');
  expect(rows('a     b\nc   d\nCatatan')).toBe('| a | b | |---|---| | c | d |');
  expect(rows('a  b\nc  d')).toBeUndefined();
  expect(rows('a\tb\nc')).toBeUndefined();
  expect(rows('a\tb')).toBeUndefined();
});

it('finds drawn tables, and no forms', () => {
  expect(rows('a │ b\nc │ d')).toBe('| a | b | |---|---| | c | d |');
  expect(rows('a ｜ b\nc ｜ d')).toBe('| a | b | |---|---| | c | d |');
  expect(rows('┌──┬──┐\n│ a│ b│\n├──┼──┤\n│ c│ d│\n└──┴──┘')).toBe('| a | b | |---|---| | c | d |');
  expect(rows('+---+---+\n| a + b | c |\n+===+===+\n| d | e |')).toBe('| a + b | c | |---|---| | d | e |');
  expect(rows('Nama\t: Siti\nAlamat\t: Jalan 5: a')).toBeUndefined();
  expect(rows('Nama    : Siti\nAlamat   : Bandung')).toBeUndefined();
  expect(rows('a │ b\nc')).toBeUndefined();
});

it('joins the lines of a row in a drawn table', () => {
  const top = '+---+---+\n';
  const head = `${top}| a | b |\n+===+===+\n`;
  const shown = '| a | b | |---|---|';
  expect(rows(`${head}| c | d |\n|   | e |\n${top}| f | g |\n${top}`)).toBe(`${shown} | c | d e | | f | g |`);
  expect(rows(`${head}| c | d |\n|   |   |\n|   | e |\n${top}`)).toBe(`${shown} | c | d<br>e |`);
  expect(rows(`${head}| c | - d |\n| i | - e |\n${top}`)).toBe(`${shown} | c i | - d<br>- e |`);
  expect(rows(`${head}| c | d \\| |\n|   | e |\n${top}`)).toBe(`${shown} | c | d \\| e |`);
  // One line between head and rows: each line is a row, as of a database.
  const plain = `${top}| a | b |\n${top}| c | d |\n| e | f |\n`;
  expect(rows(`${plain}${top}`)).toBe(`${shown} | c | d | | e | f |`);
  expect(rows(`${plain}|   | g |\n${top}`)).toBe(`${shown} | c | d | | e | f g |`);
});

it('finds tables of spreadsheets, but no prose', () => {
  const head = '| a | b | c | |---|---|---|';
  expect(rows('a;b;c\n1;2;3\n4;;')).toBe(`${head} | 1 | 2 | 3 | | 4 |  |  |`);
  expect(rows('Tabel:\na,b,c\n1,2,3\nd,e f,')).toBe(`${head} | 1 | 2 | 3 | | d | e f |  |`);
  expect(rows('1;2;3\n1;2;3\n1;2;3')).toBe('| 1 | 2 | 3 | |---|---|---| | 1 | 2 | 3 | | 1 | 2 | 3 |');
  expect(rows('a;b;c\n1;2;3')).toBeUndefined();
  expect(rows('a;b\nc;d\ne;f')).toBeUndefined();
  expect(rows('a;b;c\n1;2;3\n1;2')).toBeUndefined();
  expect(rows('a, b, c\nd, e, f\ng, h, i')).toBeUndefined();
  expect(rows('a&lt;b&gt;c\na&lt;b&gt;c\na&lt;b&gt;c')).toBeUndefined();
  expect(rows('Hb 1,5 sampai 2,5\nK 3,5 sampai 5,1\nNa 1,5 sampai 2,5')).toBeUndefined();
  const long = `a;${'b'.repeat(41)};c\n`;
  expect(rows(long.repeat(3))).toBeUndefined();
});

it('puts a backslash before a bar inside a cell', () => {
  expect(rows('Nama\tUmur | x\nAni\t65 \\| y')).toBe('| Nama | Umur \\| x | |---|---| | Ani | 65 \\| y |');
  expect(rows('Nama\tUmur \\| x\nAni\t65')).toBe('| Nama | Umur \\| x | |---|---| | Ani | 65 |');
});

it('shows at most twelve rows below the head', () => {
  const shown = rows(Array.from({ length: 20 }, (_, index) => `a\t${index}`).join('\n'));
  expect(shown).toMatch(/^\| a \| 0 \| \|---\|---\| \| a \| 1 \|.* \| a \| 12 \| …$/);
});
