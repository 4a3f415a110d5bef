/** V8's compiled code of an installed command: cached by the first build or check, next to the package. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { seal } from '../../cli/tools/own-files.cjs';
import { sharedFolder, tree } from '../support/process/senja.ts';
import { projectFolder, run } from '../support/sites/installed.ts';
import { writeContent } from '../support/sites/small-site.ts';

const site = path.join(sharedFolder(), 'situs');
const senja = path.join(site, 'node_modules/senja');
const cache = path.join(site, 'node_modules/.cache/senja');
const main = path.join(senja, '.senja/cli/main.cjs');

const FINE = { code: 0, stdout: '', stderr: '' };
let builds = 0;

/** Builds the whole site into a new folder. */
async function build(...words: string[]) {
  builds += 1;
  const out = path.join(site, `dist-${builds}`);
  const node = words.filter((word) => word !== '--no-cache');
  const flags = words.filter((word) => word === '--no-cache');
  const args = ['build', '--quiet', '--now', '2026-05-01', '--out', out, ...flags];
  return { ...(await run(senja, args, { cwd: site, node })), files: existsSync(out) ? tree(out) : {} };
}

/** Whether a new process uses it. In one that has loaded the command, V8 has its own. */
const isUsed = (folder = senja): boolean =>
  execFileSync(
    process.execPath,
    ['-p', `require('./cli/tools/load.cjs').loadCommand(process.cwd()).storeCode === undefined`],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  ) === 'true\n';

/** @returns the path of the only file of the cache */
function cached(): string {
  const names = readdirSync(cache);
  expect(names).toEqual([expect.stringMatching(/^main\.cjs\.\d+\.[0-9a-f]{64}$/)]);
  return path.join(cache, names[0] ?? '');
}

beforeEach(() => {
  rmSync(path.join(site, 'node_modules/.cache'), { recursive: true, force: true });
  if (existsSync(senja)) return;
  projectFolder(senja);
  for (const name of readdirSync(path.join(senja, '.senja/cli')))
    if (name.startsWith('main.cjs.')) rmSync(path.join(senja, '.senja/cli', name));
  writeContent(path.join(site, 'content'));
  writeFileSync(path.join(site, 'package.json'), '{ "private": true, "senja": { "extends": "sehat" } }\n');
});

it('is stored by the first build, outside of the package, and used by the next', async () => {
  const before = tree(senja);
  const first = await build();
  expect(first).toMatchObject(FINE);
  expect(isUsed()).toBe(true);
  const bytes = readFileSync(cached());
  expect((await build()).files).toEqual(first.files);
  expect(readFileSync(cached()).equals(bytes)).toBe(true);
  expect(tree(senja)).toEqual(before);
});

it('is stored by no command that calls only a little', async () => {
  for (const args of [['--version'], ['explain', 'content/no-such-date'], ['build', '--oops']])
    await run(senja, args, { cwd: site });
  expect(existsSync(cache)).toBe(false);
});

it('is kept apart for other flags of V8', async () => {
  await build();
  const own = cached();
  const bytes = readFileSync(own);
  expect(await build('--stack-size=1000')).toMatchObject(FINE);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readFileSync(own).equals(bytes)).toBe(true);
});

/** Other contents of the file, made from its own. */
const contents: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  empty: () => Buffer.alloc(0),
  torn: (bytes) => bytes.subarray(0, bytes.length / 2),
  'with a flipped bit': (bytes) => {
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    return flipped;
  },
  'that V8 rejects': (bytes) => seal(Buffer.alloc(bytes.length, 7)),
};

it.each(Object.entries(contents))('is not used and is replaced if it is %s', async (_what, change) => {
  const { files } = await build();
  const changed = change(readFileSync(cached()));
  writeFileSync(cached(), changed);
  expect(isUsed()).toBe(false);
  expect(await build()).toEqual({ ...FINE, files });
  expect(readFileSync(cached()).equals(changed)).toBe(false);
  expect(isUsed()).toBe(true);
});

it('is not used with a copy of the command, as CI restores it, even if all of it was copied', async () => {
  await build();
  const before = cached();
  copyFileSync(main, `${main}.copy`);
  renameSync(`${main}.copy`, main);
  expect(isUsed()).toBe(false);
  expect(await build()).toMatchObject(FINE);
  expect(isUsed()).toBe(true);
  // It is the only one that is left.
  expect(cached()).not.toBe(before);
  const copy = path.join(site, 'copy');
  cpSync(path.join(site, 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  });
  expect(isUsed(path.join(copy, 'node_modules/senja'))).toBe(false);
});

it('is neither used nor stored with --no-cache', async () => {
  expect(await build('--no-cache')).toMatchObject(FINE);
  expect(existsSync(cache)).toBe(false);
  await build();
  // Without --no-cache it would be replaced.
  writeFileSync(cached(), 'damaged');
  expect(await build('--no-cache')).toMatchObject(FINE);
  expect(readFileSync(cached(), 'utf8')).toBe('damaged');
});

it('is not written through a link that another user has put there', async () => {
  await build();
  const file = cached();
  rmSync(file);
  const target = path.join(site, 'target');
  writeFileSync(target, 'kept');
  const link = `data:text/javascript,import fs from 'node:fs';fs.symlinkSync(${JSON.stringify(target)},${JSON.stringify(file)}+'.'+process.pid)`;
  expect(await build('--import', link)).toMatchObject(FINE);
  expect(readFileSync(target, 'utf8')).toBe('kept');
});

it('is replaced when another version of the package is installed', async () => {
  await build();
  const whole = readFileSync(main, 'latin1');
  try {
    // Of the same length, which is all that V8 compares.
    writeFileSync(main, whole.replace('process.exit', 'process.tixe'), 'latin1');
    expect(isUsed()).toBe(false);
    expect(await build()).toMatchObject(FINE);
    cached();
    expect(isUsed()).toBe(true);
  } finally {
    writeFileSync(main, whole, 'latin1');
  }
});

it('is complete after several first builds at once', async () => {
  const all = await Promise.all([build(), build(), build()]);
  for (const one of all) expect(one).toMatchObject({ ...FINE, files: all[0]?.files });
  cached();
  expect(isUsed()).toBe(true);
});

/** A disk on which half of a file in the cache can be written. */
const FULL = `data:text/javascript,import fs from 'node:fs';import{syncBuiltinESMExports as s}from'node:module';
const write=fs.writeFileSync;fs.writeFileSync=(file,bytes,...more)=>{if(!String(file).includes('.cache'))return write(file,bytes,...more);
write(file,bytes.subarray(0,bytes.length/2));throw Object.assign(new Error('full'),{code:'ENOSPC'})};s()`;

it('is missing, without a word, where it cannot be stored', async () => {
  const place = path.dirname(cache);
  // A file in place of the folder, as nobody may write there.
  writeFileSync(place, '');
  expect(await build()).toMatchObject(FINE);
  rmSync(place);
  expect(await build('--import', FULL)).toMatchObject(FINE);
  expect(readdirSync(cache)).toEqual([]);
  await build();
  const file = cached();
  rmSync(file);
  mkdirSync(path.join(file, 'folder'), { recursive: true });
  expect(await build()).toMatchObject(FINE);
  expect(readdirSync(cache)).toEqual([path.basename(file)]);
});
