/** Small jobs on each of very many files, which a second thread can share. */
import { linkSync, mkdirSync, rmdirSync, unlinkSync } from 'node:fs';

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

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

export function rmIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

const STAYS = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

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

/** @returns makes the folder of a name, once, and gives the place of the name in it */
export function placing(to: string): (name: string) => string {
  const folders = new Set([to]);
  return (name) => {
    const target = `${to}/${name}`;
    const folder = folderOf(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return target;
  };
}

function linking(from: string, to: string): (name: string) => void {
  const place = placing(to);
  return (name) => {
    const target = place(name);
    try {
      linkSync(`${from}/${name}`, target);
    } catch (error) {
      // Nothing but this job writes there: another thread has done it before it ended.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  };
}

function removing(from: string): (name: string) => void {
  return (name) => {
    const file = `${from}/${name}`;
    rmIfThere(file);
    const folder = folderOf(file);
    if (folder !== from) rmdirIfEmpty(folder);
  };
}
