/** What lies in the output folder before a build: asked once, of every file. */
import { type Dirent, readdirSync } from 'node:fs';
import { fileSystemFailure } from '../failure.ts';
import { isWorkingName, MANIFEST, NEW_MANIFEST, outputVersion, readManifest } from './manifest.ts';
import { hasTimes } from './stamps.ts';

export interface OutputInspection {
  /** `outputVersion` the folder, taken before anything else was looked at. */
  version: string;
  /** Files that senja did not make, and folders that hold no file of its own. */
  foreign: string[];
  /** Whether the manifest names just the files that were expected. */
  asListed: boolean;
  /** Expected files that are not there with the size and the time that they were written with. */
  changed: Set<string>;
}

interface Listed {
  /** Paths, with `/` between and after the names of folders; of these, the empty ones. */
  files: string[];
  /** What senja never makes: links, pipes, names that are not UTF-8. */
  odd: string[];
}

/** Everything below a folder; no link is followed. */
function list(folder: string, prefix: string, into: Listed): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder + prefix, { withFileTypes: true });
  } catch (error) {
    // Another build may just have moved it away.
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
 * @param expected stamps of the files that the last build has left, by path; null when they are not known
 * @throws Failure when the disk does not tell
 */
export function inspectOutput(
  out: string,
  expected: Readonly<Record<string, string>> | null,
): OutputInspection {
  const version = outputVersion(out);
  const files = readManifest(out);
  // A build that is killed while it writes its first manifest leaves that alone.
  const isOurs = (name: string): boolean =>
    name === NEW_MANIFEST ||
    isWorkingName(name) ||
    (files !== null && (name === MANIFEST || files.has(name)));
  // A folder that somebody has emptied of our files is ours still.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && [...(files ?? [])].some((file) => file.startsWith(name));
  const found: Listed = { files: [], odd: [] };
  list(out, '/', found);
  const foreign = [...found.odd, ...found.files.filter((name) => !isOurs(name) && !wasOurs(name))];
  const names = Object.keys(expected ?? {});
  return {
    version,
    foreign,
    asListed:
      files !== null &&
      expected !== null &&
      names.length === files.size &&
      names.every((name) => files.has(name)),
    changed: new Set(names.filter((name) => !hasTimes(out, name, expected?.[name]))),
  };
}
