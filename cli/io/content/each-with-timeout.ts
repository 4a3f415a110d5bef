/**
 * Time limit for work on content: no step may take longer than ten seconds. V8 interrupts it, since nothing else can
 * stop code in this thread.
 */
import { Script } from 'node:vm';
import { SiteError } from '../../core/stages/site-error.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { startError } from '../failures/index.ts';

/** Time limit of a step in milliseconds. */
const LIMIT = 10_000;
/** Milliseconds for which steps are watched together: watching each alone would take longer than most of them. */
const TOGETHER = 1000;

const watched = globalThis as { senjaWatched?: () => void };
const script = new Script('senjaWatched()', { filename: 'senja-watched.js' });

/** @returns whether it finished in time */
function within(limit: number, run: () => void): boolean {
  watched.senjaWatched = run;
  try {
    // With too few open files for a watcher, Node would crash.
    script.runInThisContext(startError() === null ? { timeout: limit } : {});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  } finally {
    delete watched.senjaWatched;
  }
}

/**
 * Runs a step for each item, in order.
 * @param giveUp called for an item whose step was interrupted; then the step is run once more. Returns its file
 * @param limit milliseconds
 * @returns the result of each step
 * @throws if that does not finish either, and errors of a step
 */
export function eachWithTimeout<T, R>(
  items: readonly T[],
  step: (item: T) => R,
  giveUp: (item: T) => string,
  limit = LIMIT,
): R[] {
  const done: R[] = [];
  const stretch = (until: number) => (): void => {
    do done.push(step(items[done.length] as T));
    while (done.length < items.length && performance.now() < until);
  };
  while (done.length < items.length) {
    if (within(TOGETHER + limit, stretch(performance.now() + TOGETHER))) continue;
    const text = phrase('senja/site-code:endless', { file: giveUp(items[done.length] as T) });
    if (!within(limit, stretch(0))) throw new SiteError(text.en, null, text);
  }
  return done;
}
