/**
 * Builds killed at single calls that change the disk: `dist` is the old site or the new one, byte for byte, foreign
 * files are untouched, and the next build makes the new site and removes leftovers.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { times } from '../support/machine/long.ts';
import { root, tree } from '../support/process/senja.ts';
import { install, run } from '../support/sites/installed.ts';
import { edit, type SmallSite, smallSite } from '../support/sites/small-site.ts';

const preload = pathToFileURL(path.join(root, 'tests/support/process/kill-at.mjs')).href;
/** As many as a small machine has cores; few kills take less time than preparing another site. */
const LANES = times(1, 2);
/** A kill at every n-th call; a long campaign tries all. */
const STEP = times(97, 1);

type Tree = Record<string, string>;

/** Kills at the n-th call; at 0, not at all. */
const build = ({ packageRoot, content, out, folder }: SmallSite, killAt?: number) =>
  run(packageRoot, ['build', '--content', content, '--out', out], {
    cwd: folder,
    ...(killAt === undefined
      ? {}
      : {
          node: ['--import', preload],
          env: { KILL_AT: String(killAt), KILL_COUNT: path.join(folder, 'simpan/calls') },
        }),
  });

/** A site that has been built and then edited; with the expected old and new site. */
async function edited() {
  const site = smallSite();
  install(site.packageRoot);
  expect(await build(site)).toMatchObject({ code: 0 });
  site.snapshot();
  const old = tree(site.out);
  edit(site.content);
  const fresh = path.join(site.folder, 'simpan/baru');
  // Nothing is cached for this folder, so everything in it is built again.
  expect(await build({ ...site, out: fresh })).toMatchObject({ code: 0 });
  const next = tree(fresh);
  expect(next).not.toEqual(old);
  return { site, old, next };
}

/** Between the two renames of the swap, both sites are complete, next to each other. */
const isAway = ({ folder, out }: SmallSite, old: Tree, next: Tree): boolean => {
  if (existsSync(out)) return false;
  const beside = (kind: string): Tree[] =>
    readdirSync(folder)
      .filter((name) => new RegExp(`^\\.dist\\.senja-${kind}-\\d+$`).test(name))
      .map((name) => tree(path.join(folder, name)));
  return isSame(beside('old'), [old]) && isSame(beside('new'), [next]);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type State = 'old' | 'new' | 'away' | 'mixed';

function stateOf(site: SmallSite, before: Tree | null, next: Tree): State {
  const found = existsSync(site.out) ? tree(site.out) : null;
  if (isSame(found, next)) return 'new';
  if (before && isAway(site, before, next)) return 'away';
  return isSame(found, before) ? 'old' : 'mixed';
}

async function killEverywhere(from: 'snapshot' | 'nothing') {
  const lanes = await Promise.all(Array.from({ length: LANES }, edited));
  const seen: Record<State, number> = { old: 0, new: 0, away: 0, mixed: 0 };
  const faults: string[] = [];
  const lane = async ({ site, old, next }: (typeof lanes)[number], number: number): Promise<string[]> => {
    site.reset(from);
    expect((await build(site, 0)).code).toBe(0);
    const calls = readFileSync(path.join(site.folder, 'simpan/calls'), 'utf8').split('\n');
    const places: number[] = [];
    for (let at = 1 + number; at <= calls.length; at += LANES * STEP) places.push(at);
    // The last call is after the publication.
    if (number === 0) places.push(calls.filter(Boolean).length);
    for (const at of places) {
      site.reset(from);
      const killed = await build(site, at);
      const state = stateOf(site, from === 'snapshot' ? old : null, next);
      seen[state] += 1;
      const nextBuild = await build(site);
      const problems = [
        ...(killed.code === null ? [] : [`ended with ${killed.code}: ${killed.stderr}`]),
        ...(state === 'mixed' ? ['dist is neither the old site nor the new one'] : []),
        ...(nextBuild.code === 0 ? [] : [`not mended: ${nextBuild.stderr}`]),
        ...(isSame(tree(site.out), next) ? [] : ['mended, but dist is another']),
        ...site.strays(),
      ];
      for (const problem of problems) faults.push(`killed at call ${at}, ${calls[at - 1]}\n  ${problem}`);
    }
    return calls;
  };
  const [calls = []] = await Promise.all(lanes.map(lane));
  if (process.env.FIGURES)
    console.log(from, calls.length, seen, calls.map((call) => call.split(' ')[0]).join(' '));
  expect(faults.join('\n')).toBe('');
  expect(seen.old + seen.new + seen.away).toBeGreaterThanOrEqual(Math.floor(calls.length / STEP));
  return { seen, calls };
}

it('leaves one complete site when an incremental build is killed at any disk operation', async () => {
  const { seen, calls } = await killEverywhere('snapshot');
  expect(calls.filter((call) => call.startsWith('linkSync')).length).toBeGreaterThan(5);
  expect(seen.old).toBeGreaterThan(20 / STEP);
  expect(seen.new).toBeGreaterThan(20 / STEP);
  expect(seen.away).toBeLessThanOrEqual(1);
});

it('leaves nothing or the complete site when a first build is killed at any disk operation', async () => {
  const { seen } = await killEverywhere('nothing');
  expect(seen.old).toBeGreaterThan(40 / STEP);
  expect(seen.new).toBeGreaterThan(0);
});
