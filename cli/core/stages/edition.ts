/** Days: on which one a site is made and for whom, and what dates keep from it. */
import type { Entry } from './entry.ts';

/** What a clock says: a moment in milliseconds since 1970, or the day that somebody has set. */
export type Now = { instant: number } | { day: string };

/** On which day a site is made, and for whom; plain data. */
export interface Edition {
  /** `YYYY-MM-DD`: what has its day later waits, what has expired by then is taken down. */
  day: string;
  /** Whether drafts and what waits for its day are shown too: a site for those who work on it. */
  drafts: boolean;
}

/** Why an entry is not shown: its author keeps it back, its day has not come, or it has been taken down. */
export type Absence = 'draft' | 'early' | 'expired';

/** An entry that is not shown because of its dates. */
export interface Absent {
  entry: Entry;
  why: Exclude<Absence, 'draft'>;
  /** When that begins to hold, or ends. */
  day: string;
}

/** The days between which every build shows the same entries, and says the same of their dates. */
export interface Period {
  /** The first of them; '' when it has always been so. */
  since: string;
  /** The day after the last; null when it stays so. */
  until: string | null;
}
