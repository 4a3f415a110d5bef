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
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('cli/tools/compile.mjs');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'senja compile-'));
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  const senja = path.join(root, 'tests/support/several.mjs');
  const job = { cwd: folder, args: ['build', '--content', path.join(root, 'content'), '--quiet'] };
  install(packageRoot);
  execFileSync(process.execPath, [senja, packageRoot], { input: JSON.stringify([job]) });
  process.env[MADE] = path.join(packageRoot, '.senja/made');
  return () => rmSync(folder, { recursive: true });
}
