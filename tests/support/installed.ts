/** The real command in real processes, from a copy of the package that nobody compiles or cleans meanwhile. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { type Ran, type RunOptions, root, start } from './senja.ts';

const COMMAND = ['.senja/cli', 'cli/senja.mjs', 'cli/tools'];

/** Makes a package copy one that can be run. */
export function install(packageRoot: string): void {
  for (const name of COMMAND)
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
}

export const run = (packageRoot: string, args: readonly string[], options?: RunOptions): Promise<Ran> =>
  start(packageRoot, args, options).ran;
