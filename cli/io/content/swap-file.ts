/** Replaces one of several files, and gives it its old text back. Nothing is overwritten: files are moved aside. */
import { renameSync } from 'node:fs';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../attempt.ts';
import { codeOf, creatingResolverIn, isOnDisk, readFile, resolverIn, rmIfThere, SPECIAL } from '../inside.ts';
import { createThroughTemporary, move } from '../temporary-files.ts';
import type { Journal } from './rename-journal.ts';

/** Error codes of a name that is not that of a file. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ELOOP', SPECIAL]);

/** @returns the bytes of a file; null if there is none */
function bytesOf(file: string): Buffer | null {
  try {
    return readFile(file);
  } catch (error) {
    if (NO_FILE.has(codeOf(error))) return null;
    throw error;
  }
}

/** The absolute paths of a file that changes. */
export interface Worked {
  from: string;
  to: string;
  /** Temporary names of the new text, of the old one, and of a new one on the way back. */
  staged: string;
  aside: string;
  away: string;
  /** Null for a new file. */
  old: Buffer | null;
  mode: number;
  /** Hash of the new text; null for a file that is removed. */
  now: string | null;
}

/** @returns the paths of the listed files; a missing folder is created only on the way back to it */
export function workedFiles(
  content: string,
  { files, holder: { token } }: Journal,
  goesBack = false,
): Worked[] {
  const reach = resolverIn(content);
  const back = goesBack ? creatingResolverIn(content) : reach;
  const place = (name: string, resolve = reach): string => {
    try {
      return resolve(name);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      return `${content}/${name}`;
    }
  };
  return files.map(({ from: name, to: target, mode, old, now }) => {
    const [from, to] = [place(name, back), place(target)];
    const [staged, away] = [`${to}.senja-${token}-new~`, `${to}.senja-${token}-away~`];
    const aside = `${from}.senja-${token}-old~`;
    const bytes = old === null ? null : Buffer.from(old, 'base64');
    return { from, to, staged, aside, away, old: bytes, mode, now };
  });
}

const isNew = (file: string, { now }: Worked): boolean => {
  const bytes = bytesOf(file);
  return bytes !== null && fingerprint(bytes) === now;
};

/** Decides on a text that was taken away: one that was edited since goes back. */
function clearAway(one: Worked): void {
  const { to, away } = one;
  if (isNew(away, one)) rmIfThere(away);
  else if (isOnDisk(away)) move(away, to);
}

/** Removes a new text from its place, unless somebody has edited it since. */
function takeAway(one: Worked): void {
  renameSync(one.to, one.away);
  clearAway(one);
}

/** Whether a file was not touched yet. */
export const isUntouched = (one: Worked): boolean =>
  !isOnDisk(one.aside) && (one.old === null || isOnDisk(one.from)) && !isNew(one.to, one);

/**
 * Gives a file its old text back. What others have written meanwhile stays. Can be repeated after any interruption: at
 * each moment the old text is in its place or aside.
 */
export function putBack(one: Worked): void {
  const { from, to, aside, staged, old, mode } = one;
  const isMoved = from !== to;
  clearAway(one);
  // Its new text was edited under the new name. As long as that text is next to it, another file has the name.
  if (isMoved && !isOnDisk(from) && isOnDisk(to) && !isOnDisk(staged) && !isNew(to, one)) move(to, from);
  const isReplaced = !isMoved && isNew(from, one);
  // Somebody has removed the old text.
  if (old !== null && (isReplaced || !isOnDisk(from)) && !isOnDisk(aside))
    createThroughTemporary(aside, old, mode);
  if (isReplaced) takeAway(one);
  if (old !== null && !isOnDisk(from)) move(aside, from);
  if (isMoved && isNew(to, one)) takeAway(one);
  rmIfThere(staged);
  const left = bytesOf(aside);
  if (old && left && (left.equals(old) || bytesOf(from)?.equals(left))) rmIfThere(aside);
}

/** A file was changed by another program. */
export class Changed extends Error {
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** Replaces a file, which nobody may have changed since it was read. */
export function swap(one: Worked): void {
  const { from, to, staged, aside, old, now } = one;
  try {
    if (old) renameSync(from, aside);
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new Changed(from) : error;
  }
  if (old && !readFile(aside).equals(old)) throw new Changed(from);
  if (now === null) return;
  try {
    move(staged, to);
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new Changed(to) : error;
  }
}

/** @throws Changed if somebody has changed a file during the swap */
export function verify(one: Worked): void {
  const { from, to, aside, old, now } = one;
  if (now === null ? isOnDisk(to) : !isNew(to, one)) throw new Changed(to);
  if (!old) return;
  if (!readFile(aside).equals(old) || (from !== to && isOnDisk(from))) throw new Changed(from);
}

/** Removes temporary files, except an old text that somebody has edited. @returns whether all of them are gone */
export function clear(files: readonly Worked[]): boolean {
  for (const { staged, aside, old } of files) {
    attempt(() => rmIfThere(staged));
    attempt(() => old && bytesOf(aside)?.equals(old) && rmIfThere(aside));
  }
  return !files.some(({ staged, aside }) => isOnDisk(staged) || isOnDisk(aside));
}
