/**
 * Files → entries, and which of them are published. Every file has an entry: a faulty one with stand-ins (`tainted`).
 *
 * - `readContent` reads a whole site (`ReadContent`), reusing what the last build has read; `contentOf` makes the same
 *   of entries that are known. `contextPrint` is the fingerprint of what settings say about entries.
 * - Parts: `readSite` reads `site.yaml`; `entryReader` entries, `singleReader` one at a time; `entryFrom` makes one of
 *   fields.
 * - `repair` is what `advice/` provides for faulty files: `repaired`, and `standInFor` a value.
 * - Days are `YYYY-MM-DD`. `absence` says why an entry is not shown, `onDay` gives the content as the site shows it on
 *   a day, `isWithin` says whether two days show the same. `nearFrom` is the first day on which a date is no longer too
 *   far ahead.
 *
 * Rooms within: `folder/`, `documents/`, `addresses/`, `links/`, `renamed-choices/`.
 */
export { contentOf, contextPrint, type ReadContent, readContent } from './read-content.ts';
export { entryFrom, entryReader, repair, singleReader } from './read-entry.ts';
export { readSite } from './read-site.ts';
export { repaired, standInFor } from './repair.ts';
export { absence, isWithin, nearFrom, onDay } from './schedule.ts';
