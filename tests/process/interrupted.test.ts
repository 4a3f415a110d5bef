/** Builds that are killed, fail, or meet: `dist` is the old site or the new one, and the next build clears up. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root, senja, shippedCopy, tree } from '../support/senja.ts';

const preload = pathToFileURL(path.join(root, 'tests/support/kill-at.mjs')).href;

/** A folder with an old site and content for a new one; both sites as they must be. */
async function twoSites() {
  const { content, out, folder } = shippedCopy();
  const build = (target: string) => senja(['build', '--content', content, '--out', target]);
  expect((await build(out)).code).toBe(0);
  const old = tree(out);
  cpSync(out, path.join(folder, 'kept'), { recursive: true });
  const file = path.join(content, 'articles/01-sayur-bening.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, 'title: Judul baru'));
  const fresh = path.join(folder, 'fresh');
  expect((await build(fresh)).code).toBe(0);
  const next = tree(fresh);
  expect(next).not.toEqual(old);
  const reset = () => {
    rmSync(out, { recursive: true, force: true });
    cpSync(path.join(folder, 'kept'), out, { recursive: true });
  };
  const strays = () =>
    readdirSync(folder).filter((name) => !['content', 'dist', 'kept', 'fresh', 'count'].includes(name));
  return { content, out, folder, old, next, build, reset, strays };
}

it('killed at any change to the disk, it leaves one whole site, and the next build mends the rest', async () => {
  const { content, out, folder, old, next, build, reset, strays } = await twoSites();
  const args = ['build', '--content', content, '--out', out];
  const run = (at: number) =>
    senja(args, {
      node: ['--import', preload],
      env: { KILL_AT: String(at), KILL_COUNT: path.join(folder, 'count') },
    });
  reset();
  expect((await run(0)).code).toBe(0);
  const calls = Number(readFileSync(path.join(folder, 'count'), 'utf8'));
  expect(calls).toBeGreaterThan(80);

  // Files are written one like the other; the beginning and the swap at the end are killed at every call.
  const moments = Array.from({ length: calls }, (_, index) => index + 1).filter(
    (at) => at <= 12 || at > calls - 45 || at % 9 === 0,
  );
  const seen = { old: 0, new: 0, away: 0 };
  for (const at of moments) {
    reset();
    const killed = await run(at);
    expect({ at, code: killed.code }).toEqual({ at, code: null });
    if (!existsSync(out)) {
      // Between the two renames of the swap: both sites lie whole beside each other.
      seen.away += 1;
    } else {
      const found = tree(out);
      const isOld = JSON.stringify(found) === JSON.stringify(old);
      if (!isOld) expect(found).toEqual(next);
      seen[isOld ? 'old' : 'new'] += 1;
    }
    const mended = await build(out);
    expect({ at, code: mended.code }).toEqual({ at, code: 0 });
    expect(tree(out)).toEqual(next);
    expect(`${at} ${strays()}`).toBe(`${at} `);
  }
  expect(seen.old).toBeGreaterThan(10);
  expect(seen.new).toBeGreaterThan(0);
  expect(seen.away).toBeLessThanOrEqual(1);
}, 240_000);

it('two at once end as one of the two, and the loser says who holds the folder', async () => {
  const { content, out, next, strays } = await twoSites();
  for (let round = 0; round < 8; round += 1) {
    const args = ['build', '--content', content, '--out', out];
    const both = await Promise.all([senja(args), senja(args)]);
    const codes = both.map(({ code }) => code).sort();
    expect([
      [0, 0],
      [0, 3],
    ]).toContainEqual(codes);
    for (const { code, stderr } of both)
      if (code === 3) expect(stderr).toMatch(/machine\/locked.*process \d+/);
    expect(tree(out)).toEqual(next);
    expect(strays()).toEqual([]);
  }
}, 120_000);
