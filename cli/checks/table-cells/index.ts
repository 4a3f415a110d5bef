/** Cells that a table has no column for: they do not show. */
import type { BodyCheck } from '../../core/bodies/body-check.ts';
import { isVisible } from '../../core/values/visible.ts';

export default {
  on: 'body',
  *run(text) {
    for (const { line, cells, columns } of text.rows) {
      const lost = columns > 0 && cells.slice(columns).find((cell) => isVisible(cell.text));
      if (!lost) continue;
      const start = text.startOf(line) + lost.at;
      const params = { columns, cells: cells.length };
      yield { code: 'markdown/table-cells', params, at: { start, end: start + lost.text.length } };
    }
  },
} satisfies BodyCheck;
