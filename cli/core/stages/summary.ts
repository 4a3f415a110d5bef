import type { Lang } from '../../diagnostics/languages/index.ts';
import type { SiteFigures } from '../../diagnostics/report/index.ts';

/** Figures of a site, of its counted entries, and what messages say of these. */
export interface Summary extends SiteFigures {
  /** Number of published entries in each counted collection, with its name in that number. */
  counted: { count: number; name: Readonly<Record<Lang, string>> }[];
  /** Number of omitted fields of counted entries that got their default. */
  defaults: number;
  /** The names of these fields. */
  defaulted: string[];
}
