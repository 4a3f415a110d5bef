/** Follows all sources of a site, and orders the work: first the open pages, then the whole. */
import path from 'node:path';
import { PUBLIC } from '../../io/content/index.ts';
import { follow, followFiles, isEmptyFile, mayBeEmptied } from '../../io/follow/index.ts';
import { PACKAGE_FILE } from '../../io/site/index.ts';
import type { Context } from '../context.ts';

/** Milliseconds to wait for more changes: editors write a file in several steps. */
const QUIET = 20;

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
      if (again) build();
    });
  };
  const code = ['templates', 'client'].map((name) => path.join(siteRoot, name));
  let isCode = false;
  /** Number of changes of the code that are being shown: a build would hold up open pages. */
  let showing = 0;
  const build = (): void => {
    again = running !== null || isCode || showing > 0;
    if (!again) wait(steps.build());
  };
  let timer: NodeJS.Timeout | undefined;
  /** Files that were empty after a change. */
  const emptied = new Set<string>();
  const afterChanges = (): void => {
    for (const file of emptied) {
      if (mayBeEmptied(file)) continue;
      emptied.delete(file);
      steps.touched(file);
    }
    if (emptied.size > 0) {
      timer = setTimeout(afterChanges, QUIET);
      return;
    }
    if (!isCode) {
      build();
      return;
    }
    isCode = false;
    showing += 1;
    void steps.code().then(() => {
      showing -= 1;
      build();
    });
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
      if (isEmptyFile(file)) emptied.add(file);
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
