/**
 * `senja rename` killed or stopped at single calls that change the disk: a build publishes the old site or the new
 * one, or names the command that completes the rename.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { times } from '../support/machine/long.ts';
import { type RunOptions, root, start, temporaryFolder, tree } from '../support/process/senja.ts';

const preload = pathToFileURL(path.join(root, 'tests/support/process/kill-at.mjs')).href;
/** A kill at every n-th call; a long campaign tries all. */
const STEP = times(37, 1);

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder(), 'posko');
});

const reset = (): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
};
const content = (): string => JSON.stringify(tree(path.join(folder, 'content')));
const journals = (): string[] => {
  const changes = path.join(folder, '.senja/changes');
  return existsSync(changes) ? readdirSync(changes) : [];
};
const run = (args: readonly string[], options: RunOptions = {}) =>
  start(root, [...args, '--lang', 'en'], { cwd: folder, ...options }).ran;
const RENAME = ['rename', 'sri', 'sri-wahyuni'];

/** Renames, with an event at the n-th call from the moment on when there is a journal. */
const renaming = (at: number, env: NodeJS.ProcessEnv = {}) =>
  start(root, RENAME, {
    cwd: folder,
    node: ['--import', preload],
    env: { KILL_AT: String(at), KILL_FROM: 'link', KILL_COUNT: path.join(folder, '.senja/calls'), ...env },
  });

const renamed = (at: number) => renaming(at).ran;

/** The content before and after a rename, and the calls that make it. */
async function measured() {
  reset();
  const old = content();
  expect((await renamed(0)).code).toBe(0);
  const calls = readFileSync(path.join(folder, '.senja/calls'), 'utf8').split('\n');
  expect(content()).not.toBe(old);
  return { old, next: content(), calls };
}

it('is completed by the command that a build names after a kill at any call', async () => {
  const { old, next, calls } = await measured();
  const faults: string[] = [];
  for (let at = 1; at <= calls.length; at += STEP) {
    reset();
    const killed = await renamed(at);
    const build = await run(['build']);
    const found = content();
    const named = /To complete it: .*senja(?:\.mjs)? (rename .*)/.exec(build.stderr)?.[1];
    const isWhole = build.code === 0 && [old, next].includes(found);
    const isRefused = build.code === 3 && named === 'rename staff/1-sri.md sri-wahyuni';
    const again = found === next ? null : await run(isRefused ? named.split(' ') : RENAME);
    const problems = [
      killed.code !== null && `ended with ${killed.code}`,
      !isWhole && !isRefused && `${build.code} ${build.stderr}`,
      isRefused === existsSync(path.join(folder, 'dist')) && 'published',
      again && again.code !== 0 && again.stderr,
      content() !== next && `not completed: ${content()}`,
      journals().length > 0 && `left ${journals()}`,
    ];
    for (const one of problems) if (one) faults.push(`call ${at}, ${calls[at - 1]}: ${one}`);
  }
  expect(faults.join('\n')).toBe('');
});

it('is complete when a signal ends it on a slow disk, and leaves no temporary file', async () => {
  const { next, calls } = await measured();
  for (const [signal, at] of [
    ['SIGINT', 1],
    ['SIGTERM', 1 + calls.findIndex((one) => /^renameSync .*\/content\//.test(one))],
  ] as const) {
    reset();
    const { child, ran } = renaming(at, { KILL_WITH: signal, KILL_SLOW: '20' });
    await ran;
    expect({ signal: child.signalCode, left: journals(), content: content() }).toEqual({
      signal,
      left: [],
      content: next,
    });
  }
});
