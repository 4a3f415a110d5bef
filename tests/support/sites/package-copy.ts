/** A copy of the senja package whose templates, client code and models a test may change. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Environment variable with the `.senja` folder of a package that has built the test sites. */
export const MADE = 'SENJA_TESTS_MADE';

/** @throws in a test for which nobody has compiled the command */
export function expectCompiled(): void {
  if (process.env[MADE] === undefined)
    throw new Error('Name it *.process.test.ts: for unit tests the command is not compiled.');
}

/** Files of its own package that the command reads, and packages that the site's code is bundled with. */
const READ = ['package.json', 'templates', 'client', 'content/models'];

/** Files derived from the package's code only. */
const CODE = /^(?:front-end|models)-/;

const PICTURES = 'cache/pictures';

interface CopyOptions {
  /** Whether the copy has the pictures of the test sites already, which are half of the work of a small build. */
  pictures?: boolean;
}

/** @param folder a new folder */
export function packageCopy(folder: string, { pictures = true }: CopyOptions = {}): string {
  expectCompiled();
  for (const name of READ) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const to = path.join(folder, '.senja');
  for (const room of ['cli', 'made']) mkdirSync(path.join(to, room), { recursive: true });
  // Packages that the site's code imports.
  const modules = readdirSync(path.join(root, '.senja/cli')).filter((name) => name.endsWith('.mjs'));
  for (const name of modules) copyFileSync(path.join(root, '.senja/cli', name), path.join(to, 'cli', name));
  writeFileSync(path.join(to, 'cli/main.cjs'), '1');
  // Without its fingerprint, senja caches nothing between builds.
  copyFileSync(path.join(root, '.senja/cli/fingerprint'), path.join(to, 'cli/fingerprint'));
  const made = process.env[MADE];
  // Entries begin with it.
  if (made) copyFileSync(path.join(made, 'id'), path.join(to, 'id'));
  // Bundled in a copy as well: names of bundles depend on the folder of their packages.
  if (made)
    for (const name of readdirSync(path.join(made, 'made')).filter((one) => CODE.test(one)))
      copyFileSync(path.join(made, 'made', name), path.join(to, 'made', name));
  if (made && pictures) cpSync(path.join(made, PICTURES), path.join(to, PICTURES), { recursive: true });
  return folder;
}
