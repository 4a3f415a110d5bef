/** A copy of the senja package whose templates, client code and models a test may change. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './senja.ts';

/** What the command reads of its own package while it runs, and bundles the site's code with. */
const READ = [
  ...['package.json', 'templates', 'client', 'content/models'],
  ...['cli/site.ts', 'cli/core', 'cli/diagnostics'],
];

/** @param folder a new folder */
export function packageCopy(folder: string): string {
  for (const name of READ) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, '.senja/cli'), { recursive: true });
  // Without its fingerprint senja does not know itself and keeps nothing from build to build.
  for (const name of ['main.cjs', 'worker.cjs', 'fingerprint'])
    writeFileSync(path.join(folder, '.senja/cli', name), '1');
  return folder;
}
