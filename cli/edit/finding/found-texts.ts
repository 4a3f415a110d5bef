/**
 * Finds entries by what they say, with unsaved changes. The words of all entries are read at the first search, and those of
 * changed ones at the next: between requests, so that nothing else waits for it.
 */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { decode, limitsOf } from '../../core/parse/index.ts';
import { type EntryRead, isSound } from '../../core/stages/entry.ts';
import { fingerprint } from '../../core/values/hash.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Excerpts, FoundTexts, Requests } from '../api.ts';
import { foundExcerpt } from './excerpt.ts';
import { plainOf } from './plain.ts';
import { textTerms, WordIndex } from './word-index.ts';

/** Milliseconds until a search is answered with what has been read by then. */
const ANSWER = 150;
/** Milliseconds for which other requests wait. */
const SLICE = 15;

export type FindTexts = ReturnType<typeof foundTexts>;

export function foundTexts(site: EditedSite) {
  const index = new WordIndex();
  let reading: Promise<void> | null = null;

  /** @returns what a file says; of a faulty one, all of its text after what could be read */
  function textOf({ file, entry }: EntryRead): string {
    const bytes = site.bytes(file);
    if ('code' in bytes) return '';
    const { text } = decode(bytes, limitsOf(file));
    const said = plainOf(entry.fields, entry.bodyStart === null ? '' : text.slice(entry.bodyStart));
    return isSound(entry) ? said : `${said} · ${plainOf({}, text)}`;
  }

  async function readOn(): Promise<void> {
    const { folder, reads } = site.known();
    index.keep(new Set(folder.entries));
    let began = performance.now();
    for (const file of folder.entries) {
      const read = reads.get(file);
      if (!read) continue;
      // Of a file that cannot be read as fields, none is known.
      const print = read.entry.fingerprint || fingerprint(textOf(read));
      if (!index.has(file, print)) index.put(file, print, textOf(read));
      if (performance.now() - began < SLICE) continue;
      await setImmediate();
      began = performance.now();
    }
  }

  return {
    /** @returns the entries with every word of a search, as far as they have been read */
    async find({ search }: Requests['texts']): Promise<FoundTexts> {
      if (textTerms(search).length === 0) return { files: [], reading: false };
      reading ??= readOn().finally(() => {
        reading = null;
      });
      await Promise.race([reading, sleep(ANSWER)]);
      const { folder, reads } = site.known();
      const isRead = reading === null && folder.entries.every((file) => reads.has(file));
      return { files: index.find(search, isRead), reading: !isRead };
    },

    /** @returns of each entry the part that answers a search */
    excerpts({ search, files }: Requests['excerpts']): Excerpts {
      const { reads } = site.known();
      const known = files.flatMap((file) => reads.get(file) ?? []);
      return Object.fromEntries(known.map((read) => [read.file, foundExcerpt(textOf(read), search)]));
    },
  };
}
