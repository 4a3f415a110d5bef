/** Publishing into a folder that cannot be renamed, such as a mount point: file by file. */
import { constants, copyFileSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Failure, reasonOf } from '../failure.ts';
import { making, reaching, rmBelow, rmIfThere } from '../inside.ts';
import type { Lock } from '../lock.ts';
import { stampIn } from './file-writer.ts';
import { temporary, timeless, writeManifest } from './manifest.ts';
import { removeEmpty } from './staging-recovery.ts';

export interface InPlaceUpdate {
  out: string;
  /** The new site, but for files that are kept. */
  staged: string;
  /** Files of the old site, or null when there is none. */
  before: ReadonlySet<string> | null;
  /** Files that stand in `out` as they are in the new site. */
  kept: ReadonlySet<string>;
  /** Of every file of the new site; those of files that are copied change. */
  stamps: Record<string, string>;
  lock: Lock;
}

/**
 * Moves a staged site into a folder. Synchronous: a signal that comes meanwhile is heard when the site is whole again.
 * @throws Failure that says that the folder is half updated
 */
export function updateInPlace(update: InPlaceUpdate): void {
  try {
    updateFiles(update);
  } catch (error) {
    const { code, path: file = update.out } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : halfUpdated(file, error);
  }
}

/** File by file: assets first, then what names them, stale files last. */
function updateFiles({ out, staged, before, kept, stamps, lock }: InPlaceUpdate): void {
  const names = Object.keys(stamps);
  const fresh = names.filter((name) => !kept.has(name));
  const assetsFirst = [
    ...fresh.filter((name) => name.startsWith('assets/')),
    ...fresh.filter((name) => !name.startsWith('assets/')),
  ];
  // While old and new stand together the manifest names both, so that an interrupted update is still all ours.
  writeManifest(out, new Set([...(before ?? []), ...names, ...assetsFirst.map(temporary)]));
  const place = making(out);
  for (const name of assetsFirst) {
    lock.beat();
    const target = place(name);
    // A file is written under this name first, so that whoever reads the folder sees the old one or the new one.
    const fresh = temporary(target);
    rmIfThere(fresh);
    copyFileSync(path.join(staged, name), fresh, constants.COPYFILE_EXCL);
    renameSync(fresh, target);
    stamps[name] = stampIn(out, name) ?? timeless(stamps[name]);
  }
  const reach = reaching(out);
  for (const name of before ?? []) {
    if (!(name in stamps)) rmBelow(reach, name);
  }
  // Before the manifest forgets them: an empty folder that it does not name would not be ours.
  for (const entry of readdirSync(out, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(out, entry.name));
  }
  writeManifest(out, names);
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
