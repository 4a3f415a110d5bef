/** Follows all that a site is made of, and orders what is to be done: first what is open, then the whole. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC } from '../../io/content/site-content.ts';
import { follow, followFiles } from '../../io/serve/follow.ts';
import { MANIFEST } from '../../io/theme.ts';
import type { Context } from '../context.ts';

/** Milliseconds to wait for more: editors write a file in several steps. */
const SETTLE = 20;

/** Milliseconds until an empty file is believed to be one: many editors empty a file before they write it. */
const EMPTY = 1000;

function isEmpty(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === 0;
}

/** Whether a file was written so short a time ago that it may be empty only because an editor is about to write it. */
export function isJustWritten(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < EMPTY;
}

export interface Steps {
  /** @param file absolute path of what has changed, or is about to */
  changed(file: string): void;
  /** @param file absolute path of what has changed; called for each, at once, but for what may still be written */
  touched(file: string): void;
  /** Called once the site's own code has changed, before the whole is built. */
  code(): Promise<void>;
  /** Builds the whole; one build at a time, and one more for what changes meanwhile. */
  build(): Promise<void>;
  /** @returns files elsewhere that the site's code is made of */
  inputs(): readonly string[];
  /** Called once, when something cannot be followed. */
  unfollowed(code: string): void;
}

/** @param began milliseconds; what has changed from then on is told too */
export function followAll({ options, siteRoot }: Context, began: number, steps: Steps): void {
  // It names the theme.
  const beside = (): string[] => [...steps.inputs(), path.join(siteRoot, MANIFEST)];
  let running: Promise<void> | null = null;
  let again = false;
  const build = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = steps.build().finally(() => {
      running = null;
      others(beside());
      if (!again) return;
      again = false;
      build();
    });
  };

  const code = ['templates', 'client'].map((name) => path.join(siteRoot, name));
  let isCode = false;
  let timer: NodeJS.Timeout | undefined;
  /** Files that were empty when they had changed, and since when. */
  const emptied = new Map<string, number>();
  const isBeingWritten = (): boolean => {
    for (const [file, since] of emptied) {
      if (isEmpty(file) && Date.now() - since < EMPTY) continue;
      emptied.delete(file);
      steps.touched(file);
    }
    return emptied.size > 0;
  };
  const settled = (): void => {
    if (isBeingWritten()) {
      timer = setTimeout(settled, SETTLE);
      return;
    }
    const first = isCode ? steps.code() : Promise.resolve();
    isCode = false;
    void first.then(build);
  };
  let complete = true;
  const changes = {
    changed(file: string): void {
      steps.changed(file);
      if (isEmpty(file)) {
        if (!emptied.has(file)) emptied.set(file, Date.now());
      } else {
        emptied.delete(file);
        steps.touched(file);
      }
      isCode ||= code.some((folder) => file.startsWith(folder + path.sep));
      clearTimeout(timer);
      timer = setTimeout(settled, SETTLE);
    },
    failed(error: NodeJS.ErrnoException): void {
      // Once: the system says so for each file.
      if (complete) steps.unfollowed(error.code ?? error.message);
      complete = false;
    },
  };
  const others = followFiles(changes);
  const models = path.join(siteRoot, 'content/models');
  const published = path.join(siteRoot, PUBLIC);
  for (const folder of [options.content, ...code, models, published]) follow(folder, began, changes);
  others(beside());
}
