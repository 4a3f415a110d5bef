/** What a build comes back with. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Period } from './edition.ts';
import type { FrontEnd } from './front-end.ts';
import type { OutputFile } from './output.ts';
import type { SiteCode, Where } from './site.ts';
import type { Emptiness, SiteState } from './site-state.ts';
import type { Summary } from './summary.ts';

/** Why a page is made anew. */
export type Reason =
  | { code: Emptiness }
  /** The page is new. */
  | { code: 'new' }
  | { code: 'front-end' }
  | { code: 'site' }
  /** A content file that the page shows has changed. */
  | { code: 'content'; file: string }
  /** Other entries than before stand on the page. */
  | { code: 'neighbours' }
  /** The day is another: an entry comes or goes on a day (`YYYY-MM-DD`) that one of its fields names. */
  | { code: 'day'; file: string; field: 'published' | 'expires'; day: string }
  /** The file in the output folder is gone, or not as senja left it. */
  | { code: 'output' };

export interface BuildResult {
  /** In file order, and within a file in the order of lines. */
  diagnostics: Diagnostic[];
  /** Paths of the content files, in natural order. */
  fileNames: string[];
  /** Number of links that cannot be judged before other faults are mended. */
  unjudgedLinks: number;
  /** Null when there are errors: then what was written must not be published. */
  built: Built | null;
}

/** What can be made anew, or told, after a single edit without a look at the whole site. */
export interface Again {
  /**
   * @returns the page of an entry after an edit of its body; null when more than that has changed, or something is to be
   *   said of it
   */
  reRender(file: string, now: Now): OutputFile | null;
  /** @returns the errors in an entry after an edit, as far as they show in its fields and its syntax */
  judge(file: string, now: Now): Diagnostic[];
  /** @param paths in `dist` */
  pages(paths: readonly string[], now: Now): OutputFile[];
  /** The same with other code of the site. */
  withFrontEnd(frontEnd: FrontEnd, site: SiteCode): Again;
}

type Now = Pick<ContentFolder, 'read' | 'stamp' | 'each'>;

/** A site that may be published. */
export interface Built {
  summary: Summary;
  /** Pages that were made anew, by address, and why; all others stand from the last build. */
  made: { path: string; reason: Reason }[];
  /** The days on which the same content gives the same site. */
  period: Period;
  /** Zone that its days are told by. */
  timeZone: string;
  /** Addresses that the content folder's list of published ones lacks, where there is one. */
  unlisted: readonly { path: string; url: string }[];
  again: Again;
  /** @returns where an entry is shown; null for a file that none has come of */
  whereShown(file: string): Where | null;
  /** What the next build may go on from, once this one has been published. */
  state: SiteState;
}
