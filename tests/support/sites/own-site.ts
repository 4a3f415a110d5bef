/** Test sites with models of their own, with the packages that npm would install. */
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../process/senja.ts';

/**
 * Makes a copy of `tests/sites/<name>` that can be built.
 * @param folder must not exist yet
 */
export function ownSite(name: string, folder: string): void {
  cpSync(path.join(root, 'tests/sites', name), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  for (const one of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', one), path.join(modules, one));
  const packages = path.join(folder, 'packages');
  if (existsSync(packages)) cpSync(packages, modules, { recursive: true });
}
