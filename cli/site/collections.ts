/** Collections for a site's own code: entries with their addresses, and references resolved in both directions. */
import type { Entry, Fields } from '../core/stages/entry.ts';
import type { Call, Page } from '../core/stages/page.ts';
import type { CollectionInfo, EntryBody, PlanTools } from '../core/stages/site.ts';
import type { ImageView } from '../core/stages/views.ts';
import { ITEMS, isOfKind, KIND } from '../core/validate/field-paths.ts';
import { withBase } from '../core/values/addresses.ts';
import { orderOf } from '../core/values/days/moments.ts';
import { readDay } from '../core/values/days/notations.ts';
import { chunks, lazily, memoized } from '../core/values/lists.ts';
import { compareNatural } from '../core/values/order.ts';
import { PICTURE_KEY, picturesInGroup } from './react/picture-key.ts';
import { siteFault } from './react/site-fault.ts';

/** Properties of every entry besides its fields. */
export interface EntryMeta {
  /** Name of the file without number and extension; in a nested folder, the path from there. */
  readonly slug: string;
  readonly collection: string;
  /** Address of its page with base path; undefined if it has none. */
  readonly href: string | undefined;
  /** For callbacks of `site.ts`, whose use of bodies is tracked; throws in templates, which get it as `body`. */
  readonly body: EntryBody;
}

/** An entry: its fields, with entries in place of the names that refer to them. */
export type EntryView<Own extends object = Fields> = Own & EntryMeta;

/** What senja cannot know of a page. */
export interface PageOptions
  extends Partial<Pick<Page, 'setting' | 'continues' | 'expects' | 'keepsText' | 'twin'>> {
  /** `YYYY-MM-DD` of its last change, for the sitemap; by default that of its entry. */
  changed?: string | null;
}

/** A page of a site, before its address has a base path. */
export interface PageSpec<Template extends string = string, Data extends object = object>
  extends PageOptions {
  path: string;
  template: Template;
  /** The entry that the page shows. */
  entry: Entry | null;
  /** @returns plain data for the template */
  data(): Data;
  /** Address with base path that it redirects to. */
  leadsTo?: string;
  /** The call that plans it; `page` and `pages` set it. */
  call?: Call;
}

/** A page of a paginated list. */
export interface Part<View> {
  items: readonly View[];
  /** From 1. */
  number: number;
  count: number;
}

/** A folder of a nested collection, or an entry in one. */
export interface TreeNode<View> {
  /** Last part of the path. */
  name: string;
  /** The entry with this name, or the folder's `index`; null for a folder without one. */
  entry: View | null;
  children: TreeNode<View>[];
}

/** Some entries of one collection, in order. */
export class Entries<View extends EntryMeta = EntryView, Template extends string = string> {
  readonly all: readonly View[];
  readonly #source: Source<View>;
  readonly #places = lazily(() => new Map(this.all.map(({ slug }, at) => [slug, at])));

  constructor(all: readonly View[], source: Source<View>) {
    this.all = all;
    this.#source = source;
  }

  get(slug: string): View | undefined {
    return this.#source.bySlug.get(slug);
  }

  /** @returns the entries of this collection that refer to an entry */
  of(entry: Pick<EntryMeta, 'collection' | 'slug'>): readonly View[] {
    const own = this.#source.referrers(entry);
    return this.all.filter((one) => own.has(one));
  }

