import { describe, expect, it } from 'vitest';
import { spansIn, tableMistake } from '../../../cli/checks/lines/line-mistakes.ts';
import { cellsOf } from '../../../cli/core/bodies/table-rows.ts';

/** The fault of a paragraph's lines: code, correct form, and the marked part. */
const mistakes = (content: string) => {
  const found = tableMistake(spansIn(content));
  return found ? [[found.code, found.params?.fix, content.slice(found.at, found.at + found.length)]] : [];
};

describe('lines', () => {
  it('are trimmed, each at its place', () => {
    expect(spansIn('a\n \t b \n\nc')).toEqual([
      { text: 'a', at: 0 },
      { text: 'b', at: 5 },
      { text: '', at: 8 },
      { text: 'c', at: 9 },
    ]);
  });

  it.each([
    ['| a | b |', ['a', 'b'], [2, 6]],
    ['a | b', ['a', 'b'], [0, 4]],
    ['| a \\| b | c', ['a \\| b', 'c'], [2, 11]],
    ['||', [''], [1]],
    ['|a||b|  ', ['a', '', 'b'], [1, 3, 4]],
    ['> - | a |', ['a'], [6]],
    ['12. | a | b', ['a', 'b'], [6, 10]],
    ['1) a | b', ['a', 'b'], [3, 7]],
    ['-a | b', ['-a', 'b'], [0, 5]],
    ['  + a', ['a'], [4]],
    ['* a', ['a'], [2]],
    ['', [], []],
  ])('have cells: %j', (row, texts, places) => {
    expect(cellsOf(row).map(({ text }) => text)).toEqual(texts);
    expect(cellsOf(row).map(({ at }) => at)).toEqual(places);
  });
});

describe('a table', () => {
  it.each([
    ['| a | b |', '|---|---|', '| a | b |'],
    ['teks\n| a | b |\nteks', '|---|---|', '| a | b |'],
    ['| a | b\n| c | d', '|---|---|', '| a | b'],
    ['| a\n|', '|---|', '| a'],
    ['a | b\n--|--|--', '|---|---|', 'a | b'],
    ['a | b\n| :--: |', '|---|---|', 'a | b'],
    ['a | b\n:--|', '|---|---|', 'a | b'],
    ['| a | b | c |\n|---|---|', '|---|---|---|', '| a | b | c |'],
  ])('lacks its delimiter row: %j', (content, fix, part) => {
    expect(mistakes(content)).toEqual([['markdown/table-rule', fix, part]]);
  });

  it.each([
    '| a |',
    '|a',
    'a | b',
    'a | b |',
    '| a | b',
    '| a | b \\|',
    'a | b\n---',
    'a | b\n-|-',
    'a\n--|--',
    'a | b\nc --|--',
    'a | b\n--|--x',
  ])('is not found in %j', (content) => {
    expect(mistakes(content)).toEqual([]);
  });

  it.each([
    ['|---|---|\n| a | b |', '| A | B |'],
    ['teks\n|:--:|--|---|\n| a | b | c |', '| A | B | C |'],
  ])('lacks its heading row: %j', (content, head) => {
    expect(tableMistake(spansIn(content))?.params).toMatchObject({ fix: '', head });
  });

  it.each([
    ['| a | b | |:-:|--:| | 1 | 2 | | 3 |', ['| a | b |', '|:-:|--:|', '| 1 | 2 |', '| 3 |']],
    ['| a | b ||---|---|| 1 |  ||  | 4 |', ['| a | b |', '|---|---|', '| 1 |  |', '|  | 4 |']],
    ['Tulis: | a | |---| | 1 | lalu baca.', ['Tulis:', '', '| a |', '|---|', '| 1 |', '', 'lalu baca.']],
    ['| a | b | |---|---| | 1 | `x|y` | | 3 | 4 |', ['| a | b |', '|---|---|', '| 1 | `x|y` |', '| 3 | 4 |']],
  ])('is shown with all its words where it is on one line: %j', (content, rows) => {
    expect(tableMistake(spansIn(content))?.params?.rows).toEqual(rows);
  });
});
