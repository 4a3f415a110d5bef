/**
 * Errors of the site's own code that nobody awaits: rejected promises, and timers that throw. Node tells of them between
 * two turns of the event loop; a command asks for them once it has run that code, and before it publishes anything.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { SiteError } from '../core/stages/site-error.ts';
import { OWN_FOLDER } from '../tools/own-files.mjs';
import { Failure } from './failure.ts';

const found: SiteError[] = [];
let hasRun = false;
let listener: (() => void) | null = null;

/** Called where the site's code is loaded: before, no error is of it. */
export const siteCodeRuns = (): void => {
  hasRun = true;
};

const OF_SITE = /senja-(?:site|templates)\.cjs/;
/** A frame of the compiled command. */
const isOfSenja = (stack: string): boolean => stack.replaceAll('\\', '/').includes(`/${OWN_FOLDER}/cli/`);

/** Whether it is the site's code that has left an error behind; senja awaits whatever it begins. */
function isOfSite(error: unknown): boolean {
  if (!hasRun || error instanceof Failure) return false;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return OF_SITE.test(stack) || !isOfSenja(stack);
}

/** @returns whether the error is kept: it is one of the site's code */
export function keepStray(error: unknown): boolean {
  if (!isOfSite(error)) return false;
  found.push(new SiteError(error));
  listener?.();
  return true;
}

/** @param heard called for each stray that is kept */
export function onStray(heard: () => void): void {
  listener = heard;
}

/** @returns the first of those that were kept, and forgets them all */
export const takeStray = (): SiteError | null => found.splice(0)[0] ?? null;

/**
 * Gives what the site's code has begun a turn of the event loop.
 * @throws SiteError when something of it has failed
 */
export async function settled(): Promise<void> {
  await sleep(0);
  await nextTurn();
  const stray = takeStray();
  if (stray) throw stray;
}
