/** The compiled command is in several files: a build of sound content loads only what it runs. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, root, start } from '../support/process/senja.ts';

/** @returns names of the command's files that a run has loaded, as V8 says */
async function loadedBy(args: readonly string[], coverage: string): Promise<string[]> {
  await start(root, args, { env: { NODE_V8_COVERAGE: coverage } }).ran;
  const texts = readdirSync(coverage).map((name) => readFileSync(path.join(coverage, name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/\.senja[\\/]+cli[\\/]+(\w+\.cjs)"/g)]);
  return [...new Set(names.map(([, name = '']) => name))].sort();
}

it('loads advice when there is something to say, and no other command', async () => {
  const { content, out, folder } = contentCopy();
  const args = ['build', '--quiet', '--content', content, '--out', out];
  const sound = await loadedBy(args, path.join(folder, 'sound'));
  expect(sound).toContain('main.cjs');
  // Models are compiled and pictures are read once.
  expect(sound.filter((name) => !['code.cjs', 'main.cjs', 'pictures.cjs'].includes(name))).toEqual([]);
  writeFileSync(path.join(content, 'articles/99-rusak.yaml'), 'title: Laut: biru\n');
  expect(await loadedBy(args, path.join(folder, 'faulty'))).toEqual(
    expect.arrayContaining(['advice.cjs', 'main.cjs']),
  );
});
