/**
 * The content models as validators. The JSON Schemas are the one truth: rules, defaults and the names of
 * fields all come from them.
 */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import equal from 'ajv/dist/runtime/equal.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { FORMATS } from '../values/formats.ts';

/** A JSON Schema as far as senja looks into one itself. */
export interface Schema {
  $id?: string;
  title?: string;
  /** In Indonesian, the language of who edits the content. */
  description?: string;
  /** The same in English. */
  $comment?: string;
  /** Other names that people give the field, in either language: a suggestion for whoever uses them. */
  'x-synonyms'?: string[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
}

/** The texts of `content/models/*.schema.json`, by file name without the ending. */
export type ModelTexts = Readonly<Record<string, string>>;

export interface Model {
  name: string;
  schema: Schema;
  /** Fills defaults into `fields` in place and returns the faults ajv saw. */
  check(fields: Record<string, unknown>): ErrorObject[];
}

export interface Models {
  site: Model;
  article: Model;
  /** By template name. */
  pages: ReadonlyMap<string, Model>;
  /** Whether a word is the name of a field of some model, at any depth. */
  isName(word: string): boolean;
}

/** The schema behind a `$ref` to the same file. */
export function resolved(schema: Schema, root: Schema): Schema {
  const name = /^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : { ...root.$defs?.[name], ...schema };
}

/** @returns whether the model demands the value at a JSON Pointer; items of lists are never demanded */
export function isRequired(root: Schema, pointer: string): boolean {
  let schema = root;
  let required = false;
  for (const part of pointer.split('/').slice(1)) {
    required = schema.required?.includes(part) ?? false;
    schema = resolved(schema.properties?.[part] ?? schema.items ?? {}, root);
  }
  return required;
}

const namesOfModels = new WeakMap<Schema, ReadonlySet<string>>();

/** @returns the names of all fields of a model, at any depth */
export function namesIn(model: Schema): ReadonlySet<string> {
  const known = namesOfModels.get(model);
  if (known) return known;
  const names = new Set<string>();
  const walk = ({ properties = {}, items, $defs = {} }: Schema): void => {
    for (const name of Object.keys(properties)) names.add(name);
    for (const one of [...Object.values(properties), ...Object.values($defs), ...(items ? [items] : [])])
      walk(one);
  };
  walk(model);
  namesOfModels.set(model, names);
  return names;
}

const PAGE = 'page-';

/** The formats as ajv's code asks for them. */
export const FORMAT_CHECKS = Object.fromEntries(
  Object.entries(FORMATS).map(([name, check]) => [name, (value: string) => check(value) === null]),
);

/** A CommonJS module as its own `require` gives it, however the one who loads it unwraps defaults. */
function asModule(loaded: unknown): { default: unknown } {
  return typeof loaded === 'function' ? { default: loaded } : (loaded as { default: unknown });
}

/** What the code that `compileModels` makes asks `require` for. */
export const MODEL_REQUIRES: Readonly<Record<string, unknown>> = {
  formats: FORMAT_CHECKS,
  'ajv/dist/runtime/ucs2length': asModule(ucs2length),
  'ajv/dist/runtime/equal': asModule(equal),
};

/** By name of the model: whether the fields are right; fills in defaults, and leaves its errors on itself. */
export type Checks = Readonly<Record<string, ValidateFunction>>;

/**
 * @param texts at least `site`, `article` and one `page-…`
 * @param checks of these texts
 */
export function loadModels(texts: ModelTexts, checks: Checks): Models {
  const model = (name: string): Model => {
    const text = texts[name];
    const validate = checks[name];
    if (text === undefined || !validate) throw new Error(`the content model ${name}.schema.json is missing`);
    return {
      name,
      schema: JSON.parse(text) as Schema,
      check: (fields) => (validate(fields) ? [] : (validate.errors ?? [])),
    };
  };
  const templates = Object.keys(texts).filter((name) => name.startsWith(PAGE));
  const site = model('site');
  const article = model('article');
  const pages = new Map(templates.sort().map((name) => [name.slice(PAGE.length), model(name)]));
  const all = [site, article, ...pages.values()];
  const isName = (word: string): boolean => all.some(({ schema }) => namesIn(schema).has(word));
  return { site, article, pages, isName };
}
