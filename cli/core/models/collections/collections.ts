/**
 * Collections, as models declare them: `x-collection` of a model names the folder of its entries. Several models may
 * share a folder; each entry then names its model in the field `template`. What applies to the whole folder, such as
 * its route, is stated in one of these models.
 */

import { memoized } from '../../values/lists.ts';
import { type Ordered, orderedIn } from '../../values/names/prefixes.ts';
import { sameButDays, slugify, slugOf, slugPathOf } from '../../values/names/slug.ts';
import { compareNatural } from '../../values/order.ts';
import { isObject } from '../../values/shapes.ts';
import type { CollectionKeyword, Noun, RowsKeyword } from '../collection-keyword.ts';
import type { Schema } from '../schema/index.ts';

/**
 * The texts of `content/models/*.schema.json`, by file name without the extension, and those next to components that
 * bodies show, by path without it: `templates/boxes/recipe`.
 */
export type ModelTexts = Readonly<Record<string, string>>;

/** Whether a name is that of a component's model. */
export const isOfPart = (name: string): boolean => name.includes('/');

/** Name of the model of `site.yaml`. */
export const SITE = 'site';

/** A collection: a folder of entries. */
export interface CollectionModel extends Omit<CollectionKeyword, 'folder' | 'noun' | 'synonyms'> {
  /** Its path below the content folder. */
  name: string;
  /** Whether entries may be in subfolders. */
  nested: boolean;
  /** Name of one entry on the command line. */
  kind: string;
  /** Name of entries in counts; absent if they are not counted. */
  counted?: Noun;
  /** Other names that people use for the folder or an entry. */
  synonyms: readonly string[];
  /** Names of its models. */
  models: readonly string[];
}

/** Suffix of a folder whose entries may be in subfolders. */
const BELOW = '/**';

/** @returns the name of the folder that a model declares, and whether entries may be in subfolders */
export const folderNamed = (folder: string): { name: string; nested: boolean } =>
  folder.endsWith(BELOW)
    ? { name: folder.slice(0, -BELOW.length), nested: true }
    : { name: folder, nested: false };

/** @returns a valid model, else null */
export function schemaIn(text: string | undefined): Schema | null {
  try {
    const schema: unknown = JSON.parse(text ?? '');
    return isObject(schema) ? schema : null;
  } catch {
    return null;
  }
}

/** @returns a model's statement about its folder, if it names one */
export function keywordIn(schema: Schema | null): CollectionKeyword | null {
  const keyword: unknown = schema?.['x-collection'];
  return isObject(keyword) && typeof keyword.folder === 'string' ? (keyword as never) : null;
}

/** @returns the value of the field `template` in the entries of a model; '' if every model of its folder would match */
export function templateOf(schema: Schema): string {
  const named = schema.properties?.template?.const;
  return typeof named === 'string' ? named : '';
}

export const isNoun = (value: unknown): value is Noun =>
  isObject(value) &&
  [value.id, value.en, value.plural ?? ''].every((text) => typeof text === 'string') &&
  Object.keys(value).every((key) => ['id', 'en', 'plural'].includes(key));

export const isRows = (value: unknown): value is RowsKeyword =>
  isObject(value) && [value.file, value.slug].every((text) => typeof text === 'string');

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function collectionOf(
  folder: string,
  models: readonly string[],
  keyword: CollectionKeyword,
): CollectionModel {
  const { folder: _folder, noun: _noun, synonyms: _synonyms, ...rest } = keyword;
  const noun = isNoun(keyword.noun) ? keyword.noun : undefined;
  const synonyms = isTexts(keyword.synonyms) ? keyword.synonyms : [];
  const called = slugify(noun?.en ?? '');
  return {
    ...rest,
    ...folderNamed(folder),
    // A number in front is a part of what a row is called.
    ...(isRows(keyword.rows) && { numbered: false }),
    kind: called || (models.length === 1 ? (models[0] ?? folder) : folderNamed(folder).name),
    // Pages with an address of their own are counted as pages.
    ...(noun && keyword.address === undefined && { counted: noun }),
    synonyms: [...synonyms, ...(noun ? [noun.id, noun.en] : [])].map((word) => word.toLowerCase()),
    models,
  };
}

/** @returns the collections in natural order, without the faulty parts of models, which `../compile/` reports */
export function collectionsIn(texts: ModelTexts): readonly CollectionModel[] {
  const byFolder = new Map<string, { models: string[]; merged: CollectionKeyword }>();
  for (const name of Object.keys(texts).sort(compareNatural)) {
    const keyword = isOfPart(name) ? null : keywordIn(schemaIn(texts[name]));
    if (!keyword) continue;
    const { models, merged } = byFolder.get(keyword.folder) ?? { models: [], merged: keyword };
    byFolder.set(keyword.folder, { models: [...models, name], merged: { ...keyword, ...merged } });
  }
  return [...byFolder]
    .map(([folder, { models, merged }]) => collectionOf(folder, models, merged))
    .sort((a, b) => compareNatural(a.name, b.name));
}

/** @returns the name of an entry in its collection: the file name with the names of its subfolders */
export const slugIn = (
  file: string,
  collection: Pick<CollectionModel, 'nested'> | undefined,
  ordered?: Ordered,
): string => (collection?.nested ? slugPathOf(file, ordered) : slugOf(file, ordered));

/** Whether more than the name of an entry makes its address. */
const hasFields = (route = ''): boolean => /\{(?!slug\})/.test(route);

type OrderedCollection = Pick<CollectionModel, 'name' | 'nested' | 'numbered' | 'route'>;

function orderedOf(
  files: readonly string[],
  { name, nested, numbered, route }: OrderedCollection,
): readonly string[] {
  const own = files.filter((file) => file.startsWith(`${name}/`));
  return [...orderedIn(own, numbered), ...(!nested && hasFields(route) ? sameButDays(own) : [])];
}

/** By the list of all files, which is not changed: a plan asks for the names of a large folder several times. */
const knownOrders = memoized(
  (files: readonly string[]) =>
    memoized((one: OrderedCollection): Ordered => new Set(orderedOf(files, one)), new WeakMap()),
  new WeakMap(),
);

const knownUnions = memoized((files: readonly string[]) => {
  const ordersOf = knownOrders(files);
  return memoized((all: readonly OrderedCollection[]): Ordered => {
    const found = new Set<string>();
    for (const one of all) for (const file of ordersOf(one)) found.add(file);
    return found;
  }, new WeakMap());
}, new WeakMap());

/** @returns the files and folders of all collections whose names are told apart or put in order by what is in front */
export function orderedFiles(files: readonly string[], collections: readonly OrderedCollection[]): Ordered {
  const [one, ...others] = collections;
  return one && others.length === 0 ? knownOrders(files)(one) : knownUnions(files)(collections);
}
