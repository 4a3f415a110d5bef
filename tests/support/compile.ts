/** Compiles the command once before the tests, and makes code and pictures, which copies of the package take over. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install } from './installed.ts';
import { MADE, packageCopy } from './package-copy.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** @returns what clears up when all tests have ended */
export default function setup(): (() => void) | undefined {
  // Each project asks for it, and one is enough.
  if (process.env[MADE]) return undefined;
  execFileSync(process.execPath, ['cli/tools/compile.mjs'], { cwd: root, stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja compile-'));
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  install(packageRoot);
  // It has all pictures that the sites of tests have.
  const places = ['--content', path.join(root, 'tests/sites/lengkap'), '--out', path.join(folder, 'dist')];
  const args = ['cli/senja.mjs', 'build', '--quiet', ...places];
  execFileSync(process.execPath, args, { cwd: packageRoot, stdio: 'inherit' });
  process.env[MADE] = path.join(packageRoot, '.senja');
  return () => rmSync(folder, { recursive: true });
}
