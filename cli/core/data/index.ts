/**
 * Texts of data → plain data, loaded on demand: with readers of CSV and TOML. Nothing here throws because of a text.
 *
 * - `readData` reads a file by the ending of its name, one of `FORMATS`. `readCsv` gives a `Table` of cells with their
 *   places. `tomlFields` reads TOML.
 */
export { readCsv, type Table } from './csv.ts';
export { readData } from './read-data.ts';
export { tomlFields } from './toml.ts';
