/** Views of entries: their fields, with addresses of pictures, and entries in place of the names that refer to them. */

import { replacedAt } from '../core/models/schema/index.ts';
import type { Entry, Fields } from '../core/stages/entry.ts';
import type { CollectionInfo, PlanTools } from '../core/stages/plan.ts';
import { withBase } from '../core/values/addresses.ts';
import { lazily, memoized } from '../core/values/lists.ts';
import type { EntryMeta, EntryView } from './entries.ts';
import { PICTURE_KEY, picturesInGroup } from './react/picture-key.ts';

/** What a view is made of. */
interface ViewSource {
  entry: Entry;
  /** Address of its page. */
  path: string | null;
  /** What its getters give. */
  given: ViewGetters;
  /** Published, of its pictures by field. */
  addresses?: Record<string, string>;
}

/** Values of views that are made when they are asked for. */
interface ViewGetters {
  body: PlanTools['body'];
  /** @returns the published address of a picture */
  addressOf(picture: string): string | undefined;
  /** @returns the functions for templates that make views of its pictures */
  picturesOf(entry: Entry): object | undefined;
}

/** Under which a view has its source, which copies of it do not get; quicker than a map of all views. */
const SOURCE = Symbol('source');

/** @returns what a view is made of; undefined for any other object */
export const viewSource = (view: object): ViewSource | undefined =>
  (view as { [SOURCE]?: ViewSource } | null)?.[SOURCE];

/** @returns the entry of a view */
export const entryOfView = (view: object): Entry => viewSource(view)?.entry as Entry;

/** @returns the path of the file of an entry, relative to the content folder; '' for a copy of one */
export const fileOf = (entry: EntryMeta): string => viewSource(entry)?.entry.file ?? '';

// The same getters for the views of all plans: where a view gets other ones than an earlier view did, V8 turns it into a slow
// object of five times the size.
const BODY: PropertyDescriptor = {
  get(this: object) {
    return viewSource(this)?.given.body(entryOfView(this));
  },
};
const PICTURES: PropertyDescriptor = {
  configurable: true,
  get(this: object) {
    return viewSource(this)?.given.picturesOf(entryOfView(this));
  },
};
/** @returns the getter of the address of a picture in a field */
const addressIn = memoized(
  (name: string): PropertyDescriptor => ({
    configurable: true,
    enumerable: true,
    get(this: object) {
      const source = viewSource(this);
      if (!source) return undefined;
      const { addresses = {}, entry, given } = source;
      source.addresses = addresses;
      addresses[name] ??= given.addressOf(String(entry.fields[name])) as string;
      return addresses[name];
    },
  }),
);

export type ViewTools = Pick<PlanTools, 'base' | 'root' | 'body'> &
  Partial<Pick<PlanTools, 'image' | 'view' | 'language'>>;

/** Fields of a collection that hold pictures: those of an entry itself, and paths of those below. */
const NO_PICTURES: { own: readonly string[]; below: CollectionInfo['pictures'] } = { own: [], below: [] };

/** What views show of pictures: their addresses, and functions for templates that make them. */
function pictureViews(byName: ReadonlyMap<string, CollectionInfo>, image: ViewTools['image']) {
  const picturesOf = ({ collection }: Entry) => paths.get(collection) ?? NO_PICTURES;
  const paths = new Map<string, typeof NO_PICTURES>();
  for (const [name, { pictures }] of image ? byName : []) {
    const own = pictures.flatMap(([field = '', ...below]) => (below.length === 0 ? [field] : []));
    paths.set(name, { own, below: pictures.filter((path) => path.length > 1) });
  }
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
  const picturesIn = (entry: Entry): string[] =>
    picturesOf(entry).own.filter((name) => typeof entry.fields[name] === 'string');
  const picturesOfEntry = (entry: Entry): object | undefined => {
    let made: object | undefined;
    for (const name of picturesIn(entry))
      made = pictureFunctions(entry, [name], { [PICTURE_KEY]: made }, entry.fields, name)[PICTURE_KEY];
    return made;
  };
  /** The fields, with addresses of published pictures below the fields of the entry itself. */
  const pictured = (entry: Entry): object => {
    let shown: object = entry.fields;
    for (const path of picturesOf(entry).below)
      if (image)
        shown = replacedAt(
          shown,
          path,
          (address) => image(address, '').src,
          (group, name, got) => pictureFunctions(entry, path, got, group, name),
        ) as object;
    return shown;
  };
  return { picturesIn, picturesOfEntry, pictured };
}

/** Views of the entries of a site, each made once. */
export interface CollectionViews {
  /** @returns the view of an entry without those that it refers to */
  bareOf(entry: Entry): EntryView;
  /** @returns the view of an entry with those that it refers to */
  resolvedOf(info: CollectionInfo, entry: Entry): EntryView;
}

/** @returns the views of entries, which refer to `originals` where there is no translation */
export function viewsOf(
  entries: readonly Entry[],
  originals: readonly Entry[],
  infos: readonly CollectionInfo[],
  { base, root, body, image }: ViewTools,
): CollectionViews {
  const byName = new Map(infos.map((info) => [info.name, info]));
  const isOriginal = new Set(originals);
  const known = lazily(
    () => new Map([...originals, ...entries].map((entry) => [`${entry.collection}/${entry.slug}`, entry])),
  );
  const { picturesIn, picturesOfEntry, pictured } = pictureViews(byName, image);
  const given: ViewGetters = {
    body,
    addressOf: (picture) => image?.(picture, '').src,
    picturesOf: picturesOfEntry,
  };
  const source: PropertyDescriptor = {};
  const bare = (entry: Entry, fields: object): EntryView => {
    const path = byName.get(entry.collection)?.pathOf(entry) ?? null;
    const { slug, collection } = entry;
    const above = isOriginal.has(entry) ? root : base;
    const { href: own } = fields as { href?: unknown };
    // An entry without a page may be a link to another one.
    const elsewhere = typeof own === 'string' ? withBase(root, own) : undefined;
    const meta = { slug, collection, href: path === null ? elsewhere : withBase(above, path) };
    const pictures = picturesIn(entry);
    const view: Record<string, unknown> = {};
    // One by one: properties that follow a spread take ten times as long.
    for (const values of [fields, meta] as Fields[])
      for (const name of Object.keys(values)) {
        const value = values[name];
        if (pictures.includes(name)) Object.defineProperty(view, name, addressIn(name));
        else if (name === '__proto__') Object.defineProperty(view, name, { value, enumerable: true });
        else view[name] = value;
      }
    Object.defineProperty(view, 'body', BODY);
    // Copies of an entry are no entries.
    if (pictures.length > 0) Object.defineProperty(view, PICTURE_KEY, PICTURES);
    source.value = { entry, path, given };
    Object.defineProperty(view, SOURCE, source);
    return view as EntryView;
  };
  const bareOf = memoized((entry: Entry) => bare(entry, pictured(entry)));
  const resolvedOf = ({ references }: CollectionInfo, entry: Entry): EntryView => {
    let fields = pictured(entry);
    for (const { path, to } of references)
      fields = replacedAt(fields, path, (slug) => {
        const target = known().get(`${to}/${slug}`);
        return target ? bareOf(target) : null;
      }) as object;
    return bare(entry, fields);
  };
  return { bareOf, resolvedOf };
}
