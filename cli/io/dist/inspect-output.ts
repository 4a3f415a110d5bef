/** The output folder before a build: every file is examined once. */
import { type Dirent, readdirSync } from 'node:fs';
import { fileSystemFailure } from '../failure.ts';
import { isWorkingName, MANIFEST, NEW_MANIFEST, outputVersion, readManifest } from './manifest.ts';
import { hasTimes } from './stamps.ts';

export type OutputInspection = ReturnType<typeof inspectOutput>;

interface FolderListing {
  /** Paths, with `/` between and after names of folders; only empty folders are included. */
  files: string[];
  /** Entries that senja never makes: links, pipes, names that are not UTF-8. */
  odd: string[];
}

/** Everything below a folder; links are not followed. */
function list(folder: string, prefix: string, into: FolderListing): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder + prefix, { withFileTypes: true });
  } catch (error) {
    // Another build may have moved it away.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw fileSystemFailure(folder, error);
  }
  // An empty folder is not ours either.
  if (entries.length === 0 && prefix !== '/') into.files.push(prefix.slice(1));
  for (const entry of entries) {
    const name = prefix + entry.name;
    const isOdd = entry.name.includes('\uFFFD') || !(entry.isFile() || entry.isDirectory());
    if (isOdd) into.odd.push(name.slice(1));
    else if (entry.isDirectory()) list(folder, `${name}/`, into);
    else into.files.push(name.slice(1));
  }
}

/**
 * @param expected stamps of the files of the last build, by path; null if unknown
 * @throws Failure if the disk cannot be read
 */
export function inspectOutput(out: string, expected: Readonly<Record<string, string>> | null) {
  const version = outputVersion(out);
  const files = readManifest(out);
  // A build that is killed while writing its first manifest leaves only that.
  const isOurs = (name: string): boolean =>
    name === NEW_MANIFEST ||
    isWorkingName(name) ||
    (files !== null && (name === MANIFEST || files.has(name)));
  // A folder of ours that somebody has emptied is still ours.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && [...(files ?? [])].some((file) => file.startsWith(name));
  const found: FolderListing = { files: [], odd: [] };
  list(out, '/', found);
  const foreign = [...found.odd, ...found.files.filter((name) => !isOurs(name) && !wasOurs(name))];
  const names = Object.keys(expected ?? {});
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
    changed: new Set(names.filter((name) => !hasTimes(out, name, expected?.[name]))),
  };
}
