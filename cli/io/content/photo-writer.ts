/** Puts fetched photos into a content folder, each with a note on where it is from. */
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileSystemFailure } from '../failure.ts';
import { making, rmIfThere, writeFresh } from '../inside.ts';

/**
 * @param root absolute path of the content folder
 * @returns writes a file below it, with `/`, whole or not at all; what is there already stays as it is
 */
export function photoWriter(root: string): (name: string, content: string | Uint8Array) => void {
  const reach = making(root);
  return (name, content) => {
    try {
      const file = reach(name);
      if (existsSync(file)) return;
      // A name that no reader of the folder looks at.
      const beside = `${file}.senja-${process.pid}~`;
      try {
        writeFresh(beside, content);
        renameSync(beside, file);
      } catch (error) {
        rmIfThere(beside);
        throw error;
      }
    } catch (error) {
      throw fileSystemFailure(path.join(root, name), error);
    }
  };
}
