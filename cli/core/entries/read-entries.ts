/** All entries of a content folder: reused if nothing has changed, otherwise read. */

import { slugIn } from '../models/collections/index.ts';
import { collectionOf, type Models, modelOf } from '../models/index.ts';
import type { Build } from '../run/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Entry, EntryContext, EntryRead } from '../stages/entry.ts';
import { referenceFault, referencesIn } from '../validate/choices/index.ts';
import { fingerprint } from '../values/hash.ts';
import { namedFile } from '../values/image-paths.ts';
import { chunks } from '../values/lists.ts';
import { addFiles, entryReader } from './read-entry.ts';

/** Number of files that are read between pauses. */
const CHUNK = 128;

/**
 * @param cached entries validated in the same context
 * @param onRead called with entries that have been read
 * @returns with the new and changed files
 */
export async function readEntries(
  cached: ReadonlyMap<string, EntryRead>,
  context: EntryContext,
  { folder: content, models, executor }: Pick<Build, 'folder' | 'models' | 'executor'>,
  onRead: (entries: readonly Entry[]) => void = () => undefined,
) {
  const found = new Map<string, EntryRead>();
  // Then every file has the same place in the order of its folder, and the same name in addresses.
  const areSameFiles =
    content.entries.length === cached.size && content.entries.every((file) => cached.has(file));
  const pending: string[] = [];
  for (const file of content.entries) {
    const known = cached.get(file);
    const read = known && ifUnchanged(known, context, content, models, areSameFiles);
    if (read) found.set(file, read);
    else pending.push(file);
  }
  const asked: Entry[] = [];
  const added: Promise<void>[] = [];
  const addAsked = async (entries: readonly Entry[]): Promise<void> => {
    const files = await executor.filesIn?.(entries.map(({ file, bodyStart }) => ({ file, bodyStart })));
    for (const [at, entry] of entries.entries()) {
      const own = files?.[at];
      if (own) addFiles(entry, own, context.images);
    }
  };
  const findFiles = executor.filesIn && ((entry: Entry): void => void asked.push(entry));
  const readEntry = entryReader(context, { content, models, findFiles });
  for (const files of chunks(pending, CHUNK)) {
    const reads = content.each(files, readEntry);
    for (const read of reads) found.set(read.file, read);
    onRead(reads.map(({ entry }) => entry));
    if (asked.length > 0) added.push(addAsked(asked.splice(0)));
    // Its error is thrown where it is awaited, unless this thread fails first.
    added.at(-1)?.catch(() => undefined);
    await executor.pause();
  }
  await Promise.all(added);
  /** By file, in the order of the folder. */
  const reads = new Map<string, EntryRead>();
  for (const file of content.entries) {
    const read = found.get(file);
    if (read) reads.set(file, read);
  }
  return { reads, changed: new Set(pending) };
}

/** Whether all targets of an entry still exist. */
function leadsAnywhere(entry: Entry, context: EntryContext, models: Models): boolean {
  const model = modelOf(entry, models);
  return !model || referencesIn(model, entry.fields).every((one) => referenceFault(one, context) === null);
}

/** @returns the stored data of an entry if it is still valid, else null */
function ifUnchanged(
  known: EntryRead,
  context: EntryContext,
  content: ContentFolder,
  models: Models,
  areSameFiles: boolean,
): EntryRead | null {
  const { images } = context;
  const { file, entry, stamp } = known;
  if (entry.tainted) return null;
  if (!areSameFiles && entry.slug !== slugIn(file, collectionOf(file, models), context.ordered)) return null;
  if (Object.keys(context.targets).length > 0 && !leadsAnywhere(entry, context, models)) return null;
  if (!entry.images.every((path) => images.has(path))) return null;
  for (const [address, path] of Object.entries(entry.named ?? {}))
    if ((namedFile(address, images, file) ?? '') !== path) return null;
  if (stamp !== null && content.stamp(file) === stamp) return known;
  // A checkout or an editor may touch a file without changing it.
  const bytes = content.read(file);
  if ('code' in bytes || fingerprint(bytes) !== entry.fingerprint) return null;
  return { ...known, stamp: content.stamp(file) };
}
