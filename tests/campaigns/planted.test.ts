/**
 * Forged states. One without the folder's own id is not used. One with it can change texts, but
 * nothing in it is executed, and nothing is written or read elsewhere.
 */

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/disk/flips.ts';
import { times } from '../support/machine/long.ts';
import { tree } from '../support/process/senja.ts';
import { buildHere } from '../support/sites/build-here.ts';
import { type SmallSite, smallSite } from '../support/sites/small-site.ts';
import {
  entriesOf,
  entryFor,
  plant,
  recordOf,
  type StateEntry,
  stateFile,
  textOf,
} from '../support/sites/states.ts';
import { random } from '../support/values/random.ts';

const ARTICLE = 'articles/02-ubi.md';
const PAGE = 'artikel/ubi/index.html';
const IMAGE = 'images/piring.png';

type Json = Record<string, unknown>;

/** A site that has been built, and its bytes. */
async function built() {
  const site = smallSite({ lookAlikes: false });
  await sleep(100);
  expect((await buildHere(site)).code).toBe(0);
  site.snapshot();
  return { site, clean: tree(site.out), entries: entriesOf(site) };
}

const outside = ({ folder, out, packageRoot }: SmallSite): string[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((place) => place !== out && place !== packageRoot)
    .flatMap((place) => (statSync(place).isDirectory() ? filesBelow(place) : [place]));

/** Every file looks changed, though its bytes are not: cached data are still used. */
function touchAll({ content }: SmallSite): void {
  const now = new Date();
  for (const file of filesBelow(content)) utimesSync(file, now, now);
}

const valueIn = (entries: StateEntry[], part: string, key: string): Json =>
  entries.find(([named, own]) => named === part && own === key)?.[2] as Json;

/** Content of an article, planted where its pages are rendered again. */
const article =
  (change: (fields: Json, article: Json, read: Json) => void) =>
  (entries: StateEntry[]): StateEntry[] => {
    const read = valueIn(entries, 'entries', ARTICLE);
    const index = read.entry as Json;
    change(index.fields as Json, index, read);
    return entries.filter(([part, key]) => part !== 'files' || !String(key).endsWith('.html'));
  };

/** States with names that lead elsewhere. */
const STATES: Record<string, (entries: StateEntry[]) => StateEntry[]> = {
  'a slug that leads out': article((_, index) => {
    index.slug = '../../pwned';
  }),
  'a slug of dots': article((_, index) => {
    index.slug = '..';
  }),
  'an absolute slug': article((_, index) => {
    index.slug = '/../../pwned';
  }),
  'a body elsewhere': article((_, index) => {
    index.file = '../../../../../etc/passwd';
  }),
  'a photo elsewhere': article((fields) => {
    fields.imageUrl = 'images/../../../x.png';
  }),
  'the name of a picture that leads out': (entries) => {
    (valueIn(entries, 'images', IMAGE).facts as Json).hash = '/../../../pwned';
    return entries.filter(([part]) => part !== 'files');
  },
  'a file elsewhere': (entries) => [
    ...entries,
    ['files', '../../pwned', valueIn(entries, 'files', PAGE)],
    ['files', '/tmp/pwned', valueIn(entries, 'files', PAGE)],
  ],
};

it('uses no state that another folder has written', async () => {
  const { site, clean, entries } = await built();
  const forged = textOf(
    article((fields) => {
      fields.title = 'Judul palsu';
    })(JSON.parse(JSON.stringify(entries)) as StateEntry[]),
  );
  const record = JSON.stringify(recordOf(site));
  plant(stateFile(site, 'site'), forged);
  rmSync(stateFile(site, 'build'));
  expect(await buildHere(site)).toMatchObject({ code: 0 });
  expect(tree(site.out)[PAGE], 'this folder’s own state is used').toContain('Judul palsu');
  for (const id of ['', '0'.repeat(36)]) {
    site.reset('snapshot');
    const files = [stateFile(site, 'site'), stateFile(site, 'build')] as const;
    writeFileSync(files[0], entryFor(files[0], forged, id));
    writeFileSync(files[1], entryFor(files[1], record, id));
    expect(await buildHere(site)).toMatchObject({ code: 0 });
    expect(tree(site.out)).toEqual(clean);
  }
});

it('writes and reads nothing elsewhere, whatever the state says', async () => {
  const { site, entries } = await built();
  const before = outside(site);
  for (const [name, change] of Object.entries(STATES)) {
    site.reset('snapshot');
    plant(stateFile(site, 'site'), textOf(change(JSON.parse(JSON.stringify(entries)) as StateEntry[])));
    rmSync(stateFile(site, 'build'));
    await buildHere(site).catch(() => undefined);
    expect(outside(site), name).toEqual(before);
    expect(JSON.stringify(tree(site.out)), name).not.toContain('root:x:');
  }
});

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  '',
  '../../../../pwned',
  '/etc/passwd',
  '__proto__',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  '\u0000\u202e',
  'a'.repeat(100_000),
  ['..', null],
  { length: 1e9 },
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":2}}'),
];

