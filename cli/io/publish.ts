/**
 * Puts a finished site in the place of the old one. It is written beside `dist` first and then swapped in as
 * a whole, so that whoever reads `dist` sees the old site or the new one, and a build that fails or is killed
 * leaves the old. Only files named by a manifest of ours are deleted.
 */
import {
  constants,
  copyFileSync,
  promises as fs,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Output } from '../core/output.ts';
import { fileSystemFailure } from './failure.ts';
import { fileWriter, writtenStamp } from './file-writer.ts';
import { clearLockStrays, takeLock } from './lock.ts';
import { MANIFEST, type Manifest, NEW_MANIFEST, readManifest } from './out-folder.ts';

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

/**
 * Deletes what the folder's manifest names, then the folders that are empty; anything else stays. Synchronous, like all
 * work on many small files here: a trip to the thread pool for each costs more than it does.
 */
async function removeOwn(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const folders = new Set<string>();
  for (const file of [...Object.keys(manifest?.files ?? {}), ...(manifest ? [MANIFEST] : [])]) {
    // A manifest could have been tampered with; nothing outside its folder is ours.
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) continue;
    folders.add(path.dirname(target));
    rmIfThere(target);
  }
  for (const inside of folders) rmdirIfEmpty(inside);
  removeEmpty(folder);
}

function rmIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function rmdirIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something in it was not ours, or is still to go.
  }
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
  rmdirIfEmpty(folder);
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

/** How a site came into its place. */
export type Published = 'swapped' | 'in-place' | 'unchanged';

/** A site on its way into `dist`. */
export interface Stage extends Output {
  /** @returns where the files of the new site are written */
  folder(): string;
  /** Takes into account what another thread has written below `folder`. */
  adopt(stamps: Readonly<Record<string, string>>): void;
  /**
   * Puts the new site in the place of the old; `stamps` then holds for every file of it.
   * @returns `in-place` when the folder could not be swapped as a whole, `unchanged` when there was nothing to do
   */
  commit(): Promise<Published>;
  /** Forgets the new site; the old one stays. */
  discard(): Promise<void>;
}

/**
 * @param out absolute path that `checkOut` has passed
 * @returns an empty stage for it, locked against other builds until it is committed or discarded
 * @throws Failure when the machine does not let it, or another build holds the folder
 */
export async function openStage(out: string): Promise<Stage> {
  const places = placesOf(out);
  const staged = path.join(places.parent, places.staging + process.pid);
  const old = path.join(places.parent, places.old + process.pid);
  const failing = async <T>(action: () => T | Promise<T>): Promise<T> => {
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
  } catch (error) {
    await discard();
    throw error;
  }
  const writer = fileWriter(staged);
  const { stamps } = writer;
  const kept = new Set<string>();
  let begun = false;
  const begin = (): void => {
    if (!begun) mkdirSync(staged);
    begun = true;
  };
  return {
    folder() {
      begin();
      return staged;
    },
    stamps,
    adopt: (theirs) => void Object.assign(stamps, theirs),
    write(file) {
      begin();
      writer.write(file);
    },
    keep(name, stamp) {
      if (stampIn(out, name) !== stamp) return false;
      kept.add(name);
      stamps[name] = stamp;
      return true;
    },
    discard,
    async commit() {
      try {
        return await failing(async () => {
          const before = await readManifest(out);
          const names = Object.keys(stamps);
          const same = before !== null && names.length === Object.keys(before.files).length;
          if (same && names.every((name) => kept.has(name) && name in before.files)) return 'unchanged';
          begin();
          return await publish({ out, staged, old, before, kept, stamps });
        });
      } finally {
        await discard();
      }
    },
  };
}

/** @returns the stamp of a regular file, or null */
function stampIn(folder: string, name: string): string | null {
  const stat = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
  return stat?.isFile() ? writtenStamp(stat) : null;
}

interface Publication {
  out: string;
  /** The new site, but for files that are kept. */
  staged: string;
  /** Where the old site goes until it is deleted. */
  old: string;
  before: Manifest | null;
  /** Files that stand in `out` as they are in the new site. */
  kept: ReadonlySet<string>;
  /** Of every file of the new site. */
  stamps: Record<string, string>;
}

