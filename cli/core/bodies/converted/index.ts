/**
 * Markdown as converters write it (Pandoc, Word, Google Docs), read as it was meant. Each `read…` adds a rule to
 * markdown-it.
 *
 * - `attributesAt` reads `{#id .class}` at an offset. `DASHED` is the type of tables that dashes draw, `RAW_PART` that
 *   of parts in another format, such as LaTeX, which no page shows.
 */
export { readAnchoredHeadings } from './anchored-headings.ts';
export { attributesAt, readAttributes } from './attributes.ts';
export { DASHED, readDashedTables } from './dashed-tables.ts';
export { readLineBlocks } from './line-blocks.ts';
export { RAW_PART, readRawParts } from './raw-parts.ts';
export { readTableCaptions } from './table-captions.ts';
