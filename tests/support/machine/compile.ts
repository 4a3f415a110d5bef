/** Compiles the command once before the tests that need it, and makes code and pictures for copies of the package. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install } from '../sites/installed.ts';
import { MADE, packageCopy } from '../sites/package-copy.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** @returns a function that cleans up after all tests */
export default function setup(): (() => void) | undefined {
  // Each project calls it, but once is enough.
  if (process.env[MADE]) return undefined;
  console.log('Compiling the command, and building a site with it …');
  execFileSync(process.execPath, ['cli/tools/prepare.mjs'], { cwd: root, stdio: 'inherit' });
  process.env[MADE] = '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja compile-'));
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  install(packageRoot);
  // It has all pictures of the test sites.
  const places = ['--content', path.join(root, 'tests/sites/lengkap'), '--out', path.join(folder, 'dist')];
  const args = ['cli/senja.mjs', 'build', '--quiet', ...places];
  execFileSync(process.execPath, args, { cwd: packageRoot, stdio: 'inherit' });
  process.env[MADE] = path.join(packageRoot, '.senja');
  return () => rmSync(folder, { recursive: true });
}
