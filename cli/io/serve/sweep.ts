/** Looks at all files below a folder now and then, for changes that the system does not report, as on some mounts. */

import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FSWatcher } from 'chokidar';

/** Milliseconds between looks at all files, at least; a look takes one part of so many of the time. */
const SWEEP = 1000;
const SHARE = 50;

/** Milliseconds that the system may take to report a change. */
const HEARD = 300;

/** Whether a file is an editor's own: hidden, or a copy. */
export const isTemporary = (file: string): boolean => /^\.|~$/.test(path.basename(file));

/** Changes when a file is written, or an entry of a folder changes. */
export const stampOf = ({ ino, size, ctimeMs }: Stats): string => `${ino} ${size} ${ctimeMs}`;

/** The stamp of a removed file. */
export const GONE = '';

/** @returns the stamp of a file or folder, `GONE` if there is none */
export async function stampNow(file: string): Promise<string> {
  const stats = await lstat(file).catch(() => null);
  return stats === null ? GONE : stampOf(stats);
}

/** A folder and everything below it; links are not followed. */
async function* entriesBelow(folder: string): AsyncGenerator<string> {
  yield folder;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* entriesBelow(file);
    else yield file;
  }
}

/**
 * @param seen stamps by file; may change meanwhile
 * @returns what differs from it, of files and folders
 */
async function missedBelow(folder: string, seen: ReadonlyMap<string, string>) {
  const known = [...seen.keys()];
  const found = new Map<string, string>();
  for await (const file of entriesBelow(folder)) {
    const stats = await lstat(file).catch(() => null);
    if (stats !== null) found.set(file, stampOf(stats));
  }
  const files = [...found.keys()];
  return {
    changed: files.filter((file) => seen.has(file) && seen.get(file) !== found.get(file)),
    added: files.filter((file) => !seen.has(file)),
    gone: known.filter((file) => !found.has(file) && seen.get(file) !== GONE),
  };
}

/** What the system has reported late is not missed; the stamp of a folder says nothing of its own. */
async function unreportedOf(files: readonly string[], seen: Map<string, string>): Promise<string[]> {
  const missed: string[] = [];
  for (const file of files) {
    const stats = await lstat(file).catch(() => null);
    const stamp = stats === null ? GONE : stampOf(stats);
    if (stats?.isDirectory() || (seen.get(file) ?? GONE) === stamp) continue;
    seen.set(file, stamp);
    missed.push(file);
  }
  return missed;
}

export interface Sweeps {
  /** Of every file and folder, as reported. */
  seen: Map<string, string>;
  /** @param file a changed file that the system has not reported */
  changed(file: string): void;
  /** Called when a file is gone that the watcher still considers present: it would not notice its return. */
  lost(): void;
  /** Called after a look that has found such changes. */
  missed(): void;
}

/** Looks at all files below a real folder as soon as it is called, and then until the watcher is closed. */
export async function sweepRepeatedly(
  folder: string,
  watcher: FSWatcher,
  { seen, changed, lost, missed }: Sweeps,
): Promise<void> {
  const later = (taken: number): void => {
    setTimeout(() => void sweep(), Math.max(SWEEP, taken * SHARE)).unref();
  };
  const sweep = async (): Promise<void> => {
    if (watcher.closed) return;
    const from = performance.now();
    const { changed: touched, added, gone } = await missedBelow(folder, seen);
    const taken = performance.now() - from;
    const found = [...touched, ...added.filter((file) => !isTemporary(file)), ...gone];
    if (found.length > 0) await sleep(HEARD);
    if (watcher.closed) return;
    const unreported = await unreportedOf(found, seen);
    for (const file of unreported) changed(file);
    if (unreported.length > 0) missed();
    later(taken);
  };
  // The watcher reads a file first, and listens a little later: it misses changes in between.
  const first = await missedBelow(folder, seen);
  if (!watcher.closed) {
    for (const file of [...first.changed, ...first.gone]) {
      seen.set(file, await stampNow(file));
      changed(file);
    }
    // It reports each of them, including ignored names.
    if (first.added.length > 0) watcher.add(first.added);
    if (first.gone.length > 0) lost();
  }
  later(0);
}
