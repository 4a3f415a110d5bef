/** Simultaneous builds, repeated: two or three into one folder, which ends as the site of one of them. */

import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { realm } from '../../cli/io/locks/process-identity.ts';
import { times } from '../support/machine/long.ts';
import { start, tree } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { edit, smallSite } from '../support/sites/small-site.ts';

const ROUNDS = times(5, 1000);

/** Maximum milliseconds between the starts of builds: about as long as a build holds the lock. */
const STAGGER = 40;

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

it('finishes one of two concurrent builds, and the other says which process holds the folder', async () => {
  const site = smallSite();
  install(site.packageRoot);
  // Two content folders, so that their sites differ.
  const other = path.join(site.folder, 'simpan/lain');
  cpSync(site.content, other, { recursive: true });
  edit(other);
  const contents = [site.content, other];
  const args = (content: string, out: string) => ['build', '--content', content, '--out', out];
  const right: string[] = [];
  for (const [index, content] of contents.entries()) {
    const out = path.join(site.folder, `simpan/benar${index}`);
    expect((await run(site.packageRoot, args(content, out))).code).toBe(0);
    right.push(JSON.stringify(tree(out)));
  }
  expect(right[0]).not.toBe(right[1]);

  const gone = spawnSync(process.execPath, ['--version']).pid;
  const next = random(1);
  const seen = { 'all done': 0, 'some refused': 0, 'first site stands': 0, 'second site stands': 0 };
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A lock left by a killed build makes them compete for it.
    if (round % 3 === 0) {
      const lock = path.join(site.folder, '.dist.senja-lock');
      const holder = {
        token: '0'.repeat(16),
        pid: gone,
        started: '1',
        realm: realm(),
        host: '',
        since: new Date(),
      };
      writeFileSync(lock, JSON.stringify(holder));
    }
    const order = [round % 2, 1 - (round % 2), ...(round % 5 === 0 ? [0] : [])];
    const wait = next() * STAGGER;
    const started = [];
    for (const [place, index] of order.entries()) {
      if (place === 1) await sleep(wait);
      started.push({ index, ...start(site.packageRoot, args(contents[index] ?? '', site.out)) });
    }
    const ended = await Promise.all(
      started.map(async ({ index, child, ran }) => ({ index, pid: child.pid, ...(await ran) })),
    );
    const problem = (text: string) => faults.push(`round ${round}: ${text}`);
    const done = ended.filter(({ code }) => code === 0);
    for (const { code, pid, stderr } of ended) {
      const holder = /machine\/locked.*process (\d+)/.exec(stderr)?.[1];
      const rivals = ended.filter((one) => one.pid !== pid).map((one) => String(one.pid));
      if (code !== 0 && (code !== 3 || !rivals.includes(holder ?? '')))
        problem(`exit code ${code}: ${stderr}`);
    }
    const isSamePage = right.indexOf(JSON.stringify(tree(site.out)));
    if (!done.some(({ index }) => index === isSamePage))
      problem('dist is the site of no build that was done');
    if (site.strays().length > 0) problem(site.strays().join(', '));
    seen[done.length === ended.length ? 'all done' : 'some refused'] += 1;
    seen[isSamePage === 0 ? 'first site stands' : 'second site stands'] += 1;
  }
  if (process.env.FIGURES) console.log(seen);
  expect(faults.join('\n')).toBe('');
  // Otherwise they were not simultaneous.
  expect(seen['some refused']).toBeGreaterThan(ROUNDS / 10);
  expect(seen['first site stands']).toBeGreaterThan(ROUNDS / 10);
  expect(seen['second site stands']).toBeGreaterThan(ROUNDS / 10);
});
