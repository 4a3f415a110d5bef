/** The real command in real processes, from a copy of the package that nobody compiles or cleans meanwhile. */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type CommandRun,
  copyContent,
  type RunOptions,
  root,
  start,
  temporaryFolder,
} from '../process/senja.ts';
import { packageCopy } from './package-copy.ts';

const COMMAND = ['.senja/cli', 'cli/senja.mjs', 'cli/node-version.cjs', 'cli/tools'];

/** Makes a copy of the package runnable. */
export function install(packageRoot: string): void {
  for (const name of COMMAND)
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
}

/** Makes a new folder the project as users have it, ready to run. */
export function projectFolder(folder: string): string {
  packageCopy(folder);
  install(folder);
  copyContent(path.join(folder, 'content'));
  mkdirSync(path.join(folder, 'content/images'), { recursive: true });
  return folder;
}

/** @returns the same in a folder that is removed after the test */
export const projectCopy = (): string => projectFolder(path.join(temporaryFolder(), 'senja'));

export const run = (
  packageRoot: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<CommandRun> => start(packageRoot, args, options).ran;
