/**
 * Changes of several content files on a failing disk, killed, and while somebody edits the same files, at each of
 * their calls of the file system: after the next command, all files are as before or as planned. With FUZZ_RUNS also two
 * such events after each other, at all pairs of calls.
 */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { clearContent } from '../../cli/io/atomic/temporary-files.ts';
import { createContentFile, replaceText } from '../../cli/io/changes/content-writer.ts';
import { expectNoLog } from '../../cli/io/changes/redo-log.ts';
import { type Change, changeTogether, finishChanges } from '../../cli/io/changes/write-set.ts';
import { Failure } from '../../cli/io/failures/failure.ts';
import { type Call, withFaults } from '../support/disk/fault.ts';
import { LONG } from '../support/machine/long.ts';
import { temporaryFolder, tree } from '../support/process/senja.ts';

/** A second event follows at every n-th call only; coprime to any pattern of calls. */
const STEP = LONG ? 1 : 23;

const OLD = { 'a/gone.md': 'gone', 'a/one.md': 'one', 'a/two.md': '\uFEFFtwo', 'site.yaml': 'site' };
const NEW = { 'b/c/uno.md': 'uno', 'a/fresh.md': 'new', 'a/two.md': '\uFEFFdos', 'site.yaml': 'sitio' };
const CHANGES: readonly Change[] = [
  { from: 'a/two.md', to: 'a/two.md', before: 'two', after: 'dos' },
  { from: 'a/gone.md', to: 'a/gone.md', before: 'gone', after: null },
  { from: 'a/one.md', to: 'b/c/uno.md', before: 'one', after: 'uno' },
  { from: 'a/fresh.md', to: 'a/fresh.md', before: null, after: 'new' },
  { from: 'site.yaml', to: 'site.yaml', before: 'site', after: 'sitio' },
];
const asTree = (files: Record<string, string>): string =>
  JSON.stringify(
    Object.entries(files)
      .map(([name, text]) => [name, Buffer.from(text).toString('latin1')])
      .sort(),
  );
const commandFor = (): string => 'senja rename';
const HOW = { order: { is: 'rename', entry: 'one', name: 'uno', file: 'a/one.md' }, commandFor } as const;