/** Replaces any value in JSON. */
function spoil(json: unknown, chance: ReturnType<typeof random>): unknown {
  const places: [owner: Json, name: string][] = [];
  const walk = (owner: Json): void => {
    for (const name of Object.keys(owner)) {
      places.push([owner, name]);
      const value = owner[name];
      if (typeof value === 'object' && value !== null) walk(value as Json);
    }
  };
  walk(json as Json);
  const [owner, name] = chance.of(places);
  owner[name] = chance.of(NASTY);
  return json;
}

const SEED = 20261122;
const ROUNDS = times(2, 1000);

it('writes nothing elsewhere from a spoilt state', async () => {
  const { site, clean, entries } = await built();
  const record = JSON.stringify(recordOf(site));
  const fresh = JSON.stringify(entries);
  const before = outside(site);
  const chance = random(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    site.reset('snapshot');
    const isRecord = chance.below(6) === 0;
    const file = stateFile(site, isRecord ? 'build' : 'site');
    const spoilt = spoil(JSON.parse(isRecord ? record : fresh), chance);
    plant(file, isRecord ? JSON.stringify(spoilt) : textOf(spoilt as unknown[]));
    if (!isRecord) rmSync(stateFile(site, 'build'));
    if (chance.below(2) === 0) touchAll(site);
    // It may fail: only this folder's own senja could have written such a state.
    await buildHere(site).catch(() => undefined);
    expect(outside(site)).toEqual(before);
    const added = Object.keys(tree(site.out)).filter((name) => !(name in clean));
    // A spoilt name of a category or an address of a photo needs a share card of its own.
    expect(added.filter((name) => !/^assets\/card-[0-9a-f]+\.jpg$/.test(name))).toEqual([]);
  }
});

describe('executed code', () => {
  const CODE = "require('node:fs').writeFileSync(process.env.PWNED, 'x');";

  it.each([
    ['unsealed', (_file: string, text: string) => text],
    ['sealed', entryFor],
  ])('is never read from a planted cache entry: %s', async (_, wrap) => {
    const { site, clean } = await built();
    const made = path.join(site.packageRoot, '.senja/made');
    const proof = path.join(site.folder, 'simpan/pwned');
    process.env.PWNED = proof;
    const planted: string[] = [];
    for (const file of [...filesBelow(made), ...filesBelow(site.cache)]) {
      const name = path.basename(file);
      if (!/^(?:front-end|models)-/.test(name)) continue;
      planted.push(name);
      rmSync(file);
      const front = { templates: CODE, styles: {}, loader: '', assets: {}, clients: {} };
      const code = name.startsWith('front-end') ? JSON.stringify(front) : CODE;
      const place = path.join(site.cache, name);
      writeFileSync(place, wrap(place, code));
    }
    expect(planted.length).toBeGreaterThanOrEqual(2);
    site.reset('nothing');
    expect(await buildHere(site)).toMatchObject({ code: 0 });
    expect(existsSync(proof)).toBe(false);
    expect(tree(site.out)).toEqual(clean);
  });
});

describe('a directory entry that is not a regular file', () => {
  it.each<[string, (file: string, elsewhere: string) => void]>([
    ['a pipe', (file) => execFileSync('mkfifo', [file])],
    ['a folder', (file) => mkdirSync(file)],
    ['a link', (file, elsewhere) => symlinkSync(elsewhere, file)],
  ])('%s does not block, and is not followed', async (_, put) => {
    const { site, clean } = await built();
    const files = [stateFile(site, 'site'), stateFile(site, 'build')];
    const kept = path.join(site.folder, 'simpan/sentinel');
    const state = readFileSync(files[0] as string);
    writeFileSync(kept, state);
    for (const file of files) {
      rmSync(file);
      put(file, kept);
    }
    rmSync(path.join(site.out, 'index.html'));
    expect(await buildHere(site)).toMatchObject({ code: 0 });
    expect(tree(site.out)).toEqual(clean);
    expect(readFileSync(kept).equals(state)).toBe(true);
  });
});
