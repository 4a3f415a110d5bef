/** Cells without a column in their table: they are not shown. */
import type { BodyCheck } from '../../core/bodies/body-check.ts';
import { cellsOf } from '../../core/bodies/table-rows.ts';
import { isVisible } from '../../core/values/visible.ts';

export default {
  on: 'body',
  of: ['tr_open'],
  *run(text) {
    for (const { line, columns } of text.rows) {
      if (columns === 0) continue;
      const cells = cellsOf(text.lineOf(line));
      const lost = cells.length > columns && cells.slice(columns).find((cell) => isVisible(cell.text));
      if (!lost) continue;
      const start = text.startOf(line) + lost.at;
      const params = { columns, cells: cells.length };
      yield { code: 'markdown/table-cells', params, at: { start, end: start + lost.text.length } };
    }
  },
} satisfies BodyCheck;
