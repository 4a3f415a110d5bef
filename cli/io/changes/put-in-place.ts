/**
 * Gives one listed file its new name and text. The old file is moved aside first, so that nothing is overwritten. Each
 * step can be repeated after an interruption.
 */
import { renameSync } from 'node:fs';
import { fingerprint } from '../../core/values/hash.ts';
import { nameFile } from '../atomic/index.ts';
import { attempt, codeOf } from '../failures/index.ts';
import { isOnDisk, isSameFile, readFile, rmIfThere } from '../files/index.ts';
import { creatingResolverIn } from '../folders/index.ts';
import type { ListedFile } from './redo-log.ts';

/** Gives a file a name, unless another file has it. @returns whether the file has the name now */
function put(file: string, name: string): boolean {
  try {
    nameFile(file, name);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return isSameFile(file, name);
  }
}

/**
 * @param content absolute path of the content folder
 * @returns false if another program has changed the file, or created one with its new name: what that has written stays
 * @throws system errors; it can then be called again
 */
export function putInPlace(content: string, listed: ListedFile): boolean {
  const reach = creatingResolverIn(content);
  const [from, to] = [reach(listed.from), reach(listed.to)];
  const [aside, staged] = [listed.aside, listed.staged].map((name) => (name === null ? null : reach(name)));
  // Done before, or the list has come without its files.
  if (staged && !isOnDisk(staged)) return true;
  const isPut = (file: string): boolean => !!staged && isOnDisk(file) && isSameFile(staged, file);
  if (aside && isOnDisk(from) && !isPut(from)) renameSync(from, aside);
  const isEdited = (): boolean => !!aside && isOnDisk(aside) && fingerprint(readFile(aside)) !== listed.old;
  let isDone = !isEdited() && (!staged || put(staged, to));
  if (aside && isEdited()) {
    // Also a text that somebody still wrote into the old file.
    if (isDone || isPut(to)) renameSync(aside, to);
    else if (!staged || !put(aside, to)) put(aside, from);
    isDone = false;
  } else if (aside && !isDone && isOnDisk(aside)) put(aside, from);
  for (const left of [aside, staged]) attempt(() => left && rmIfThere(left));
  return isDone;
}
