/**
 * Texts of entries as they were saved here, in senja's own folder: a folder for each entry, in it a file for each text. Old
 * ones go by themselves. What cannot be kept is not: saving does not depend on it.
 */
import { readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../../io/failures/index.ts';
import { readFile, rmIfThere, writeFresh } from '../../io/files/index.ts';
import { makeFolder } from '../../io/folders/index.ts';
import { KEPT_DAYS } from '../actions/done.ts';

/** Most texts of one entry. */
const MOST = 200;
const DAY = 86_400_000;

/** A text that an entry had. */
export interface KeptText {
  /** Path of the entry below the content folder. */
  file: string;
  /** When it was written (ISO 8601). */
  at: string;
  /** As on disk, without byte-order mark. */
  text: string;
  /** Mark of the place where it was kept. */
  by: string;
}

/** `0001790000000000-3fa….json`: when it was kept, in milliseconds, and what. */
const NAME = /^(\d{16})-[\w-]+\.json$/;

const timeIn = (name: string): number => Number(NAME.exec(name)?.[1] ?? 0);

const isKept = (found: Partial<KeptText> | null): found is KeptText =>
  [found?.file, found?.at, found?.text, found?.by].every((one) => typeof one === 'string') &&
  !Number.isNaN(Date.parse(String(found?.at)));

export type KeptTexts = ReturnType<typeof keptTexts>;

/**
 * @param folder absolute path; it is created when something is kept
 * @param here mark of this place: texts with another one came with the folder, and are not shown
 */
export function keptTexts(folder: string, here: string) {
  const folderOf = (file: string): string => path.join(folder, fingerprint(file));
  /** Names of texts, the last one first. */
  const namesIn = (place: string): string[] =>
    attempt(() => readdirSync(place), [] as string[])
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  const readIn = (place: string): KeptText | null => {
    const found = attempt(() => JSON.parse(readFile(place).toString('utf8')) as Partial<KeptText>, null);
    return isKept(found) && found.by === here ? found : null;
  };
  function clear(place: string): void {
    const names = namesIn(place);
    const old = names.filter((name, at) => at >= MOST || Date.now() - timeIn(name) > KEPT_DAYS * DAY);
    for (const name of old) attempt(() => rmIfThere(path.join(place, name)));
    if (old.length === names.length) attempt(() => rmdirSync(place));
  }
  for (const name of attempt(() => readdirSync(folder), [] as string[])) clear(path.join(folder, name));

  return {
    /** @param at when it was written; by default now */
    add(file: string, text: string, at = new Date()): void {
      const place = folderOf(file);
      const [last] = namesIn(place);
      if (last !== undefined && readIn(path.join(place, last))?.text === text) return;
      // Two within a millisecond stay in order.
      const time = Math.max(Date.now(), last === undefined ? 0 : timeIn(last) + 1);
      const one: KeptText = { file, at: at.toISOString(), text, by: here };
      const name = `${String(time).padStart(16, '0')}-${fingerprint(text)}.json`;
      attempt(() => {
        makeFolder(place);
        writeFresh(path.join(place, name), JSON.stringify(one));
      });
      clear(place);
    },
    /** @returns what an entry had, the last one first, each with a name that stays */
    all(file: string): (KeptText & { id: string })[] {
      const place = folderOf(file);
      return namesIn(place).flatMap((name) => {
        const found = readIn(path.join(place, name));
        return found ? [{ ...found, id: path.parse(name).name }] : [];
      });
    },
    /** An entry has another name from now on, with what it had. */
    move(from: string, to: string): void {
      const [old, now] = [folderOf(from), folderOf(to)];
      attempt(() => {
        makeFolder(now);
        for (const name of namesIn(old)) renameSync(path.join(old, name), path.join(now, name));
      });
    },
  };
}
