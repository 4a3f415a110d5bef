/** Records which entries a page shows, by the views made of them. */
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { PlanTools } from '../stages/site.ts';

interface EntryViews extends Pick<PlanTools, 'view'> {
  /** @returns the entries that a page shows, found by their views */
  shownOn(page: Page): ReadonlySet<Entry<object>>;
}

export function createEntryViews(): EntryViews {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      return (entry: Seen): View => {
        shown?.add(entry);
        return make(entry);
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
