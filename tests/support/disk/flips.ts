/** Flips bits in files, as disks, cables and memory may do. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../values/random.ts';

/** @returns the bytes with one bit changed, and its place */
export function flipBit(bytes: Uint8Array, { below }: Random): { bytes: Buffer; where: string } {
  const at = below(bytes.length * 8);
  const copy = Buffer.from(bytes);
  copy[at >> 3] = (copy[at >> 3] ?? 0) ^ (1 << (at & 7));
  return { bytes: copy, where: `bit ${at & 7} of byte ${at >> 3}` };
}

/** Changes one bit of a file in a new inode, since the old one may have hard links. */
export function flip(file: string, chance: Random): string {
  const { bytes, where } = flipBit(readFileSync(file), chance);
  writeFileSync(`${file}.flipped`, bytes);
  renameSync(`${file}.flipped`, file);
  return where;
}

/** Paths of all files below a folder. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();

/** @returns a function that restores the current content of a folder */
export function remember(folder: string, kept: string): () => void {
  cpSync(folder, kept, { recursive: true, preserveTimestamps: true });
  return () => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(kept, folder, { recursive: true, preserveTimestamps: true });
  };
}

/** Counts outcomes. */
export function tally() {
  const counts = new Map<string, number>();
  return {
    count: (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
    toString: () => [...counts].map(([kind, count]) => `${kind} ${count}`).join(', '),
  };
}
