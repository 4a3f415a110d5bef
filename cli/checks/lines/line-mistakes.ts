/** Lines of a paragraph that were intended to be a table. */
import { cellsOf, type Mistake, type TextSpan } from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { linesIn } from '../../diagnostics/places/index.ts';
import { tableOnOneLine } from './one-line-tables.ts';
import { TYPED_RULE } from './pasted-tables.ts';

const ROW = /^\|/;
/** The row below a table's head, with too few or too many parts. */
export const RULE = /^\|?[ \t]*:?-{2,}:?[ \t]*\|[-:| \t]*$/;

/** @returns the lines of an inline token's content */
export const spansIn = (content: string): TextSpan[] =>
  linesIn(content).map(({ start, text: line }) => {
    const text = line.replace(/^[ \t]+/, '');
    return { text: text.trimEnd(), at: start + line.length - text.length };
  });

/** @returns the row that belongs below a table's head */
export const ruleFor = (head: string): string => `|${'---|'.repeat(cellsOf(head).length)}`;

/** `of the type string|number in one,`: a bar between two words of a sentence. */
const isProse = (text: string): boolean =>
  !text.includes('| ') &&
  !text.includes(' |') &&
  cellsOf(text).some((cell) => cell.text.split(' ', 3).length > 2);

/** @returns the fault of the first lines that are a table */
export function tableMistake(lines: readonly TextSpan[]): Mistake | null {
  if (!lines.some(({ text }) => text.includes('|')) || lines.some(({ text }) => TYPED_RULE.test(text)))
    return null;
  for (const [index, line] of lines.entries()) {
    // The rest of a cell that went over several lines.
    if (!/[^|\s]/.test(line.text)) continue;
    const whole = tableOnOneLine(line);
    if (whole) return whole;
    const { text, at } = line;
    const next = lines[index + 1]?.text ?? '';
    const isWhole = ROW.test(text) && cellsOf(text).length > 1 && /(?<!\\)\|$/.test(text);
    const parts = text.includes('|') && next.includes('|') ? cellsOf(text).length : 0;
    const third = lines[index + 2]?.text ?? '';
    const isRow =
      parts > 1 &&
      parts === cellsOf(next).length &&
      !(isProse(text) && isProse(next)) &&
      (parts > 2 || (parts === 2 && third.includes('|') && cellsOf(third).length === 2));
    const head =
      isWhole || isRow || (ROW.test(text) && ROW.test(next)) || (text.includes('|') && RULE.test(next));
    if (!head) continue;
    const lacksHead = RULE.test(text);
    const lack = phrase(lacksHead ? 'markdown/table-rule:head' : 'markdown/table-rule:rule');
    const columns = cellsOf(text).map((_, column) => ` ${String.fromCharCode(65 + (column % 26))} |`);
    const shown = lacksHead ? { fix: '', head: `|${columns.join('')}` } : { fix: ruleFor(text), head: '' };
    return { code: 'markdown/table-rule', params: { lack, rows: [], ...shown }, at, length: text.length };
  }
  return null;
}