function site(siteRoot: string) {
  const content = path.join(siteRoot, 'content');
  const at = (name: string): string => path.join(content, name);
  const places = { content, siteRoot };
  return {
    at,
    reset() {
      rmSync(siteRoot, { recursive: true, force: true });
      mkdirSync(at('a'), { recursive: true });
      for (const [name, text] of Object.entries(OLD)) writeFileSync(at(name), text);
    },
    read: () => tree(content),
    found: () => JSON.stringify(Object.entries(tree(content)).sort()),
    logs: () => {
      const folder = path.join(siteRoot, '.senja/changes');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    change: () => changeTogether(places, CHANGES, HOW),
    /** What a command does that only reads. */
    expect: () => expectNoLog(places, commandFor),
    /** What a command does first that writes. */
    finish: () => finishChanges(places, commandFor),
    isOurs: ({ name, paths }: Call) => name !== 'exists' && paths.some((one) => one.startsWith(siteRoot)),
  };
}
type Site = ReturnType<typeof site>;

const NAME = /\/([^/]*)$/;

/** What happens at the n-th call: an error code of that call, or a change by somebody else before it. */
type Event = (number: number) => string | null;

/** @returns the error of an action whose calls are counted */
async function watched({ isOurs }: Site, act: () => unknown, event: Event) {
  let calls = 0;
  const names: string[] = [];
  let error: unknown = null;
  await withFaults(
    (call) => {
      if (!isOurs(call)) return null;
      calls += 1;
      names.push(`${call.name} ${NAME.exec(call.paths[0] ?? '')?.[1]}`);
      return event(calls);
    },
    async () => {
      try {
        await act();
      } catch (caught) {
        error = caught;
      }
    },
  );
  if (error !== null && !(error instanceof Failure)) throw error;
  return { calls, names, error: error as Failure | null };
}

const nothing: Event = () => null;
const fault =
  (at: number, code: string): Event =>
  (number) =>
    number === at ? code : null;
/** A killed process makes no further call. */
const dead =
  (at: number): Event =>
  (number) =>
    number >= at ? 'EIO' : null;

async function campaign() {
  const here = site(path.join(temporaryFolder(), 'situs'));
  const faults: string[] = [];
  const verify = (where: string, problems: readonly (string | false | undefined)[]): void => {
    for (const problem of problems) if (problem) faults.push(`${where}: ${problem}`);
  };
  here.reset();
  const { calls, names } = await watched(here, here.change, nothing);
  expect(here.found()).toBe(asTree(NEW));
  expect(here.logs()).toEqual([]);
  const callsOf = (at: number): string => `call ${at}, ${names[at - 1]}`;
  /** The next command: completes what was listed, and makes the change if it was not. */
  const complete = async (where: string): Promise<'old' | 'new'> => {
    const { error } = await watched(here, here.finish, nothing);
    const found = here.found();
    const is = found === asTree(NEW) ? 'new' : 'old';
    if (is === 'old')
      await here.change().catch((caught: Error) => verify(where, [`not made: ${caught.message}`]));
    verify(where, [
      error !== null && `not completed: ${error.message}`,
      ![OLD, NEW].map(asTree).includes(found) && `mixed: ${found}`,
      here.found() !== asTree(NEW) && `then ${here.found()}`,
      here.logs().length > 0 && `left ${here.logs()}`,
    ]);
    return is;
  };
  return { here, calls, faults, verify, complete, callsOf };
}

it.each(['ENOSPC', 'EIO'])(
  'keeps all old texts when any single call fails with %s, or says what is to be completed',
  async (code) => {
    const { here, calls, faults, verify, complete, callsOf } = await campaign();
    const seen = new Set<string>();
    for (let at = 1; at <= calls; at += 1) {
      here.reset();
      const { error } = await watched(here, here.change, fault(at, code));
      const found = here.found();
      const isListed = here.logs().some((name) => !name.endsWith('~'));
      const state = await complete(callsOf(at));
      seen.add(error?.code ?? '');
      verify(callsOf(at), [
        error?.code === 'machine/unfinished-rename' && !isListed && 'nothing is listed',
        state !== (error && error.code !== 'machine/unfinished-rename' ? 'old' : 'new') &&
          `${error?.message}, but ${found}, then ${state}`,
      ]);
    }
    expect(faults.join('\n')).toBe('');
    expect([...seen].sort()).toEqual(['', 'machine/file-system', 'machine/unfinished-rename']);
  },
);

it('is refused to readers, or whole, after a kill at any call, and completed by the next command', async () => {
  const { here, calls, faults, verify, complete, callsOf } = await campaign();
  const seen: Record<string, number> = {};
  for (let at = 1; at <= calls; at += 1) {
    here.reset();
    await watched(here, here.change, dead(at));
    const { error } = await watched(here, here.expect, nothing);
    const texts = Object.entries(here.read()).filter(([name]) => !name.endsWith('~'));
    const found = JSON.stringify(texts.sort());
    verify(callsOf(at), [
      error
        ? error.code !== 'machine/unfinished-rename' && error.message
        : ![OLD, NEW].map(asTree).includes(found) && found,
    ]);
    const state = await complete(callsOf(at));
    verify(callsOf(at), [error !== null && state !== 'new' && 'listed, but not completed']);
    seen[`${error?.words.en.hint ?? 'whole'}, ${state}`] =
      (seen[`${error?.words.en.hint ?? 'whole'}, ${state}`] ?? 0) + 1;
  }
  expect(faults.join('\n')).toBe('');
  expect(Object.keys(seen).sort()).toEqual(['To complete it: senja rename, new', 'whole, old']);
});

it('is whole when its completion is killed or fails too', async () => {
  const { here, calls, faults, complete, callsOf } = await campaign();
  for (let at = 1; at <= calls; at += LONG ? 1 : 8) {
    for (const event of [dead, (more: number) => fault(more, 'EIO')]) {
      for (let more = 1 + (at % STEP); ; more += STEP) {
        here.reset();
        await watched(here, here.change, dead(at));
        const finished = await watched(here, here.finish, event(more));
        await complete(`${callsOf(at)}, again at ${more}`);
        if (finished.calls < more) break;
      }
    }
  }
  expect(faults.join('\n')).toBe('');
});

/** Ways in which programs save a file. */
const SAVES: Record<string, (file: string, text: string) => void> = {
  'in place': (file, text) => writeFileSync(file, text),
  'by renaming': (file, text) => {
    writeFileSync(`${file}.swp`, text);
    renameSync(`${file}.swp`, file);
  },
};

/** @returns whether all files but those that somebody has edited are as before, or as planned */
function isWhole(found: Record<string, string>, edited: readonly string[]): boolean {
  const others = (files: Record<string, string>): string =>
    asTree(Object.fromEntries(Object.entries(files).filter(([name]) => !edited.includes(name))));
  const now = Object.fromEntries(
    Object.entries(found).map(([name, text]) => [name, Buffer.from(text, 'latin1').toString()]),
  );
  return [OLD, NEW].map(others).includes(others(now));
}

it.each(
  Object.keys(SAVES).flatMap((how) =>
    ['a/one.md', 'a/two.md', 'a/gone.md', 'b/c/uno.md'].map((name) => [how, name] as const),
  ),
)('keeps an edit saved %s to %s before any call, also of a process that is killed', async (how, name) => {
  const { here, calls, faults, verify, callsOf } = await campaign();
  const saves = SAVES[how] as (typeof SAVES)[string];
  const seen = new Set<string>();
  for (let at = 1; at <= calls; at += 1) {
    for (const end of LONG || at % 4 === 0 ? [null, at, at + 1] : [null]) {
      here.reset();
      let isSaved = false;
      const event: Event = (number) => {
        if (number === at && existsSync(path.dirname(here.at(name)))) {
          saves(here.at(name), 'edited');
          isSaved = true;
        }
        return end !== null && number >= end ? 'EIO' : null;
      };
      const { error } = await watched(here, here.change, event);
      if (!isSaved) continue;
      if (end === null) seen.add(error?.words.en.message ?? '');
      await here.finish();
      const found = here.read();
      // With its name, or under the new one.
      const own = name === 'a/one.md' ? ['a/one.md', 'b/c/uno.md'] : [name];
      verify(`${callsOf(at)}, ${end}`, [
        !own.some((one) => found[one] === 'edited') && `lost: ${JSON.stringify(found)}`,
        !isWhole(found, name === 'b/c/uno.md' ? ['a/one.md', name] : own) &&
          `mixed: ${JSON.stringify(found)}`,
        end === null && error !== null && error.code !== 'machine/changed-meanwhile' && error.message,
        here.logs().length > 0 && `left ${here.logs()}`,
      ]);
    }
  }
  expect(faults.join('\n')).toBe('');
  if (name !== 'b/c/uno.md') expect([...seen].join()).toContain('Nothing was renamed.');
});

it('keeps an edit that is saved after a kill, before the next command', async () => {
  const { here, calls, faults, verify, callsOf } = await campaign();
  for (const name of [...Object.keys(OLD), 'b/c/uno.md']) {
    for (let at = 1; at <= calls; at += LONG ? 1 : 3) {
      here.reset();
      await watched(here, here.change, dead(at));
      if (!existsSync(here.at(name))) continue;
      writeFileSync(here.at(name), 'edited');
      await here.finish();
      const found = here.read();
      const own = /\/(?:one|uno)\./.test(name) ? ['a/one.md', 'b/c/uno.md'] : [name];
      verify(callsOf(at), [
        !own.some((one) => found[one] === 'edited') && `lost ${name}: ${JSON.stringify(found)}`,
        !isWhole(found, own) && `mixed: ${JSON.stringify(found)}`,
      ]);
    }
  }
  expect(faults.join('\n')).toBe('');
});

it('changes files on a disk without hard links, and replaces no file that is created meanwhile', async () => {
  const { here } = await campaign();
  const without = async (created?: string): Promise<Failure | null> => {
    here.reset();
    const verify = ({ name, paths }: Call): string | null => {
      if (name !== 'link') return null;
      if (created !== undefined && paths[1] === here.at(created)) writeFileSync(paths[1], 'theirs');
      return 'EPERM';
    };
    return withFaults(verify, () =>
      here.change().then(
        () => null,
        (error: Failure) => error,
      ),
    );
  };
  expect(await without()).toBeNull();
  expect(here.found()).toBe(asTree(NEW));
  expect(await without('b/c/uno.md')).toMatchObject({ code: 'machine/changed-meanwhile' });
  const { 'b/c/uno.md': _, ...others } = NEW;
  expect(here.found()).toBe(asTree({ ...others, 'a/one.md': 'one', 'b/c/uno.md': 'theirs' }));
});

/** Writes of a single file: its name, its new text, and the texts before and after. */
const SINGLE: Record<string, [name: string, act: (here: Site) => unknown, before: object, after: object]> = {
  'a replaced file': [
    'a/two.md',
    ({ at }) => replaceText(path.dirname(at('a')), 'a/two.md', 'two', 'dos'),
    OLD,
    { ...OLD, 'a/two.md': NEW['a/two.md'] },
  ],
  'a new file': [
    'a/new.md',
    ({ at }) => createContentFile(path.dirname(at('a')), 'a/new.md', 'new'),
    OLD,
    { ...OLD, 'a/new.md': 'new' },
  ],
};

it.each(Object.entries(SINGLE))(
  'writes %s completely or not at all, and over no edit',
  async (_, [name, act, ...states]) => {
    const here = site(path.join(temporaryFolder(), 'situs'));
    const [before, after] = states.map((files) => asTree(files as Record<string, string>));
    const whole = [before, after];
    here.reset();
    const { calls } = await watched(here, () => act(here), nothing);
    expect(here.found()).toBe(after);
    const faults: string[] = [];
    for (let at = 1; at <= calls; at += 1) {
      for (const event of [fault(at, 'ENOSPC'), fault(at, 'EIO'), dead(at)]) {
        here.reset();
        const { error } = await watched(here, () => act(here), event);
        clearContent(path.dirname(here.at('a')));
        if (!whole.includes(here.found()) || (!error && here.found() !== after))
          faults.push(`call ${at}: ${here.found()}`);
      }
      here.reset();
      await watched(
        here,
        () => act(here),
        (number) => {
          if (number === at) writeFileSync(here.at(name), 'edited');
          return null;
        },
      );
      if (here.found() !== asTree({ ...OLD, [name]: 'edited' }))
        faults.push(`edited before call ${at}: ${here.found()}`);
    }
    expect(faults.join('\n')).toBe('');
  },
);
