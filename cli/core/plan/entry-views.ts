/** Records which entries a page shows, by the views made of them. */
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';

export function createEntryViews() {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      return (entry: Seen): View => {
        shown?.add(entry);
        return make(entry);
      };
    },
    /** @returns the entries that a page shows, found by their views */
    shownOn(page: Page): ReadonlySet<Entry<object>> {
      const entries = new Set<Entry<object>>();
      shown = entries;
      page.props();
      shown = null;
      return entries;
    },
  };
}
