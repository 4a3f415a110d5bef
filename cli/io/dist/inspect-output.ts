/** The output folder before a build: every file is examined once. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isOn } from '../../core/values/mechanisms.mjs';
import { onFile } from '../attempt.ts';
import { type FileList, listFiles } from './list-files.cjs';
import { isWorkingName, MANIFEST, NEW_MANIFEST, outputVersion, readManifest } from './manifest.ts';
import { isAsRecorded } from './stamps.ts';

export type OutputInspection = Awaited<ReturnType<typeof inspectOutput>>;

/** Number of files from which on a thread that lists them starts in less time than it takes. */
const WORTH_A_THREAD = isOn('worker') && availableParallelism() > 1 ? 2000 : Number.POSITIVE_INFINITY;

/** @returns the list, made in another thread; null if that fails */
async function listElsewhere(out: string): Promise<FileList | null> {
  const file = new URL('../../cli/io/dist/list-files.cjs', import.meta.url);
  try {
    const thread = new Worker(file, { workerData: { listed: out } });
    const [list] = await once(thread, 'message');
    return list;
  } catch {
    return null;
  }
}

/**
 * @param expected stamps of the files of the last build, by path; null if unknown
 * @throws Failure if the disk cannot be read
 */
export async function inspectOutput(out: string, expected: Readonly<Record<string, string>> | null) {
  const version = outputVersion(out);
  const names = Object.keys(expected ?? {});
  const elsewhere = names.length < WORTH_A_THREAD ? null : listElsewhere(out);
  const files = readManifest(out);
  // A build that is killed while writing its first manifest leaves only that.
  const isOurs = (name: string): boolean =>
    name === NEW_MANIFEST ||
    isWorkingName(name) ||
    (files !== null && (name === MANIFEST || files.has(name)));
  // A folder of ours that somebody has emptied is still ours.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && [...(files ?? [])].some((file) => file.startsWith(name));
  const found = (await elsewhere) ?? onFile(out, () => listFiles(out));
  const foreign = [...found.odd, ...found.files.filter((name) => !isOurs(name) && !wasOurs(name))];
  const changed = new Set(names);
  for (const [at, name] of found.files.entries()) {
    const [size = 0, mtimeMs = 0] = found.stats.subarray(2 * at);
    if (isAsRecorded(expected?.[name] ?? '', { size, mtimeMs })) changed.delete(name);
  }
  return {
    /** `outputVersion` of the folder, taken before anything else was read. */
    version,
    /** Files that senja did not make, and folders without a file of senja. */
    foreign,
    /** Whether the manifest lists exactly the expected files. */
    asListed:
      files !== null &&
      expected !== null &&
      names.length === files.size &&
      names.every((name) => files.has(name)),
    /** Expected files whose size or time has changed, or that are missing. */
    changed,
  };
}
