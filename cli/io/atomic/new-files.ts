/** Creates several files: all of them, or none. */
import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { attempt, fileSystemFailure } from '../failures/index.ts';
import { writeNew } from '../files/index.ts';
import { makeFolder } from '../folders/index.ts';

/**
 * @param root absolute path of a folder, created if missing
 * @param files contents by path below it, with `/`
 * @throws Failure if a file exists already, and for errors of the machine; no new file is left then
 */
export function writeNewFiles(root: string, files: ReadonlyMap<string, string | Buffer>): void {
  const made: string[] = [];
  const folders: string[] = [];
  let file = root;
  try {
    for (const [name, content] of files) {
      file = path.join(root, name);
      makeFolder(path.dirname(file), folders);
      writeNew(file, content);
      made.push(file);
    }
  } catch (error) {
    for (const one of made) attempt(() => rmSync(one, { force: true }));
    // Another program may have created a file there meanwhile.
    for (const folder of folders.reverse()) attempt(() => rmdirSync(folder));
    throw fileSystemFailure(file, error);
  }
}
