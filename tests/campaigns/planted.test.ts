/**
 * States forged by an attacker, with valid seals: nothing in them is executed, nothing is written or read elsewhere,
 * only values that content could have are accepted, and no build ends in a bug.
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
import { buildHere } from '../support/build-here.ts';
import { filesBelow, tally } from '../support/flips.ts';
import { LONG, times } from '../support/long.ts';
import { random } from '../support/random.ts';
import { tree } from '../support/senja.ts';
import { type SmallSite, smallSite } from '../support/small-site.ts';
import { entriesOf, entryFor, keptFile, plant, recordOf, type StateEntry } from '../support/states.ts';

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

const page =
  (change: (notes: Json, file: Json) => void) =>
  (entries: StateEntry[]): StateEntry[] => {
    const file = valueIn(entries, 'files', PAGE);
    change(file.notes as Json, file);
    return entries;
  };

const head =
  (change: (head: Json) => void) =>
  (entries: StateEntry[]): StateEntry[] => {
    change(entries[0]?.[1] as Json);
    return entries;
  };

const diagnostic = (change: Json): Json => ({
  code: 'site/draft',
  severity: 'warning',
  params: {},
  suggestions: [],
  file: ARTICLE,
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  field: '',
  lineText: '',
  ...change,
});

const DEEP = '['.repeat(200_000) + ']'.repeat(200_000);

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
  'the slug of another article': article((_, index) => {
    index.slug = 'sup';
  }),
  'a body elsewhere': article((_, index) => {
    index.file = '../../../../../etc/passwd';
  }),
  'an article of another name': article((_, _index, read) => {
    read.file = 'articles/01-sup.md';
  }),
  'an address that is not its own': article((_, index) => {
    index.address = '/';
  }),
  'a folder that it does not lie in': article((_, index) => {
    index.collection = 'pages';
  }),
  'a link to a script': article((_, index) => {
    index.links = [{ href: 'javascript:alert(1)', pointer: '/x' }];
  }),
  'a fault in words of its own': article((_, _index, read) => {
    const words = { message: '\u001b[2J', hint: '' };
    read.diagnostics = [diagnostic({ code: 'site/x', own: { severity: 'note', id: words, en: words } })];
  }),
  'a script as a source': article((fields) => {
    fields.sources = [{ title: 'x', url: 'javascript:alert(1)' }];
  }),
  'a script as a photo': article((fields) => {
    fields.imageUrl = 'javascript:alert(1)';
  }),
  'a photo of a host that is not allowed': article((fields) => {
    fields.imageUrl = 'https://evil.example/x.jpg';
  }),
  'a photo elsewhere': article((fields) => {
    fields.imageUrl = 'images/../../../x.png';
  }),
  'a category that is none': article((fields) => {
    fields.category = '__proto__';
  }),
  'a date that is none': article((fields) => {
    fields.publishDate = '99 Mei 2025';
  }),
  'no date': article((fields) => {
    delete fields.publishDate;
  }),
  'a number as a title': article((fields) => {
    fields.title = 5;
  }),
  'a field that no model knows': article((fields) => {
    fields.html = '<script>alert(1)</script>';
  }),
  'fields that are a list': article((_, index) => {
    index.fields = [];
  }),
  'no fields': article((_, index) => {
    index.fields = null;
  }),
  'a body that begins nowhere': article((_, index) => {
    index.bodyStart = -1;
  }),
  'a body that begins at a fraction': article((_, index) => {
    index.bodyStart = 1e308;
  }),
  'pictures that are none': article((_, index) => {
    index.bodyImages = [{}];
  }),
  'an article that is a text': article((_, _index, read) => {
    read.entry = 'x';
  }),
  'a fault of no known code': article((_, _index, read) => {
    read.diagnostics = [diagnostic({ code: 'constructor' })];
  }),
  'an error': article((_, _index, read) => {
    read.diagnostics = [diagnostic({ severity: 'error' })];
  }),
  'a fault that is no text': article((_, _index, read) => {
    read.diagnostics = [diagnostic({ code: { toString: 5 }, params: { a: [] } })];
  }),
  'the name of a picture that leads out': (entries) => {
    (valueIn(entries, 'images', IMAGE).facts as Json).hash = '/../../../pwned';
    return entries.filter(([part]) => part !== 'files');
  },
  'a picture of no size': (entries) => {
    (valueIn(entries, 'images', IMAGE).facts as Json).width = 'x" onload="alert(1)';
    return entries.filter(([part]) => part !== 'files');
  },
  'links that are none': page((notes) => {
    notes.links = [5, 1, 2];
  }),
  'a link that cannot be read': page((notes) => {
    notes.links = ['/%ff/', 1, 2];
  }),
  'a link without a place': page((notes) => {
    notes.links = ['/kontak/', {}, null];
  }),
  'half a link': page((notes) => {
    notes.links = ['/kontak/'];
  }),
  'ids that are none': page((notes) => {
    notes.ids = { length: 1e9 };
  }),
  'notes that are a number': page((_, file) => {
    file.notes = 7;
  }),
  'no inputs': page((_, file) => {
    file.inputs = null;
  }),
  'a head of nothing': head((one) => {
    for (const name of Object.keys(one)) if (name !== 'tool') delete one[name];
  }),
  'a head with styles of null': head((one) => {
    (one.shared as Json).styles = null;
  }),
  'no head': (entries) => entries.slice(1),
  'a head for every object': (entries) => [
    ['head', JSON.parse('{"__proto__":{"entries":1},"tool":1}')],
    ...entries,
  ],
  'a part that is none': (entries) => [...entries, ['__proto__', 'x', {}]],
  'a part of every map': (entries) => [...entries, ['constructor', 'x', {}]],
  'a key that is none': (entries) => [...entries, ['files', { a: 1 }, {}]],
  'a value that is none': (entries) => [...entries, ['entries', ARTICLE, 1e308]],
  'an entry that is none': (entries) => [...entries, 'x' as never, null as never, {} as never],
};

const TEXTS: Record<string, string | Uint8Array> = {
  nothing: '',
  null: 'null',
  'a text': '"x"',
  'half a line': '[["head",{"to',
  'no JSON': 'apa saja',
  'no UTF-8': Buffer.from([0xff, 0xfe, 0x5b, 0x00]),
  'lists in lists': DEEP,
  'an article of lists in lists': `[["entries","${ARTICLE}",${DEEP}]]`,
  'many empty lines': '\n'.repeat(1 << 20),
  'lengths that are huge': '[["head",{"tool":1e999}],["files","x",{"stamp":1e999}]]',
};

const text = (entries: StateEntry[]): string => `${JSON.stringify(entries)}\n`;

it('rejects every state that content could not have produced', async () => {
  const { site, clean, entries } = await built();
  const before = outside(site);
  const fresh = JSON.stringify(entries);
  const planted: [string, string | Uint8Array][] = [
    ...Object.entries(STATES).map(([name, change]): [string, string] => [
      name,
      text(change(JSON.parse(fresh) as StateEntry[])),
    ]),
    ...Object.entries(TEXTS),
  ];
  for (const [index, [name, state]] of planted.entries()) {
    if (!LONG && index % 3 > 0) continue;
    site.reset('snapshot');
    plant(keptFile(site, 'site'), state);
    rmSync(keptFile(site, 'build'));
    expect({ name, ...(await buildHere(site)) }).toMatchObject({ name, code: 0 });
    expect(tree(site.out), name).toEqual(clean);
    expect(outside(site), name).toEqual(before);
  }
});

const RECORDS: Record<string, (record: Json) => unknown> = {
  'no record': () => null,
  'a list': () => [],
  'files that are a list': (record) => ({ ...record, files: ['index.html'] }),
  'files that lead out': (record) => ({
    ...record,
    files: { '../../../../etc/passwd': '1 2', '/dev/zero': 3 },
  }),
  'a summary of words': (record) => ({ ...record, summary: { counted: '<script>' } }),
  'no summary': (record) => ({ ...record, summary: undefined }),
  'diagnostics of no known code': (record) => ({
    ...record,
    diagnostics: [diagnostic({ code: 'toString' })],
  }),
  'diagnostics that are none': (record) => ({ ...record, diagnostics: [7, null, []] }),
  'diagnostics that are no list': (record) => ({ ...record, diagnostics: { length: 3 } }),
  'an error': (record) => ({ ...record, diagnostics: [diagnostic({ severity: 'error' })] }),
};

it('rejects every record that a build could not have written', async () => {
  const { site, clean } = await built();
  const record = recordOf(site) as Json;
  const { output } = await buildHere(site);
  for (const [name, change] of Object.entries(RECORDS)) {
    site.reset('snapshot');
    plant(keptFile(site, 'build'), JSON.stringify(change(record)));
    expect({ name, ...(await buildHere(site)) }).toEqual({ name, code: 0, failure: null, output });
    expect(tree(site.out), name).toEqual(clean);
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
const ROUNDS = times(3, 1000);

it('never crashes on a forged state, and writes nothing elsewhere', async () => {
  const { site, clean, entries } = await built();
  const record = JSON.stringify(recordOf(site));
  const fresh = JSON.stringify(entries);
  const before = outside(site);
  const chance = random(SEED);
  const outcomes = tally();
  for (let round = 0; round < ROUNDS; round += 1) {
    site.reset('snapshot');
    const isRecord = chance.below(6) === 0;
    const file = keptFile(site, isRecord ? 'build' : 'site');
    plant(file, JSON.stringify(spoil(JSON.parse(isRecord ? record : fresh), chance)));
    if (!isRecord) rmSync(keptFile(site, 'build'));
    if (chance.below(2) === 0) touchAll(site);
    // A bug of senja is rethrown.
    const { code, output } = await buildHere(site);
    // A broken link may be planted, and is reported: that is possible for anyone who can write to the cache.
    expect([0, 1], output).toContain(code);
    expect(outside(site)).toEqual(before);
    const files = tree(site.out);
    expect(Object.keys(files)).toEqual(Object.keys(clean));
    expect(JSON.stringify(files)).not.toMatch(/href=\\"javascript:|<script>alert/);
    outcomes.count(
      code === 1
        ? 'a fault reported'
        : JSON.stringify(files) === JSON.stringify(clean)
          ? 'the same'
          : 'other texts',
    );
  }
  console.log(`seed ${SEED}, ${ROUNDS} spoilt states: ${outcomes}`);
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
      if (!/^(?:front-end|models|code)-/.test(name)) continue;
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
    const files = [keptFile(site, 'site'), keptFile(site, 'build')];
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
