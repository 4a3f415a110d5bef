/**
 * Reports every change of files. Stamps say what has changed: all are compared now and then. The system only says which
 * to compare at once, so nothing is lost if it reports late, twice or nothing, or watches a folder that has moved.
 */

import { type FSWatcher, lstatSync, readdirSync, type Stats, statSync, watch } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { isHiddenName } from '../../core/values/names/public-name.ts';
import { attempt } from '../failures/index.ts';

/** Milliseconds between comparisons of all folders. */
const LOOK = 500;

/** Milliseconds between comparisons of all files, at least; one takes one part of so many of the time. */
const SWEEP = 1000;
const SHARE = 50;

/** Milliseconds after which a comparison lets other work go first. */
const TURN = 5;

/** Milliseconds that the system may take to report a change. */
const HEARD = 300;

/** Number of comparisons with unreported changes that show that the system reports none: once, it may be late. */
const ENOUGH_MISSES = 2;

/** Milliseconds by which a disk's clock may be late, and in which two changes may have one time. */
const TICK = 50;

export interface Changes {
  /** @param file absolute path of a new, removed or changed file; the folder itself if it or one in it was replaced */
  changed(file: string): void;
  /** Called when something cannot be watched, for example because the system has no more watches. */
  failed(error: NodeJS.ErrnoException): void;
  /** Called when comparisons of all files have found changes that the system does not report, as on some mounts. */
  unheard?(): void;
}

/** What is followed. */
interface Places {
  /** @param enter called with each folder before its files are listed. @returns all files */
  list(enter: (folder: string) => void): Iterable<string>;
  /** Whether a path in a listed folder is followed. */
  has(file: string): boolean;
  stats(file: string): Stats | undefined;
  /** The folder to report if it or one in it was replaced; without one, each of the files is reported. */
  root?: string;
}

/** Changes when a file is written, or a folder replaced. */
const stampOf = (stats: Stats): string =>
  stats.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : `${stats.ino} ${stats.size} ${stats.ctimeMs}`;

/** Whether a new file is an editor's own: hidden, or a copy. */
const isTemporary = (file: string): boolean => file.endsWith('~') || isHiddenName(path.basename(file));

