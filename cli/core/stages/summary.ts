import type { Lang } from '../../diagnostics/diagnostic.ts';

/** A site in numbers. */
export interface Summary {
  /** Published entries of each collection that is counted, with what they are called. */
  counted: { count: number; name: Readonly<Record<Lang, string>> }[];
  /** Pages in `dist`, the 404 page included. */
  pages: number;
  drafts: number;
  /** Of the entries that are counted, those whose day has not come. */
  scheduled: number;
  /** Those that have been taken down. */
  expired: number;
  /** `YYYY-MM-DD` on which an entry comes or goes next; null when none does. */
  turns: string | null;
  /** Fields of counted entries that were left out and got their default. */
  defaults: number;
  /** The names of these fields. */
  defaulted: string[];
}
