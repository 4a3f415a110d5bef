/** Checks the whole site in another process, a moment after the last change. */
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { SiteSetup } from '../context.ts';
import { attempt } from '../io/failures/index.ts';
import type { CheckAnswer, CheckRequest } from './check-process.ts';
import type { EditedTexts } from './overlaid.ts';

/** Milliseconds without a change after which the site is checked. */
const SETTLED = 600;

/** Lower than that of the editor and the browser. */
const PRIORITY = 10;

/** Starts a process that checks the site, or what changes would make of it. Its answer is null if it fails. */
export function checkOnce(
  { options, siteRoot, toolRoot, cwd, called }: SiteSetup,
  request: Omit<CheckRequest, 'context'>,
): { child: ChildProcess; answer: Promise<CheckAnswer | null> } {
  const words = ['edit', '--checks', ...(options.cache ? [] : ['--no-cache'])];
  const child = fork(path.join(toolRoot, 'cli', 'senja.mjs'), words, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = new Promise<CheckAnswer | null>((resolve) => {
    child.once('message', (found) => resolve(found as CheckAnswer));
    child.once('error', () => resolve(null)).once('exit', () => resolve(null));
  });
  const context = { options, siteRoot, toolRoot, cwd, called };
  child.send({ context, ...request } satisfies CheckRequest, () => undefined);
  return { child, answer };
}

/** @param done called with what a check has found; null if it has failed */
export function wholeCheck(
  context: SiteSetup,
  texts: EditedTexts,
  done: (found: CheckAnswer['found'] | null) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | null = null;
  let found: CheckAnswer['found'] | null = null;
  function start(): void {
    timer = undefined;
    const { child, answer } = checkOnce(context, { texts: texts() });
    running = child;
    attempt(() => os.setPriority(child.pid ?? 0, PRIORITY), undefined);
    void answer.then((given) => {
      if (running !== child) return;
      running = null;
      found = given?.found ?? null;
      done(found);
    });
  }
  /** Ends a check, whose result would be of an earlier text. */
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    running?.kill('SIGKILL');
    [running, found] = [null, null];
  }
  return {
    /** What a check of the current texts has found; null before it has ended, and if it has failed. */
    found: (): CheckAnswer['found'] | null => found,
    isPending: (): boolean => timer !== undefined || running !== null,
    later(): void {
      stop();
      timer = setTimeout(start, SETTLED);
    },
    stop,
  };
}

export type WholeCheck = ReturnType<typeof wholeCheck>;