  /** @returns the entries by the value of a field, or by each item of a list in it */
  by(field: keyof View & string): Map<string, Entries<View, Template>> {
    const groups = new Map<string, View[]>();
    for (const one of this.all) {
      for (const value of [one[field] as unknown].flat()) {
        if (value === undefined || value === null) continue;
        const key = typeof value === 'object' ? String((value as { slug?: string }).slug) : String(value);
        const group = groups.get(key);
        if (group) group.push(one);
        else groups.set(key, [one]);
      }
    }
    return new Map([...groups].map(([key, some]) => [key, new Entries(some, this.#source)]));
  }

  /** @returns the entries ordered by a field: days, numbers and texts; those without a value come last */
  sorted(
    field: keyof View & string,
    order: 'ascending' | 'descending' = 'ascending',
  ): Entries<View, Template> {
    const sign = order === 'ascending' ? 1 : -1;
    const keyed = this.all.map((one) => ({ one, key: this.#source.keyOf(one, field) }));
    keyed.sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareNatural(`${a}`, `${b}`));
    });
    return new Entries(
      keyed.map(({ one }) => one),
      this.#source,
    );
  }

  /** @returns the folders of a nested collection, in the order of its files */
  tree(): TreeNode<View>[] {
    const top: TreeNode<View>[] = [];
    for (const one of this.all) {
      const parts = one.slug.split('/');
      let level = top;
      let node: TreeNode<View> | undefined;
      for (const name of parts.at(-1) === 'index' && parts.length > 1 ? parts.slice(0, -1) : parts) {
        node = level.find((other) => other.name === name);
        if (!node) {
          node = { name, entry: null, children: [] };
          level.push(node);
        }
        level = node.children;
      }
      if (node) node.entry = one;
    }
    return top;
  }

  neighbours({ slug }: Pick<EntryMeta, 'slug'>): { previous: View | null; next: View | null } {
    const at = this.#places().get(slug) ?? Number.NaN;
    return { previous: this.all[at - 1] ?? null, next: this.all[at + 1] ?? null };
  }

  /** @returns the entries in pages of a list, at least one */
  paged(size: number): Part<View>[] {
    const parts = this.all.length === 0 ? [[]] : chunks(this.all, size);
    return parts.map((items, index) => ({ items, number: index + 1, count: parts.length }));
  }

  /** @returns the page of each entry that has an address; `data` adds data for its template */
  pages<Data extends object = object>(
    data: (entry: View) => Data = () => ({}) as Data,
  ): PageSpec<Template, { entry: View } & Data>[] {
    const call: Call = new Error();
    return this.all.flatMap((one) => {
      const page = this.#source.pageOf(one, () => data(one));
      return page ? [{ ...page, call } as PageSpec<Template, { entry: View } & Data>] : [];
    });
  }

  /**
   * @param values of the fields in its address: `{ category: 'Food' }` for `/categories/{category}/`
   * @returns the address of a list, as `lists` in the model says, without base path
   */
  listPath(values: { readonly [Field in keyof View & string]?: string } = {}): string {
    return this.#source.listPath(values as Record<string, string>);
  }

  /** @returns the picture in a field, in all its widths and formats, with its alt text; null without one */
  picture(entry: View, field: keyof View & string): ImageView | null {
    return this.#source.pictureOf(entry, field);
  }

  /** @returns the translation of an entry in the site's own language: the entry itself in that language */
  original(entry: Pick<EntryMeta, 'slug'>): View | undefined {
    return this.#source.original(entry.slug);
  }

  /**
   * @param make returns what pages show of an entry, equal for the same entry
   * @returns the same function, whose use is noted: `--why` then names the entry that changed
   */
  view<Shown extends object>(make: (entry: View) => Shown): (entry: View) => Shown {
    return this.#source.view(make);
  }
}

/** @returns whether a value has named parts: a promise, a list and a text have none */
export const isPageData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('then' in value);

/** The entries that views are made of, with the addresses of their pages. */
const sources = new WeakMap<
  object,
  {
    entry: Entry;
    path: string | null /** Published, of its pictures by field. */;
    addresses?: Record<string, string>;
  }
>();

/** @returns what a view is made of; undefined for any other object */
export const viewSource = (view: object): { entry: Entry; path: string | null } | undefined =>
  sources.get(view);

const entryOf = (view: object): Entry => sources.get(view)?.entry as Entry;

/** Data shared by the entries of one collection. */
interface Source<View> {
  bySlug: ReadonlyMap<string, View>;
  referrers(entry: Pick<EntryMeta, 'collection' | 'slug'>): ReadonlySet<View>;
  keyOf(view: View, field: keyof View & string): string | number | null;
  pageOf(view: View, data: () => object): PageSpec | null;
  listPath(values: Readonly<Record<string, string>>): string;
  pictureOf(view: View, field: string): ImageView | null;
  original(slug: string): View | undefined;
  view<Shown>(make: (entry: View) => Shown): (entry: View) => Shown;
}

/**
 * @param more returns what a group or list with such a text gets besides; it is given what they already got
 * @returns a copy of the fields in which each text at a path is replaced
 */
function replacedAt(
  value: unknown,
  path: readonly string[],
  replace: (text: string) => unknown,
  more: (group: Fields, name: string, shown: object) => object = () => ({}),
): unknown {
  const [name, ...rest] = path;
  if (name === undefined && Array.isArray(value)) return replacedAt(value, [ITEMS], replace, more);
  if (name === undefined) return typeof value === 'string' ? replace(value) : value;
  if (name?.startsWith(KIND)) return isOfKind(value, name) ? replacedAt(value, rest, replace, more) : value;
  if (name === ITEMS) {
    if (!Array.isArray(value)) return value;
    const list = value.map((one) => replacedAt(one, rest, replace, more)).filter((one) => one !== null);
    for (const [at, one] of rest.length === 0 ? value.entries() : [])
      if (typeof one === 'string') Object.assign(list, more({ [at]: one }, String(at), list));
    return list;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const own = value as Record<string, unknown>;
  const shown = rest.length === 0 && typeof own[name] === 'string' ? more(own, name, own) : {};
  return { ...own, [name]: replacedAt(own[name], rest, replace, more), ...shown };
}

function targetsIn(fields: Fields, path: readonly string[]): string[] {
  const found: string[] = [];
  replacedAt(fields, path, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

type Tools = Pick<PlanTools, 'base' | 'root' | 'body'> &
  Partial<Pick<PlanTools, 'image' | 'view' | 'language'>>;

/** What the collections of a site share. */
interface Shared extends Tools {
  originals: readonly Entry[];
  /** @returns the view of an entry without those that it refers to */
  bareOf(entry: Entry): EntryView;
  /** @returns the view of an entry with those that it refers to */
  resolvedOf(info: CollectionInfo, entry: Entry): EntryView;
}

/** What views show of pictures: their addresses, and functions for templates that make them. */
function pictureViews(byName: ReadonlyMap<string, CollectionInfo>, image: Tools['image']) {
  const picturesOf = ({ collection }: Entry) => byName.get(collection)?.pictures ?? [];
  /** The functions for templates that a group or list of fields has, with one for a picture in it. */
  const pictureFunctions = (
    { collection }: Entry,
    path: readonly string[],
    shown: object,
    group: Fields,
    name: string,
  ): { [PICTURE_KEY]: object } => {
    const [address, alt] = [group[name], group[byName.get(collection)?.alts?.[path.join('/')] ?? '']];
    const make = () => image?.(String(address), typeof alt === 'string' ? alt : '');
    return { [PICTURE_KEY]: { ...picturesInGroup(shown), [name]: make } };
  };
  // The same getters for all views, as for bodies.
  const addressIn = memoized(
    (name: string): PropertyDescriptor => ({
      configurable: true,
      enumerable: true,
      get(this: object) {
        const source = sources.get(this);
        if (!source || !image) return undefined;
        source.addresses ??= {};
        source.addresses[name] ??= image(String(source.entry.fields[name]), '').src;
        return source.addresses[name];
      },
    }),
  );
  const picturesIn = (entry: Entry): string[] => {
    const own = image ? picturesOf(entry).filter((path) => path.length === 1) : [];
    return own.flatMap(([name = '']) => (typeof entry.fields[name] === 'string' ? [name] : []));
  };
  const picturesOfView: PropertyDescriptor = {
    configurable: true,
    get(this: object) {
      const entry = entryOf(this);
      let made: object | undefined;
      for (const name of picturesIn(entry))
        made = pictureFunctions(entry, [name], { [PICTURE_KEY]: made }, entry.fields, name)[PICTURE_KEY];
      return made;
    },
  };
  /** The fields, with addresses of published pictures below the fields of the entry itself. */
  const pictured = (entry: Entry): object => {
    let shown: object = entry.fields;
    for (const path of picturesOf(entry))
      if (image && path.length > 1)
        shown = replacedAt(
          shown,
          path,
          (address) => image(address, '').src,
          (group, name, got) => pictureFunctions(entry, path, got, group, name),
        ) as object;
    return shown;
  };
  return { picturesIn, addressIn, picturesOfView, pictured };
}

/** Views of entries: their fields, with addresses of pictures, and entries in place of the names that refer to them. */
function viewsOf(
  entries: readonly Entry[],
  originals: readonly Entry[],
  infos: readonly CollectionInfo[],
  { base, root, body, image }: Tools,
): Pick<Shared, 'bareOf' | 'resolvedOf'> {
  const byName = new Map(infos.map((info) => [info.name, info]));
  const isOriginal = new Set(originals);
  const known = new Map(
    [...originals, ...entries].map((entry) => [`${entry.collection}/${entry.slug}`, entry]),
  );
  const { picturesIn, addressIn, picturesOfView, pictured } = pictureViews(byName, image);
  // The same getters for all views: V8 would turn each view with its own into a slow object of several times the size.
  const bodyOfView: PropertyDescriptor = {
    get(this: object) {
      return body(entryOf(this));
    },
  };
  const bare = (entry: Entry, fields: object): EntryView => {
    const path = byName.get(entry.collection)?.pathOf(entry) ?? null;
    const { slug, collection } = entry;
    const above = isOriginal.has(entry) ? root : base;
    const meta = { slug, collection, href: path === null ? undefined : withBase(above, path) };
    const pictures = picturesIn(entry);
    const view: Record<string, unknown> = {};
    const values: Record<string, unknown> = { ...fields, ...meta };
    for (const name of Object.keys(values)) {
      const value = values[name];
      if (pictures.includes(name)) Object.defineProperty(view, name, addressIn(name));
      else if (name === '__proto__') Object.defineProperty(view, name, { value, enumerable: true });
      else view[name] = value;
    }
    Object.defineProperty(view, 'body', bodyOfView);
    // Copies of an entry are no entries.
    if (pictures.length > 0) Object.defineProperty(view, PICTURE_KEY, picturesOfView);
    sources.set(view, { entry, path });
    return view as EntryView;
  };
  const bareOf = memoized((entry: Entry) => bare(entry, pictured(entry)));
  const resolvedOf = ({ references }: CollectionInfo, entry: Entry): EntryView => {
    let fields = pictured(entry);
    for (const { path, to } of references)
      fields = replacedAt(fields, path, (slug) => {
        const target = known.get(`${to}/${slug}`);
        return target ? bareOf(target) : null;
      }) as object;
    return bare(entry, fields);
  };
  return { bareOf, resolvedOf };
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
  const moment = sources.get(view)?.entry.moments?.[field];
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
  const source: Source<EntryView> = {
    bySlug: new Map(views.map((view) => [view.slug, view])),
    referrers({ collection, slug }) {
      return index().get(`${collection}/${slug}`) ?? new Set();
    },
    keyOf: orderKey,
    pageOf(view, data) {
      const { entry, path = null } = sources.get(view) ?? {};
      if (!entry || path === null) return null;
      const withEntry = (): object => {
        const own: unknown = data();
        // Anything else is refused when the page is made, as for a page without an entry.
        return isPageData(own) ? { entry: view, ...own } : (own as object);
      };
      return { path, template: info.templateOf(entry), entry, data: withEntry };
    },
    listPath(values) {
      const path = info.listPath?.(values, language) ?? null;
      if (path !== null) return path;
      const names = Object.keys(values).map((name) => `{${name}}`);
      const fields = { en: names.join(', ') || 'no field', id: names.join(', ') || 'tanpa kolom' };
      throw siteFault({
        en: `“lists” in the model of ${info.name} has no address with ${fields.en}`,
        id: `“lists” pada model ${info.name} tidak memuat alamat dengan ${fields.id}`,
      });
    },
    pictureOf(view, field) {
      const { fields } = entryOf(view);
      const [address, alt] = [fields[field], fields[info.alts?.[field] ?? '']];
      return image && typeof address === 'string' ? image(address, typeof alt === 'string' ? alt : '') : null;
    },
    original(slug) {
      const first = ownOriginals().get(slug);
      return originals.length === 0 ? source.bySlug.get(slug) : first && bareOf(first);
    },
    view(make) {
      const note = noted?.((entry: Entry) => entry) ?? ((entry: Entry) => entry);
      return (view) => {
        note(entryOf(view));
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
  tools: Tools,
  originals: readonly Entry[] = [],
): Record<string, Entries> {
  const shared = { ...tools, originals, ...viewsOf(entries, originals, infos, tools) };
  const ownOf = ({ name }: CollectionInfo) => entries.filter(({ collection }) => collection === name);
  return Object.fromEntries(infos.map((info) => [info.name, entriesOf(info, ownOf(info), shared)]));
}
