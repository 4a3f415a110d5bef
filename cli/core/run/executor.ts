/** Work that may be done in another thread. The caller does not know whether it is. */

import type { BodyFiles, Entry, SiteEntry } from '../stages/entry.ts';
import type { PagePieces } from '../stages/page.ts';
import type { PartNames } from '../stages/parts.ts';
import type { SiteDefinition } from '../stages/site.ts';

/** Something of which others may share pieces. */
export interface InPieces {
  content: PagePieces;
}

/** Takes what is finished, and keeps what it finds in it. */
export interface Taker<Finished, Found> {
  take(finished: Finished): void;
  found(): Found;
}

/** Does part of the work on some items while this thread does the rest. */
export interface Assistant<Item, Result, Finished, Found> {
  /**
   * @returns the result for each item, in order, or nothing if this thread has to do all of the work; more may be
   *   requested before it is there
   * @throws errors of the work, or of writing a file
   */
  ask(items: readonly Item[]): Promise<Result[]>;
  /** Takes what is finished before it does the next work. */
  take(finished: Finished): void;
  /** @returns what is found, once everything has been taken */
  done(): Promise<Found>;
}

/** What bodies are rendered from, besides their files and the pictures; plain data. */
export interface BodiesInput extends Pick<SiteDefinition, 'pictures'> {
  site: SiteEntry;
  parts: PartNames;
}

type BodyPlace = Pick<Entry, 'file' | 'bodyStart'>;

/** Does the work of a build that another thread could do. */
export interface Executor {
  /**
   * Looks for files that the bodies of entries name. Left out if another thread would have to be started for that.
   * @returns those of each body
   */
  filesIn?(bodies: readonly BodyPlace[]): Promise<BodyFiles[]>;
  /** Another thread may render bodies that pages will show while this one still reads. Left out like the others. */
  expect?(input: BodiesInput, bodies: readonly BodyPlace[]): void;
  /** Yields to signals and timers if that is due. */
  pause(): Promise<void> | null;
  /**
   * @param input from which another thread does the work; plain data, like items and results
   * @param count total number of items
   * @param alone how this thread takes what is finished
   */
  assist<Item, Result, Finished extends InPieces, Found>(
    input: object,
    count: number,
    alone: Taker<Finished, Found>,
  ): Assistant<Item, Result, Finished, Found>;
}
