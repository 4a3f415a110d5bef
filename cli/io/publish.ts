/**
 * Puts a finished site in the place of the old one. It is written beside `dist` first and then swapped in as
 * a whole, so that whoever reads `dist` sees the old site or the new one, and a build that fails or is killed
 * leaves the old. Only files named by a manifest of ours are deleted.
 */
import { promises as fs, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../core/output.ts';
import { fileSystemFailure } from './failure.ts';
import { fileWriter } from './file-writer.ts';
import { clearLockStrays, takeLock } from './lock.ts';
import { listFiles, MANIFEST, type Manifest, readManifest } from './out-folder.ts';

const exists = (file: string): Promise<boolean> =>
  fs.lstat(file).then(
    () => true,
    () => false,
  );

interface Places {
  out: string;
  parent: string;
  lock: string;
  /** Prefixes of the folders beside `dist` that hold a site on its way in or out. */
  staging: string;
  old: string;
}

function placesOf(out: string): Places {
  const parent = path.dirname(out);
  const name = `.${path.basename(out)}.senja`;
  return {
    out,
    parent,
    lock: path.join(parent, `${name}-lock`),
    staging: `${name}-new-`,
    old: `${name}-old-`,
  };
}

/** Deletes what the folder's manifest names, then the folders that are empty; anything else stays. */
async function removeOwn(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  if (manifest) {
    for (const file of [...Object.keys(manifest.files), MANIFEST]) {
      // A manifest could have been tampered with; nothing outside its folder is ours.
      const target = path.join(folder, file);
      if (target.startsWith(folder + path.sep)) rmSync(target, { force: true });
    }
  }
  removeEmpty(folder);
}

/** Synchronous, like all work on many small files here: a trip to the thread pool for each costs more than it does. */
function removeEmpty(folder: string): void {
  let left = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
    else left += 1;
  }
  if (left > 0) return;
  try {
    rmdirSync(folder);
  } catch {
    // Something in a folder below was not ours.
  }
}

/** Mends what a killed build left: brings an old site back that was moved away, clears unfinished ones. */
async function recover({ out, parent, lock, staging, old }: Places): Promise<void> {
  await clearLockStrays(lock);
  const left = (await fs.readdir(parent)).sort();
  const olds = left.filter((name) => name.startsWith(old));
  for (const name of olds) {
    const folder = path.join(parent, name);
    if (!(await exists(out)) && (await readManifest(folder))) await fs.rename(folder, out);
    else await removeOwn(folder);
  }
  for (const name of left.filter((candidate) => candidate.startsWith(staging))) {
    // Unfinished, so without a manifest; the name and the place are ours alone.
    await fs.rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** A site on its way into `dist`. */
export interface Stage {
  folder: string;
  /** Takes into account what another thread has written below `folder`: path to fingerprint. */
  adopt(fingerprints: Readonly<Record<string, string>>): void;
  /** Writes a file of the new site. @throws Failure when the machine does not let it */
  write(file: OutputFile): void;
  /** Puts the new site in the place of the old; `in-place` when the folder could not be swapped as a whole. */
  commit(): Promise<'swapped' | 'in-place'>;
  /** Forgets the new site; the old one stays. */
  discard(): Promise<void>;
}

/** Why a folder cannot be renamed although it can be written: a mount point, or another device. */
const UNMOVABLE = new Set(['EXDEV', 'EBUSY', 'EINVAL']);

/** Moves a staged site into a folder that cannot be renamed itself: assets first, stale files last. */
async function updateInPlace(out: string, staged: string): Promise<void> {
  const before = await readManifest(out);
  const after = await readManifest(staged);
  const files = (await listFiles(staged)).filter((file) => file !== MANIFEST);
  const assetsFirst = [
    ...files.filter((file) => file.startsWith('assets/')),
    ...files.filter((file) => !file.startsWith('assets/')),
  ];
  // While old and new stand together the manifest names both, so that an interrupted update is still all ours.
  const both: Manifest = { version: 1, files: { ...before?.files, ...after?.files } };
  await fs.writeFile(path.join(out, MANIFEST), `${JSON.stringify(both, null, 1)}\n`);
  for (const file of assetsFirst) {
    const target = path.join(out, file);
    const temporary = `${target}.senja-new`;
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(staged, file), temporary);
    await fs.rename(temporary, target);
  }
  for (const file of Object.keys(before?.files ?? {})) {
    if (after && !(file in after.files)) await fs.rm(path.join(out, file), { force: true });
  }
  await fs.copyFile(path.join(staged, MANIFEST), path.join(out, MANIFEST));
  for (const entry of await fs.readdir(out, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(out, entry.name));
  }
  await fs.rm(staged, { recursive: true, force: true });
}

/**
 * @param out absolute path that `checkOut` has passed
 * @returns an empty stage beside it, locked against other builds until it is committed or discarded
 * @throws Failure when the machine does not let it, or another build holds the folder
 */
export async function openStage(out: string): Promise<Stage> {
  const places = placesOf(out);
  const staged = path.join(places.parent, places.staging + process.pid);
  const old = path.join(places.parent, places.old + process.pid);
  const failing = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw fileSystemFailure((error as NodeJS.ErrnoException).path ?? out, error);
    }
  };
  const release = await failing(async () => {
    await fs.mkdir(places.parent, { recursive: true });
    return takeLock(places.lock);
  });
  const discard = async () => {
    await fs.rm(staged, { recursive: true, force: true }).catch(() => undefined);
    await release();
  };
  try {
    await failing(() => recover(places));
    await failing(() => fs.mkdir(staged));
  } catch (error) {
    await discard();
    throw error;
  }
  const writer = fileWriter(staged);
  const manifest = (): Manifest => ({
    version: 1,
    files: Object.fromEntries(Object.entries(writer.fingerprints).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  return {
    folder: staged,
    adopt: (fingerprints) => void Object.assign(writer.fingerprints, fingerprints),
    write: writer.write,
    discard,
    async commit() {
      try {
        return await failing(async () => {
          await fs.writeFile(path.join(staged, MANIFEST), `${JSON.stringify(manifest(), null, 1)}\n`);
          return swap(out, staged, old);
        });
      } finally {
        await discard();
      }
    },
  };
}

async function swap(out: string, staged: string, old: string): Promise<'swapped' | 'in-place'> {
  const replaces = await exists(out);
  if (replaces) {
    try {
      await fs.rename(out, old);
    } catch (error) {
      if (!UNMOVABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await updateInPlace(out, staged);
      return 'in-place';
    }
  }
  try {
    await fs.rename(staged, out);
  } catch (error) {
    if (replaces) await fs.rename(old, out);
    throw error;
  }
  // The new site stands; a leftover of the old one is cleared by the next build at the latest.
  if (replaces) await removeOwn(old).catch(() => undefined);
  return 'swapped';
}
