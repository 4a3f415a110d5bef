/**
 * Unhandled errors of the site's own code: rejected promises, and timers that throw. Node reports them between two
 * turns of the event loop; a command checks for them after running that code, and before it publishes.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { SiteError, siteErrorOf } from '../../core/stages/site-error.ts';
import { OWN_FOLDER } from '../../tools/own-files.cjs';
import { Failure } from '../failures/index.ts';

const found: SiteError[] = [];
let hasRun = false;
let listener: (() => void) | null = null;

/** Called when the site's code is loaded: no earlier error belongs to it. */
export const siteCodeRuns = (): void => {
  hasRun = true;
};

const OF_SITE = /senja-(?:site|templates)\.cjs/;
/** Whether the site's code has left an error; senja awaits its own promises. */
function isOfSite(error: unknown): boolean {
  if (error instanceof SiteError) return true;
  if (!hasRun || error instanceof Failure) return false;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The latter is in frames of the compiled command.
  return OF_SITE.test(stack) || !stack.replaceAll('\\', '/').includes(`/${OWN_FOLDER}/cli/`);
}

/** @returns whether the error belongs to the site's code; then it is recorded */
export function recordUnhandledError(error: unknown): boolean {
  if (!isOfSite(error)) return false;
  found.push(siteErrorOf(error, null));
  listener?.();
  return true;
}

/** @param callback called for each error that is recorded */
export function onUnhandledError(callback: () => void): void {
  listener = callback;
}

/** @returns the first recorded error, and discards all */
export const takeUnhandledError = (): SiteError | null => found.splice(0)[0] ?? null;

/**
 * Waits one turn of the event loop for pending work of the site's code.
 * @throws SiteError if some of it has failed
 */
export async function throwUnhandledError(): Promise<void> {
  await sleep(0);
  await nextTurn();
  const stray = takeUnhandledError();
  if (stray) throw stray;
}
