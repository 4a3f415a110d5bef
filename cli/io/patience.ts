/**
 * The net below everything that looks at content: no step may take longer than ten seconds. V8 breaks it off, for
 * nothing else can end what runs in this thread.
 */
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Script } from 'node:vm';

/** What a step may take, in milliseconds. */
const LIMIT = 10_000;
/** For how long steps are watched together, in milliseconds: to watch each alone would take longer than most of them. */
const TOGETHER = 1000;

const watched = globalThis as { senjaWatched?: () => void };
const script = new Script('senjaWatched()', { filename: 'senja-watched.js' });

/** Files that are open at once while V8 watches, with some to spare for other threads. */
const OPEN = 16;

/** Whether V8 can watch: with too few open files Node would crash over it. */
function canWatch(): boolean {
  const opened: number[] = [];
  try {
    while (opened.length < OPEN) opened.push(openSync(devNull, 'r'));
    return true;
  } catch {
    return false;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** @returns whether it came to its end */
function within(limit: number, run: () => void): boolean {
  watched.senjaWatched = run;
  try {
    script.runInThisContext(canWatch() ? { timeout: limit } : {});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete watched.senjaWatched;
  }
}

/**
 * Takes a step for each item, in order.
 * @param giveUp called for an item whose step was broken off; then the step is taken once more
 * @param limit milliseconds
 * @returns what each step has returned
 * @throws when that does not end either, and what a step throws
 */
export function patiently<T, R>(
  items: readonly T[],
  step: (item: T) => R,
  giveUp: (item: T) => void,
  limit = LIMIT,
): R[] {
  const done: R[] = [];
  const next = (): void => void done.push(step(items[done.length] as T));
  const stretch = (until: number) => (): void => {
    while (done.length < items.length && performance.now() < until) next();
  };
  while (done.length < items.length) {
    if (within(TOGETHER + limit, stretch(performance.now() + TOGETHER))) continue;
    giveUp(items[done.length] as T);
    if (!within(limit, next)) throw new Error('a step does not end even without its file');
  }
  return done;
}
