/** Collections for a site's own code: entries with their addresses, and references resolved in both directions. */

import { replacedAt } from '../core/models/schema/index.ts';
import type { Entry, Fields } from '../core/stages/entry.ts';
import type { CollectionInfo } from '../core/stages/plan.ts';
import { orderOf } from '../core/values/days/moments.ts';
import { readDay } from '../core/values/days/notations.ts';
import { groupBy, lazily } from '../core/values/lists.ts';
import { Entries, type EntryView, type Source } from './entries.ts';
import { type CollectionViews, entryOfView, type ViewTools, viewSource, viewsOf } from './entry-views.ts';
import { isPageData } from './page-spec.ts';
import { siteFault } from './react/site-fault.ts';

/** What the collections of a site share. */
interface Shared extends ViewTools, CollectionViews {
  originals: readonly Entry[];
}

function targetsIn(fields: Fields, path: readonly string[]): string[] {
  const found: string[] = [];
  replacedAt(fields, path, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** @returns the views that refer to an entry, by its collection and slug */
function referrersIn(own: readonly Entry[], views: readonly EntryView[], { references }: CollectionInfo) {
  const found = new Map<string, Set<EntryView>>();
  for (const [at, { fields }] of own.entries())
    for (const { path, to } of references)
      for (const slug of targetsIn(fields, path)) {
        const some = found.get(`${to}/${slug}`) ?? new Set();
        found.set(`${to}/${slug}`, some.add(views[at] as EntryView));
      }
  return found;
}

/** @returns the value of a field to order entries by; null without one */
function orderKey(view: EntryView, field: string): string | number | null {
  const { [field]: value } = view as Fields;
  const moment = viewSource(view)?.entry.moments?.[field];
  if (moment) return orderOf(moment.day, moment.at);
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null) return (value as { slug?: string }).slug ?? null;
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? (readDay(value) ?? value) : String(value);
}

function entriesOf(info: CollectionInfo, own: readonly Entry[], shared: Shared): Entries {
  const { image, view: noted, language = null, originals, bareOf } = shared;
  const views = own.map((entry) => shared.resolvedOf(info, entry));
  const index = lazily(() => referrersIn(own, views, info));
  const ownOriginals = lazily(() => {
    const all = originals.filter(({ collection }) => collection === info.name);
    return new Map(all.map((one) => [one.slug, one]));
  });
  const bySlug = lazily(() => new Map(views.map((view) => [view.slug, view])));
  /** By the values in them. */
  const listPaths = new Map<string, string | null>();
  const source: Source<EntryView> = {
    get: (slug) => bySlug().get(slug),
    referrers({ collection, slug }) {
      return index().get(`${collection}/${slug}`) ?? new Set();
    },
    keyOf: orderKey,
    pageOf(view, data) {
      const { entry, path = null } = viewSource(view) ?? {};
      if (!entry || path === null) return null;
      const withEntry = (): object => {
        const own: unknown = data();
        // Anything else is refused when the page is made, as for a page without an entry.
        return isPageData(own) ? { entry: view, ...own } : (own as object);
      };
      return { path, template: info.templateOf(entry), entry, data: withEntry };
    },
    listPath(values) {
      const key = JSON.stringify(Object.entries(values));
      const path = listPaths.get(key) ?? info.listPath?.(values, language) ?? null;
      listPaths.set(key, path);
      if (path !== null) return path;
      const names = Object.keys(values).map((name) => `{${name}}`);
      const fields = { en: names.join(', ') || 'no field', id: names.join(', ') || 'tanpa kolom' };
      throw siteFault({
        en: `“lists” in the model of ${info.name} has no address with ${fields.en}`,
        id: `“lists” pada model ${info.name} tidak memuat alamat dengan ${fields.id}`,
      });
    },
    pictureOf(view, field) {
      const { fields } = entryOfView(view);
      const [address, alt] = [fields[field], fields[info.alts?.[field] ?? '']];
      return image && typeof address === 'string' ? image(address, typeof alt === 'string' ? alt : '') : null;
    },
    original(slug) {
      const first = ownOriginals().get(slug);
      return originals.length === 0 ? bySlug().get(slug) : first && bareOf(first);
    },
    view(make) {
      const note = noted?.((entry: Entry) => entry) ?? ((entry: Entry) => entry);
      return (view) => {
        note(entryOfView(view));
        return make(view);
      };
    },
  };
  return new Entries(views, source);
}

/**
 * @param entries published ones, in natural order of their files
 * @param originals entries that references lead to where there is no translation
 * @returns the collections by name; each view is made once
 */
export function collectionsOf(
  entries: readonly Entry[],
  infos: readonly CollectionInfo[],
  tools: ViewTools,
  originals: readonly Entry[] = [],
): Record<string, Entries> {
  const shared = { ...tools, originals, ...viewsOf(entries, originals, infos, tools) };
  const byName = groupBy(entries, ({ collection }) => collection);
  return Object.fromEntries(
    infos.map((info) => [info.name, entriesOf(info, byName.get(info.name) ?? [], shared)]),
  );
}
