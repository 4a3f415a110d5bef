/** Result of a build. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Period } from './edition.ts';
import type { Where } from './plan.ts';
import type { PublishedPage } from './site.ts';
import type { CacheMiss, SiteState } from './site-state.ts';
import type { Summary } from './summary.ts';

/** Reason for rendering a page again. */
export type Reason =
  | { code: CacheMiss }
  /** The page is new. */
  | { code: 'new' }
  | { code: 'front-end' }
  /** Something has changed that the site's code reads: the name of a variable or of a file. */
  | { code: 'read'; name: string }
  | { code: 'site' }
  /** Data of the site has changed: its name. */
  | { code: 'data'; name: string }
  /** A content file that the page shows has changed. */
  | { code: 'content'; file: string }
  /** The page lists different entries. */
  | { code: 'neighbours' }
  /** The day has changed: one of the entry's fields names the day (`YYYY-MM-DD`) on which it appears or expires. */
  | { code: 'day'; file: string; field: 'published' | 'expires'; day: string }
  /** The file in the output folder is missing or changed. */
  | { code: 'output' };

export interface BuildResult {
  /** In file order, and by line within a file. */
  diagnostics: Diagnostic[];
  /** Paths of the content files, in natural order. */
  fileNames: string[];
  /** Number of links that cannot be checked until other faults are fixed. */
  uncheckedLinks: number;
  /** Null if there are errors: the written files must not be published. */
  built: BuiltSite | null;
}

/** A site that may be published. */
export interface BuiltSite {
  summary: Summary;
  /** Pages that were rendered, by address, and why; all others are reused from the last build. */
  made: { path: string; reason: Reason }[];
  /** @returns its pages, for its own code */
  pages(): PublishedPage[];
  /** The days on which the same content gives the same site. */
  period: Period;
  /** Time zone in which its days begin. */
  timeZone: string;
  /** Addresses that are missing from the list of published ones, if there is a list. */
  unlisted: readonly { path: string; url: string }[];
  /** @returns where an entry is shown; null for a file without an entry */
  whereShown(file: string): Where | null;
  /** State for the next build, valid once this one has been published. */
  state: SiteState;
}
