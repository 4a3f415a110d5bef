/**
 * `senja rename` and `check --fix` killed or stopped at single calls that change the disk: after the next command that
 * writes content, all files are as before or as planned, and a text that somebody has saved meanwhile is kept.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const at = (name: string): string => path.join(folder, 'content', name);
/** Trailing blanks, which `check --fix` removes. */
const FIXABLE = ['places/market.yaml', 'places/village-hall.yaml', 'schedules/2-second.yaml'];
const reset = (): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
  for (const name of FIXABLE) writeFileSync(at(name), readFileSync(at(name), 'utf8').replace(/\n/, '  \n'));
};
const texts = (): Record<string, string> => tree(path.join(folder, 'content'));
const content = (): string => JSON.stringify(texts());
const logs = (): string[] => {
  const changes = path.join(folder, '.senja/changes');
  return existsSync(changes) ? readdirSync(changes) : [];
};
const run = (args: readonly string[], options: RunOptions = {}) =>
  start(root, [...args, '--lang', 'en'], { cwd: folder, ...options }).ran;

/** What is killed, the command that a reader is told to run, and a file that is edited meanwhile. */
const COMMANDS = {
  rename: [['rename', 'sri', 'sri-wahyuni'], 'rename staff/1-sri.md sri-wahyuni', 'schedules/1-first.yaml'],
  'check --fix': [['check', '--fix'], 'check --fix', 'places/market.yaml'],
} as const;

/** Runs a command, with an event at the n-th call from the moment on when its files are prepared. */
const changing = (args: readonly string[], number: number, env: NodeJS.ProcessEnv = {}) =>
  start(root, args, {
    cwd: folder,
    node: ['--import', preload],
    env: {
      KILL_AT: String(number),
      KILL_FROM: 'fsync',
      KILL_COUNT: path.join(folder, '.senja/calls'),
      ...env,
    },
  });

/** The content before and after a command, and the calls that make it. */
async function measured(args: readonly string[]) {
  reset();
  const old = content();
  expect((await changing(args, 0).ran).code).toBe(0);
  const calls = readFileSync(path.join(folder, '.senja/calls'), 'utf8').split('\n');
  expect(content()).not.toBe(old);
  const last = calls.findLastIndex((one) => one.includes('/content/') || one.includes('.senja/changes'));
  return { old, next: content(), calls: calls.slice(0, last + 1) };
}

it.each(Object.entries(COMMANDS))('completes %s after a kill at any call', async (_, [args, named, file]) => {
  const { old, next, calls } = await measured(args);
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let number = 1; number <= calls.length; number += STEP) {
    for (const isEdited of number % 2 === 0 ? [false] : [false, true]) {
      reset();
      const killed = await changing(args, number).ran;
      if (isEdited) writeFileSync(at(file), `${readFileSync(at(file), 'utf8')}# edited\n`);
      const build = await run(['build']);
      const told = /To complete it: .*senja(?:\.mjs)? (.*)/.exec(build.stderr)?.[1];
      const isTold = build.code === 3 && told === named;
      const isListed = logs().some((name) => !name.endsWith('~'));
      // Another command that writes.
      await run(['new', 'person', 'Tini']);
      const all = Object.entries(texts());
      const found = Object.fromEntries(all.filter(([name]) => !name.includes('tini')));
      const whole = (expected: string): boolean => {
        const { [file]: own, ...others } = JSON.parse(expected) as Record<string, string>;
        const { [file]: edited, ...rest } = found;
        const isKept = isEdited ? edited?.endsWith('# edited\n') : edited === own;
        return isKept === true && JSON.stringify(rest) === JSON.stringify(others);
      };
      seen.add(isListed ? 'listed' : 'not listed');
      const problems = [
        killed.code !== null && `ended with ${killed.code}`,
        isTold !== isListed && `${isListed}, but ${build.code} ${build.stderr}`,
        all.length === Object.keys(found).length && 'nothing new',
        isTold === existsSync(path.join(folder, 'dist')) && 'published',
        !whole(isListed ? next : old) && `${isListed}, but ${JSON.stringify(found)}`,
        logs().length > 0 && `left ${logs()}`,
      ];
      for (const one of problems) if (one) faults.push(`call ${number}, ${calls[number - 1]}: ${one}`);
    }
  }
  expect(faults.join('\n')).toBe('');
  expect([...seen].sort()).toEqual(['listed', 'not listed']);
});

it('is complete when a signal ends it on a slow disk, and leaves no temporary file', async () => {
  const [args] = COMMANDS.rename;
  const { next, calls } = await measured(args);
  for (const [signal, number] of [
    ['SIGINT', 1 + calls.findIndex((one) => /\/content\/.*\.senja-\d+~$/.test(one))],
    ['SIGTERM', 1 + calls.findIndex((one) => /^renameSync .*\/content\//.test(one))],
  ] as const) {
    reset();
    const { child, ran } = changing(args, number, { KILL_WITH: signal, KILL_SLOW: '20' });
    await ran;
    expect({ signal: child.signalCode, left: logs(), content: content() }).toEqual({
      signal,
      left: [],
      content: next,
    });
  }
});
