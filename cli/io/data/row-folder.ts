/** A content folder with entries that are rows of files, as models name these. */
import path from 'node:path';
import { readCsv, readData } from '../../core/data/index.ts';
import { withReading } from '../../core/entries/documents/index.ts';
import { isRows, type ModelTexts } from '../../core/models/collections/index.ts';
import type { Collection, Models } from '../../core/models/index.ts';
import type { ContentFolder, Rows } from '../../core/stages/content-folder.ts';
import { notItems, type RowEntries, rowEntries } from '../../core/validate/rows/index.ts';
import { compareNatural } from '../../core/values/order.ts';
import type { Diagnostic, Fault } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { nearData, textOfData } from './read-files.ts';

/** Where a content folder and its site are. */
interface Site {
  siteRoot: string;
  folder: ContentFolder;
  /** Of its models, as they are written. */
  texts: ModelTexts;
}

const NO_ROWS: RowEntries = { texts: new Map(), faults: [], place: (diagnostic) => diagnostic };

/** @returns the rows of a collection; none, with the faults, of a file that cannot be read */
function rowsOf(
  { siteRoot, folder, texts }: Site,
  { file }: { file: string },
  collection: Collection,
): RowEntries {
  const source = path.posix.join(folder.siteFolder ?? '', file);
  const models = [...collection.models.values()];
  const read = textOfData(siteRoot, file);
  if ('reason' in read) {
    const model = models.find(({ schema }) => schema['x-collection']?.rows) ?? models[0];
    const place = path.posix.join(folder.siteFolder ?? '', `content/models/${model?.name}.schema.json`);
    const text = texts[model?.name ?? ''] ?? '';
    const fault: Fault = {
      code: 'data/unreadable',
      params: { file, reason: read.reason },
      suggestions: nearData(siteRoot, file),
      at: { pointer: '/x-collection/rows/file' },
    };
    return { ...NO_ROWS, faults: [locator({ path: place, text, yaml: { text, start: 0 } })(fault)] };
  }
  const { text, faults: unread } = read;
  const schema = { properties: Object.assign({}, ...models.map((model) => model.schema.properties)) };
  const isTable = file.endsWith('.csv');
  const content = isTable ? readCsv(text) : readData(file, text);
  const faults = [...unread, ...content.faults];
  if (!isTable && faults.length === 0 && !Array.isArray('value' in content ? content.value : null))
    faults.push(notItems(file, { start: 0, end: 0 }));
  if (faults.length > 0)
    return { ...NO_ROWS, faults: faults.map(locator({ path: source, text, yaml: { text, start: 0 } })) };
  return rowEntries({ path: source, text }, content, collection, schema, new Set(folder.entries));
}

/** @returns a folder with the rows that its collections name among its entries. @throws Failure for the machine */
export function withRows(site: Site, { collections }: Pick<Models, 'collections'>): ContentFolder {
  const { folder } = site;
  const texts = new Map<string, { text: string; stamp: string | null }>();
  const [faults, places]: [Diagnostic[], RowEntries['place'][]] = [[], []];
  for (const collection of collections) {
    const { rows: named } = collection;
    if (!isRows(named)) continue;
    // Taken before reading: after a change in between, the stamp is stale, never the rows.
    const stamp = folder.stamp(path.posix.join(folder.siteFolder ?? '', named.file));
    const own = rowsOf(site, named, collection);
    for (const [entry, text] of own.texts) texts.set(entry, { text, stamp });
    faults.push(...own.faults);
    places.push(own.place);
  }
  const rows: Rows = {
    faults,
    has: (entry) => texts.has(entry),
    place: (diagnostic) => places.reduce((placed, place) => place(placed), diagnostic),
  };
  const read: ContentFolder['read'] = (file) => {
    const row = texts.get(file);
    return row ? Buffer.from(row.text) : folder.read(file);
  };
  return {
    ...withReading(folder, read),
    entries: [...folder.entries, ...texts.keys()].sort(compareNatural),
    stamp: (file) => texts.get(file)?.stamp ?? folder.stamp(file),
    rows,
  };
}