function followPlaces(since: number, places: Places, { changed, failed, unheard }: Changes) {
  const { root } = places;
  const began = Date.now();
  /** Stamps, by path. */
  const files = new Map<string, string>();
  const folders = new Map<string, { stamp: string; listener: FSWatcher | null }>();
  /** Paths that the system has named since they were last compared. */
  const heard = new Set<string>();
  let isFirst = true;
  let isClosed = false;
  let isReplaced = false;
  let misses = 0;
  let nextSweep = 0;

  const folderStamp = (folder: string): string | null => {
    const stats = places.stats(folder);
    return stats?.isDirectory() ? stampOf(stats) : null;
  };
  const listen = (folder: string): FSWatcher | null => {
    const broken = (error: NodeJS.ErrnoException): void => {
      if (!isClosed && folderStamp(folder) !== null) failed(error);
    };
    try {
      const listener = watch(folder, (event, name) => {
        if (heard.size === 0) setImmediate(compareHeard);
        heard.add(path.join(folder, name ?? ''));
        // It may have been moved itself.
        if (event === 'rename') heard.add(folder);
      });
      return listener.on('error', broken);
    } catch (error) {
      broken(error as NodeJS.ErrnoException);
      return null;
    }
  };
  const leave = (folder: string): void => {
    folders.get(folder)?.listener?.close();
    folders.delete(folder);
  };
  /** @returns whether it is a folder */
  const enter = (folder: string): boolean => {
    const stamp = folderStamp(folder);
    const known = folders.get(folder);
    if (stamp === null || known?.stamp === stamp) return stamp !== null;
    isReplaced ||= known !== undefined || (folder === root && !isFirst);
    leave(folder);
    folders.set(folder, { stamp, listener: listen(folder) });
    return true;
  };

  /**
   * @param isNamed whether the system has just named it
   * @returns whether the file has changed
   */
  const compare = (file: string, isNamed = false): boolean => {
    const found = places.stats(file);
    const stats = found?.isDirectory() ? undefined : found;
    const before = files.get(file);
    const now = stats && stampOf(stats);
    // Two changes may have the same time, and a file may be removed before it was first listed.
    const isEarly = isFirst || Date.now() - began < HEARD;
    const isUnclear = stats ? Date.now() - stats.ctimeMs < TICK : isEarly;
    const mayDiffer = isNamed && isUnclear && !isTemporary(file);
    if (now === before && !mayDiffer) return false;
    if (now === undefined) files.delete(file);
    else files.set(file, now);
    const isOld = stats && (isFirst || root === undefined) && stats.ctimeMs <= since - TICK;
    if (before === undefined && (isOld || isTemporary(file))) return false;
    changed(file);
    return true;
  };
  const compareHeard = (): void => {
    const named = [...heard];
    heard.clear();
    for (const file of named.filter((one) => folders.has(one) || places.has(one))) {
      if (isClosed) return;
      const stamp = folderStamp(file);
      if (stamp === null && !folders.has(file)) compare(file, true);
      else if (stamp !== folders.get(file)?.stamp) compareSoon(true);
    }
  };

  /** Takes a file as it is, without reporting it. */
  const accept = (file: string): void => {
    const stats = places.stats(file);
    if (stats) files.set(file, stampOf(stats));
    else files.delete(file);
  };
  /** Listens to all folders and compares all files. @param isHeard whether the system has named a folder */
  const compareAll = async (isHeard: boolean): Promise<void> => {
    const from = performance.now();
    const inside = new Set<string>();
    const listed = new Set(
      places.list((folder) => {
        if (enter(folder)) inside.add(folder);
      }),
    );
    for (const folder of [...folders.keys()].filter((one) => !inside.has(one))) {
      leave(folder);
      isReplaced = true;
    }
    const replaced = isReplaced ? root : undefined;
    isReplaced = false;
    /** Changes that the system may still report. */
    const unheardOf: string[] = [];
    const take = replaced ? accept : isHeard || isFirst ? compare : (file: string) => unheardOf.push(file);
    let last = performance.now();
    for (const file of new Set([...listed, ...files.keys()])) {
      const stats = listed.has(file) ? places.stats(file) : undefined;
      if ((stats && stampOf(stats)) !== files.get(file)) take(file);
      if (performance.now() - last < TURN) continue;
      await nextTurn();
      if (isClosed) return;
      last = performance.now();
    }
    nextSweep = performance.now() + Math.max(SWEEP, (performance.now() - from) * SHARE);
    isFirst = false;
    if (replaced) changed(replaced);
    if (unheardOf.length === 0) return;
    await sleep(HEARD);
    if (isClosed || !unheardOf.map((file) => compare(file)).includes(true)) return;
    misses += 1;
    if (misses === ENOUGH_MISSES) unheard?.();
  };

  let running: Promise<void> | null = null;
  let due: boolean | null = null;
  /** One comparison at a time. */
  const compareSoon = (isHeard: boolean): void => {
    due = isHeard;
    running ??= (async () => {
      while (due !== null && !isClosed) {
        const isHeard = due;
        due = null;
        await compareAll(isHeard);
      }
      running = null;
    })();
  };
  compareSoon(true);
  const timer = setInterval(() => {
    const isRootNew = root !== undefined && !folders.has(root) && folderStamp(root) !== null;
    if (isRootNew || [...folders].some(([folder, { stamp }]) => folderStamp(folder) !== stamp))
      compareSoon(true);
    else if (running === null && performance.now() >= nextSweep) compareSoon(false);
  }, LOOK);
  return {
    /** Looks for what is followed from now on. */
    again: (): void => compareSoon(true),
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      for (const folder of [...folders.keys()]) leave(folder);
      await running;
    },
  };
}

/**
 * @param since milliseconds; changes from then on are reported too when a file is first seen
 * @returns a follower of single files, wherever they are
 */
export function followFiles(since: number, changes: Changes) {
  const files = new Set<string>();
  const { again, close } = followPlaces(
    since,
    {
      list(enter) {
        for (const folder of new Set([...files].map((file) => path.dirname(file)))) enter(folder);
        return files;
      },
      has: (file) => files.has(file),
      stats: (file) => attempt(() => statSync(file)),
    },
    changes,
  );
  return {
    add(more: readonly string[]): void {
      for (const file of more) files.add(file);
      again();
    },
    close,
  };
}

/** @returns all files below a folder; links in it are not followed */
const filesBelow = (folder: string, enter: (folder: string) => void): string[] => {
  enter(folder);
  return attempt(() => readdirSync(folder, { withFileTypes: true }), []).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file, enter) : [file];
  });
};

/**
 * @param root absolute path; it may be a link
 * @param since milliseconds; changes from then on are reported too when first seen
 */
export const follow = (root: string, since: number, changes: Changes) =>
  followPlaces(
    since,
    {
      root,
      list: (enter) => filesBelow(root, enter),
      has: () => true,
      stats: (file) => attempt(() => (file === root ? statSync(file) : lstatSync(file))),
    },
    changes,
  );
