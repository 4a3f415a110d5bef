/** Checks the whole site in another process, a moment after the last change. */
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Context } from '../../commands/context.ts';
import { attempt } from '../../io/attempt.ts';
import type { CheckAnswer, CheckRequest } from './check-process.ts';
import type { EditedTexts } from './overlaid.ts';

/** Milliseconds without a change after which the site is checked. */
const SETTLED = 600;

/** Lower than that of the editor and the browser. */
const PRIORITY = 10;

/** @param done called with what a check has found; null if it has failed */
export function wholeCheck(
  { options, siteRoot, toolRoot, cwd, called }: Context,
  texts: EditedTexts,
  done: (found: CheckAnswer | null) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | null = null;
  function start(): void {
    timer = undefined;
    const own = fork(path.join(toolRoot, 'cli', 'senja.mjs'), ['edit', '--checks'], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    running = own;
    attempt(() => os.setPriority(own.pid ?? 0, PRIORITY), undefined);
    const end = (found: CheckAnswer | null): void => {
      if (running !== own) return;
      running = null;
      done(found);
    };
    own.once('message', (answer) => end(answer as CheckAnswer));
    own.once('error', () => end(null)).once('exit', () => end(null));
    const context = { options, siteRoot, toolRoot, cwd, called };
    own.send({ context, texts: texts() } satisfies CheckRequest, () => undefined);
  }
  /** Ends a check, whose result would be of an earlier text. */
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    running?.kill('SIGKILL');
    running = null;
  }
  return {
    isPending: (): boolean => timer !== undefined || running !== null,
    later(): void {
      stop();
      timer = setTimeout(start, SETTLED);
    },
    stop,
  };
}

export type WholeCheck = ReturnType<typeof wholeCheck>;
