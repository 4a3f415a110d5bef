/** Actions on several files that can be undone: each in a file of senja's own folder, for some days. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '../../io/changes/index.ts';
import { attempt } from '../../io/failures/index.ts';
import { readFile, rmIfThere, writeSynced } from '../../io/files/index.ts';
import { makeFolder } from '../../io/folders/index.ts';
import type { DoneAction } from '../api.ts';

/** Days for which what was removed can be put back. */
export const KEPT_DAYS = 30;

export interface RecordedAction extends DoneAction {
  /** What undoes it. */
  back: readonly Change[];
  /** Whether it was about several entries; not stated by older ones. */
  isOfSeveral?: boolean;
  /** Mark of the place where it was done. */
  by: string;
}

const DAY = 86_400_000;

export type DoneActions = ReturnType<typeof doneActions>;

/**
 * @param folder absolute path; it is created when something is recorded
 * @param here mark of this place: actions with another one came with the folder, and are not offered
 */
export function doneActions(folder: string, here: string) {
  const placeOf = (id: string): string => path.join(folder, `${id}.json`);
  const names = attempt(() => readdirSync(folder), [] as string[]);
  const found = names.flatMap((name): RecordedAction[] => {
    const place = path.join(folder, name);
    const one = attempt(() => JSON.parse(readFile(place).toString('utf8')) as RecordedAction, null);
    if (one && placeOf(one.id) === place && Date.now() - Date.parse(one.at) < KEPT_DAYS * DAY)
      return one.by === here ? [one] : [];
    attempt(() => rmIfThere(place));
    return [];
  });
  let all = found.sort((a, b) => (a.at < b.at ? 1 : -1));
  return {
    /** The last one first. */
    all: (): readonly RecordedAction[] => all,
    /** Before the files change: what is removed is here by then. @throws system errors */
    add(action: Omit<RecordedAction, 'by'>): void {
      const one = { ...action, by: here };
      makeFolder(folder);
      writeSynced(placeOf(one.id), JSON.stringify(one));
      all = [one, ...all];
    },
    remove(id: string): void {
      rmIfThere(placeOf(id));
      all = all.filter((one) => one.id !== id);
    },
  };
}
