/**
 * Nothing outside is read, written or deleted, and nothing blocks, whatever is planted where senja reads and writes:
 * links, pipes and sockets, in place of each file and of every folder on the way.
 */

import { cpSync, lstatSync, mkdirSync, readFileSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { KINDS, type Kind, makeOutside, plant, SECRET, stateOf } from '../support/disk/outside.ts';
import { LONG } from '../support/machine/long.ts';
import { commandRunner, root, sharedFolder, temporaryFolder } from '../support/process/senja.ts';
import { type CommandResult, runJobs } from '../support/process/several.ts';
import { install } from '../support/sites/installed.ts';
import { packageCopy } from '../support/sites/package-copy.ts';
import { writeContent } from '../support/sites/small-site.ts';

interface Place {
  /** Below the folder that holds `content` and `dist`. */
  name: string;
  /** Target of a link there, below the folder outside. */
  lead: string;
  /** Names in it that the manifest of `dist` lists too. */
  listed?: readonly string[];
  kinds?: readonly Kind[];
  /** Whether senja may remove it, like everything in a leftover. */
  cleared?: true;
}

interface Area {
  name: string;
  places: readonly Place[];
  commands: readonly (readonly string[])[];
  /** Exit code of each command that does not write content, and what the first one says about a place. */
  codes: readonly number[];
  says(place: string): RegExp;
}

/** A build by a senja without any state of the folder. */
const ANEW = ['build'];

const CHECK_AND_WRITE = [
  ['check'],
  ['check', '--fix'],
  ['new', 'article', 'Air putih'],
  ['new', 'page', 'Tentang air'],
];

const CONTENT: Area = {
  name: 'content',
  places: [
    ...['site.yaml', 'articles', 'pages', 'images', 'models', 'images/dalam'],
    ...['articles/02-ubi.md', 'articles/07-lain.yaml', 'pages/kontak.yaml', 'pages/lain.md'],
    ...['images/piring.png', 'images/lain.png'],
  ].map((name) => ({ name: `content/${name}`, lead: `content/${name}` })),
  commands: [['build'], ...CHECK_AND_WRITE],
  codes: [1, 1, 1],
  says: (place) =>
    new RegExp(
      `^${place.slice(8)}:1:1 +error +file/(?:symbolic-link|special)\\n(?:.*\\n)*1 error, 0 warn`,
      'm',
    ),
};

const FILES = ['.senja.json', '.senja.json.senja-new', 'index.html', 'artikel/ubi/index.html'];
const FOLDERS = ['artikel', 'artikel/ubi', 'artikel/baru', 'assets', 'kategori', 'baru'];

const DIST: Area = {
  name: 'dist',
  places: [...FILES, ...FOLDERS].flatMap((name): Place[] => {
    const place = { name: `dist/${name}`, lead: `dist/${name}` };
    const listed = ['', '/index.html', '/lain/index.html'].map((below) => name + below);
    return [place, { ...place, listed, kinds: ['a link'] }];
  }),
  commands: [['build'], ANEW, ['check']],
  codes: [2, 2, 0],
  says: () => /did not make: /,
};

const BESIDE: Area = {
  name: 'what lies beside dist',
  places: ['old', 'new'].flatMap((which): Place[] => {
    const name = `.dist.senja-${which}-7`;
    const inside = ['/artikel', '/artikel/ubi', '/artikel/ubi/index.html', '/kontak'].map(
      (below): Place => ({
        name: name + below,
        lead: `dist${below}`,
        kinds: ['a link', 'a pipe'],
        cleared: true,
      }),
    );
    return [{ name, lead: 'dist' }, ...inside];
  }),
  commands: [['build'], ANEW, ['check']],
  codes: [0, 0, 0],
  says: () => /is ready/,
};

const LOCK: Area = {
  name: 'the lock',
  places: [{ name: '.dist.senja-lock', lead: 'dist/index.html' }],
  commands: [['build'], ['check']],
  codes: [3, 0],
  says: () => /\.dist\.senja-lock: (?:it is a symbolic link|not an ordinary file)/,
};

/** A valid site that has been built. */
interface Spot {
  folder: string;
  place: Place;
  kind: Kind;
  outside: string;
  planted: Stats;
}

/** Sites with the files outside of each, each with something planted in it. */
async function spotsOf({ places }: Area): Promise<Spot[]> {
  const base = temporaryFolder();
  // Every eleventh one, or every fourth of few, so that each place and each kind has its turn; all in a long campaign.
  const wanted = places
    .flatMap((place) => (place.kinds ?? KINDS).map((kind) => ({ place, kind })))
    .filter((_, at, { length }) => LONG || at % (length > 20 ? 11 : 4) === 0);
  const folders = wanted.map((_one, index) => path.join(base, String(index)));
  for (const folder of folders) writeContent(path.join(folder, 'content'));
  const built = await runJobs(
    known,
    folders.map((cwd) => ({ cwd, args: ['build'] })),
  );
  expect(built.map((one) => one?.code)).toEqual(built.map(() => 0));
  return Promise.all(
    wanted.map(async ({ place, kind }, index) => {
      const folder = folders[index] ?? '';
      const outside = path.join(folder, 'luar');
      const target = path.join(folder, place.name);
      makeOutside(outside, `${folder}/content`, `${folder}/dist`);
      prepare(folder, place);
      await plant(kind, target, path.join(outside, place.lead));
      return { folder, place, kind, outside: stateOf(outside), planted: lstatSync(target) };
    }),
  );
}

function prepare(folder: string, { name, listed }: Place): void {
  const dist = path.join(folder, 'dist');
  const left = /^\.dist\.senja-\w+-7(?=\/)/.exec(name)?.[0];
  if (left) cpSync(dist, path.join(folder, left), { recursive: true });
  if (!listed) return;
  const manifest = path.join(dist, '.senja.json');
  const { version, files } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: number;
    files: string[];
  };
  writeFileSync(manifest, JSON.stringify({ version, files: [...new Set([...files, ...listed])] }));
}

