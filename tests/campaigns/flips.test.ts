/**
 * A flipped bit in any cached file: the site and its report are the same, or one plain message explains the failure
 * and `dist` is unchanged. With FUZZ_RUNS 200 are tried for each file, otherwise one for every second file.
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { unseal } from '../../cli/tools/own-files.cjs';
import { filesBelow, flip, flipBit, remember, tally } from '../support/disk/flips.ts';
import { LONG, times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { type BuildEnd, buildHere } from '../support/sites/build-here.ts';
import { edit, type SmallSite, smallSite } from '../support/sites/small-site.ts';
import { random } from '../support/values/random.ts';

const SEED = 20261122;
const FLIPS = times(1, 200);
/** Flips that are only read, without a build. */
const READS = 200;

const EDITED = 'articles/01-sup.md';

/** A site built twice, and a function that restores that. */
async function built() {
  const site = smallSite({ lookAlikes: false });
  const edited = path.join(site.content, EDITED);
  const text = readFileSync(edited);
  // Only then can the disk's clock show that nothing has changed since.
  await sleep(100);
  const done = [await buildHere(site), await buildHere(site)];
  expect(done).toMatchObject([{ code: 0 }, { code: 0 }]);
  site.snapshot();
  const backHome = remember(path.join(site.packageRoot, '.senja'), path.join(site.folder, 'simpan/senja'));
  const reset = (): void => {
    site.reset('snapshot');
    backHome();
    if (!readFileSync(edited).equals(text)) writeFileSync(edited, text);
  };
  return { site, reset };
}

/** Expected result of a build with intact files, before and after an edit. */
async function expected(site: SmallSite, reset: () => void) {
  const results: { output: string; files: Record<string, string> }[] = [];
  for (const change of [() => undefined, edit]) {
    reset();
    change(site.content);
    rmSync(path.join(site.packageRoot, '.senja/cache'), { recursive: true });
    const { output } = await buildHere(site);
    results.push({ output, files: tree(site.out) });
  }
  return results as [(typeof results)[0], (typeof results)[0]];
}

/** @returns the outcome of a build, and its output */
async function attempt(site: SmallSite, right: { output: string; files: Record<string, string> }) {
  const before = tree(site.out);
  const { code, output }: BuildEnd = await buildHere(site).catch((error: Error) => ({
    code: -1,
    failure: 'bug',
    output: String(error.stack),
  }));
  const after = tree(site.out);
  const kindOf = (): string => {
    if (code < 0 || /\bat .*:\d+:\d+/.test(output)) return 'a bug';
    if (code === 0 && !isSame(after, right.files)) return 'another site';
    if (code === 0) return output === right.output ? 'the same' : 'something else output';
    if (code === 1) return 'a fault that is none';
    return isSame(before, after) ? 'reported' : 'reported, and dist not as it was';
  };
  return { kind: kindOf(), output };
}

const isSame = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name]);

it('never publishes a different site', async () => {
  const { site, reset } = await built();
  const [unchanged, changed] = await expected(site, reset);
  reset();
  const home = path.join(site.packageRoot, '.senja');
  const kept = [...filesBelow(home), path.join(site.out, '.senja.json')].filter(
    // The command itself does not run from there.
    (file) => !/\.[cm]js$/.test(file),
  );
  const names = kept.map((file) => path.relative(site.folder, file)).join(' ');
  expect(names).toMatch(/dist\/.senja.json/);
  for (const kind of ['site-', 'build-', 'front-end-', 'models-', 'fingerprint'])
    expect(names).toContain(kind);

  const chance = random(SEED);
  const problems: string[] = [];
  const tallies: string[] = [];
  for (const [index, file] of kept.filter((_, at) => LONG || at % 2 === 0).entries()) {
    const outcomes = tally();
    for (let round = 0; round < FLIPS; round += 1) {
      reset();
      const where = flip(file, chance);
      const isEdited = (index + round) % 2 === 0;
      if (isEdited) edit(site.content);
      const { kind, output } = await attempt(site, isEdited ? changed : unchanged);
      if (kind !== 'the same' && kind !== 'reported')
        problems.push(`${where} of ${file}: ${kind}\n${output}`);
      outcomes.count(kind);
    }
    tallies.push(`${path.relative(site.folder, file)}: ${outcomes}`);
  }
  console.log([`seed ${SEED}, ${FLIPS} flips for each file`, ...tallies].join('\n'));
  expect(problems.join('\n')).toBe('');
  expect(site.strays()).toEqual([]);
});

it('detects a flip anywhere', async () => {
  const { site } = await built();
  const chance = random(SEED);
  const rooms = ['cache', 'made'].map((room) => path.join(site.packageRoot, '.senja', room));
  const sealed = rooms.flatMap(filesBelow);
  // And a share card for each article with a page.
  const others = sealed.filter((file) => !path.basename(file).startsWith('drawing-'));
  expect(others.length).toBeGreaterThanOrEqual(9);
  for (const file of sealed) {
    const whole = readFileSync(file);
    expect(unseal(whole)).not.toBeNull();
    for (let round = 0; round < READS; round += 1) {
      const { bytes, where } = flipBit(whole, chance);
      expect(unseal(bytes), `${where} of ${file}`).toBeNull();
    }
  }
});
