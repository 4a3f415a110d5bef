/**
 * Folders of entries, as models declare them: `x-collection` of a model names the folder that its entries lie in. Several
 * models may share a folder; each entry then names its model in the field `template`. What is the same for all entries of
 * the folder, such as its route, one of these models says for all.
 */
import type { Lang } from '../../diagnostics/diagnostic.ts';
import { naturally } from '../values/order.ts';
import { slugify, slugOf, slugPathOf } from '../values/slug.ts';
import type { CollectionKeyword, Schema } from './schema.ts';

/** The texts of `content/models/*.schema.json`, by file name without the ending. */
export type ModelTexts = Readonly<Record<string, string>>;

/** A folder of entries. */
export interface CollectionModel extends Omit<CollectionKeyword, 'folder' | 'noun' | 'synonyms'> {
  /** Its folder below the content folder. */
  name: string;
  /** Whether entries may lie in folders below it. */
  nested: boolean;
  /** What one entry is called on the command line. */
  kind: string;
  /** What entries are called where they are counted; left out where they are not. */
  counted?: Record<Lang, string>;
  /** What people also call the folder or an entry. */
  synonyms: readonly string[];
  /** Names of its models. */
  models: readonly string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The end of a folder whose entries may lie in folders below it. */
const BELOW = '/**';

/** @returns the name of the folder that a model declares, and whether entries may lie in folders below it */
export const folderNamed = (folder: string): { name: string; nested: boolean } =>
  folder.endsWith(BELOW)
    ? { name: folder.slice(0, -BELOW.length), nested: true }
    : { name: folder, nested: false };

/** @returns a model that can be read as one, else null */
export function schemaIn(text: string | undefined): Schema | null {
  try {
    const schema: unknown = JSON.parse(text ?? '');
    return isObject(schema) ? schema : null;
  } catch {
    return null;
  }
}

/** @returns what a model says of its folder, if it names one */
export function keywordIn(schema: Schema | null): CollectionKeyword | null {
  const keyword: unknown = schema?.['x-collection'];
  return isObject(keyword) && typeof keyword.folder === 'string' ? (keyword as never) : null;
}

/** @returns the value of the field `template` in the entries of a model; '' where any model of its folder would do */
export function templateOf(schema: Schema): string {
  const named = schema.properties?.template?.const;
  return typeof named === 'string' ? named : '';
}

function collectionOf(folder: string, models: readonly string[], said: CollectionKeyword): CollectionModel {
  const { folder: _, noun, synonyms = [], ...rest } = said;
  const called = slugify(noun?.en ?? '');
  return {
    ...rest,
    ...folderNamed(folder),
    kind: called || (models.length === 1 ? (models[0] ?? folder) : folderNamed(folder).name),
    // Pages with an address of their own are counted as pages.
    ...(noun && said.address === undefined && { counted: noun }),
    synonyms: [...synonyms, ...(noun ? [noun.id, noun.en] : [])].map((word) => word.toLowerCase()),
    models,
  };
}

const known = new WeakMap<ModelTexts, readonly CollectionModel[]>();

/** @returns the folders of entries, in natural order; what is faulty in a model is left out (`model-faults/` tells it) */
export function collectionsIn(texts: ModelTexts): readonly CollectionModel[] {
  const before = known.get(texts);
  if (before) return before;
  const byFolder = new Map<string, { models: string[]; said: CollectionKeyword }>();
  for (const name of Object.keys(texts).sort(naturally)) {
    const keyword = keywordIn(schemaIn(texts[name]));
    if (!keyword) continue;
    const { models, said } = byFolder.get(keyword.folder) ?? { models: [], said: keyword };
    byFolder.set(keyword.folder, { models: [...models, name], said: { ...keyword, ...said } });
  }
  const found = [...byFolder]
    .map(([folder, { models, said }]) => collectionOf(folder, models, said))
    .sort((a, b) => naturally(a.name, b.name));
  known.set(texts, found);
  return found;
}

/** @returns how an entry is named in its collection: by the name of its file, with those of the folders that it lies in */
export const slugIn = (file: string, collection: Pick<CollectionModel, 'nested'> | undefined): string =>
  collection?.nested ? slugPathOf(file) : slugOf(file);
