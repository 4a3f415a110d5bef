/** What pages show of entries: made once for several pages, and told from other views by its own fingerprint. */
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import type { PlanTools } from '../stages/site.ts';
import { fingerprint } from '../values/hash.ts';

/** What is known of a view, in a place of it that no JSON and no loop shows. */
interface ViewFacts {
  /** Fingerprint of its JSON; '' until it is asked for. */
  print: string;
  /** What whoever renders it has found out about it. */
  rendering: unknown;
}

const FACTS = Symbol('view');

/** @returns what is known of a view, or undefined for anything else */
export const viewFacts = (value: object): ViewFacts | undefined => (value as { [FACTS]?: ViewFacts })[FACTS];

/** @returns JSON in which a view stands as the fingerprint of its own, taken once for the pages that show it */
export function printOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const facts = viewFacts(value);
  if (facts) {
    facts.print ||= fingerprint(JSON.stringify(value));
    return facts.print;
  }
  let text = Array.isArray(value) ? '[' : '{';
  for (const key in value) text += `${key}:${printOf((value as Record<string, unknown>)[key])},`;
  return `${text};`;
}

interface Viewing extends Pick<PlanTools, 'view'> {
  /** @returns the entries that a page shows, by the views that are made of them */
  shownOn(page: Page): ReadonlySet<Entry<object>>;
}

/** Views held in memory at most: one stands on some five pages, most of which are made one soon after the other. */
const RECENT = 100;

export function viewing(): Viewing {
  let shown: Set<Entry<object>> | null = null;
  return {
    view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View) {
      const recent = new Map<Entry<object>, View>();
      return (entry: Seen): View => {
        shown?.add(entry);
        const known = recent.get(entry);
        if (known !== undefined) return known;
        const made = make(entry);
        (made as { [FACTS]?: ViewFacts })[FACTS] = { print: '', rendering: null };
        recent.set(entry, made);
        const [oldest] = recent.keys();
        if (oldest && recent.size > RECENT) recent.delete(oldest);
        return made;
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