function problemsOf(
  { folder, place, kind, outside, planted }: Spot,
  area: Area,
  results: (CommandResult | null)[],
): string[] {
  const now = lstatSync(path.join(folder, place.name), { throwIfNoEntry: false });
  const texts = results.map((one) => one?.output ?? '');
  const ended = results.map((one, index) => `${area.commands[index]?.join(' ')} ends with ${one?.code}`);
  const wrong = area.codes.flatMap((code, index) =>
    results[index]?.code === code ? [] : [`${ended[index]}: ${texts[index]}`],
  );
  const faults: Record<string, boolean> = {
    'a command does not end': results.includes(null),
    'something outside has changed': stateOf(path.join(folder, 'luar')) !== outside,
    'what was planted is gone': !place.cleared && (now?.ino !== planted.ino || now.mode !== planted.mode),
    'lines from outside are reported': texts.some((text) => text.includes(SECRET)),
    'it is taken for a bug': texts.some((text) => /itself failed|\n +at /.test(text)),
    // Not behind a link.
    'texts from outside are published': stateOf(path.join(folder, 'dist')).includes(SECRET),
    [`it is not reported, or not alone: ${texts[0]}`]: !area.says(place.name).test(texts[0] ?? ''),
  };
  const found = [...wrong, ...Object.keys(faults).filter((fault) => faults[fault])];
  return found.map((fault) => `${kind} at ${place.name}${place.listed ? ', listed' : ''}: ${fault}`);
}

/** Runnable packages, each with one process: one that only builds from nothing, and one without valid models. */
const packageRoots = ['paket', 'paket lain', 'paket tanpa model'].map((name) =>
  path.join(sharedFolder(), name),
) as [string, string, string];
const [known, stranger, modelless] = packageRoots.map((packageRoot) => commandRunner(packageRoot)) as [
  ReturnType<typeof commandRunner>,
  ReturnType<typeof commandRunner>,
  ReturnType<typeof commandRunner>,
];
beforeAll(() => {
  for (const packageRoot of packageRoots) install(packageCopy(packageRoot));
});

