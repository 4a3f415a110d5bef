/**
 * The journal of unsaved changes, in senja's own folder: a file for each changed entry, written before a change is
 * answered, so that nothing is lost with the browser or the server. A moment later it outlives a loss of power too; until
 * then it has another name, and the last one that does is kept.
 */
import { readdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { clearTemporary, temporaryOf } from '../../io/atomic/index.ts';
import { attempt } from '../../io/failures/index.ts';
import { readFile, rmIfThere, writeFresh } from '../../io/files/index.ts';
import { makeFolder } from '../../io/folders/index.ts';
import { type Draft, isUnsaved, newDraft } from './draft.ts';

/** Milliseconds until a change is synced. */
const SYNC = 500;

/** Fields of a draft that outlive the server. */
interface Recorded extends Pick<Draft, 'file' | 'base' | 'text' | 'since'> {
  /** When the last change was made (ISO 8601). */
  at: string;
  /** Mark of the place where it was begun. */
  by: string;
}

/** For a draft that names no place. */
const UNKNOWN = 'unknown';

const isRecorded = (found: Partial<Recorded> | null): found is Recorded =>
  typeof found?.file === 'string' &&
  (found.base === null || typeof found.base === 'string') &&
  typeof found.text === 'string' &&
  ['string', 'undefined'].includes(typeof found.by) &&
  [found.since, found.at].every((time) => !Number.isNaN(Date.parse(String(time))));

/** @returns what a file of the journal has recorded; null if it was not written to its end */
function recordedIn(place: string): Recorded | null {
  const text = attempt(() => readFile(place).toString('utf8'), '');
  const found = attempt(() => JSON.parse(text) as Partial<Recorded> | null, null);
  return isRecorded(found) ? found : null;
}

const freshOf = (place: string): string => `${place}.new`;

export type EditJournal = ReturnType<typeof journalIn>;

/**
 * @param folder absolute path; it is created when something is recorded
 * @param here mark of this place: drafts with another one came with the folder, and are not the user's own
 */
export function journalIn(folder: string, here = '') {
  const placeOf = (file: string): string => path.join(folder, `${fingerprint(file)}.json`);
  /** The last drafts that are not synced, by place. */
  const waiting = new Map<string, Draft>();
  const syncLater = (place: string): unknown =>
    setTimeout(() => sync(place).catch(() => waiting.delete(place)), SYNC);
  async function sync(place: string): Promise<void> {
    const draft = waiting.get(place);
    if (draft === undefined) return;
    const fresh = await open(freshOf(place), 'r+');
    await fresh.sync().finally(() => fresh.close());
    if (waiting.get(place) !== draft) return void syncLater(place);
    waiting.delete(place);
    renameSync(freshOf(place), place);
  }
  return {
    /** Records a draft, or forgets it once it is saved. @throws system errors */
    record(draft: Draft, at: string): void {
      const place = placeOf(draft.file);
      if (!isUnsaved(draft)) {
        waiting.delete(place);
        // The newer one last: alone, it is known to be saved.
        for (const one of [place, freshOf(place)]) rmIfThere(one);
        return;
      }
      const { file, base, text, since, foreign } = draft;
      makeFolder(folder);
      const temporary = temporaryOf(place);
      writeFresh(
        temporary,
        JSON.stringify({ file, base, text, since, at, by: foreign ?? here } satisfies Recorded),
      );
      renameSync(temporary, freshOf(place));
      if (!waiting.has(place)) syncLater(place);
      waiting.set(place, draft);
    },
    /** @returns the drafts that an earlier server has left */
    restore(): Draft[] {
      clearTemporary(folder);
      const names = attempt(() => readdirSync(folder), [] as string[]);
      const places = new Set(names.map((name) => path.join(folder, name.replace(/\.new$/, ''))));
      return [...places].flatMap((place) => {
        const found = recordedIn(freshOf(place)) ?? recordedIn(place);
        if (found === null || place !== placeOf(found.file)) return [];
        const { file, base, text, since, at, by = UNKNOWN } = found;
        return [{ ...newDraft(file, base, text), since, restored: at, foreign: by === here ? null : by }];
      });
    },
  };
}
