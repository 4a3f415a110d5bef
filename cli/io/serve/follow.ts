/** Reports every change below a folder, even if the folder is removed, restored or replaced. */

import { lstatSync, readdirSync, type Stats, statSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { attempt } from '../attempt.ts';
import { resolvedPath } from '../inside.ts';
import { GONE, isTemporary, type Sweeps, stampNow, stampOf, sweepRepeatedly } from './sweep.ts';

/** Milliseconds between checks of the folder's identity: the system watches a folder, not its name. */
const LOOK = 500;

/** Number of looks with unreported changes that show that the system reports none. */
const ENOUGH_MISSES = 2;

/** Milliseconds by which a disk's clock may be late. */
const TICK = 50;

export interface Changes {
  /** @param file absolute path of a new, removed or changed file; the folder itself if it was replaced */
  changed(file: string): void;
  /** Called when something cannot be watched, for example because the system has no more watches. */
  failed(error: NodeJS.ErrnoException): void;
  /** Called when a look at all files has found a change that the system has not reported, as some mounts do. */
  unheard?(): void;
}

/** Identity of a folder and its subfolders, to notice replacements of the same name. */
const identityOf = (folder: string): string =>
  attempt(() => {
    const real = resolvedPath(folder);
    const inner = readdirSync(real, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = [real, ...inner.map(({ name }) => path.join(real, name))];
    return folders.map((each) => `${each} ${statSync(each).ino} ${statSync(each).birthtimeMs}`).join('\n');
  }, '');

/**
 * Listens to folders only, which takes a moment where the watcher, which looks at each file, takes long.
 * @returns a function that ends it
 */
function listenBelow(folder: string, heard: (file: string) => void): () => void {
  const below = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
  const folders = below.filter((one) => one.isDirectory()).map((one) => path.join(one.parentPath, one.name));
  const listeners = [folder, ...folders].flatMap((each) => {
    const listen = () => watchFolder(each, (_event, name) => heard(path.join(each, name ?? '')));
    // The watcher reports what cannot be watched.
    return attempt(() => [listen().on('error', () => undefined)], []);
  });
  return () => {
    for (const listener of listeners) listener.close();
  };
}

/** Milliseconds, more than those for which the watcher ignores further changes of a file that it has reported. */
const IGNORED = 100;

/**
 * Finds changes that the watcher does not report: it ignores those right after another, and a file in whose place
 * another one with the same times was moved.
 */
function unreported(changed: (file: string) => void) {
  const stamps = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const compare = (file: string): void => {
    timers.delete(file);
    const now = attempt(() => lstatSync(file, { throwIfNoEntry: false }));
    const stamp = now?.isFile() ? stampOf(now) : undefined;
    if (stamp === undefined || stamp === stamps.get(file)) return;
    stamps.set(file, stamp);
    compareLater(file);
    changed(file);
  };
  const compareLater = (file: string): void => {
    if (!timers.has(file)) timers.set(file, setTimeout(compare, IGNORED, file).unref());
  };
  return {
    /** Called with each change that the watcher reports. */
    reported(file: string, stats: Stats | undefined): void {
      clearTimeout(timers.get(file));
      timers.delete(file);
      if (!stats?.isFile()) {
        stamps.delete(file);
        return;
      }
      stamps.set(file, stampOf(stats));
      compareLater(file);
    },
    /** Called with each event of the system: of a file that is watched, or of a name in a folder. */
    heard(_event: string, name: string, details: unknown): void {
      const { watchedPath } = details as { watchedPath: string };
      for (const file of [watchedPath, path.join(watchedPath, name ?? '')])
        if (stamps.has(file)) compareLater(file);
    },
  };
}

/**
 * @param since milliseconds; changes from then on are reported too when a file is first seen
 * @returns a follower of single files, wherever they are
 */
export function followFiles(since: number, { changed, failed }: Changes) {
  const { reported, heard } = unreported(changed);
  const watcher = watch([])
    .on('raw', heard)
    .on('all', (event, file, stats?: Stats) => {
      reported(file, stats);
      if (event !== 'add' || (stats?.ctimeMs ?? 0) > since - TICK) changed(file);
    })
    .on('error', (error) => failed(error as NodeJS.ErrnoException));
  return { add: (files: readonly string[]) => void watcher.add([...files]), close: () => watcher.close() };
}

/**
 * @param folder absolute path; it may be a link
 * @param since milliseconds; changes from then on are reported too when first seen
 */
export function follow(
  folder: string,
  since: number,
  { changed, failed, unheard = () => undefined }: Changes,
) {
  let identity = identityOf(folder);
  let misses = 0;
  const start = (from: number) => {
    const real = resolvedPath(folder);
    let all = false;
    /** Of every file and folder, as reported. */
    const seen = new Map<string, string>();
    const reportChange = (file: string): void => changed(path.join(folder, path.relative(real, file)));
    const sweeps: Sweeps = {
      seen,
      changed: reportChange,
      lost: () => {
        identity = '';
      },
      missed: () => {
        misses += 1;
        // A busy system may be late once.
        if (misses === ENOUGH_MISSES) unheard();
      },
    };
    const begun = watch(real, { followSymlinks: false });
    const { reported, heard } = unreported((file) => {
      if (begun.closed) return;
      void stampNow(file).then((stamp) => seen.set(file, stamp));
      reportChange(file);
    });
    const deaf = listenBelow(real, (file) => {
      const stats = attempt(() => lstatSync(file, { throwIfNoEntry: false }));
      const stamp = stats ? stampOf(stats) : GONE;
      if (stats?.isDirectory() || seen.get(file) === stamp || isTemporary(file)) return;
      seen.set(file, stamp);
      reportChange(file);
    });
    begun
      .on('raw', heard)
      .on('all', (event, file, stats?: Stats) => {
        reported(file, stats);
        // The watcher no longer watches there, even if the same folder returns.
        if (event === 'unlinkDir') identity = '';
        seen.set(file, stats ? stampOf(stats) : GONE);
        if (all || (stats?.ctimeMs ?? 0) > from - TICK) reportChange(file);
      })
      .on('ready', () => {
        all = true;
        deaf();
        // It does not know a file that was removed before it first listed the folder.
        if (from !== since) changed(folder);
        void sweepRepeatedly(real, begun, sweeps);
      })
      .on('error', (error) => failed(error as NodeJS.ErrnoException));
    return {
      close(): Promise<void> {
        deaf();
        return begun.close();
      },
    };
  };
  let watcher = start(since);
  const timer = setInterval(() => {
    const now = identityOf(folder);
    if (now === identity) return;
    identity = now;
    void watcher.close();
    watcher = start(Date.now());
    changed(folder);
  }, LOOK);
  return {
    close(): Promise<void> {
      clearInterval(timer);
      return watcher.close();
    },
  };
}
