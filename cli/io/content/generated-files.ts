/** Files that senja derives from the models, for editors of code: written whole, and only where they differ. */

import { OWN_FOLDER } from '../../tools/own-files.mjs';
import { attempt, onFile } from '../attempt.ts';
import { throughBeside } from '../beside.ts';
import { making, readFile, settled, writeFresh } from '../inside.ts';

const textOf = (file: string): string | null => attempt(() => readFile(file).toString('utf8'), null);

/**
 * @param root folder of the site
 * @param files texts by path below the folder
 * @returns the paths of those that were written
 * @throws Failure for the machine; each file is whole or as it was then
 */
export function writeChanged(root: string, files: Iterable<readonly [string, string]>): string[] {
  const reach = making(settled(root));
  const write = ([name, text]: readonly [string, string]): string[] => {
    const file = reach(name);
    if (textOf(file) === text) return [];
    throughBeside(file, (beside) => writeFresh(beside, text));
    return [name];
  };
  return [...files].flatMap((one) => onFile(one[0], () => write(one)));
}

/** @returns the path of a file among those that senja keeps for itself */
export const ownName = (name: string): string => `${OWN_FOLDER}/${name}`;
