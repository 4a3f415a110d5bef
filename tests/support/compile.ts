/** Compiles the command once before the tests, and makes the site's code, which copies of the package take over. */
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
  const places = ['--content', path.join(root, 'content'), '--out', path.join(folder, 'dist')];
  const args = ['cli/senja.mjs', 'build', '--quiet', ...places];
  execFileSync(process.execPath, args, { cwd: packageRoot, stdio: 'inherit' });
  process.env[MADE] = path.join(packageRoot, '.senja/made');
  return () => rmSync(folder, { recursive: true });
}
