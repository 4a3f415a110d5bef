/**
 * Any two cached files exchange places, with valid seals: the site is the same, and so is the report, now and in the
 * next build. With FUZZ_RUNS all pairs are tried.
 */

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, remember, tally } from '../support/disk/flips.ts';
import { times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { edit, type SmallSite, smallSite } from '../support/sites/small-site.ts';
import { picture } from '../support/values/pictures.ts';
import { random } from '../support/values/random.ts';

const SEED = 20261123;
/** Pairs of different kinds, and pairs of each kind: these are most similar. */
const MIXED = times(1, 10_000);
const ALIKE = times(4, 10_000);

/** A site with pictures of one size, a second one with other texts, and the caches of both. */
async function built() {
  const site = smallSite({ lookAlikes: false });
  for (const [name, colour] of Object.entries({ biru: '#224488', hijau: '#228844' })) {
    writeFileSync(path.join(site.content, `images/${name}.png`), await picture({ colour }));
    const text = readFileSync(path.join(site.content, 'articles/01-sup.md'), 'utf8');
    const other = text.replace('Sup hangat', `Sup ${name}`).replace('piring.png', `${name}.png`);
    writeFileSync(path.join(site.content, `articles/1${name.length}-${name}.md`), other);
  }
  const other = { ...site, content: path.join(site.folder, 'simpan/konten'), out: `${site.out}-dua` };
  remember(site.content, other.content);
  edit(other.content);
  for (const one of [site, other, site]) expect(await buildHere(one)).toMatchObject({ code: 0 });
  const { output } = await buildHere(site);
  return { site, right: { output, files: tree(site.out) } };
}

function exchange(one: string, two: string): void {
  renameSync(one, `${one}.lain`);
  renameSync(two, one);
  renameSync(`${one}.lain`, two);
}

const kindOf = (file: string): string => path.basename(file).split('-')[0] ?? '';

function pairsOf({ packageRoot }: SmallSite): [string, string][] {
  const rooms = ['cache', 'made'].map((room) => path.join(packageRoot, '.senja', room));
  const files = rooms.flatMap(filesBelow);
  const pairs = files.flatMap((one, at) => files.slice(at + 1).map((two): [string, string] => [one, two]));
  const chance = random(SEED);
  const some = (all: [string, string][], most: number): [string, string][] => {
    while (all.length > most) all.splice(chance.below(all.length), 1);
    return all;
  };
  const isMixed = ([one, two]: [string, string]): boolean => kindOf(one) !== kindOf(two);
  const alike = [...new Set(files.map(kindOf))].flatMap((kind) =>
    some(
      pairs.filter((pair) => !isMixed(pair) && kindOf(pair[0]) === kind),
      ALIKE,
    ),
  );
  return [...alike, ...some(pairs.filter(isMixed), MIXED)];
}

it('never publishes a different site', async () => {
  const { site, right } = await built();
  const home = path.join(site.packageRoot, '.senja');
  const backHome = remember(home, path.join(site.folder, 'simpan/senja'));
  const backOut = remember(site.out, path.join(site.folder, 'simpan/dist'));
  const pairs = pairsOf(site);
  const ofOneKind = new Set(
    pairs.filter(([one, two]) => kindOf(one) === kindOf(two)).map(([one]) => kindOf(one)),
  );
  for (const kind of ['site', 'build', 'look', 'picture']) expect([...ofOneKind]).toContain(kind);

  const problems: string[] = [];
  const outcomes = tally();
  for (const [one, two] of pairs) {
    backHome();
    backOut();
    // Files in `dist` are not made from pictures in the cache.
    if (kindOf(one) !== 'site') rmSync(site.out, { recursive: true });
    exchange(one, two);
    for (const time of ['first', 'second']) {
      const { code, output } = await buildHere(site);
      const files = code === 0 && existsSync(site.out) ? tree(site.out) : {};
      const isSame = JSON.stringify(files) === JSON.stringify(right.files);
      const kind = isSame ? (output === right.output ? 'the same' : 'something else output') : 'another site';
      outcomes.count(kind);
      if (kind !== 'the same') problems.push(`${one}, ${two}, ${time}: ${kind}\n${output}`);
    }
  }
  console.log(`seed ${SEED}, ${pairs.length} pairs: ${outcomes}`);
  expect(problems.join('\n')).toBe('');
});
