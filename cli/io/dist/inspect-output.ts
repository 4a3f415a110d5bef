/** The output folder before a build: every file is examined once. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isOn } from '../../core/values/mechanisms.mjs';
import { onFile } from '../failures/index.ts';
import { type FileList, listFiles } from './list-files.cjs';
import { isWorkingName, MANIFEST, NEW_MANIFEST, outputVersion, readManifest } from './manifest.ts';
import { isPreserved } from './preserved-folders.ts';

export type OutputInspection = Awaited<ReturnType<typeof inspectOutput>>;

/** Number of files from which on a thread that lists them starts in less time than it takes. */
const WORTH_A_THREAD = isOn('worker') && availableParallelism() > 1 ? 2000 : Number.POSITIVE_INFINITY;

/** @returns the list, made in another thread; null if that fails */
async function listElsewhere(out: string): Promise<FileList | null> {
  const file = new URL('../../cli/io/dist/list-files.cjs', import.meta.url);
  try {
    const thread = new Worker(file, { workerData: out });
    const [list] = await once(thread, 'message');
    return list;
  } catch {
    return null;
  }
}

/**
 * @param preserved its folders that other programs fill: what is in them does not count
 * @throws Failure if the disk cannot be read
 */
export async function inspectOutput(out: string, preserved: readonly string[] = []) {
  const version = outputVersion(out);
  const files = readManifest(out);
  const many = (files?.size ?? 0) >= WORTH_A_THREAD;
  // A build that is killed while writing its first manifest leaves only that.
  const isOurs = (name: string): boolean =>
    name === NEW_MANIFEST || isWorkingName(name) || files?.has(name) === true;
  // A folder of ours that somebody has emptied is still ours.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && [...(files ?? [])].some((file) => file.startsWith(name));
  const isOthers = (name: string): boolean => isPreserved(name, preserved) && !isOurs(name);
  const { files: times, odd } = (many ? await listElsewhere(out) : null) ?? onFile(out, () => listFiles(out));
  if (files !== null) times.delete(MANIFEST);
  for (const name of times.keys()) if (isOthers(name)) times.delete(name);
  const foreign = odd.filter((name) => !isOthers(name));
  for (const name of times.keys()) if (!isOurs(name) && !wasOurs(name)) foreign.push(name);
  return {
    /** `outputVersion` of the folder, taken before anything else was read. */
    version,
    /** Files that senja did not make, and folders without a file of senja, except in preserved folders. */
    foreign,
    /** Whether there are as many files and empty folders as the manifest lists files, and none that are foreign. */
    asListed: files !== null && foreign.length === 0 && files.size === times.size,
    /** Size and time of each file, as stamps begin. */
    times,
  };
}
