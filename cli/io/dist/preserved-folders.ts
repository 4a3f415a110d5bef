/** Folders of `dist` that another program fills after each build, such as the index of a search. */
import path from 'node:path';
import { readableEntries } from '../folders/index.ts';
import { manifestIn } from '../site/index.ts';

/** A single name that senja itself never gives to a folder, and that is not hidden. */
const FOLDER = /^(?!assets$)\w[\w-]*$/;

/** @returns the names that `senja.keep` of the site's `package.json` lists */
export const preservedFolders = (root: string): string[] =>
  [manifestIn(root).senja?.keep ?? []].flat().filter((name) => typeof name === 'string' && FOLDER.test(name));

export const isPreserved = (name: string, folders: readonly string[]): boolean =>
  folders.some((folder) => name.startsWith(`${folder}/`));

/** @returns the files in these folders of `out`, with `/`; links are not followed */
export function preservedFiles(out: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder): string[] => {
    return readableEntries(path.join(out, folder)).flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return preservedFiles(out, [name]);
      return entry.isFile() ? [name] : [];
    });
  });
}
