/**
 * Replaces the old site with a finished one. It is written next to `dist` and swapped in as a whole, so that readers
 * see the old site or the new one, and a build that fails or is killed leaves the old. Only files listed in our
 * manifest are deleted.
 */

import { linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Output } from '../../core/stages/output.ts';
import { isPublishedName } from '../../core/values/names/output-name.ts';
import { attempt, codeOf, fileSystemFailure } from '../failures/index.ts';
import { cannotLink, isOnDisk, readFile, writeFresh } from '../files/index.ts';
import { creatingResolverIn, makeFolder, resolverIn } from '../folders/index.ts';
import { type Lock, takeLock } from '../locks/index.ts';
import { withoutSignals } from '../process/index.ts';
import { fileWriter } from './file-writer.ts';
import { type InPlaceUpdate, updateInPlace } from './in-place.ts';
import { readManifest, renewVersion, writeManifest } from './manifest.ts';
import { preservedFiles } from './preserved-folders.ts';
import {
  isForbidden,
  placesInside,
  placesOf,
  recover,
  type StagingPlaces,
  tryToRemoveOld,
} from './staging-recovery.ts';
import { createStampCheck, withTimes } from './stamps.ts';

/** Method of publication. */
export type PublishMethod = 'swapped' | 'in-place' | 'unchanged';

/** A site that is being written. */
export interface Stage extends Output {
  /** Where the files of the new site are written. */
  folder: string;
  /** Adds files that another thread has written below `folder`. */
  adopt(stamps: Readonly<Record<string, string>>): void;
  /**
   * Replaces the old site with the new one; `stamps` is then complete.
   * @param whilePublished called when the site is in place and other builds are still locked out
   * @returns `in-place` if the folder could not be swapped as a whole, `unchanged` if there was nothing to do
   */
  commit(whilePublished?: () => void): Promise<PublishMethod>;
  /** Discards the new site; the old one stays. */
  discard(): Promise<void>;
}

export interface StageOptions {
  /**
   * Examines `out` while other builds are locked out.
   * @returns gives the current stamp of a file that is unchanged since the given one, else null
   * @throws Failure if the folder must not be replaced
   */
  inspect?: () => StampCheck | Promise<StampCheck>;
  /** Called for each written file. */
  onWritten?: (() => void) | undefined;
  /** Folders that other programs fill: they stay. */
  others?: readonly string[];
}

export type StampCheck = (name: string, stamp: string) => string | null;

/**
 * @param out absolute path that `resolveOut` has accepted
 * @returns an empty stage for it, locked against other builds until it is committed or discarded
 * @throws Failure for errors of the machine, or if another build holds the lock
 */
