/** Tells of every change below a folder, also when the folder goes away, comes back, or gives way to another. */

import { readdirSync, type Stats, statSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { attempt } from '../attempt.ts';
import { settled } from '../inside.ts';

/** Milliseconds between two looks at which folder it is: what the system watches is a folder, not its name. */
const LOOK = 500;

/** Milliseconds by which a disk's clock may be late. */
const TICK = 50;

export interface Following {
  close(): Promise<void>;
}

export interface Changes {
  /** @param file absolute path of what is new, gone, or not as it was; the folder itself when it is another */
  changed(file: string): void;
  /** Called when something cannot be watched, such as for want of the system's watches. */
  failed(error: NodeJS.ErrnoException): void;
}

/** Tells a folder and those in it from others that bear their names. */
const identityOf = (folder: string): string =>
  attempt(() => {
    const real = settled(folder);
    const inner = readdirSync(real, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = [real, ...inner.map(({ name }) => path.join(real, name))];
    return folders.map((each) => `${each} ${statSync(each).ino} ${statSync(each).birthtimeMs}`).join('\n');
  }, '');

/** All that stands below a folder, and itself; links are not followed. */
async function* standing(folder: string): AsyncGenerator<string> {
  yield folder;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* standing(file);
    else yield file;
  }
}

/** Tells whether a file was written, or what lies in a folder has changed. */
const stampOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** The stamp of what went away. */
const GONE = '';

interface Missed {
  changed: string[];
  added: string[];
  gone: string[];
}

/** @param seen stamps by file; may change meanwhile */
async function missedBelow(folder: string, seen: ReadonlyMap<string, string>): Promise<Missed> {
  const known = [...seen.keys()];
  const stands = new Map<string, string>();
  for await (const file of standing(folder)) {
    const stats = await lstat(file).catch(() => null);
    if (stats !== null) stands.set(file, stampOf(stats));
  }
  const files = [...stands.keys()];
  return {
    changed: files.filter((file) => seen.has(file) && seen.get(file) !== stands.get(file)),
    added: files.filter((file) => !seen.has(file)),
    gone: known.filter((file) => !stands.has(file) && seen.get(file) !== GONE),
  };
}

/** @returns follows single files, wherever they lie, in addition to those before */
export function followFiles({ changed, failed }: Changes): (files: readonly string[]) => void {
  const watcher = watch([], { ignoreInitial: true })
    .on('all', (_event, file) => changed(file))
    .on('error', (error) => failed(error as NodeJS.ErrnoException));
  return (files) => void watcher.add([...files]);
}

/**
 * @param folder absolute path; it may be a link
 * @param since milliseconds; what has changed from then on is told too when it is first seen
 */
export function follow(folder: string, since: number, { changed, failed }: Changes): Following {
  let identity = identityOf(folder);
  const start = (from: number) => {
    const real = settled(folder);
    let all = false;
    let isSwept = false;
    const seen = new Map<string, string>();
    const tell = (file: string): void => changed(path.join(folder, path.relative(real, file)));
    const begun = watch(real, { followSymlinks: false });
    /** The watcher looks at a file first, and hears of it a little later: what changes in between it misses. */
    const sweep = async (): Promise<void> => {
      const missed = await missedBelow(real, seen);
      isSwept = true;
      seen.clear();
      if (begun.closed) return;
      for (const file of [...missed.changed, ...missed.gone]) tell(file);
      // It tells of each, but of names that it leaves out.
      if (missed.added.length > 0) begun.add(missed.added);
      // What it takes to be there it would not see come back.
      if (missed.gone.length > 0) identity = '';
    };
    return begun
      .on('all', (event, file, stats?: Stats) => {
        // Where it was, the watcher looks no more, even if the same folder comes back.
        if (event === 'unlinkDir') identity = '';
        if (!isSwept) seen.set(file, stats ? stampOf(stats) : GONE);
        if (all || (stats?.ctimeMs ?? 0) > from - TICK) tell(file);
      })
      .on('ready', () => {
        all = true;
        // What went away before it had looked, it has never seen.
        if (from !== since) changed(folder);
        void sweep();
      })
      .on('error', (error) => failed(error as NodeJS.ErrnoException));
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
    close() {
      clearInterval(timer);
      return watcher.close();
    },
  };
}
