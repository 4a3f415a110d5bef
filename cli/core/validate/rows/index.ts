/**
 * Rows of data by the model of one row. Nothing here throws because of them.
 *
 * - `rowsOfTable` and `itemsOfList` give values with their faults, `notItems` is that of a file without a list; `rowEntries` makes entries of them (`RowEntries`).
 */
export { type RowEntries, rowEntries } from './row-entries.ts';
export { itemsOfList, notItems, rowsOfTable } from './table-rows.ts';
