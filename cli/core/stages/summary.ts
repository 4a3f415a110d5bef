import type { Lang } from '../../diagnostics/diagnostic.ts';

/** Figures of a site. */
export interface Summary {
  /** Number of published entries in each counted collection, with its name in that number. */
  counted: { count: number; name: Readonly<Record<Lang, string>> }[];
  /** Pages in `dist`, the 404 page included. */
  pages: number;
  drafts: number;
  /** Counted entries that are scheduled. */
  scheduled: number;
  /** Counted entries that have expired. */
  expired: number;
  /** `YYYY-MM-DD` of the next publication or expiry; null if there is none. */
  nextChange: string | null;
  /** Number of omitted fields of counted entries that got their default. */
  defaults: number;
  /** The names of these fields. */
  defaulted: string[];
}
