/** The day and the audience that a site is built for, and which entries are withheld. */
import type { Entry } from './entry.ts';

/** The current moment in milliseconds since 1970, or a day set by the user. */
export type Now = { instant: number } | { day: string };

/** The day and the audience that a site is built for; plain data. */
export interface Edition {
  /** `YYYY-MM-DD`: later entries are withheld; expired ones are removed. */
  day: string;
  /** Whether drafts, scheduled and expired entries are shown too, for a preview. */
  drafts: boolean;
}

/** Reason why an entry is not shown: it is a draft, scheduled, or expired. */
export type Absence = 'draft' | 'early' | 'expired';

/** An entry that is not shown because of its dates. */
export interface Absent {
  entry: Entry;
  why: Exclude<Absence, 'draft'>;
  /** The day when that begins or ends. */
  day: string;
}

/** The days between which every build shows the same entries and reports the same about their dates. */
export interface Period {
  /** First day; '' if there was no earlier change. */
  since: string;
  /** The day after the last one; null if there is no later change. */
  until: string | null;
}
