/** The content models as validators, the fields that rules apply to, and the meanings of fields for the engine. */

import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Fields } from '../stages/entry.ts';
import type { Meanings, Moment, Role, Roles } from '../stages/meanings.ts';
import { formerPath } from '../values/addresses.ts';
import { type Notation, notationOf } from '../values/days/notations.ts';
import { FORMATS } from '../values/formats/formats.ts';
import { memoized } from '../values/lists.ts';
import { languageOf } from '../values/names/languages.ts';
import type { FileChecks } from './checks/index.ts';
import {
  type CollectionModel,
  collectionsIn,
  isOfPart,
  type ModelTexts,
  SITE,
  templateOf,
} from './collections/index.ts';
import { type FieldsOfKind, isPlainText, pathsWhere, type Schema, schemasIn } from './schema/index.ts';
import { SETTINGS, type Validators } from './validators/index.ts';

/** A model, with the fields that rules apply to. */
export interface Model {
  name: string;
  schema: Schema;
  /** Fields whose values are chosen from a list in `site.yaml`. */
  chosen: FieldsOfKind;
  /** Fields that refer to other entries. */
  references: FieldsOfKind;
  pictures: FieldsOfKind;
  /** Texts that people read, in which characters may be written by their names, such as `&amp;`. */
  texts: FieldsOfKind;
  /** Lists of texts, of which one may stand alone. */
  lists: FieldsOfKind;
  /** Fields that `validate/rules.ts` applies to. */
  ruled: FieldsOfKind;
  /** Names of its own fields by role. */
  roles: Roles;
  /** Its own fields that hold a date, each with its notation. */
  days: ReadonlyMap<string, Notation>;
  /** Links, which need not be https. */
  links: FieldsOfKind;
  /** Fills defaults into fields in place, and leaves Ajv's errors in itself. */
  validate: ValidateFunction;
}

/** A collection with its models. */
export interface Collection extends Omit<CollectionModel, 'models'> {
  /** By the value of the field `template`; by '' if entries have no such field. */
  models: ReadonlyMap<string, Model>;
}

/** Faults that keep some models from being used. */
export interface FaultyModels {
  faults: readonly Diagnostic[];
  /** Whether the model of `site.yaml` is one of them. */
  ofSite: boolean;
  /** Whether it is unknown which folders they describe. */
  anyFolder: boolean;
}

/** The models of a site. */
export interface Models {
  site: Model;
  /** Validates the fields of `site.yaml` that senja itself uses. */
  settings: ValidateFunction;
  /** In natural order of names. */
  collections: readonly Collection[];
  /** Whether a word is the name of a field in any model, at any depth. */
  isName(word: string): boolean;
  /** Top-level path segments that routes of collections use. */
  reserved: readonly string[];
  /** Models of components that bodies show, by path without ending: `templates/boxes/recipe`. */
  parts: ReadonlyMap<string, Model>;
  /** Further checks of each file. */
  checks: FileChecks;
  /** Faults that keep some models from being used: the entries of these are only parsed. */
  faulty?: FaultyModels;
  /** Those of the languages besides the site's own. */
  inLanguages?: Readonly<Record<string, Models>>;
}

/** @returns the names of all fields of a model, at any depth */
export const fieldNames = memoized(
  (model: Schema): ReadonlySet<string> =>
    new Set([...schemasIn(model)].flatMap(({ schema }) => Object.keys(schema.properties ?? {}))),
  new WeakMap(),
);

/**
 * @param texts `site`, and the models of collections
 * @param validators of these texts
 * @throws if one of them is missing: they are part of the site, so this is not an author's mistake
 */
