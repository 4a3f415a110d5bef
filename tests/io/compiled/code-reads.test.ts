/** What the site's code reads is noted, and found once it has changed. */
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CodeReads } from '../../../cli/core/stages/site-state.ts';
import { changedRead, filesRead, recordReads } from '../../../cli/io/compiled/code-reads.ts';
import { runCode } from '../../../cli/io/compiled/run-code.ts';
import { temporaryFolder } from '../../support/process/senja.ts';

let root: string;
const at = (name: string): string => path.join(root, name);
const write = (name: string, text: string): void => writeFileSync(at(name), text);

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(at('data/deep'), { recursive: true });
  write('data/note.txt', 'one');
  write('data/deep/a.txt', 'a');
  vi.stubEnv('COMMIT_REF', 'one');
});
afterEach(() => vi.unstubAllEnvs());

async function readsOf(code: string): Promise<CodeReads> {
  const reads = recordReads(root);
  const text = `const root = ${JSON.stringify(root)}; exports.run = async () => { ${code} };`;
  await runCode<{ run(): Promise<void> }>(text, { filename: 'a.cjs', reads }).run();
  return reads.found();
}

const deploy = (): void => void vi.stubEnv('COMMIT_REF', 'two');
const edit = (): void => write('data/note.txt', 'two');
const add = (): void => write('data/new.txt', '');
const addDeep = (): void => write('data/deep/new.txt', '');
const remove = (): void => rmSync(at('data/note.txt'));
const touch = (): void => utimesSync(at('data/note.txt'), 1, 1);

it.each<[string, () => void, string]>([
  ['process.env.COMMIT_REF', deploy, 'COMMIT_REF'],
  ["require('node:process').env.COMMIT_REF", deploy, 'COMMIT_REF'],
  ["const { COMMIT_REF = 'x' } = process.env", deploy, 'COMMIT_REF'],
  ["'PREVIEW' in process.env", () => void vi.stubEnv('PREVIEW', ''), 'PREVIEW'],
  ['({ ...process.env })', deploy, 'COMMIT_REF'],
  ['Object.keys(process.env)', () => void vi.stubEnv('PREVIEW', ''), 'process.env'],
  ["require('node:fs').readFileSync(root + '/data/note.txt', 'utf8')", edit, 'data/note.txt'],
  ["require('fs').readFileSync(new URL('file://' + root + '/data/note.txt'))", edit, 'data/note.txt'],
  ["await require('fs').promises.readFile(root + '/data/note.txt')", edit, 'data/note.txt'],
  ["await require('node:fs/promises').readFile(root + '/data/note.txt')", edit, 'data/note.txt'],
  ["require('fs').readFileSync(root + '/data/note.txt')", remove, 'data/note.txt'],
  ["try { require('fs').readFileSync(root + '/data/new.txt') } catch {}", add, 'data/new.txt'],
  ["require('fs').existsSync(root + '/data/new.txt')", add, 'data/new.txt'],
  ["require('fs').statSync(root + '/data/note.txt').mtime", touch, 'data/note.txt'],
  ["require('fs').readdirSync(root + '/data')", add, 'data'],
  ["require('fs').readdirSync(root + '/data', { recursive: true })", addDeep, 'data'],
  ["for await (const _ of require('fs').createReadStream(root + '/data/note.txt'));", edit, 'data/note.txt'],
  [
    "require('fs').readFileSync(require('path').relative('', root + '/data/note.txt'))",
    edit,
    'data/note.txt',
  ],
])('finds a change of what is read by %s', async (code, change, name) => {
  const reads = await readsOf(code);
  expect(changedRead(root, reads)).toBeNull();
  change();
  expect(changedRead(root, reads)).toBe(name);
});

it('follows links to files', async () => {
  symlinkSync(at('data/note.txt'), at('link.txt'));
  const reads = await readsOf("require('fs').readFileSync(root + '/link.txt')");
  edit();
  expect(changedRead(root, reads)).toBe('link.txt');
});

it.each<[string, () => void]>([
  ["require('fs').readFileSync(root + '/data/note.txt')", touch],
  ["require('fs').readFileSync(root + '/data/note.txt')", add],
  ["require('fs').existsSync(root + '/data/note.txt')", edit],
  ["require('fs').readdirSync(root + '/data')", addDeep],
  ["require('fs').writeFileSync(root + '/made.txt', 'x')", () => write('made.txt', 'y')],
  ["require('fs').closeSync(require('fs').openSync(root + '/made.txt', 'w'))", () => write('made.txt', 'y')],
  ["process.env.OWN = 'x'; process.env.OWN", () => undefined],
  ['1', deploy],
])('ignores what is not read by %s', async (code, change) => {
  const reads = await readsOf(code);
  change();
  expect(changedRead(root, reads)).toBeNull();
});

it('keeps no value of a variable, and paths that survive a move of the site', async () => {
  vi.stubEnv('TOKEN', 'secret');
  const reads = await readsOf("process.env.TOKEN; require('fs').readFileSync(root + '/data/note.txt')");
  expect(Object.keys(reads)).toEqual(['env TOKEN', 'file data/note.txt']);
  expect(JSON.stringify(reads)).not.toContain('secret');
  expect(filesRead(root, reads)).toEqual([at('data/note.txt')]);
});
