import { describe, expect, it } from 'vitest';
import { lineMistakes, spansIn } from '../../../cli/checks/lines/line-mistakes.ts';
import { cellsOf } from '../../../cli/core/bodies/table-rows.ts';

/** Faults of a paragraph: code, correct form, and the marked part. */
const mistakes = (content: string) =>
  lineMistakes(content).map(({ code, params, at, length }) => [
    code,
    params?.fix,
    content.slice(at, at + length),
  ]);

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

describe('a heading', () => {
  it.each([
    ['##Judul', '## Judul'],
    ['##Judul##', '## Judul'],
    ['##Bahasa C#', '## Bahasa C#'],
    ['######Judul', '###### Judul'],
    ['#\u00a0Judul', '# Judul'],
    ['###\u200bJudul', '### Judul'],
    ['\u00a0## Judul', '## Judul'],
    ['\u3000\u2003# Judul', '# Judul'],
    ['#\u00a0 \u200bJudul', '# Judul'],
  ])('lacks its space: %j', (content, fix) => {
    expect(mistakes(content)).toEqual([['markdown/heading-space', fix, content]]);
  });

  it.each(['#Judul', '#######Judul', '##', '##\\Judul', 'a ##Judul', '# Judul', '#\u00a0', '\u00a0#Judul'])(
    'is not found in %j',
    (content) => {
      expect(mistakes(content)).toEqual([]);
    },
  );

  it('is reported wherever it is, each time', () => {
    expect(mistakes('teks\n  ##Satu  \n##Dua')).toEqual([
      ['markdown/heading-space', '## Satu', '##Satu'],
      ['markdown/heading-space', '## Dua', '##Dua'],
    ]);
  });

  it('is quoted by its beginning when it is long', () => {
    expect(mistakes(`##${'a'.repeat(60)}`)[0]?.[1]).toBe(`## ${'a'.repeat(60)}`);
    expect(mistakes(`##${'a'.repeat(61)}`)[0]?.[1]).toBe(`## ${'a'.repeat(60)}…`);
  });
});

describe('a list', () => {
  it.each([
    ['-satu\n-dua', '- satu', '-satu'],
    ['teks:\n-satu\n-dua', '- satu', '-satu'],
    ['1.satu\n2.dua', '1. satu', '1.satu'],
    ['10)satu\n11)dua', '10) satu', '10)satu'],
    ['-\u00a0satu', '- satu', '-\u00a0satu'],
    ['+\u2003satu', '+ satu', '+\u2003satu'],
    ['*\u200bsatu', '* satu', '*\u200bsatu'],
    ['1.\u00a0satu', '1. satu', '1.\u00a0satu'],
    ['\u00a0- satu', '- satu', '\u00a0- satu'],
    ['\u00a02) satu', '2) satu', '\u00a02) satu'],
  ])('lacks its space: %j', (content, fix, part) => {
    expect(mistakes(content)).toEqual([['markdown/list-space', fix, part]]);
  });

  it.each([
    '-satu',
    'teks\n-satu',
    '1.satu',
    '-5\n-6',
    '*satu\n*dua',
    '1.5\n2.5',
    '- satu\n- dua',
    'a -\u00a0b',
  ])('is not found in %j', (content) => {
    expect(mistakes(content)).toEqual([]);
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
    expect(lineMistakes(content).map(({ params }) => [params?.fix, params?.head])).toEqual([['', head]]);
  });

  it.each([
    ['| a | b | |:-:|--:| | 1 | 2 | | 3 |', ['| a | b |', '|:-:|--:|', '| 1 | 2 |', '| 3 |']],
    ['| a | b ||---|---|| 1 |  ||  | 4 |', ['| a | b |', '|---|---|', '| 1 |  |', '|  | 4 |']],
    ['Tulis: | a | |---| | 1 | lalu baca.', ['Tulis:', '', '| a |', '|---|', '| 1 |', '', 'lalu baca.']],
    ['| a | b | |---|---| | 1 | `x|y` | | 3 | 4 |', ['| a | b |', '|---|---|', '| 1 | `x|y` |', '| 3 | 4 |']],
  ])('is shown with all its words where it is on one line: %j', (content, rows) => {
    expect(lineMistakes(content).map(({ params }) => params?.rows)).toEqual([rows]);
  });

  it('is reported once, after headings and lists', () => {
    expect(mistakes('| a | b |\n| c | d |\n-\u00a0e\n##F').map(([code]) => code)).toEqual([
      'markdown/heading-space',
      'markdown/list-space',
      'markdown/table-rule',
    ]);
  });
});
