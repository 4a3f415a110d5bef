/** Files that senja derives from the models, for editors of code: written whole, and only where they differ. */
import { OWN_FOLDER } from '../../tools/own-files.mjs';
import { throughBeside } from '../beside.ts';
import { fileSystemFailure } from '../failure.ts';
import { making, readFile, settled, writeFresh } from '../inside.ts';

function textOf(file: string): string | null {
  try {
    return readFile(file).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * @param root folder of the site
 * @param files texts by path below the folder
 * @returns the paths of those that were written
 * @throws Failure for the machine; each file is whole or as it was then
 */
export function writeChanged(root: string, files: Iterable<readonly [string, string]>): string[] {
  const reach = making(settled(root));
  const written: string[] = [];
  for (const [name, text] of files) {
    try {
      const file = reach(name);
      if (textOf(file) === text) continue;
      throughBeside(file, (beside) => writeFresh(beside, text));
      written.push(name);
    } catch (error) {
      throw fileSystemFailure(name, error);
    }
  }
  return written;
}

/** @returns the path of a file among those that senja keeps for itself */
export const ownName = (name: string): string => `${OWN_FOLDER}/${name}`;
