/** Views of entries: made once for several pages, and compared by a fingerprint of their own. */
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { PlanTools } from '../stages/site.ts';
import { fingerprint } from '../values/hash.ts';
import { lately } from '../values/lately.ts';

/** Fingerprint of each view's JSON; '' until it is needed. */
const prints = new WeakMap<object, string>();

/** @returns JSON in which a view is replaced by its fingerprint, which is computed once for all pages */
export function printOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = prints.get(value);
  if (known !== undefined) {
    const print = known || fingerprint(JSON.stringify(value));
    prints.set(value, print);
    return print;
  }
  let text = Array.isArray(value) ? '[' : '{';
  for (const key in value) text += `${key}:${printOf((value as Record<string, unknown>)[key])},`;
  return `${text};`;
}

interface Viewing extends Pick<PlanTools, 'view'> {
  /** @returns the entries that a page shows, found by their views */
  shownOn(page: Page): ReadonlySet<Entry<object>>;
}

/** Maximum number of cached views: one is used on several pages, and lists come long after the pages of entries. */
const HELD = 20_000;

export function viewing(): Viewing {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      const viewOf = lately(HELD, make);
      return (entry: Seen): View => {
        shown?.add(entry);
        const seen = viewOf(entry);
        if (!prints.has(seen)) prints.set(seen, '');
        return seen;
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
