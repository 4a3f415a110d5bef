/**
 * Addresses from the routes of collections: of an entry's own page, and of its lists. Those of a faulty file are known
 * if the fields they use are valid.
 */
import { escapeRE } from 'markdown-it/lib/common/utils.mjs';
import { escapePointer } from '../../../diagnostics/pointers/index.ts';
import { type Collection, collectionOf, type Models } from '../../models/index.ts';
import { translationsIn } from '../../models/languages/index.ts';
import { type Choices, type Entry, type Fields, isSound, isTainted } from '../../stages/entry.ts';
import { addressIn, languageOf } from '../../values/names/languages.ts';
import { dayInName } from '../../values/names/prefixes.ts';
import { addressPart, slugFault, slugOf, textInAddress } from '../../values/names/slug.ts';

const PART = /\{(\w+)\}/g;
/** The entry that represents its folder. */
const INDEX = 'index';

/** @returns the value of a field, if it is certain, or null */
const fieldOf = (one: Entry, name: string): string | null =>
  isTainted(one, `/${escapePointer(name)}`) ? null : textInAddress(one.fields[name]);

/** Parts of the date of publication, with their places in `YYYY-MM-DD`. */
const DATE_PARTS: Readonly<Record<string, readonly [number, number]>> = {
  year: [0, 4],
  month: [5, 7],
  day: [8, 10],
};

/** @returns the value of a field, or a part of the date of publication, if it is certain; else null */
function valueIn(one: Entry, name: string, { models }: Collection): string | null {
  const own = fieldOf(one, name);
  if (own !== null || !Object.hasOwn(DATE_PARTS, name)) return own;
  const isKnown = [...models.values()].every(
    ({ roles: { published } }) => published === undefined || !isTainted(one, `/${escapePointer(published)}`),
  );
  return (isKnown && one.days.published?.slice(...(DATE_PARTS[name] ?? []))) || null;
}

/** Whether an entry has a page: if its model allows bodies, only with a body. A faulty file may have a wrong name. */
const hasPage = (one: Entry, { models }: Collection): boolean =>
  (one.bodyStart !== null || [...models.values()].every(({ schema }) => schema['x-body'] === undefined)) &&
  (isSound(one) || slugFault(one.slug, null) === null);

/** Whether a faulty file may have a page at any address. */
export const mayBeAnywhere = (one: Entry, { collections }: Models): boolean =>
  !isSound(one) &&
  one.address === null &&
  collections.find(({ name }) => name === one.collection)?.address !== undefined;

/** @returns the list that a field is chosen from, as `x-one-of` names it: `categories/name`; undefined for any other field */
function listOf({ models }: Collection, field: string): string | undefined {
  for (const { chosen } of models.values())
    for (const [path, schema] of chosen)
      if (path.length === 1 && path[0] === field) return schema['x-one-of'];
  return undefined;
}

/** A day that only tells an entry from another of the same name is no part of its address. */
const nameInAddress = ({ file, slug }: Entry): string =>
  dayInName(slug) !== null && dayInName(slug) === dayInName(file) ? slugOf(file) : slug;

/** @returns a route with the entry's values; null if one of them is not certain */
function fillRoute(
  pattern: string,
  one: Entry,
  collection: Collection,
  choices: Choices | null,
): string | null {
  let isKnown = true;
  const path = pattern.replace(PART, (_, name: string) => {
    if (name === 'slug') return nameInAddress(one);
    if (name === 'path') return one.slug === INDEX ? '' : one.slug;
    const value = valueIn(one, name, collection);
    const list = choices === null ? undefined : listOf(collection, name);
    isKnown &&= value !== null && (list === undefined || choices?.[list]?.includes(value) === true);
    return addressPart(value ?? '');
  });
  // An index has the address of its folder.
  return isKnown ? path.replace('//', '/') : null;
}

/** @returns the address of an entry's own page within its language, or null; the entry is known to be valid */
export function addressOfPage(models: Models): (one: Entry) => string | null {
  return (one) => {
    if (one.address !== null) return one.address;
    const collection = collectionOf(one.file, models);
    if (collection?.route === undefined || mayBeAnywhere(one, models) || !hasPage(one, collection))
      return null;
    return fillRoute(collection.route, one, collection, null);
  };
}

/**
 * @param values of exactly the fields in its address
 * @param language null for the site's own
 * @returns the address of a list of a collection within its language; null if it has no such list
 */
export function listPath(
  models: Models,
  name: string,
  values: Readonly<Record<string, string>>,
  language: string | null,
): string | null {
  const { collections } = models.inLanguages?.[language ?? ''] ?? models;
  const { lists = [] } = collections.find((one) => one.name === name) ?? {};
  const asked = Object.keys(values).sort().join(' ');
  const pattern = lists.find((list) => fieldsIn(list).sort().join(' ') === asked);
  return pattern?.replace(PART, (_, field: string) => addressPart(values[field] ?? '')) ?? null;
}

