/** Publishing into a folder that cannot be renamed, such as a mount point: file by file. */

import { constants, copyFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { attempt, failure, reasonAndHelp } from '../failures/index.ts';
import { rmIfThere } from '../files/index.ts';
import { creatingResolverIn, resolverIn, rmBelow } from '../folders/index.ts';
import { MANIFEST, NEW_MANIFEST, temporary, writeManifest } from './manifest.ts';
import { removeEmptyIn } from './staging-recovery.ts';
import { withTimes } from './stamps.ts';

export interface InPlaceUpdate {
  out: string;
  /** The new site, without reused files. */
  staged: string;
  /** Files of the old site, or null if there is none. */
  before: ReadonlySet<string> | null;
  /** Files in `out` that are unchanged in the new site. */
  reused: ReadonlySet<string>;
  /** Stamps of all files of the new site; those of copied files change. */
  stamps: Record<string, string>;
}

/**
 * Moves a staged site into a folder. Synchronous, so that a signal is handled when the site is complete again.
 * @throws Failure that says that the folder is half updated, or system errors if it is unchanged: every byte is
 *   written before the first file changes, so a full disk does no harm
 */
export function updateInPlace(update: InPlaceUpdate): void {
  const names = assetsFirst(update);
  try {
    writeTemporary(update, names);
  } catch (error) {
    takeBack(update, names);
    throw error;
  }
  try {
    exchange(update, names);
  } catch (error) {
    const { code, path: file = update.out } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    // Unlike with a swap, the old site is no longer complete.
    throw failure('machine/file-system:half-updated', { file, ...reasonAndHelp(error) }, error);
  }
}

/** The files that are not reused: assets before the files that refer to them. */
function assetsFirst({ reused, stamps }: InPlaceUpdate): string[] {
  const fresh = Object.keys(stamps).filter((name) => !reused.has(name));
  const isAsset = (name: string): boolean => name.startsWith('assets/');
  return [...fresh.filter(isAsset), ...fresh.filter((name) => !isAsset(name))];
}

/** Writes each file under a temporary name, so that readers see the old one or the new one. */
function writeTemporary({ out, staged, before, stamps }: InPlaceUpdate, names: readonly string[]): void {
  // While old and new files coexist, the manifest lists both, so that an interrupted update is still recognised as
  // ours.
  writeManifest(out, new Set([...(before ?? []), ...Object.keys(stamps), ...names.map(temporary)]));
  const place = creatingResolverIn(out);
  for (const name of names) {
    const fresh = temporary(place(name));
    rmIfThere(fresh);
    copyFileSync(path.join(staged, name), fresh, constants.COPYFILE_EXCL);
  }
}

/**
 * Restores the folder as far as possible; remaining files are listed in the manifest, and removed by the next build.
 */
function takeBack({ out, before }: InPlaceUpdate, names: readonly string[]): void {
  attempt(() => {
    const reach = resolverIn(out);
    // The folder of a file may not have been created.
    for (const name of names) attempt(() => rmBelow(reach, temporary(name)));
    rmIfThere(path.join(out, NEW_MANIFEST));
    removeEmptyIn(out);
    if (before) writeManifest(out, before);
    else rmIfThere(path.join(out, MANIFEST));
  });
}

/** Renames the files, then removes stale ones. */
function exchange({ out, before, stamps }: InPlaceUpdate, names: readonly string[]): void {
  const reach = resolverIn(out);
  for (const name of names) {
    const target = reach(name);
    renameSync(temporary(target), target);
    stamps[name] = withTimes(out, name, stamps[name]);
  }
  for (const name of before ?? []) {
    if (!Object.hasOwn(stamps, name)) rmBelow(reach, name);
  }
  // Before the manifest omits them: an empty folder that it does not list would not be ours.
  removeEmptyIn(out);
  writeManifest(out, Object.keys(stamps));
}