export async function openStage(
  out: string,
  { inspect = () => createStampCheck(out), onWritten, others = [] }: StageOptions = {},
): Promise<Stage> {
  const failing = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      const { code, path: file = out } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : fileSystemFailure(file, error);
    }
  };
  const { places, lock } = await failing(() => lockedPlaces(out));
  let ending: string;
  let unchangedStamp: StampCheck;
  let staged: string;
  try {
    ending = await failing(() => recover(places, others));
    unchangedStamp = await failing(async () => inspect());
    staged = path.join(places.parent, places.staging + ending);
    await failing(async () => mkdirSync(staged));
  } catch (error) {
    lock.release();
    throw error;
  }
  const old = path.join(places.parent, places.old + ending);
  const discard = async (): Promise<void> => {
    // Otherwise the next build removes it.
    attempt(() => rmSync(staged, { recursive: true, force: true }));
    lock.release();
  };
  const { write, stamps } = fileWriter(staged, onWritten);
  const reused = new Set<string>();
  return {
    folder: staged,
    stamps,
    adopt(theirs) {
      for (const [name, stamp] of Object.entries(theirs)) {
        stamps[name] = stamp;
        onWritten?.();
      }
    },
    write,
    keep(name, stamp) {
      const now = isPublishedName(name) ? unchangedStamp(name, stamp) : null;
      if (now === null) return false;
      reused.add(name);
      stamps[name] = now;
      return true;
    },
    discard,
    async commit(whilePublished) {
      const place = async (): Promise<PublishMethod> => {
        const before = readManifest(out);
        const names = Object.keys(stamps);
        const same = names.length === before?.size && names.every((name) => before.has(name));
        const fresh: string[] = [];
        for (const name of names) if (!reused.has(name)) fresh.push(name);
        if (same && fresh.length === 0) return 'unchanged';
        const [only = ''] = same && fresh.length === 1 ? fresh : [];
        if (only !== '' && (await withoutSignals(() => replaceOne({ out, staged, lock, stamps }, only))))
          return 'swapped';
        const canSwap = places.parent !== out;
        return withoutSignals(() =>
          publish({ out, staged, old, before, reused, others, stamps, lock, canSwap }),
        );
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

/** Locks the folder: next to it, or in it if its parent is not writable, as with a container's volume. */
async function lockedPlaces(out: string): Promise<{ places: StagingPlaces; lock: Lock }> {
  const places = placesOf(out);
  try {
    makeFolder(places.parent);
    return { places, lock: await takeLock(places.lock) };
  } catch (error) {
    if (!isForbidden(error) || !isOnDisk(out)) throw error;
    const inside = placesInside(out);
    const lock = await takeLock(inside.lock).catch((reason: unknown) => {
      throw isForbidden(reason) ? error : reason;
    });
    return { places: inside, lock };
  }
}

interface Publication extends InPlaceUpdate {
  /** Whether the new site is next to the folder. */
  canSwap: boolean;
  /** Where the old site is reused until it is deleted. */
  old: string;
  others: readonly string[];
  lock: Lock;
}

/**
 * Replaces the only file that has changed: that is atomic too, and thousands of others need no hard link.
 * @returns false, with nothing changed, if the file cannot be moved there
 */
function replaceOne(
  { out, staged, lock, stamps }: Pick<Publication, 'out' | 'staged' | 'lock' | 'stamps'>,
  name: string,
): boolean {
  lock.confirm();
  try {
    renameSync(path.join(staged, name), resolverIn(out)(name));
  } catch {
    return false;
  }
  // The site is published: an error cannot revert it.
  attempt(() => renewVersion(out, Object.keys(stamps)));
  return true;
}

/** Error codes of a writable folder that cannot be renamed: a mount point, another device, another owner's folder. */
const UNMOVABLE = new Set(['EXDEV', 'EBUSY', 'EINVAL', 'EACCES', 'EPERM']);

/**
 * All changes of `out` are synchronous, so a signal is handled before or after them: a build that is stopped has
 * changed nothing or everything, also file by file.
 */
function publish(publication: Publication): PublishMethod {
  const { out, staged, old, others, stamps, lock, canSwap } = publication;
  const canLink = canSwap && stageReused(publication);
  if (canLink) writeManifest(staged, Object.keys(stamps));
  lock.confirm();
  if (!canLink || !swap(publication)) {
    updateInPlace(publication);
    return 'in-place';
  }
  // The new site is published; the next build removes leftovers of the old one at the latest.
  tryToRemoveOld(old, out, others);
  return 'swapped';
}

/**
 * Node has no system call that exchanges two folders, so between the two renames there is no `out`: nothing else may
 * run between them.
 * @returns false, with nothing changed, if `out` cannot be moved
 */
function swap({ out, staged, old }: Pick<Publication, 'out' | 'staged' | 'old'>): boolean {
  const isThere = isOnDisk(out);
  try {
    if (isThere) renameSync(out, old);
  } catch (error) {
    if (UNMOVABLE.has(codeOf(error))) return false;
    throw error;
  }
  try {
    renameSync(staged, out);
  } catch (error) {
    if (isThere) renameSync(old, out);
    throw error;
  }
  return true;
}

/**
 * Puts reused files into the new site: as hard links if the disk supports them, else as copies.
 * @returns false if the new site is on another device than `out`
 */
function stageReused({ out, staged, reused, others, stamps }: Publication): boolean {
  const source = resolverIn(out);
  const place = creatingResolverIn(staged);
  let copies = false;
  const keep = (name: string): void => {
    try {
      if (!copies) linkSync(source(name), place(name));
    } catch (error) {
      if (!cannotLink(error)) throw error;
      copies = true;
    }
    if (!copies) return;
    writeFresh(place(name), readFile(source(name)));
    if (Object.hasOwn(stamps, name)) stamps[name] = withTimes(staged, name, stamps[name]);
  };
  try {
    for (const name of reused) keep(name);
    for (const name of preservedFiles(out, others)) if (!Object.hasOwn(stamps, name)) keep(name);
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return false;
    throw error;
  }
  return true;
}
