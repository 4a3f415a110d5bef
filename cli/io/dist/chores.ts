/** Small jobs on each of very many files, which a second thread can share. */
import { linkSync, rmdirSync } from 'node:fs';
import { making, reaching, rmBelow } from '../inside.ts';

/** A job for every file of a list, by their names relative to `from`; plain data. */
export type Chore =
  /** Gives a file a second name below another folder. */
  | { kind: 'link'; from: string; to: string }
  /** Deletes a file, and its folder when nothing is left in it. */
  | { kind: 'remove'; from: string };

export interface Chores {
  /**
   * Does a job for every name, sharing them with another thread where there is one.
   * @param own does it for one name in this thread; for what the other one could not do as well, so that its reason is told
   */
  share(chore: Chore, names: readonly string[], own: (name: string) => void): Promise<void>;
}

/** Without another thread. */
export const alone: Chores = {
  async share(_chore, names, own) {
    for (const name of names) own(name);
  },
};

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

/** @returns what does a job for one name; it throws the system's errors */
export function doing(chore: Chore): (name: string) => void {
  return chore.kind === 'link' ? linking(chore.from, chore.to) : removing(chore.from);
}

function linking(from: string, to: string): (name: string) => void {
  const source = reaching(from);
  const place = making(to);
  return (name) => {
    const target = place(name);
    try {
      linkSync(source(name), target);
    } catch (error) {
      // Nothing but this job writes there: another thread has done it before it ended.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  };
}

function removing(from: string): (name: string) => void {
  const reach = reaching(from);
  return (name) => {
    const end = name.lastIndexOf('/');
    if (rmBelow(reach, name) && end > 0) rmdirIfEmpty(`${from}/${name.slice(0, end)}`);
  };
}
