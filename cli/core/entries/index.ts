/**
 * Files → entries, and which of them are published. Every file has an entry: a faulty one with stand-ins (`tainted`).
 *
 * - `readContent` reads a whole site (`ReadContent`), reusing what the last build has read; `contentOf` makes the same of entries
 *   that are known. `contextPrint` is what reading depends on besides a file itself.
 * - Parts: `readSite` reads `site.yaml`; `entryReader` entries, `singleReader` one at a time; `entryFrom` makes one of fields.
 * - `repair` is what `advice/` provides for faulty files: `repaired`, and `standInFor` a value.
 * - `absence` says why an entry is not published on a day, `onDay` gives the content of a day, `nearFrom` and `isWithin` compare
 *   days (`YYYY-MM-DD`).
 *
 * Rooms within: `folder/`, `documents/`, `addresses/`, `links/`, `renamed-choices/`.
 */
export { contentOf, contextPrint, type ReadContent, readContent } from './read-content.ts';
export { entryFrom, entryReader, repair, singleReader } from './read-entry.ts';
export { readSite } from './read-site.ts';
export { repaired, standInFor } from './repair.ts';
export { absence, isWithin, nearFrom, onDay } from './schedule.ts';
