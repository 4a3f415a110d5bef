/**
 * Puts a finished site in the place of the old one. It is written beside `dist` first and then swapped in as
 * a whole, so that whoever reads `dist` sees the old site or the new one, and a build that fails or is killed
 * leaves the old. Only files named by a manifest of ours are deleted.
 */

import { promises as fs, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Output } from '../../core/stages/output.ts';
import { isPublishedName } from '../../core/values/output-name.ts';
import { attempt, onFile } from '../attempt.ts';
import { fileSystemFailure } from '../failure.ts';
import { codeOf, making, reaching, readFile, writeFresh } from '../inside.ts';
import { whenLeaving, wholly } from '../leave.ts';
import { type Lock, takeLock } from '../lock.ts';
import { cannotLink, fileWriter } from './file-writer.ts';
import { type InPlaceUpdate, updateInPlace } from './in-place.ts';
import { readManifest, renewVersion, writeManifest } from './manifest.ts';
import {
  clearedOrLeft,
  clearOwn,
  exists,
  isForbidden,
  type Places,
  placesIn,
  placesOf,
  recover,
} from './staging-recovery.ts';
import { standing, withTimes } from './stamps.ts';

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

export interface StageOptions {
  /**
   * Looks at `out` while no other build can change it.
   * @returns tells which stamp a file of it has now that is as it was when it had the one given, null for any other
   * @throws Failure when the folder must not be replaced
   */
  inspect?: () => Stands;
}

export type Stands = (name: string, stamp: string) => string | null;

/**
 * @param out absolute path that `resolveOut` has passed
 * @returns an empty stage for it, locked against other builds until it is committed or discarded
 * @throws Failure when the machine does not let it, or another build holds the folder
 */
export async function openStage(
  out: string,
  { inspect = () => standing(out) }: StageOptions = {},
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
  let ending: string | null = null;
  const stay = whenLeaving(() => {
    try {
      if (ending !== null) clearOwn(places, ending);
    } finally {
      lock.release();
    }
  });
  const release = (): void => {
    stay();
    lock.release();
  };
  let stands: Stands;
  try {
    ending = await failing(() => recover(places));
    stands = await failing(async () => inspect());
  } catch (error) {
    release();
    throw error;
  }
  const staged = path.join(places.parent, places.staging + ending);
  const old = path.join(places.parent, places.old + ending);
  const discard = async (): Promise<void> => {
    // Else the next build clears it.
    attempt(() => rmSync(staged, { recursive: true, force: true }));
    release();
  };
  const writer = fileWriter(staged);
  const { stamps } = writer;
  const kept = new Set<string>();
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    onFile(staged, () => mkdirSync(staged));
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
      const now = isPublishedName(name) ? stands(name, stamp) : null;
      if (now === null) return false;
      kept.add(name);
      stamps[name] = now;
      return true;
    },
    discard,
    async commit(whilePublished) {
      const place = async (): Promise<Published> => {
        const before = readManifest(out);
        const names = Object.keys(stamps);
        const same = names.length === before?.size && names.every((name) => before.has(name));
        const fresh = names.filter((name) => !kept.has(name));
        if (same && fresh.length === 0) return 'unchanged';
        begin();
        const [only, ...others] = fresh;
        const isAlone = same && only !== undefined && others.length === 0;
        if (isAlone && wholly(() => replaceOne({ out, staged, lock, stamps }, only))) return 'swapped';
        const canSwap = places.parent !== out;
        return wholly(() => publish({ out, staged, old, before, kept, stamps, lock, canSwap }));
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

/** Locks the folder: beside it, or in it where nothing may be written beside it, as in a container's volume. */
async function lockedPlaces(out: string): Promise<{ places: Places; lock: Lock }> {
  const beside = placesOf(out);
  try {
    await fs.mkdir(beside.parent, { recursive: true });
    return { places: beside, lock: await takeLock(beside.lock) };
  } catch (error) {
    if (!isForbidden(error) || !exists(out)) throw error;
    const inside = placesIn(out);
    const lock = await takeLock(inside.lock).catch((reason: unknown) => {
      throw isForbidden(reason) ? error : reason;
    });
    return { places: inside, lock };
  }
}

interface Publication extends InPlaceUpdate {
  /** Whether the new site lies beside the folder. */
  canSwap: boolean;
  /** Where the old site goes until it is deleted. */
  old: string;
  lock: Lock;
}

/**
 * Puts the one file in its place that is not as before: a site changes as a whole then too, and thousands of others need
 * no second name.
 * @returns false, with nothing changed, when the file cannot be moved there
 */
function replaceOne(
  { out, staged, lock, stamps }: Pick<Publication, 'out' | 'staged' | 'lock' | 'stamps'>,
  name: string,
): boolean {
  lock.confirm();
  try {
    renameSync(path.join(staged, name), reaching(out)(name));
  } catch {
    return false;
  }
  // The site stands: a fault has nothing to take back.
  attempt(() => renewVersion(out, Object.keys(stamps)));
  return true;
}

/** Why a folder cannot be renamed although it can be written: a mount point, another device, another owner's folder. */
const UNMOVABLE = new Set(['EXDEV', 'EBUSY', 'EINVAL', 'EACCES', 'EPERM']);

/**
 * Whatever changes `out` is done in one go, without a promise in between: a signal is heard before it or after it, so that
 * a build that leaves has changed nothing or all, also file by file.
 */
function publish(publication: Publication): Published {
  const { staged, old, stamps, lock, canSwap } = publication;
  const canLink = canSwap && stageKept(publication);
  if (canLink) writeManifest(staged, Object.keys(stamps));
  lock.confirm();
  if (!canLink || !swap(publication)) {
    updateInPlace(publication);
    return 'in-place';
  }
  // The new site stands; a leftover of the old one is cleared by the next build at the latest.
  clearedOrLeft(old);
  return 'swapped';
}

/**
 * No system call that Node has exchanges two folders, so between the two renames there is no `out`: nothing else may
 * stand between them.
 * @returns false, with nothing changed, when `out` cannot be moved
 */
function swap({ out, staged, old }: Pick<Publication, 'out' | 'staged' | 'old'>): boolean {
  const isThere = exists(out);
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
 * Gives what is kept a place in the new site too: a second name where the disk can, else a copy.
 * @returns false when the new site lies on another device than `out`
 */
function stageKept({ out, staged, kept, stamps, lock }: Publication): boolean {
  const source = reaching(out);
  const place = making(staged);
  let copies = false;
  const keep = (name: string): void => {
    lock.beat();
    try {
      if (!copies) linkSync(source(name), place(name));
    } catch (error) {
      if (!cannotLink(error)) throw error;
      copies = true;
    }
    if (!copies) return;
    writeFresh(place(name), readFile(source(name)));
    stamps[name] = withTimes(staged, name, stamps[name]);
  };
  try {
    for (const name of kept) keep(name);
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return false;
    throw error;
  }
  return true;
}
