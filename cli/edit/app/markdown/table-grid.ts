/** The cells of a table by row and column: a merged cell stays in the first of its places. */

/** The most columns that a cell may cover in HTML. */
const MOST = 1000;

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number => {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span >= 0 ? Math.min(span, MOST) : 1;
};

/** @returns rows of cells, of one length; null where another cell covers the place or none is */
export function gridOf(table: Element): (Element | null)[][] {
  const rows = [...table.querySelectorAll('tr')];
  /** The last row that a cell of a row above covers, by column. */
  let covered: number[] = [];
  let group: Element | null = null;
  const grid = rows.map((row, at) => {
    // A cell does not reach into the next group of rows.
    if (row.parentElement !== group) [covered, group] = [[], row.parentElement];
    const last = rows.findLastIndex(({ parentElement }) => parentElement === group);
    const cells: (Element | null)[] = [];
    for (const cell of row.children) {
      while ((covered[cells.length] ?? -1) >= at) cells.push(null);
      const rowspan = spanOf(cell, 'rowspan');
      for (let column = 0; column < Math.max(1, spanOf(cell, 'colspan')); column += 1) {
        // Without a number, it reaches to the end.
        covered[cells.length] = rowspan === 0 ? last : at + rowspan - 1;
        cells.push(column === 0 ? cell : null);
      }
    }
    return cells;
  });
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    grid.some((cells) => cells[column]),
  );
  return grid
    .filter((cells) => cells.some((cell) => cell))
    .map((cells) => columns.map((column) => cells[column] ?? null));
}
