/** A Node that is too old is named before anything else of senja is loaded. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { tooOld } from '../../cli/node-version.cjs';
import { root, temporaryFolder } from '../support/process/senja.ts';

/** All that the message needs. */
const NEEDED = ['cli/senja.mjs', 'cli/node-version.cjs', 'cli/tools/language.mjs'];

/** Preloads that give Node another version. */
const versionOf = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

it.each([
  ...['12.22.12', '18.20.8', '20.0.0', '20.11.1', '20.18.3', '21.7.3'].map(
    (version) => [version, true] as const,
  ),
  ...['20.19.0', '20.20.1', '22.0.0', '24.1.0', '100.0.0'].map((version) => [version, false] as const),
])('checks Node %s', (version, isOld) => {
  expect(tooOld(version) !== null).toBe(isOld);
});

it('agrees with package.json', () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(engines.node).toBe('^20.19 || >=22');
});

it.each([
  ['18.20.8', 'en', 'senja needs Node 20.19 or newer; this is 18.20.8.', /nvm install --lts.* try again/],
  ['20.11.1', 'id', 'senja memerlukan Node 20.19 atau yang lebih baru; yang terpasang 20.11.1.', /ulangi/],
  ['21.0.0', 'en', 'senja needs Node 22 or newer; this is 21.0.0.', /LTS/],
])('says so with nothing else of senja: %s', (version, lang, message, how) => {
  const folder = temporaryFolder();
  for (const name of NEEDED) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(path.join(root, name), path.join(folder, name));
  }
  for (const args of [['build'], ['check', '--format', 'json'], ['--help'], []]) {
    const words = [
      '--import',
      versionOf(version),
      path.join(folder, 'cli/senja.mjs'),
      ...args,
      '--lang',
      lang,
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    const [first, hint, ...rest] = stderr.trimEnd().split('\n');
    expect([first, ...rest]).toEqual([`machine/node-version  ${message}`]);
    expect(hint).toMatch(how);
  }
});

it.each([
  ['prepare', 0],
  ['build', 1],
])('says so in npm scripts: %s', (npm_lifecycle_event, code) => {
  const args = ['--import', versionOf('18.20.8'), 'cli/tools/prepare.mjs'];
  const env = { ...process.env, npm_lifecycle_event, LC_ALL: 'C' };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  expect(status).toBe(code);
  expect(stderr).toMatch(/^machine\/node-version {2}senja needs .*\n.*\n$/);
});

it.each(NEEDED)('has no syntax that an old Node does not know: %s', (name) => {
  const code = readFileSync(path.join(root, name), 'utf8');
  const plain = (target: string) => transformSync(code, { target }).code;
  expect(plain('node12.22')).toBe(plain('esnext'));
  expect(code).not.toMatch(/from 'node:/);
});
