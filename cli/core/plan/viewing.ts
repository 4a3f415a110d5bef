/** What pages show of entries: made once for several pages, and told from other views by its own fingerprint. */
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { PlanTools } from '../stages/site.ts';
import { fingerprint } from '../values/hash.ts';
import { lately } from '../values/lately.ts';

/** Where a view has the fingerprint of its JSON, or '' until it is asked for: no JSON and no loop shows it. */
const PRINT = Symbol('print');

interface Printed {
  [PRINT]: string;
}

/** Whether data is what pages show of an entry, made once for several of them. */
export const isView = (value: object): value is Printed => PRINT in value;

/** @returns JSON in which a view stands as the fingerprint of its own, taken once for the pages that show it */
export function printOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (isView(value)) {
    value[PRINT] ||= fingerprint(JSON.stringify(value));
    return value[PRINT];
  }
  let text = Array.isArray(value) ? '[' : '{';
  for (const key in value) text += `${key}:${printOf((value as Record<string, unknown>)[key])},`;
  return `${text};`;
}

interface Viewing extends Pick<PlanTools, 'view'> {
  /** @returns the entries that a page shows, by the views that are made of them */
  shownOn(page: Page): ReadonlySet<Entry<object>>;
}

/** Views held in memory at most: one stands on several pages, and lists come long after the pages of entries. */
const HELD = 20_000;

export function viewing(): Viewing {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      const viewOf = lately(HELD, (entry: Seen): View => Object.assign(make(entry), { [PRINT]: '' }));
      return (entry: Seen): View => {
        shown?.add(entry);
        return viewOf(entry);
      };
    },
    shownOn(page) {
      const entries = new Set<Entry<object>>();
      shown = entries;
      page.props();
      shown = null;
      return entries;
    },
  };
}
