/** What V8 has compiled of the command saves it work, and never stands in its way. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCommand } from '../../cli/tools/load.mjs';
import { SEAL, sealed } from '../../cli/tools/seal.mjs';
import { install, run } from '../support/installed.ts';
import { packageCopy } from '../support/package-copy.ts';
import { root, shippedCopy, tree } from '../support/senja.ts';

it('is there after the command has been compiled, and this V8 takes it', () => {
  expect(loadCommand(root)?.wasCompiled).toBe(true);
});

it.each([
  ['missing', (file: string) => rmSync(file)],
  [
    'of another V8',
    (file: string) => writeFileSync(file, sealed(readFileSync(file).fill(7, 0, 16).subarray(0, -SEAL))),
  ],
])('makes the same site when it is %s', async (_, change) => {
  const { content, out, folder } = shippedCopy();
  const packageRoot = packageCopy(path.join(folder, 'paket'));
  install(packageRoot);
  const args = ['build', '--quiet', '--content', content, '--out'];
  expect((await run(packageRoot, [...args, out])).code).toBe(0);
  const compiled = path.join(packageRoot, '.senja/cli');
  const names = readdirSync(compiled).filter((name) => name.startsWith('main.cjs.'));
  expect(names).toHaveLength(1);
  for (const name of names) change(path.join(compiled, name));
  expect(loadCommand(packageRoot)?.wasCompiled).toBe(false);
  expect(await run(packageRoot, [...args, `${out}-lagi`])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(tree(`${out}-lagi`)).toEqual(tree(out));
});

it('is compiled anew, clearing away what one that was killed has left, and nothing of one that runs', () => {
  const packageRoot = packageCopy(path.join(shippedCopy().folder, 'paket'));
  for (const name of ['cli', 'content']) {
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  }
  const made = (pid: number) => path.join(packageRoot, `.senja/cli.${pid}`);
  const noProcess = 2 ** 22 + 1;
  for (const pid of [noProcess, process.pid]) mkdirSync(made(pid));
  execFileSync(process.execPath, [path.join(packageRoot, 'cli/tools/compile.mjs')]);
  expect(loadCommand(packageRoot)?.wasCompiled).toBe(true);
  expect(existsSync(made(noProcess))).toBe(false);
  expect(existsSync(made(process.pid))).toBe(true);
});
