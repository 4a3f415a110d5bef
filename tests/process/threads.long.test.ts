/** Faults that a second thread finds, or has. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSenja } from '../bench/corpus.mjs';
import { contentCopy, senja, tree } from '../support/process/senja.ts';

/** Enough for a second thread on a machine with four cores; `many-files.long.test.ts` compares it with one thread. */
const ARTICLES = 320;
const FOUR_CORES =
  "data:text/javascript,import os from 'node:os';import{syncBuiltinESMExports as s}from'node:module';os.availableParallelism=()=>4;s()";

it('finds the faults of bodies in both threads', async () => {
  const { content, out } = contentCopy();
  writeSenja(content, ARTICLES);
  const names = ['000001-artikel-0.md', '000320-artikel-319.md'].map((name) => `articles/${name}`);
  for (const name of names) appendFileSync(path.join(content, name), '\n[a](/tidak-ada/)\n');
  const args = ['build', '--content', content, '--out', out, '--format', 'json'];
  const ran = await senja(args, { node: ['--import', FOUR_CORES] });
  expect(ran.code).toBe(1);
  expect(
    (JSON.parse(ran.stdout).diagnostics as Record<string, unknown>[])
      .filter(({ severity }) => severity !== 'note')
      .map(({ code, file }) => [code, file]),
  ).toEqual(names.map((name) => ['link/no-such-page', name]));
});

it('reports a full disk, even if the worker thread encounters it, and leaves nothing behind', async () => {
  const { content, out, folder } = contentCopy();
  writeSenja(content, ARTICLES);
  const full =
    "data:text/javascript,import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';import{isMainThread}from'node:worker_threads';if(!isMainThread){fs.writeSync=()=>{throw Object.assign(new Error('full'),{code:'ENOSPC'})};s()}";
  const ran = await senja(['build', '--content', content, '--out', out], {
    node: ['--import', FOUR_CORES, '--import', full],
  });
  expect(ran.code).toBe(3);
  expect(ran.stderr).toContain('machine/file-system');
  expect(ran.stderr).toContain('no space left');
  expect(ran.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  expect(Object.keys(tree(folder)).filter((file) => !file.startsWith('content/'))).toEqual([]);
});
