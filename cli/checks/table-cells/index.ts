/** Cells without a column in their table: they are not shown. Lines below a table, or the rest of one, that become a row. */
import { type BodyCheck, cellsOf } from '../../core/bodies/text/index.ts';
import { isVisible } from '../../core/values/visible.ts';

const BAR = /(?<!\\)\|/;
/** Marks of quotes and lists before a row. */
const BEFORE = /^(?:[\s>]|[-+*][ \t]|\d{1,9}[.)][ \t])*/;
/** Attributes of other tools are reported as such. */
const ATTRIBUTES = /^\{/;

const FRAMED = /^\|(?:.*[^\\])?\|$/;

/** Whether a line without a bar in front is a text, or the rest of the row above it, where rows are framed by bars. */
const isText = (row: string, above: string, isFramed: boolean): boolean =>
  BAR.test(row)
    ? isFramed && /[^\\]\|$/.test(row) && above.startsWith('|') && !FRAMED.test(above)
    : !ATTRIBUTES.test(row) && isVisible(row);

export default {
  on: 'body',
  of: ['tr_open'],
  *run(text) {
    let [above, isFramed, wasText] = ['', false, false];
    for (const { line, columns } of text.rows) {
      const whole = text.lineOf(line);
      const row = whole.replace(BEFORE, '').trimEnd();
      if (columns === 0) [isFramed, wasText] = [FRAMED.test(row), false];
      else {
        const cells = cellsOf(whole);
        const lost = cells.length > columns && cells.slice(columns).find((cell) => isVisible(cell.text));
        const isNoRow = !row.startsWith('|') && isText(row, above, isFramed);
        if (lost) {
          const start = text.startOf(line) + lost.at;
          const params = { columns, cells: cells.length };
          yield { code: 'markdown/table-cells', params, at: { start, end: start + lost.text.length } };
        } else if (isNoRow && !wasText) {
          const { end } = text.wholeLine(line);
          yield { code: 'markdown/text-in-table', at: { start: end - row.length, end } };
        }
        wasText = isNoRow;
      }
      above = row;
    }
  },
} satisfies BodyCheck;
