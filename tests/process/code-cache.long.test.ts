/** V8's compiled code of an installed command: cached by the first build or check, next to the package. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keyOf } from '../../cli/tools/load.cjs';
import { SEAL, seal, unseal } from '../../cli/tools/own-files.cjs';
import { sharedFolder, start, tree } from '../support/process/senja.ts';
import { projectFolder, run } from '../support/sites/installed.ts';
import { writeContent } from '../support/sites/small-site.ts';

const site = path.join(sharedFolder(), 'situs');
const senja = path.join(site, 'node_modules/senja');
const cache = path.join(site, 'node_modules/.cache/senja');
const main = path.join(senja, '.senja/cli/main.cjs');
const keyOfMain = () => keyOf(main, readFileSync(main).subarray(-SEAL));

const FINE = { code: 0, stdout: '', stderr: '' };
let builds = 0;

/** Exit code of code of another command. */
const FOREIGN = 7;

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
    ['-p', `require('./cli/tools/load.cjs').loadCommand(process.cwd()).wasCompiled`],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  ) === 'true\n';

/** @returns the path of the only file of the cache */
function cached(): string {
  const names = readdirSync(cache);
  expect(names).toEqual([expect.stringMatching(/^main\.cjs\.\d+$/)]);
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

it('is stored by dev after its first build, since a signal ends it', async () => {
  const { child, ran } = start(senja, ['dev', '--port', '0'], { cwd: site });
  const names = () => (existsSync(cache) ? readdirSync(cache) : []);
  await expect.poll(names).toEqual([expect.stringMatching(/^main\.cjs\.\d+$/)]);
  child.kill();
  await ran;
});

it('is kept apart for other flags of V8', async () => {
  await build();
  const own = cached();
  const bytes = readFileSync(own);
  expect(await build('--stack-size=1000')).toMatchObject(FINE);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readFileSync(own).equals(bytes)).toBe(true);
});

/** Compiles another text of the length of the command, which is all that V8 compares, with the command's flags. */
const COMPILE = `
const [main, senja] = process.argv.slice(1);
const text = require(senja + '/cli/tools/own-files.cjs').unseal(require('node:fs').readFileSync(main)).toString('latin1');
const [, flag] = /^\\/\\/(--\\S+)\\n/.exec(text) ?? [];
if (flag && process.versions.v8.startsWith('11.')) require('node:v8').setFlagsFromString(flag);
const { Script } = require('node:vm');
const code = new Script('process.exit(${FOREIGN});'.padEnd(text.length), { filename: main }).createCachedData();
const { cachedDataRejected } = new Script(text, { filename: main, cachedData: code });
if (cachedDataRejected) throw new Error('V8 would not run it');
process.stdout.write(code);
`;

/** Compiled code that only ends the process, with a code of its own. */
const foreignCode = (): Buffer => execFileSync(process.execPath, ['-e', COMPILE, main, senja]);

let whole: { files: Record<string, string>; name: string; bytes: Buffer } | undefined;

/** Other contents of the file, made from its own. */
const contents: Readonly<Record<string, (bytes: Buffer, key: Buffer) => Buffer>> = {
  empty: () => Buffer.alloc(0),
  torn: (bytes) => bytes.subarray(0, bytes.length / 2),
  'with a flipped bit': (bytes) => {
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    return flipped;
  },
  'of another command': () => seal(foreignCode()),
  'of another command, sealed as by it': () => seal(foreignCode(), Buffer.alloc(SEAL, 'x')),
  'sealed by somebody who has the command, and not this copy': () =>
    seal(foreignCode(), readFileSync(main).subarray(-SEAL)),
  'that V8 rejects': (bytes, key) => seal(Buffer.alloc(bytes.length, 7), key),
};

it.each(Object.entries(contents))('is not used and is replaced if it is %s', async (_what, change) => {
  whole ??= { files: (await build()).files, name: path.basename(cached()), bytes: readFileSync(cached()) };
  const key = keyOfMain();
  const changed = change(whole.bytes, key);
  mkdirSync(cache, { recursive: true });
  const file = path.join(cache, whole.name);
  writeFileSync(file, changed);
  expect(isUsed()).toBe(false);
  expect(await build()).toEqual({ ...FINE, files: whole.files });
  const bytes = readFileSync(cached());
  expect(bytes.equals(changed)).toBe(false);
  expect(unseal(bytes, key)).not.toBeNull();
});

/** Ways in which somebody else may have put it there, though it is sealed. */
const foreign: Readonly<Record<string, (file: string) => void>> = {
  ...(process.getuid?.() === 0 && { 'of another user': (file: string) => chownSync(file, 4711, 4711) }),
  'open to others': (file) => chmodSync(file, 0o666),
  'another name of a file': (file) => linkSync(file, path.join(site, 'other')),
  'a link': (file) => {
    renameSync(file, path.join(site, 'other'));
    symlinkSync(path.join(site, 'other'), file);
  },
  'a pipe': (file) => {
    rmSync(file);
    execFileSync('mkfifo', [file]);
  },
};

it.each(Object.entries(foreign))('is not used and is replaced if it is %s', async (_what, change) => {
  rmSync(path.join(site, 'other'), { force: true });
  await build();
  change(cached());
  expect(isUsed()).toBe(false);
  expect(await build()).toMatchObject(FINE);
  expect(isUsed()).toBe(true);
});

it('is not used with a copy of the command, as CI restores it, even if all of it was copied', async () => {
  await build();
  const bytes = readFileSync(cached());
  const key = keyOfMain();
  copyFileSync(main, `${main}.copy`);
  renameSync(`${main}.copy`, main);
  expect(keyOfMain()).not.toEqual(key);
  expect(isUsed()).toBe(false);
  expect(await build()).toMatchObject(FINE);
  expect(isUsed()).toBe(true);
  expect(readFileSync(cached()).equals(bytes)).toBe(false);
  const copy = path.join(site, 'copy');
  cpSync(path.join(site, 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  expect(isUsed(path.join(copy, 'node_modules/senja'))).toBe(false);
});

it('is neither used nor stored with --no-cache', async () => {
  expect(await build('--no-cache')).toMatchObject(FINE);
  expect(existsSync(cache)).toBe(false);
  await build();
  const file = cached();
  writeFileSync(file, seal(foreignCode(), keyOfMain()), { mode: 0o644 });
  expect((await build()).code).toBe(FOREIGN);
  const bytes = readFileSync(file);
  expect(await build('--no-cache')).toMatchObject(FINE);
  expect(readFileSync(file).equals(bytes)).toBe(true);
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
  const text = unseal(readFileSync(main))?.toString('latin1') ?? '';
  const whole = readFileSync(main);
  try {
    // Of the same length.
    writeFileSync(main, seal(Buffer.from(text.replace('process.exit', 'process.tixe'), 'latin1')));
    expect(isUsed()).toBe(false);
    expect(await build()).toMatchObject(FINE);
    cached();
    expect(isUsed()).toBe(true);
  } finally {
    writeFileSync(main, whole);
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
