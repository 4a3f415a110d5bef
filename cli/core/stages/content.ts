/** Everything that could be read of a content folder, from valid and faulty files. */

import type { Document } from './document.ts';
import type { Absent } from './edition.ts';
import type { Choices, Entry, SiteEntry } from './entry.ts';

export interface Content {
  /** Null while `site.yaml` is faulty. */
  site: SiteEntry | null;
  /** Sound entries, drafts included. */
  entries: readonly Entry[];
  /** Those that the site shows on the day of the build. */
  published: readonly Entry[];
  /** Those that are withheld because of their dates. */
  absent: readonly Absent[];
  /** Files without an entry. */
  faulty: readonly FaultyFile[];
  choices: Choices;
}

/** Certain facts about a faulty file. */
export interface FaultyFile {
  file: string;
  collection: string;
  slug: string;
  /** Whether it would be published and have a page. */
  hasPage: boolean;
  /** @returns a field, if its intended value is certain, or null */
  field(name: string): string | null;
  /** The readable part of it. */
  document: Document | null;
  /** Address of its page, without base path, as set in the file; null if there is none or it is not certain. */
  address: string | null;
  /** Whether its page may have any address. */
  mayBeAnywhere: boolean;
}
