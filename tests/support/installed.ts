/** The real command in real processes, from a copy of the package that nobody compiles or cleans meanwhile. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { type Ran, type RunOptions, root, start } from './senja.ts';

/** Makes a package copy one that can be run. */
export function install(packageRoot: string): void {
  const compiled = path.join(root, '.senja');
  const filter = (source: string) => path.relative(compiled, source).split(path.sep)[0] !== 'cache';
  cpSync(compiled, path.join(packageRoot, '.senja'), { recursive: true, filter });
  for (const name of ['cli/senja.mjs', 'cli/tools/load.mjs', 'cli/tools/seal.mjs']) {
    cpSync(path.join(root, name), path.join(packageRoot, name));
  }
}

export const run = (packageRoot: string, args: readonly string[], options?: RunOptions): Promise<Ran> =>
  start(packageRoot, args, options).ran;