export function loadModels(texts: ModelTexts, validators: Validators, checks: FileChecks): Models {
  const folders = new Set(collectionsIn(texts).map(({ name }) => name));
  const refers = (field: Schema): boolean => folders.has(field['x-one-of'] ?? '');
  const model = (name: string): Model => {
    const text = texts[name];
    const validate = validators[name];
    if (text === undefined || !validate) throw new Error(`the content model ${name}.schema.json is missing`);
    const schema = JSON.parse(text) as Schema;
    const roles: { -readonly [Each in keyof Roles]: Roles[Each] } = {};
    const days = new Map<string, Notation>();
    for (const [field, { 'x-role': role, format }] of Object.entries(schema.properties ?? {})) {
      const notation = notationOf(format);
      if (role !== undefined) roles[role] = field;
      if (notation) days.set(field, notation);
    }
    return {
      name,
      schema,
      chosen: pathsWhere(schema, (field) => 'x-one-of' in field && !refers(field)),
      references: pathsWhere(schema, refers),
      roles,
      pictures: pathsWhere(schema, ({ format }) => format === 'image-url'),
      texts: pathsWhere(schema, () => true).filter(([path, field]) => isPlainText(field, path.at(-1))),
      lists: pathsWhere(
        schema,
        ({ type, items }) => type === 'array' && [items?.type].flat().includes('string'),
      ),
      days,
      ruled: pathsWhere(
        schema,
        (field) =>
          field.format === 'image-url' ||
          ('x-role' in field && notationOf(field.format) !== undefined) ||
          ['x-one-of', 'x-not-before', 'x-after'].some((word) => word in field),
      ),
      links: pathsWhere(schema, ({ format }) => ['link', 'web-url', 'uri'].includes(format ?? '')),
      validate,
    };
  };
  const site = model(SITE);
  const collections = collectionsIn(texts).map(({ models, ...rest }): Collection => {
    const own = models.map(model);
    return { ...rest, models: new Map(own.map((one) => [templateOf(one.schema), one])) };
  });
  const all = [site, ...collections.flatMap(({ models }) => [...models.values()])];
  const isName = (word: string): boolean => all.some(({ schema }) => fieldNames(schema).has(word));
  const parts = new Map(
    Object.keys(texts)
      .filter(isOfPart)
      .map((name) => [name, model(name)]),
  );
  const settings = validators[SETTINGS] as ValidateFunction;
  return { site, settings, collections, isName, reserved: reservedBy(collections), parts, checks };
}

/** @returns the top-level path segments that routes use, which other pages must not use */
export function reservedBy(collections: readonly Pick<CollectionModel, 'route' | 'lists'>[]): string[] {
  const parts = collections.flatMap(({ route, lists = [] }) => [...(route ? [route] : []), ...lists]);
  return [...new Set(parts.map((path) => path.split('/')[1] ?? ''))].filter((part) => /^[^{]+$/.test(part));
}

/** @returns the folder of a content file: `books/07-laut.md` → `books` */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.indexOf('/')));

/** @returns the collection of a content file, as it is in the file's language */
export function collectionOf(file: string, models: Models): Collection | undefined {
  const { collections } = models.inLanguages?.[languageOf(file) ?? ''] ?? models;
  for (const one of collections) if (file.startsWith(`${one.name}/`)) return one;
  return undefined;
}

/** @returns whether entries like the one in a file may have a text below the fields */
export function mayHaveBody(file: string, models: Models): boolean {
  const ofFile = collectionOf(file, models)?.models.values() ?? [];
  return [...ofFile].some(({ schema }) => schema['x-body'] !== undefined);
}

/** The field that says which model of a collection an entry follows. */
export const TEMPLATE = 'template';

/** @returns the model of these fields, as far as they name it */
export function modelFor({ models }: Collection, fields: Fields): Model | undefined {
  const template = fields[TEMPLATE];
  return models.get('') ?? (typeof template === 'string' ? models.get(template) : undefined);
}

/** @returns the model of an entry, as far as its file and fields name it */
export function modelOf(
  { file, fields }: { file: string; fields: object },
  models: Models,
): Model | undefined {
  const collection = collectionOf(file, models);
  return collection && modelFor(collection, fields as Fields);
}

/** @returns a former address of this site; '' for a faulty one, so that the others keep their places */
const formerOf = (one: unknown): string =>
  typeof one === 'string' && FORMATS['former-path'](one) === null ? formerPath(one) : '';

const DAYS = ['published', 'updated', 'expires'] as const satisfies Role[];

/**
 * @param fields may be faulty: a value that does not meet its role's requirements is ignored
 * @param moments points in time that they state
 * @returns the meanings of a model's fields
 */
export function meaningsOf(
  { roles, days }: Pick<Model, 'roles' | 'days'>,
  fields: Fields,
  moments: Readonly<Record<string, Moment>> = {},
): Meanings {
  const found: { -readonly [Day in (typeof DAYS)[number]]?: string } = {};
  const instants: typeof found = {};
  for (const role of DAYS) {
    const name = roles[role] ?? '';
    const value = fields[name];
    const moment = Object.hasOwn(moments, name) ? moments[name] : undefined;
    const day = moment?.day ?? (typeof value === 'string' ? (days.get(name)?.read(value) ?? null) : null);
    if (day !== null) found[role] = day;
    if (moment) instants[role] = moment.at;
  }
  const [title, aliases] = [fields[roles.title ?? ''], fields[roles.aliases ?? '']];
  const meanings: Meanings = {
    title: typeof title === 'string' ? title : '',
    draft: fields[roles.draft ?? ''] === true,
    aliases: Array.isArray(aliases) ? aliases.map(formerOf) : [],
    days: found,
  };
  if (Object.keys(instants).length > 0) meanings.instants = instants;
  return meanings;
}

/** @returns the name of an entry's field with a role, to place a fault */
export const fieldWith = (role: Role, entry: { file: string; fields: object }, models: Models): string =>
  modelOf(entry, models)?.roles[role] ?? role;
