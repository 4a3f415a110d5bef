/** Files generated from the models, for code editors: written completely, and only if they differ. */

import { OWN_FOLDER } from '../../tools/own-files.cjs';
import { writeThroughTemporary } from '../atomic/index.ts';
import { attempt, onFile } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { creatingResolverIn, resolvedPath } from '../folders/index.ts';

/**
 * @param root folder of the site
 * @param files texts by path below the folder
 * @returns the paths of the written files
 * @throws Failure for errors of the machine; each file is then complete or unchanged
 */
export function writeChanged(root: string, files: Iterable<readonly [string, string]>): string[] {
  const reach = creatingResolverIn(resolvedPath(root));
  const write = ([name, text]: readonly [string, string]): string[] => {
    const file = reach(name);
    if (attempt(() => readFile(file).toString('utf8')) === text) return [];
    writeThroughTemporary(file, text);
    return [name];
  };
  return [...files].flatMap((one) => onFile(one[0], () => write(one)));
}

/** @returns the path of one of senja's own files */
export const ownName = (name: string): string => `${OWN_FOLDER}/${name}`;
