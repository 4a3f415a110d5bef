/** What could be read of a content folder, faulty files beside sound ones. */

import type { Document } from './document.ts';
import type { Absent } from './edition.ts';
import type { Choices, Entry, SiteEntry } from './entry.ts';

export interface Content {
  /** Null while `site.yaml` is faulty. */
  site: SiteEntry | null;
  /** Sound ones, drafts included. */
  entries: readonly Entry[];
  /** Those of them that the site shows on the day of the build. */
  published: readonly Entry[];
  /** Those that their dates keep from it. */
  absent: readonly Absent[];
  /** Files that no entry has come of. */
  faulty: readonly FaultyFile[];
  choices: Choices;
}

/** What is certain of a file that is faulty. */
export interface FaultyFile {
  file: string;
  collection: string;
  slug: string;
  /** Whether it would be published and have a page. */
  hasPage: boolean;
  /** @returns a field as it was surely meant, or null */
  field(name: string): string | null;
  /** What could be read of it. */
  document: Document | null;
  /** Address of its page that the file itself has, without base path; null when it has none, or that is not certain. */
  address: string | null;
  /** Whether its page may have any address. */
  mayBeAnywhere: boolean;
}
