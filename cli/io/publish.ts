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
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Output } from '../core/output.ts';
import { Failure, fileSystemFailure, reasonOf } from './failure.ts';
import { cannotLink, fileWriter, stampIn } from './file-writer.ts';
import { clearLockStrays, takeLock } from './lock.ts';
import { MANIFEST, type Manifest, NEW_MANIFEST, readManifest } from './out-folder.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** @throws the system's error when the disk does not tell */
async function exists(file: string): Promise<boolean> {
  try {
    await fs.lstat(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

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
  // The manifest last: as long as it is there, a build that is killed here can be finished by the next.
  for (const file of [...Object.keys(manifest?.files ?? {}), NEW_MANIFEST, ...(manifest ? [MANIFEST] : [])]) {
    const target = path.join(folder, file);
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
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

function rmdirIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Something in it was not ours or is still to go; any other error would leave a folder that nobody knows.
    if (!STAYS.has(codeOf(error))) throw error;
  }
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
  rmdirIfEmpty(folder);
}

/**
 * Mends what a killed build left: brings an old site back that was moved away, clears unfinished ones. A leftover that
 * cannot be cleared does no harm and is left to the next build.
 * @returns the ending of names beside `dist` that are free
 */
async function recover({ out, parent, lock, staging, old }: Places): Promise<string> {
  await clearLockStrays(lock);
  const left = (await fs.readdir(parent)).sort();
  for (const name of left.filter((candidate) => isOwn(candidate, old))) {
    const folder = path.join(parent, name);
    if (!(await exists(out)) && (await readManifest(folder))) await fs.rename(folder, out);
    else await removeOwn(folder).catch(() => undefined);
  }
  for (const name of left.filter((candidate) => isOwn(candidate, staging))) {
    // Unfinished, so without a manifest; the name and the place are ours alone.
    await fs.rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const taken = new Set(await fs.readdir(parent));
  let ending = String(process.pid);
  // Something in it was not ours, or could not be cleared.
  for (let more = 1; taken.has(old + ending) || taken.has(staging + ending); more += 1)
    ending = `${process.pid}-${more}`;
  return ending;
}

const isOwn = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && /^\d+(?:-\d+)?$/.test(name.slice(prefix.length));

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
   * @param whilePublished called when the site is in its place and nobody else may write there yet
   * @returns `in-place` when the folder could not be swapped as a whole, `unchanged` when there was nothing to do
   */
  commit(whilePublished?: () => void): Promise<Published>;
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
  const telling = (error: unknown): unknown =>
    codeOf(error) === '' ? error : fileSystemFailure((error as NodeJS.ErrnoException).path ?? out, error);
  const failing = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      throw telling(error);
    }
  };
  const lock = await failing(async () => {
    await fs.mkdir(places.parent, { recursive: true });
    return takeLock(places.lock);
  });
  let ending: string;
  try {
    ending = await failing(() => recover(places));
  } catch (error) {
    await lock.release();
    throw error;
  }
  const staged = path.join(places.parent, places.staging + ending);
  const old = path.join(places.parent, places.old + ending);
  const discard = async (): Promise<void> => {
    await fs.rm(staged, { recursive: true, force: true }).catch(() => undefined);
    await lock.release();
  };
  const writer = fileWriter(staged);
  const { stamps } = writer;
  const kept = new Set<string>();
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    try {
      mkdirSync(staged);
    } catch (error) {
      throw telling(error);
    }
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
    async commit(whilePublished) {
      const place = async (): Promise<Published> => {
        const before = await readManifest(out);
        const names = Object.keys(stamps);
        const same = before !== null && names.length === Object.keys(before.files).length;
        if (same && names.every((name) => kept.has(name) && name in before.files)) return 'unchanged';
        begin();
        return await publish({ out, staged, old, before, kept, stamps, confirm: lock.confirm });
      };
      try {
        const how = await failing(place);
        whilePublished?.();
        return how;
      } finally {
        await discard();
      }
    },
  };
}

/** For a copy of which the disk does not tell: the size is known, and no later look will find it unchanged. */
const timeless = (stamp = ''): string => `${Number.parseInt(stamp, 10)} -`;

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
  /** Called before `out` is changed; throws when another build has the folder. */
  confirm(): Promise<void>;
}

/** Why a folder cannot be renamed although it can be written: a mount point, or another device. */
const UNMOVABLE = new Set(['EXDEV', 'EBUSY', 'EINVAL']);
async function publish(publication: Publication): Promise<Published> {
  const { out, staged, old, before, stamps } = publication;
  if (!(await stageKept(publication))) return updateInPlace(publication);
  await writeManifest(staged, stamps);
  await publication.confirm();
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
  await removeOwn(old).catch(() => undefined);
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
      if (!cannotLink(error)) throw error;
      link = false;
    }
    if (link) continue;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    stamps[name] = stampIn(staged, name) ?? timeless(stamps[name]);
  }
  return true;
}

/** Moves a site into a folder that cannot be renamed itself. */
async function updateInPlace(publication: Publication): Promise<Published> {
  await publication.confirm();
  try {
    await updateFiles(publication);
  } catch (error) {
    throw codeOf(error) === ''
      ? error
      : halfUpdated((error as NodeJS.ErrnoException).path ?? publication.out, error);
  }
  return 'in-place';
}

/** File by file: assets first, then what names them, stale files last. */
async function updateFiles({ out, staged, before, kept, stamps }: Publication): Promise<void> {
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
    stamps[name] = stampIn(out, name) ?? timeless(stamps[name]);
  }
  for (const name of Object.keys(before?.files ?? {})) {
    if (!(name in stamps)) rmIfThere(path.join(out, name));
  }
  // Before the manifest forgets them: an empty folder that it does not name would not be ours.
  for (const entry of readdirSync(out, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(out, entry.name));
  }
  await writeManifest(out, stamps);
}

/** Other than with a swap, the old site is not whole any more. */
function halfUpdated(file: string, error: unknown): Failure {
  const reason = reasonOf(error);
  return new Failure(
    'machine/file-system',
    {
      id: {
        message: `${file}: ${reason.id}.`,
        hint: 'Folder itu hanya dapat diperbarui berkas demi berkas, dan belum selesai. Perbaiki penyebabnya, lalu ulangi.',
      },
      en: {
        message: `${file}: ${reason.en}.`,
        hint: 'That folder can only be updated file by file, and this is not finished. Mend the cause and run again.',
      },
    },
    error,
  );
}

/** A file is written under this name first, so that whoever reads the folder sees the old one or the new one. */
const temporary = (name: string): string => `${name}.senja-new`;

const temporaryNames = (names: readonly string[], stamps: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [temporary(name), stamps[name] ?? '']));

const sizesOf = (manifest: Manifest | null): Record<string, string> =>
  Object.fromEntries(Object.entries(manifest?.files ?? {}).map(([name, size]) => [name, String(size)]));