it.each([CONTENT, DIST, BESIDE, LOCK])(
  'stays inside its folders and exits, whatever is planted in $name',
  async (area) => {
    const spots = await spotsOf(area);
    const results: (CommandResult | null)[][] = [];
    for (const args of area.commands) {
      const jobs = spots.map(({ folder }) => ({ cwd: folder, args }));
      results.push(await runJobs(args === ANEW ? stranger : known, jobs));
    }
    const problems = spots.flatMap((spot, index) =>
      problemsOf(
        spot,
        area,
        results.map((of) => of[index] ?? null),
      ),
    );
    expect(problems.join('\n\n')).toBe('');
    expect(spots.length).toBeGreaterThan(1);
  },
);

it.each(KINDS)('refuses a model of its own that is %s', async (kind) => {
  const folder = temporaryFolder();
  const outside = path.join(folder, 'luar');
  const packageRoot = packageRoots[2];
  writeContent(path.join(folder, 'content'));
  cpSync(path.join(root, 'content/models'), path.join(outside, 'content/models'), { recursive: true });
  const before = stateOf(outside);
  for (const name of ['content/models', 'content/models/article.schema.json']) {
    await plant(kind, path.join(packageRoot, name), path.join(outside, name));
    const jobs = [['build'], ...CHECK_AND_WRITE].map((args) => ({ cwd: folder, args }));
    for (const results of await runJobs(modelless, jobs)) {
      expect(results).toMatchObject({ code: 3, output: expect.stringContaining(`${packageRoot}/${name}: `) });
      expect(results?.output).toMatch(/: (?:it is a symbolic link|not a)/);
    }
    expect(stateOf(outside)).toBe(before);
    rmSync(path.join(packageRoot, name), { recursive: true });
    cpSync(path.join(root, name), path.join(packageRoot, name), { recursive: true });
  }
});

/** Bytes that are invalid in UTF-8. */
const odd = (folder: string, ending: string): Buffer =>
  Buffer.concat([Buffer.from(`${folder}/0`), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(ending)]);

const ODD_PLACES = [
  {
    where: 'content/articles',
    ending: '.md',
    code: 1,
    says: /^articles\/0.+:1:1 +error +file\/unreadable\n.*not UTF-8/m,
  },
  {
    where: 'content/pages',
    ending: '.yaml',
    code: 1,
    says: /^pages\/0.+:1:1 +error +file\/unreadable\n.*not UTF-8/m,
  },
  {
    where: 'content/images',
    ending: '.png',
    code: 1,
    says: /^images\/0.+:1:1 +error +file\/unreadable\n.*not UTF-8/m,
  },
  { where: 'content', ending: '', code: 0, says: /is ready/ },
  { where: '.', ending: '', code: 0, says: /is ready/ },
  { where: 'dist', ending: '', code: 2, says: /did not make: / },
  { where: 'dist/artikel', ending: '.html', code: 2, says: /did not make: / },
];

// Every third one, so that content, the folder above and `dist` have their turn.
it.each(ODD_PLACES.filter((_, at) => LONG || at % 3 === 0))(
  'handles a name in $where that is not UTF-8',
  async ({ where, ending, code, says }) => {
    const folder = temporaryFolder();
    const homes = ['file', 'folder'].map((name) => path.join(folder, name));
    const run = (packageIn: typeof known, args: readonly string[]) =>
      runJobs(
        packageIn,
        homes.map((cwd) => ({ cwd, args })),
      );
    for (const home of homes) writeContent(path.join(home, 'content'));
    expect(await run(known, ['build'])).toMatchObject([{ code: 0 }, { code: 0 }]);
    const before = homes.map((home) => {
      const name = odd(path.join(home, where), ending);
      if (home.endsWith('folder')) mkdirSync(name);
      writeFileSync(home.endsWith('folder') ? Buffer.concat([name, Buffer.from('/a')]) : name, 'lain');
      return stateOf(path.join(home, 'dist'));
    });
    for (const results of [...(await run(known, ['build'])), ...(await run(stranger, ANEW))])
      expect(results).toMatchObject({ code, output: expect.stringMatching(says) });
    for (const args of CHECK_AND_WRITE)
      for (const results of await run(known, args)) {
        expect(results).not.toBeNull();
        expect(results?.output).not.toMatch(/itself failed|\n +at /);
      }
    if (code !== 0) expect(homes.map((home) => stateOf(path.join(home, 'dist')))).toEqual(before);
  },
);