/** Why a folder cannot be renamed although it can be written: a mount point, or another device. */
const UNMOVABLE = new Set(['EXDEV', 'EBUSY', 'EINVAL']);
/** Why a file cannot have two names: not every disk can do that. */
const UNLINKABLE = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function publish(publication: Publication): Promise<Published> {
  const { out, staged, old, before, stamps } = publication;
  if (!(await stageKept(publication))) return updateInPlace(publication);
  await writeManifest(staged, stamps);
  if (before !== null || (await exists(out))) {
    try {
      await fs.rename(out, old);
    } catch (error) {
      if (!UNMOVABLE.has(codeOf(error))) throw error;
      return updateInPlace(publication);
    }
  }
  try {
    await fs.rename(staged, out);
  } catch (error) {
    if (await exists(old)) await fs.rename(old, out);
    throw error;
  }
  // The new site stands; a leftover of the old one is cleared by the next build at the latest.
  if (await exists(old)) await removeOwn(old).catch(() => undefined);
  return 'swapped';
}

async function writeManifest(folder: string, stamps: Readonly<Record<string, string>>): Promise<void> {
  const sizes = Object.keys(stamps)
    .sort()
    .map((name) => [name, Number.parseInt(stamps[name] ?? '', 10)]);
  const manifest: Manifest = { version: 1, files: Object.fromEntries(sizes) };
  const fresh = path.join(folder, NEW_MANIFEST);
  await fs.writeFile(fresh, `${JSON.stringify(manifest, null, 1)}\n`);
  await fs.rename(fresh, path.join(folder, MANIFEST));
}

/**
 * Gives what is kept a place in the new site too: a second name where the disk can, else a copy.
 * @returns false when the new site lies on another device than `out`
 */
async function stageKept({ out, staged, kept, stamps }: Publication): Promise<boolean> {
  const folders = new Set([staged]);
  let link = true;
  for (const name of kept) {
    const [source, target] = [path.join(out, name), path.join(staged, name)];
    const folder = path.dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      if (link) linkSync(source, target);
    } catch (error) {
      if (codeOf(error) === 'EXDEV') return false;
      if (!UNLINKABLE.has(codeOf(error))) throw error;
      link = false;
    }
    if (link) continue;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    stamps[name] = stampIn(staged, name) ?? '';
  }
  return true;
}

/** Moves a site into a folder that cannot be renamed itself: assets first, stale files last. */
async function updateInPlace({ out, staged, before, kept, stamps }: Publication): Promise<Published> {
  const names = Object.keys(stamps);
  const fresh = names.filter((name) => !kept.has(name));
  const assetsFirst = [
    ...fresh.filter((name) => name.startsWith('assets/')),
    ...fresh.filter((name) => !name.startsWith('assets/')),
  ];
  // While old and new stand together the manifest names both, so that an interrupted update is still all ours.
  await writeManifest(out, { ...sizesOf(before), ...stamps, ...temporaryNames(assetsFirst, stamps) });
  for (const name of assetsFirst) {
    const target = path.join(out, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(staged, name), temporary(target));
    renameSync(temporary(target), target);
    stamps[name] = stampIn(out, name) ?? '';
  }
  for (const name of Object.keys(before?.files ?? {})) {
    if (!(name in stamps)) rmIfThere(path.join(out, name));
  }
  await writeManifest(out, stamps);
  for (const entry of readdirSync(out, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(out, entry.name));
  }
  return 'in-place';
}

/** A file is written under this name first, so that whoever reads the folder sees the old one or the new one. */
const temporary = (name: string): string => `${name}.senja-new`;

const temporaryNames = (names: readonly string[], stamps: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [temporary(name), stamps[name] ?? '']));

const sizesOf = (manifest: Manifest | null): Record<string, string> =>
  Object.fromEntries(Object.entries(manifest?.files ?? {}).map(([name, size]) => [name, String(size)]));
