/**
 * Changes of several content files on a failing disk, killed, and while somebody edits the same files, at each of
 * their calls of the file system. With FUZZ_RUNS also two such events after each other, at all pairs of calls.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createContentFile, replaceText } from '../../cli/io/content/content-writer.ts';
import { type Change, changeTogether, recoverRename } from '../../cli/io/content/write-set.ts';
import { Failure } from '../../cli/io/failure.ts';
import { clearContent } from '../../cli/io/temporary-files.ts';
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
const order = { entry: 'one', name: 'uno', file: 'a/one.md' };

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
    journals: () => {
      const folder = path.join(siteRoot, '.senja/changes');
      return existsSync(folder) ? readdirSync(folder) : [];
    },
    change: () => changeTogether(places, CHANGES, order, 'senja rename'),
    recover: (goesBack: boolean) => recoverRename(places, () => 'senja rename', goesBack),
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
  expect(here.journals()).toEqual([]);
  const callsOf = (at: number): string => `call ${at}, ${names[at - 1]}`;
  /** Recovers without events, and runs the command again unless it was done. */
  const complete = async (where: string): Promise<void> => {
    let isDone = here.found() === asTree(NEW) && here.journals().length === 0;
    const recovered = await watched(here, () => (isDone = here.recover(true) !== null || isDone), nothing);
    const back = here.found();
    if (!isDone)
      await here.change().catch((error: Error) => verify(where, [`not completed: ${error.message}`]));
    verify(where, [
      recovered.error !== null && `not recovered: ${recovered.error.message}`,
      back !== asTree(isDone ? NEW : OLD) && `recovered as ${back}`,
      here.found() !== asTree(NEW) && `completed as ${here.found()}`,
      here.journals().length > 0 && `left ${here.journals()}`,
    ]);
  };
  return { here, calls, faults, verify, complete, callsOf };
}

it.each(['ENOSPC', 'EIO'])(
  'keeps all old or all new texts when any single call fails with %s',
  async (code) => {
    const { here, calls, faults, verify, callsOf } = await campaign();
    for (let at = 1; at <= calls; at += 1) {
      here.reset();
      const { error } = await watched(here, here.change, fault(at, code));
      const found = here.found();
      // What could not be removed is hidden from every reader, and is removed by the next command.
      here.recover(false);
      const after = here.found();
      verify(callsOf(at), [
        error?.code === 'machine/unfinished-rename' && error.message,
        after !== asTree(error ? OLD : NEW) && `${error ? 'failed' : 'done'}, but ${found}, then ${after}`,
        here.journals().length > 0 && `left ${here.journals()}`,
      ]);
    }
    expect(faults.join('\n')).toBe('');
  },
);

it('is refused, or complete, after a kill at any call, and completed by running it again', async () => {
  const { here, calls, faults, verify, complete, callsOf } = await campaign();
  const seen: Record<string, number> = {};
  for (let at = 1; at <= calls; at += 1) {
    here.reset();
    await watched(here, here.change, dead(at));
    const { error } = await watched(here, () => here.recover(false), nothing);
    const found = here.found();
    const state = error ? error.words.en.hint : found === asTree(OLD) ? 'old' : 'new';
    seen[state] = (seen[state] ?? 0) + 1;
    verify(callsOf(at), [
      error
        ? error.code !== 'machine/unfinished-rename' && error.message
        : ![OLD, NEW].map(asTree).includes(found) && found,
    ]);
    await complete(callsOf(at));
  }
  expect(faults.join('\n')).toBe('');
  expect(Object.keys(seen).sort()).toEqual(['To complete it: senja rename', 'new', 'old']);
});

