/**
 * `senja rename`, `check --fix` and a save in `senja edit` killed or stopped at single calls that change the disk: after
 * the next command that writes content, all files are as before or as planned, and a text that somebody has saved
 * meanwhile is kept.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { EditedEntry, PlanView } from '../../cli/edit/api.ts';
import { LONG } from '../support/machine/long.ts';
import {
  type CommandRun,
  type RunOptions,
  root,
  start,
  temporaryFolder,
  tree,
} from '../support/process/senja.ts';

const preload = pathToFileURL(path.join(root, 'tests/support/process/kill-at.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = path.join(temporaryFolder(), 'posko');
});

const at = (name: string): string => path.join(folder, 'content', name);
/** Trailing blanks, which `check --fix` removes. */
const FIXABLE = ['places/market.yaml', 'places/village-hall.yaml', 'schedules/2-second.yaml'];
const SCHEDULES = ['schedules/1-first.yaml', 'schedules/2-second.yaml'];

/** Gives the site a list of areas, of which each schedule has one. */
function withAreas(): void {
  const properties = (model: string, more: object): void => {
    const place = at(`models/${model}.schema.json`);
    const schema = JSON.parse(readFileSync(place, 'utf8')) as { properties: object };
    writeFileSync(place, JSON.stringify({ ...schema, properties: { ...schema.properties, ...more } }));
  };
  const name = { type: 'string', minLength: 1 };
  properties('site', { areas: { type: 'array', items: { type: 'object', properties: { name } } } });
  properties('schedule', { area: { type: 'string', 'x-one-of': 'areas/name' } });
  appendFileSync(at('site.yaml'), 'areas:\n  - name: North\n  - name: South\n');
  for (const file of SCHEDULES) appendFileSync(at(file), 'area: North\n');
}

const reset = (): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/sites/posko'), folder, { recursive: true });
  withAreas();
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

/** Runs a command, with an event at the n-th call from a moment on. */
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

/** Renames an area in the editor, and saves that with what follows from it; then ends it, if it is not killed before. */
async function saving(number: number): Promise<CommandRun> {
  const { child, ran } = changing(['edit', '--no-open', '--port', '0', '--lang', 'en'], number, {
    // The first file of the save says how to take it back.
    KILL_FROM: `${path.sep}done`,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stderr?.on('data', (chunk: string) => {
    text += chunk;
  });
  await expect.poll(() => text, { timeout: 60_000 }).toMatch(/http:\/\/\S+/);
  const { origin, searchParams } = new URL(/http:\/\/\S+/.exec(text)?.[0] ?? '');
  const headers = { 'X-Senja-Key': searchParams.get('key') ?? '', Connection: 'close', origin };
  const ask = async <Answer>(name: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api/${name}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    expect(answer.status, said).toBe(200);
    return JSON.parse(said) as Answer;
  };
  const file = 'site.yaml';
  const { revision } = await ask<EditedEntry>(`entry?file=${file}`);
  await ask('change', { file, revision, change: { is: 'set', pointer: '/areas/0/name', value: 'Upland' } });
  const action = { is: 'save', file };
  const { id, entries } = await ask<PlanView>('plan', action);
  expect(entries.map((one) => one.file)).toEqual(SCHEDULES);
  const done = await ask('act', { action, plan: id }).catch((error: unknown) => error);
  // The connection ends with the server.
  if (done instanceof Error) expect(done).toBeInstanceOf(TypeError);
  else child.kill('SIGTERM');
  return ran;
}

/** What is killed at its n-th call, the command that a reader is told to run, and a file that is edited meanwhile. */
interface Killed {
  change: (number: number) => Promise<CommandRun>;
  named: string;
  file: string;
}
const RENAME = ['rename', 'sri', 'sri-wahyuni'];
const CHANGES: Readonly<Record<string, Killed>> = {
  rename: {
    change: (number) => changing(RENAME, number).ran,
    named: 'rename staff/1-sri.md sri-wahyuni',
    file: 'schedules/1-first.yaml',
  },
  'check --fix': {
    change: (number) => changing(['check', '--fix'], number).ran,
    named: 'check --fix',
    file: 'places/market.yaml',
  },
  'a save in the editor': { change: saving, named: 'edit', file: 'schedules/1-first.yaml' },
};

/** The content before and after a change, and the calls that make it. */
async function measured(change: Killed['change']) {
  reset();
  const old = content();
  expect((await change(0)).code).toBe(0);
  const calls = readFileSync(path.join(folder, '.senja/calls'), 'utf8').split('\n');
  expect(content()).not.toBe(old);
  const last = calls.findLastIndex((one) => one.includes('/content/') || one.includes('.senja/changes'));
  return { old, next: content(), calls: calls.slice(0, last + 1) };
}

/**
 * @returns numbers of calls to kill at, from 1: all, or the first one of the change itself, one just after the change has been
 *   listed, and one near the end
 */
function killedAt(calls: readonly string[]): number[] {
  // A long campaign.
  if (LONG) return calls.map((_, index) => index + 1);
  const first = calls.findIndex((one) => one.includes('/content/') || one.includes('.senja/changes'));
  const listed = calls.findIndex((one) => one.startsWith('link') && one.includes('.senja/changes'));
  expect(listed).toBeGreaterThan(first);
  return [first + 1, listed + 3, calls.length - 3];
}

it.each(Object.entries(CHANGES))(
  'completes %s after a kill at any call',
  async (_, { change, named, file }) => {
    const { old, next, calls } = await measured(change);
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const number of killedAt(calls)) {
      for (const isEdited of number % 2 === 0 ? [false] : [false, true]) {
        reset();
        const killed = await change(number);
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
  },
);

it('is complete when a signal ends it on a slow disk, and leaves no temporary file', async () => {
  const { next, calls } = await measured((number) => changing(RENAME, number).ran);
  for (const [signal, number] of [
    ['SIGINT', 1 + calls.findIndex((one) => /\/content\/.*\.senja-\d+~$/.test(one))],
    ['SIGTERM', 1 + calls.findIndex((one) => /^renameSync .*\/content\//.test(one))],
  ] as const) {
    reset();
    const { child, ran } = changing(RENAME, number, { KILL_WITH: signal, KILL_SLOW: '20' });
    await ran;
    expect({ signal: child.signalCode, left: logs(), content: content() }).toEqual({
      signal,
      left: [],
      content: next,
    });
  }
});
