/** Result of a build. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Period } from './edition.ts';
import type { FrontEnd } from './front-end.ts';
import type { OutputFile } from './output.ts';
import type { SiteCode, Where } from './site.ts';
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

/** Pages of a planned site one by one, as it was read and after a single edit. */
export interface PageRefresh {
  /** Base path of the site, with both slashes. */
  base: string;
  /** @returns the paths of all pages in `dist` */
  names(): Iterable<string>;
  /**
   * @param name path in `dist`
   * @returns the page as the build writes it; null for another file
   * @throws errors of the site's own code
   */
  page(name: string): string | null;
  /**
   * @returns the page of an entry after an edit of its body; null if more has changed, or something must be reported
   */
  reRender(file: string, now: Now): OutputFile | null;
  /** @returns the errors of an edited entry, as far as its fields and syntax show them */
  check(file: string, now: Now): Diagnostic[];
  /** The same with new site code. */
  withFrontEnd(frontEnd: FrontEnd, site: SiteCode): PageRefresh;
}

type Now = Pick<ContentFolder, 'read' | 'stamp' | 'each'>;

/** A site that may be published. */
export interface BuiltSite {
  summary: Summary;
  /** Pages that were rendered, by address, and why; all others are reused from the last build. */
  made: { path: string; reason: Reason }[];
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