it('loses nothing when going back is killed or fails too', async () => {
  const { here, calls, faults, verify, complete, callsOf } = await campaign();
  for (let at = 1; at <= calls; at += LONG ? 1 : 8) {
    for (let more = 1 + (at % STEP); ; more += STEP) {
      here.reset();
      await watched(here, here.change, dead(at));
      const recovered = await watched(here, () => here.recover(true), dead(more));
      await complete(`${callsOf(at)}, killed again at ${more}`);
      if (recovered.calls < more) break;
    }
    for (let more = at + 1 + (at % STEP); ; more += STEP) {
      here.reset();
      const both: Event = (number) => (number === at || number === more ? 'EIO' : null);
      const { calls: made, error } = await watched(here, here.change, both);
      const found = Object.values(here.read());
      const isKept = Object.values(error ? OLD : NEW).every((text) =>
        found.includes(Buffer.from(text).toString('latin1')),
      );
      verify(`${callsOf(at)}, again at ${more}`, [
        !isKept && `lost: ${found}`,
        error?.code === 'machine/unfinished-rename' &&
          !/a\/(?:one|two|gone|fresh)\.md|site\.yaml/.test(error.message) &&
          error.message,
        error?.code !== 'machine/unfinished-rename' &&
          here.journals().length === 0 &&
          ![OLD, NEW].map(asTree).includes(here.found()) &&
          here.found(),
      ]);
      await complete(`${callsOf(at)}, again at ${more}`);
      if (made < more) break;
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

it.each(
  Object.keys(SAVES).flatMap((how) =>
    ['a/one.md', 'a/two.md', 'b/c/uno.md'].map((name) => [how, name] as const),
  ),
)('keeps an edit saved %s to %s before any call', async (how, name) => {
  const { here, calls, faults, verify, callsOf } = await campaign();
  const saves = SAVES[how] as (typeof SAVES)[string];
  let refused = 0;
  for (let at = 1; at <= calls; at += 1) {
    here.reset();
    let isSaved = false;
    const { error } = await watched(here, here.change, (number) => {
      if (number === at && existsSync(path.dirname(here.at(name)))) {
        saves(here.at(name), 'edited');
        isSaved = true;
      }
      return null;
    });
    if (!isSaved) continue;
    const found = here.read();
    const { [name]: own, ...others } = found;
    const kept = Object.entries(others);
    const expected = Object.entries(error ? OLD : NEW).filter(([one]) => one !== name);
    refused += error ? 1 : 0;
    verify(callsOf(at), [
      own !== 'edited' && !Object.values(found).includes('edited') && `lost: ${JSON.stringify(found)}`,
      error !== null && error.code !== 'machine/changed-meanwhile' && error.message,
      JSON.stringify(kept.sort()) !== asTree(Object.fromEntries(expected)) &&
        Object.values(found).includes('edited') &&
        own === 'edited' &&
        `${error ? 'refused' : 'done'}, but ${JSON.stringify(found)}`,
      here.journals().length > 0 && `left ${here.journals()}`,
    ]);
  }
  expect(faults.join('\n')).toBe('');
  expect(refused).toBeGreaterThan(5);
});

it('keeps an edit while it goes back because a later call fails', async () => {
  const { here, calls, faults, verify, complete, callsOf } = await campaign();
  for (const name of ['a/two.md', 'b/c/uno.md']) {
    for (let at = 1; at <= calls; at += LONG ? 1 : 7) {
      for (let more = 0; ; more += STEP) {
        here.reset();
        let isSaved = false;
        const { calls: made } = await watched(here, here.change, (number) => {
          if (number === at + more && existsSync(path.dirname(here.at(name)))) {
            writeFileSync(here.at(name), 'edited');
            isSaved = true;
          }
          return number === at ? 'EIO' : null;
        });
        const found = Object.values(here.read());
        verify(`${callsOf(at)}, ${name} edited before call ${at + more}`, [
          isSaved && !found.includes('edited') && `lost: ${found}`,
        ]);
        if (made < at + more) break;
      }
    }
  }
  expect(faults.join('\n')).toBe('');
  here.reset();
  await complete('without an event');
});

it('renames on a disk without hard links, and replaces no file that is created meanwhile', async () => {
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
  expect(here.found()).toBe(asTree({ ...OLD, 'b/c/uno.md': 'theirs' }));
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
