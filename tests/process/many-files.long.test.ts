/**
 * A site with enough files for a worker: the site is the same as without it, failures in it are reported, and a
 * killed build always leaves one complete site.
 */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { root, sharedFolder, tree } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { smallSite } from '../support/sites/small-site.ts';

/** Enough for a second thread on a machine with four cores. */
const ARTICLES = 320;
const article = (at: number, title: string): string =>
  `---\ntitle: ${title}\nexcerpt: Tidur cukup itu baik.\ncategory: Makanan Sehat\nimageUrl: https://images.unsplash.com/photo-${at}\n---\nTidurlah cukup.\n`;

/** Digests of all files below a folder. */
const digests = (folder: string): string =>
  Object.entries(tree(folder))
    .map(([name, text]) => `${name} ${createHash('sha256').update(text).digest('hex')}`)
    .join('\n');

const preload = (code: string): string[] => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

/** Sets the number of cores. */
const cores = (count: number): string[] =>
  preload(
    `import os from 'node:os';import{syncBuiltinESMExports as s}from'node:module';os.availableParallelism=()=>${count};s()`,
  );

/** In the worker only, opening any but the first few files fails, or ends the thread. */
const failing = (how: string): string[] =>
  preload(
    `import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';import{isMainThread}from'node:worker_threads';const open=fs.openSync;let calls=0;if(!isMainThread){fs.openSync=(...a)=>{calls+=1;if(calls>40){${how}}return open(...a)};s()}`,
  );

/**
 * A built site, and its expected state after an edit of a title that several pages show; each test starts from its
 * build.
 */
async function largeSite(folder: string) {
  const site = smallSite({ folder });
  install(site.packageRoot);
  const file = (at: number): string => path.join(site.content, 'articles', `${at}-artikel-${at}.md`);
  for (let at = 10; at < 10 + ARTICLES; at += 1) writeFileSync(file(at), article(at, `Judul ${at}`));
  const build = (node: readonly string[] = [], out = site.out, env: NodeJS.ProcessEnv = {}) =>
    run(site.packageRoot, ['build', '--content', site.content, '--out', out], {
      cwd: site.folder,
      node: [...cores(4), ...node],
      env,
    });
  const first = await build();
  expect(first.stderr).toContain(`${ARTICLES + 3} articles`);
  site.snapshot();
  const old = digests(site.out);
  writeFileSync(file(300), article(300, 'Judul yang baru'));
  const fresh = path.join(site.folder, 'simpan/baru');
  expect((await build([], fresh)).code).toBe(0);
  const next = digests(fresh);
  expect(next).not.toBe(old);
  return { site, build, old, next };
}

const making = largeSite(sharedFolder());
beforeEach(async () => (await making).site.reset('snapshot'));

it('is the same on one core', async () => {
  const { site, build, next } = await making;
  const alone = path.join(site.folder, 'simpan/sendiri');
  expect((await build(cores(1), alone)).code).toBe(0);
  expect(digests(alone)).toBe(next);
});

it.each([
  ['fails', failing("throw Object.assign(new Error('x'),{code:'EMFILE'})"), 'too many open files'],
  ['exits', failing('process.exit()'), 'senja/bug'],
])('is unchanged if the worker %s, and the failure is reported', async (_name, node, code) => {
  const { site, build, old } = await making;
  rmSync(site.cache, { recursive: true });
  const { code: exit, stderr } = await build(node);
  expect([exit, stderr]).toEqual([3, expect.stringContaining(code)]);
  expect(digests(site.out)).toBe(old);
  expect(site.strays()).toEqual([]);
});

it('reports that nothing has changed, and detects a changed file', async () => {
  const { site, build, next } = await making;
  expect((await build()).code).toBe(0);
  const page = path.join(site.out, 'artikel/ubi/index.html');
  // It has a second hard link, in the snapshot.
  rmSync(page);
  writeFileSync(page, 'diubah');
  expect((await build()).code).toBe(0);
  expect(digests(site.out)).toBe(next);
  writeFileSync(path.join(site.out, 'punya-orang.txt'), 'jangan');
  expect(await build()).toMatchObject({ code: 2, stderr: expect.stringContaining('punya-orang.txt') });
});

it('is complete if either thread is killed at any call, and the next build publishes the new one', async () => {
  const { site, build, old, next } = await making;
  const kill = ['--import', pathToFileURL(path.join(root, 'tests/support/process/kill-at.mjs')).href];
  const seen: string[] = [];
  // The order of work before the swap varies between threads; the swap consists of renames.
  const points = [
    ...[40, 560].map((at) => ({ KILL_AT: String(at) })),
    ...[4, 30].map((at) => ({ KILL_AT: String(at), KILL_FROM: 'rename' })),
  ];
  for (const point of points) {
    site.reset('snapshot');
    const killed = await build(kill, site.out, point);
    const found = digests(site.out);
    const state = found === old ? 'old' : found === next ? 'new' : 'mixed';
    seen.push(killed.code === null ? state : `ended with ${killed.code}`);
    expect(await build()).toMatchObject({ code: 0 });
    expect(digests(site.out)).toBe(next);
    expect(site.strays()).toEqual([]);
  }
  expect(seen.filter((state) => state === 'old').length).toBeGreaterThan(1);
  expect(seen.filter((state) => state === 'new').length).toBeGreaterThan(1);
  expect(seen.filter((state) => !['old', 'new'].includes(state))).toEqual([]);
});
