/** What lies in the output folder before a build: asked once, of every file. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileSystemFailure } from './failure.ts';
import { stampIn } from './file-writer.ts';
import { MANIFEST, NEW_MANIFEST, readManifest, sealOf } from './manifest.ts';

export interface Look {
  /** `sealOf` the folder, taken before anything else was looked at. */
  seal: string;
  /** Files that senja did not make, and folders that hold no file of its own. */
  foreign: string[];
  /** Whether the manifest names just the files that were expected. */
  asListed: boolean;
  /** Expected files that are not there as they were written. */
  changed: Set<string>;
}

/** Every file below a folder, with `/`; links and other oddities count as files. */
function listFiles(folder: string, prefix = ''): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isDirectory()) {
      const inside = listFiles(folder, `${name}/`);
      // An empty folder is not ours either.
      if (inside.length === 0) found.push(`${name}/`);
      for (const file of inside) found.push(file);
    } else {
      found.push(name);
    }
  }
  return found;
}

function filesIn(folder: string): string[] {
  try {
    return listFiles(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fileSystemFailure(folder, error);
  }
}

/**
 * @param expected stamps of the files that the last build has left, by path; null when they are not known
 * @throws Failure when the disk does not tell
 */
export async function lookAtOut(
  out: string,
  expected: Readonly<Record<string, string>> | null,
): Promise<Look> {
  const seal = sealOf(out);
  const files = await readManifest(out);
  // A build that is killed while it writes its first manifest leaves that alone.
  const isOurs = (name: string): boolean =>
    name === NEW_MANIFEST || (files !== null && (name === MANIFEST || files.has(name)));
  // A folder that somebody has emptied of our files is ours still.
  const wasOurs = (name: string): boolean =>
    name.endsWith('/') && [...(files ?? [])].some((file) => file.startsWith(name));
  const foreign = filesIn(out).filter((name) => !isOurs(name) && !wasOurs(name));
  const names = Object.keys(expected ?? {});
  return {
    seal,
    foreign,
    asListed:
      files !== null &&
      expected !== null &&
      names.length === files.size &&
      names.every((name) => files.has(name)),
    changed: new Set(names.filter((name) => stampIn(out, name) !== expected?.[name])),
  };
}
