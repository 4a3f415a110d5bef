/**
 * Lines of a paragraph that run together, with parts between tabs or wide gaps, as in a table of a word processor,
 * between semicolons or commas, as in a spreadsheet's CSV file, or between drawn lines.
 */
import type { Mistake, TextSpan } from '../../core/bodies/text/index.ts';

const MAX_VALUE = 40;

/** Prose has spaces after its marks, long parts, and semicolons at the end of character references. */
function cellsOf(text: string, mark: RegExp | string): string[] {
  const values = text.split(mark);
  // The lines of a form stay apart.
  if (typeof mark !== 'string') return values.some((value) => value.startsWith(': ')) ? [] : values;
  const areShort = values.every((value) => value.length <= MAX_VALUE && !/^\s|&#?\w+$/.test(value));
  return values.length > 2 && areShort ? values : [];
}

/** A line between rows, of `+---+` or characters for drawing. */
const DRAWN = /^[-=+\u2500\u2501\u2550\u250C-\u254B\u2551-\u2570]+$/;
/** The same, of a keyboard. */
export const TYPED_RULE = /^\+(?:[-=]+\+)+$/;
const TYPED_BAR = /(?<!\\)\||\+(?=[-=]|$)/g;

const isBlank = (cell: string): boolean => cell.trim() === '';

/** The rest of a cell: the next lines of a text go on, and the next paragraph or item begins a line. */
function joined(above: string, below: string, begins: boolean): string {
  const isItem = /^(?:[-+*]|\d{1,9}[.)])[ \t]/.test(below);
  if (above === '' || below === '') return above + below;
  return `${above}${begins || isItem ? '<br>' : ' '}${below}`;
}

/**
 * Of a table that is drawn with a keyboard, a row may have several lines: those between two drawn lines, where these
 * separate all rows; and where they do not, lines without a text in the first cell.
 */
function wholeRows(lines: readonly string[], rows: readonly string[][]): string[][] {
  const drawn = lines.filter((line) => TYPED_RULE.test(line)).length;
  const separatesAll = drawn > 3 || lines.some((line) => TYPED_RULE.test(line) && line.startsWith('+='));
  const whole: string[][] = [];
  let isNew = true;
  let begins = false;
  for (const [index, cells] of rows.entries()) {
    const isRule = DRAWN.test(lines[index] ?? '') || TYPED_RULE.test(lines[index] ?? '');
    const above = whole.at(-1);
    const goesOn =
      !isNew && !isRule && above?.length === cells.length && (separatesAll || isBlank(cells[1] ?? ''));
    if (!goesOn) whole.push([...cells]);
    else if (cells.every(isBlank)) begins = true;
    else {
      for (const [column, cell] of cells.entries())
        above[column] = joined(above[column]?.trim() ?? '', cell.trim(), begins);
      begins = false;
    }
    isNew = isRule;
  }
  return whole;
}

/** Ways to separate cells, with the number of rows that make a table certain. */
const KINDS: readonly { rows: number; mark: RegExp | string; isHead?: RegExp }[] = [
  // Bars that only look like the one of Markdown, and crossings of drawn lines.
  { rows: 2, mark: /[\u2502\u2503\u250C-\u254B\u2551-\u2570¦‖｜]/ },
  { rows: 2, mark: /\t| {3,}/ },
  { rows: 3, mark: ';' },
  // Numbers may have commas.
  { rows: 3, mark: ',', isHead: /^\D*$/ },
];

export const barredRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Maximum number of rows shown below the head. */
const SHOWN = 12;

/** @returns the lines of the table that was intended, without drawn lines and the empty parts at a frame around it */
function tableOf(rows: readonly (readonly string[])[], columns: number): string[] {
  const texts: string[][] = [];
  for (const cells of rows) {
    const row = cells.map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|'));
    if (row.length > 0 && row.every((cell) => cell === '' || DRAWN.test(cell))) continue;
    // A text below the table.
    if (row.length < 2) break;
    texts.push(row);
  }
  const isFramed = texts.every((cells) => cells[0] === '' && cells.at(-1) === '');
  const [head = [], ...rest] = texts.map((cells) => (isFramed ? cells.slice(1, -1) : cells));
  const rule = `|${'---|'.repeat(isFramed ? columns - 2 : columns)}`;
  return [
    barredRow(head),
    rule,
    ...rest.slice(0, SHOWN).map(barredRow),
    ...(rest.length > SHOWN ? ['…'] : []),
  ];
}

/** @returns the fault of the first lines with as many parts, or null */
export function pastedTable(lines: readonly TextSpan[]): Mistake | null {
  if (lines.length < 2) return null;
  const isTyped = lines.some(({ text }) => TYPED_RULE.test(text));
  for (const { rows: most, mark, isHead } of KINDS) {
    const rows = lines.map(({ text }) => cellsOf(isTyped ? text.replace(TYPED_BAR, '│') : text, mark));
    const first = rows.findIndex(
      ({ length }, index) =>
        length > 1 &&
        index + most <= rows.length &&
        rows.slice(index, index + most).every((cells) => cells.length === length) &&
        isHead?.test(lines[index]?.text ?? '') !== false,
    );
    const [line, head] = [lines[first], rows[first]];
    if (!line || !head) continue;
    const whole = isTyped
      ? wholeRows(
          lines.slice(first).map(({ text }) => text),
          rows.slice(first),
        )
      : rows.slice(first);
    const params = { rows: tableOf(whole, head.length) };
    return { code: 'markdown/pasted-table', params, at: line.at, length: line.text.length };
  }
  return null;
}
