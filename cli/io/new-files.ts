/** Creates several files: all of them, or none. */
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from './attempt.ts';
import { fileSystemFailure } from './failure.ts';

/**
 * @param root absolute path of a folder, created if missing
 * @param files contents by path below it, with `/`
 * @throws Failure if a file exists already, and for errors of the machine; no new file is left then
 */
export function writeNewFiles(root: string, files: ReadonlyMap<string, string | Buffer>): void {
  const made: string[] = [];
  const folders: string[] = [];
  const makeFolder = (folder: string): void => {
    if (existsSync(folder)) return;
    makeFolder(path.dirname(folder));
    // Another process may have made it meanwhile.
    if (mkdirSync(folder, { recursive: true }) !== undefined) folders.push(folder);
  };
  let file = root;
  try {
    for (const [name, content] of files) {
      file = path.join(root, name);
      makeFolder(path.dirname(file));
      writeFileSync(file, content, { flag: 'wx' });
      made.push(file);
    }
  } catch (error) {
    for (const one of made) rmSync(one, { force: true });
    // Another program may have created a file there meanwhile.
    for (const folder of folders.reverse()) attempt(() => rmdirSync(folder));
    throw fileSystemFailure(file, error);
  }
}
