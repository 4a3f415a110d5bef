/** Small jobs on each of very many files, by their names relative to a folder. */
import { linkSync, rmdirSync } from 'node:fs';
import { making, reaching, rmBelow } from '../inside.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR']);

export function rmdirIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    // Something in it was not ours or is still to go; any other error would leave a folder that nobody knows.
    if (!STAYS.has(codeOf(error))) throw error;
  }
}

/** @returns what gives a file of one folder a second name below another; it throws the system's errors */
export function linking(from: string, to: string): (name: string) => void {
  const source = reaching(from);
  const place = making(to);
  return (name) => {
    linkSync(source(name), place(name));
  };
}

/** @returns what deletes a file, and its folder when nothing is left in it; it throws the system's errors */
export function removing(from: string): (name: string) => void {
  const reach = reaching(from);
  return (name) => {
    const end = name.lastIndexOf('/');
    if (rmBelow(reach, name) && end > 0) rmdirIfEmpty(`${from}/${name.slice(0, end)}`);
  };
}
