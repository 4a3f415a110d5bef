/** The entries of a collection, as a site's own code uses them. */
import type { Fields } from '../core/stages/entry.ts';
import type { Call } from '../core/stages/page.ts';
import type { EntryBody } from '../core/stages/plan.ts';
import type { ImageView } from '../core/stages/views.ts';
import { chunks, lazily } from '../core/values/lists.ts';
import { compareNatural } from '../core/values/order.ts';
import type { PageSpec } from './page-spec.ts';

/** Properties of every entry besides its fields. */
export interface EntryMeta {
  /** Name of the file without number and extension; in a nested folder, the path from there. */
  readonly slug: string;
  readonly collection: string;
  /** Address of its page with base path, else the link in its field `href`; undefined if it has neither. */
  readonly href: string | undefined;
  /** For callbacks of `site.ts`, whose use of bodies is tracked; throws in templates, which get it as `body`. */
  readonly body: EntryBody;
}

/**
 * An entry: its fields, with entries in place of the names that refer to them.
 * @typeParam Href `string` if every entry of the collection has a page
 */
export type EntryView<
  Own extends object = Fields,
  Href extends string | undefined = string | undefined,
> = Own & EntryMeta & { readonly href: Href };

/** A page of a paginated list. */
export interface Part<View extends EntryMeta, Template extends string = string> {
  items: Entries<View, Template>;
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

/** A list that only its own constructor fills. */
const List = Array as unknown as new <Item>() => readonly Item[];

/** Some entries of one collection, in order: a list, which plain data may hold, with methods that give more such lists. */
export class Entries<
  View extends EntryMeta = EntryView,
  Template extends string = string,
> extends List<View> {
  readonly #all: readonly View[];
  readonly #source: Source<View>;
  readonly #places = lazily(() => new Map(this.all.map(({ slug }, at) => [slug, at])));

  constructor(all: readonly View[], source: Source<View>) {
    super();
    for (const one of all) (this as unknown as View[]).push(one);
    this.#all = all;
    this.#source = source;
  }

  /** Of what `map`, `filter` and the like return. */
  static get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** The same entries as a list without these methods. */
  get all(): readonly View[] {
    return this.#all;
  }

  get(slug: string): View | undefined {
    return this.#source.get(slug);
  }

  /** @returns the entries of this collection that refer to an entry */
  of(entry: Pick<EntryMeta, 'collection' | 'slug'>): Entries<View, Template> {
    const own = this.#source.referrers(entry);
    return this.#some(this.all.filter((one) => own.has(one)));
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
    return new Map([...groups].map(([key, some]) => [key, this.#some(some)]));
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
    return this.#some(keyed.map(({ one }) => one));
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
  paged(size: number): Part<View, Template>[] {
    const parts = this.all.length === 0 ? [[]] : chunks(this.all, size);
    return parts.map((some, index) => ({
      items: this.#some(some),
      number: index + 1,
      count: parts.length,
    }));
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

  /** @returns the same collection with some of its entries */
  #some(all: readonly View[]): Entries<View, Template> {
    return new Entries(all, this.#source);
  }
}

/** Data shared by the entries of one collection. */
export interface Source<View> {
  get(slug: string): View | undefined;
  referrers(entry: Pick<EntryMeta, 'collection' | 'slug'>): ReadonlySet<View>;
  keyOf(view: View, field: keyof View & string): string | number | null;
  pageOf(view: View, data: () => object): PageSpec | null;
  listPath(values: Readonly<Record<string, string>>): string;
  pictureOf(view: View, field: string): ImageView | null;
  original(slug: string): View | undefined;
  view<Shown>(make: (entry: View) => Shown): (entry: View) => Shown;
}
