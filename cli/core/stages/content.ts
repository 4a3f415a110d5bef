/** Everything that could be read of a content folder, from valid and faulty files. */
import type { Absent } from './edition.ts';
import type { Choices, Entry, SiteEntry } from './entry.ts';

export interface Content {
  /** Null while `site.yaml` is faulty. */
  site: SiteEntry | null;
  /** One for each file, in natural order, drafts included; those of faulty files are `tainted`. */
  entries: readonly Entry[];
  /** Those that the site shows on the day of the build. */
  published: readonly Entry[];
  /** Those that are withheld because of their dates. */
  absent: readonly Absent[];
  choices: Choices;
}
