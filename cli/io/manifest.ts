/** The manifest of a site: lists the files of `dist`, and so says which of them are ours. */
import { promises as fs, lstatSync } from 'node:fs';
import path from 'node:path';
import { fileSystemFailure } from './failure.ts';

/** Lists the files of `dist`; says that the folder is ours. */
export const MANIFEST = '.senja.json';

/** The manifest on its way to its place. */
export const NEW_MANIFEST = `${MANIFEST}.senja-new`;

interface Manifest {
  version: 2;
  /** Paths, sorted. Nothing of what is in them, so that a site whose pages alone change keeps its manifest. */
  files: string[];
}

/** Leads out of the folder that it should be in. */
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[A-Za-z]:/;

/**
 * @returns the files of a folder that senja made, or null when there is no manifest or it is not as senja writes it
 * @throws Failure when it cannot be read, for then nobody knows what in the folder is ours
 */
export async function readManifest(folder: string): Promise<Set<string> | null> {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw fileSystemFailure(file, error);
  }
  try {
    const manifest = JSON.parse(text) as Partial<Manifest> | null;
    const files: unknown[] =
      manifest?.version === 2 && Array.isArray(manifest.files) ? manifest.files : [null];
    const isName = (name: unknown): name is string => typeof name === 'string' && !OUTSIDE.test(name);
    return files.every(isName) ? new Set(files) : null;
  } catch {
    return null;
  }
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Puts the manifest of a site into its folder, whole or not at all. */
export async function writeManifest(folder: string, names: Iterable<string>): Promise<void> {
  const manifest: Manifest = { version: 2, files: [...names].sort() };
  const fresh = path.join(folder, NEW_MANIFEST);
  await fs.writeFile(fresh, `${JSON.stringify(manifest, null, 1)}\n`);
  await fs.rename(fresh, path.join(folder, MANIFEST));
}

/**
 * What changes with every publication into a folder, at its end at the latest: whoever has looked at the folder since
 * has seen it as it is.
 * @throws Failure when the disk does not tell
 */
export function sealOf(folder: string): string {
  try {
    return [folder, path.join(folder, MANIFEST)]
      .map((place) => lstatSync(place, { throwIfNoEntry: false }))
      .map((stats) => (stats ? `${stats.ino} ${stats.isDirectory() ? '' : stats.mtimeMs}` : 'none'))
      .join(' ');
  } catch (error) {
    throw fileSystemFailure(folder, error);
  }
}

/** Changes the seal of a folder, and nothing that can be read in it. */
export function breakSeal(folder: string): Promise<void> {
  const now = new Date();
  return fs.utimes(path.join(folder, MANIFEST), now, now);
}

/** For a copy of which the disk does not tell: the size is known, and no later look will find it unchanged. */
export const timeless = (stamp = ''): string => `${Number.parseInt(stamp, 10)} -`;
