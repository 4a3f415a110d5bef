/**
 * The journal of unsaved changes, in senja's own folder: a file for each changed entry, written before a change is
 * answered, so that nothing is lost with the browser or the server.
 */
import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../../io/attempt.ts';
import { readFile, rmIfThere, writeSynced } from '../../io/inside.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { clearTemporary, temporaryOf } from '../../io/temporary-files.ts';
import { type Draft, isUnsaved, newDraft } from './draft.ts';

/** Fields of a draft that outlive the server. */
interface Recorded extends Pick<Draft, 'file' | 'base' | 'text' | 'since'> {
  /** When the last change was made (ISO 8601). */
  at: string;
}

const isRecorded = (found: Partial<Recorded> | null): found is Recorded =>
  typeof found?.file === 'string' &&
  (found.base === null || typeof found.base === 'string') &&
  typeof found.text === 'string' &&
  [found.since, found.at].every((time) => !Number.isNaN(Date.parse(String(time))));

export type EditJournal = ReturnType<typeof journalIn>;

/** @param folder absolute path; it is created when something is recorded */
export function journalIn(folder: string) {
  const placeOf = (file: string): string => path.join(folder, `${fingerprint(file)}.json`);
  return {
    /** Records a draft, or forgets it once it is saved. @throws system errors */
    record(draft: Draft, at: string): void {
      const place = placeOf(draft.file);
      if (!isUnsaved(draft)) {
        rmIfThere(place);
        return;
      }
      const { file, base, text, since } = draft;
      makeFolder(folder);
      const temporary = temporaryOf(place);
      rmIfThere(temporary);
      writeSynced(temporary, JSON.stringify({ file, base, text, since, at } satisfies Recorded));
      renameSync(temporary, place);
    },
    /** @returns the drafts that an earlier server has left */
    restore(): Draft[] {
      clearTemporary(folder);
      const names = attempt(() => readdirSync(folder), [] as string[]);
      return names.flatMap((name) => {
        const text = attempt(() => readFile(path.join(folder, name)).toString('utf8'), '');
        const found = attempt(() => JSON.parse(text) as Partial<Recorded> | null, null);
        if (!isRecorded(found) || path.join(folder, name) !== placeOf(found.file)) return [];
        const { file, base, text: now, since, at } = found;
        return [{ ...newDraft(file, base, now), since, restored: at }];
      });
    },
  };
}
