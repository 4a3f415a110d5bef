/** The manifest of a site: lists the files of `dist`, and so says which of them are ours. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileSystemFailure } from './failure.ts';

/** Lists the files of `dist`; says that the folder is ours. */
export const MANIFEST = '.senja.json';

/** The manifest on its way to its place. */
export const NEW_MANIFEST = `${MANIFEST}.senja-new`;

export interface Manifest {
  version: 1;
  /** Path to size in bytes, sorted by path. */
  files: Record<string, number>;
}

/** Leads out of the folder that it should be in. */
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[A-Za-z]:/;

/**
 * @returns the manifest of a folder that senja made, or null when there is none or it is not as senja writes it
 * @throws Failure when it cannot be read, for then nobody knows what in the folder is ours
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
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
    const files = manifest?.files;
    if (manifest?.version !== 1 || typeof files !== 'object' || files === null) return null;
    return Object.keys(files).some((name) => OUTSIDE.test(name)) ? null : (manifest as Manifest);
  } catch {
    return null;
  }
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Puts the manifest of a site into its folder, whole or not at all. */
export async function writeManifest(folder: string, stamps: Readonly<Record<string, string>>): Promise<void> {
  const sizes = Object.keys(stamps)
    .sort()
    .map((name) => [name, Number.parseInt(stamps[name] ?? '', 10)]);
  const manifest: Manifest = { version: 1, files: Object.fromEntries(sizes) };
  const fresh = path.join(folder, NEW_MANIFEST);
  await fs.writeFile(fresh, `${JSON.stringify(manifest, null, 1)}\n`);
  await fs.rename(fresh, path.join(folder, MANIFEST));
}

/** For a copy of which the disk does not tell: the size is known, and no later look will find it unchanged. */
export const timeless = (stamp = ''): string => `${Number.parseInt(stamp, 10)} -`;
