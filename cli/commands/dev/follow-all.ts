/** Follows all sources of a site, and orders the work: first the open pages, then the whole. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLIC } from '../../io/content/site-content.ts';
import { follow, followFiles } from '../../io/serve/follow.ts';
import { PACKAGE_FILE } from '../../io/theme.ts';
import type { Context } from '../context.ts';

/** Milliseconds to wait for more changes: editors write a file in several steps. */
const QUIET = 20;

/** Milliseconds until an empty file counts as empty: many editors empty a file before they write it. */
const EMPTY = 1000;

function isEmpty(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}

/** Whether a file was written so recently that an editor may be about to write more of it. */
function isJustWritten(file: string, within: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < within;
}

/**
 * Milliseconds without a change after which a file counts as written: some editors write a file in place, in parts.
 * More than `follow` needs to report a change.
 */
const WRITTEN = 200;

/** Waits until the files may count as written, or as left empty. */
export async function untilWritten(files: readonly string[]): Promise<void> {
  const began = Date.now();
  const isWritten = (file: string): boolean => !isJustWritten(file, isEmpty(file) ? EMPTY : WRITTEN);
  // The clock of a network drive may be ahead.
  while (Date.now() - began < EMPTY && !files.every(isWritten)) await sleep(QUIET);
}

/** Whether a file has changed since a time, so that a reader from then on may have seen a part of it. */
export function hasChangedSince(file: string, time: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.ctimeMs >= time && stats.ctimeMs <= Date.now();
}

export interface Steps {
  /** @returns whether a build, which may be running, has read a file as it is now: its change is reported late */
  hasRead(file: string): boolean;
  /** @param file absolute path of a file that has changed, or is about to */
  changed(file: string): void;
  /** @param file absolute path of a changed file; called at once for each, unless it may still be written */
  touched(file: string): void;
  /** Called once the site's own code has changed, before the build. */
  code(): Promise<void>;
  /** Builds everything; one build at a time, and one more for changes in between. */
  build(): Promise<void>;
  /** @returns sources of the site's code in other folders */
  inputs(): readonly string[];
  /** Called once if something cannot be followed. */
  unfollowed(code: string): void;
  /** Called once if the system reports no changes, so that they are noticed later. */
  unheard(): void;
}

/**
 * @param began milliseconds; changes since then are reported too
 * @param first the first build, which may be running
 */
export function followAll(
  { options, siteRoot }: Context,
  began: number,
  first: Promise<void>,
  steps: Steps,
): void {
  // It names the theme.
  const otherFiles = (): string[] => [...steps.inputs(), path.join(siteRoot, PACKAGE_FILE)];
  let running: Promise<void> | null = null;
  let again = false;
  const wait = (building: Promise<void>): void => {
    running = building.finally(() => {
      running = null;
      others.add(otherFiles());
      if (!again) return;
      again = false;
      build();
    });
  };
  const build = (): void => {
    if (running) again = true;
    else wait(steps.build());
  };

  const code = ['templates', 'client'].map((name) => path.join(siteRoot, name));
  let isCode = false;
  let timer: NodeJS.Timeout | undefined;
  /** Files that were empty after a change. */
  const emptied = new Set<string>();
  const afterChanges = (): void => {
    for (const file of emptied) {
      if (isEmpty(file) && isJustWritten(file, EMPTY)) continue;
      emptied.delete(file);
      steps.touched(file);
    }
    if (emptied.size > 0) {
      timer = setTimeout(afterChanges, QUIET);
      return;
    }
    const first = isCode ? steps.code() : Promise.resolve();
    isCode = false;
    void first.then(build);
  };
  let complete = true;
  let isSilent = false;
  const changes = {
    changed(file: string): void {
      if (steps.hasRead(file)) {
        steps.touched(file);
        return;
      }
      steps.changed(file);
      if (isEmpty(file)) emptied.add(file);
      else {
        emptied.delete(file);
        steps.touched(file);
      }
      isCode ||= code.some((folder) => file.startsWith(folder + path.sep));
      clearTimeout(timer);
      timer = setTimeout(afterChanges, QUIET);
    },
    failed(error: NodeJS.ErrnoException): void {
      // Once: the system reports it for each file.
      if (complete) steps.unfollowed(error.code ?? error.message);
      complete = false;
      isSilent = true;
    },
    unheard(): void {
      if (!isSilent) steps.unheard();
      isSilent = true;
    },
  };
  const others = followFiles(began, changes);
  const models = path.join(siteRoot, 'content/models');
  const published = path.join(siteRoot, PUBLIC);
  for (const folder of [options.content, ...code, models, published]) follow(folder, began, changes);
  wait(first);
}