/** A list of entries, as an item of `site.yaml` names it. */
export interface NamedList {
  /** JSON Pointer of the item. */
  pointer: string;
  /** Null for the site's own language. */
  language: string | null;
  /** List and field: `categories/name`. */
  keyword: string;
  value: string;
  /** Its address, and former ones as they are written: both within the language. */
  address: string;
  aliases: readonly string[];
}

/** @returns the lists of entries by one field, in each language that names them */
export function namedLists(models: Models, settings: Fields): NamedList[] {
  const translations = translationsIn(settings.languages).map(({ code, fields }, index) => ({
    language: code,
    fields,
    holder: `/languages/${index}`,
  }));
  const all = [{ language: null, fields: settings, holder: '' }, ...translations];
  return all.flatMap(({ language, fields, holder }) =>
    models.collections.flatMap((collection) =>
      (collection.lists ?? []).flatMap((list) => {
        const [field = '', ...others] = fieldsIn(list);
        const keyword = listOf(collection, field) ?? '';
        const [name = '', key = ''] = keyword.split('/');
        const items = others.length === 0 ? fields[name] : undefined;
        return (Array.isArray(items) ? items : []).flatMap((item: Fields, index) => {
          const { [key]: value, aliases = [] } = item ?? {};
          if (!Array.isArray(aliases) || typeof value !== 'string') return [];
          const address = listPath(models, collection.name, { [field]: value }, language) ?? '';
          return [{ pointer: `${holder}/${name}/${index}`, language, keyword, value, address, aliases }];
        });
      }),
    ),
  );
}

/**
 * @param choices for the lists of an entry; null for entries that are known to be valid
 * @returns the addresses of an entry within its language: its own page's first, then those of its lists
 */
export function addressesWithin(models: Models, choices: Choices | null): (one: Entry) => string[] {
  return (one) => {
    if (one.address !== null) return [one.address];
    const collection = collectionOf(one.file, models);
    if (collection?.route === undefined || mayBeAnywhere(one, models) || !hasPage(one, collection)) return [];
    const paths = [collection.route, ...(collection.lists ?? [])];
    return paths.flatMap((path) => fillRoute(path, one, collection, choices) ?? []);
  };
}

/** @returns the same as addresses of the whole site */
export function addressesBy(models: Models, choices: Choices | null): (one: Entry) => string[] {
  const within = addressesWithin(models, choices);
  return (one) => within(one).map((path) => addressIn(languageOf(one.file), path));
}

const fieldsIn = (route = ''): string[] =>
  [...route.matchAll(PART)].flatMap(([, name = '']) => (name === 'slug' || name === 'path' ? [] : name));

/** @returns entries whose page has no address, each with the route and the first field that is missing in it */
export function* missingInRoutes(
  entries: readonly Entry[],
  models: Models,
): Generator<{ file: string; route: string; field: string }> {
  for (const all of [models, ...Object.values(models.inLanguages ?? {})])
    for (const collection of all.collections) {
      const { route = '' } = collection;
      const fields = fieldsIn(route);
      if (fields.length === 0) continue;
      for (const one of entries) {
        if (
          one.address !== null ||
          collectionOf(one.file, models) !== collection ||
          !hasPage(one, collection)
        )
          continue;
        const field = fields.find((name) => valueIn(one, name, collection) === null);
        const dated = [...collection.models.values()].find(({ roles }) => roles.published)?.roles.published;
        const isDate =
          field !== undefined && Object.hasOwn(DATE_PARTS, field) && !Object.hasOwn(one.fields, field);
        if (field !== undefined) yield { file: one.file, route, field: (isDate ? dated : null) ?? field };
      }
    }
}

/** Pattern for a placeholder in a route. */
const likeWord = (name: string): string => (name === 'path' ? '(?:.+)?' : '[^/]+');

/** Pattern of the addresses that a route can give. */
const addressesLike = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split(PART)
      .map((part, index) => (index % 2 === 0 ? escapeRE(part) : likeWord(part)))
      .join('')
      .replace('(?:.+)?/', '(?:.+/)?')}$`,
  );

/**
 * Whether a page may still come from faulty files: the home page; one of any address; or, in the folders of routes, a
 * list. Their own pages are certain.
 */
export function mayCome(models: Models, entries: readonly Entry[], path: string): boolean {
  const { collections, reserved } = models;
  if (path === '/') return true;
  if (!reserved.includes(path.split('/')[1] ?? '')) return entries.some((one) => mayBeAnywhere(one, models));
  const isOwn = collections.some(({ route = '' }) => addressesLike(route).test(path));
  return !isOwn && !entries.every(isSound);
}
