/**
 * What may be made again at any time, kept under `.senja/cache` in the package. Contract: a value is a pure
 * function of its key, a missing or broken entry is made anew, and a cache that cannot be written is none.
 */
import { promises as fs } from 'node:fs';
import path from 'node:path';

const folderOf = (root: string): string => path.join(root, '.senja', 'cache');

/** @returns the value kept under a key, or null */
export async function readCache<T>(root: string, key: string): Promise<T | null> {
  try {
    return JSON.parse(await fs.readFile(path.join(folderOf(root), key), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Keeps a value; entries are written whole or not at all, also when two builds write at once. */
export async function writeCache(root: string, key: string, value: unknown): Promise<void> {
  const folder = folderOf(root);
  const temporary = path.join(folder, `${key}.${process.pid}`);
  try {
    await fs.mkdir(folder, { recursive: true });
    await fs.writeFile(temporary, JSON.stringify(value));
    await fs.rename(temporary, path.join(folder, key));
  } catch {
    await fs.rm(temporary, { force: true }).catch(() => undefined);
  }
}
