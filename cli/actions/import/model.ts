/** The model of a collection, from the fields of its entries. */
import type { Schema } from '../../core/models/schema/index.ts';
import { writtenDay } from '../../core/values/days/moments.ts';
import { isMediaName } from '../../core/values/image-paths.ts';
import { isObject } from '../../core/values/shapes.ts';
import type { Item } from './brought.ts';

/** Names that people use for fields with a meaning, the first that a collection has; and what that means to senja. */
const ROLES = {
  title: ['title'],
  published: ['date', 'publishDate', 'publishdate', 'pubDate', 'pubDatetime', 'published', 'created'],
  updated: ['updated', 'lastmod', 'modified', 'last_modified_at', 'lastUpdated', 'modDatetime'],
  description: ['description', 'summary', 'excerpt'],
  expires: ['expires', 'expiryDate', 'expirydate', 'unpublishDate'],
  draft: ['draft'],
  aliases: ['aliases'],
} as const;

const isDate = (value: unknown): boolean => typeof value === 'string' && writtenDay(value) !== null;

/** At most this many texts are choices. */
const MOST_CHOICES = 60;

/** @returns what all values of a field have in common, as a model says it */
function schemaOf(values: readonly unknown[]): Schema & { additionalProperties?: boolean } {
  const given = values.filter((value) => value !== null && value !== undefined);
  const all = (test: (value: unknown) => boolean): boolean => given.length > 0 && given.every(test);
  if (all((value) => typeof value === 'boolean')) return { type: 'boolean' };
  if (all(Number.isInteger)) return { type: 'integer' };
  if (all((value) => typeof value === 'number')) return { type: 'number' };
  if (all(isDate)) return { type: 'string', format: 'date' };
  if (all((value) => typeof value === 'string')) return { type: 'string' };
  if (all(Array.isArray)) return { type: 'array', items: schemaOf((given as unknown[][]).flat()) };
  if (all(isObject)) {
    const groups = given as Record<string, unknown>[];
    const names = [...new Set(groups.flatMap(Object.keys))];
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        names.map((name) => [name, schemaOf(groups.map((group) => group[name]))]),
      ),
    };
  }
  const types = [...new Set(given.map((value) => typeof value))];
  // Of several kinds: a version, such as 1.0 and 1.0.1. Else whatever is written is taken.
  return types.every((type) => type !== 'object') ? { type: types } : {};
}

/** A collection as its model says it. */
export interface FoundCollection {
  folder: string;
  /** Name of the model, its template and one entry. */
  name: string;
  route: string | null;
  nested: boolean;
  /** Which field has a meaning, by that. */
  roles: Readonly<Partial<Record<keyof typeof ROLES, string>>>;
  schema: object;
}

const singular = (folder: string): string =>
  /ies$/.test(folder)
    ? folder.replace(/ies$/, 'y')
    : /(?:ss|us|is)$|[^s]ches$/.test(folder)
      ? folder
      : folder.replace(/s$/, '');

/** @returns the most frequent text; null without one */
export function most<T extends string>(texts: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const one of texts) counts.set(one, (counts.get(one) ?? 0) + 1);
  let best: [T, number] | null = null;
  for (const one of counts) if (!best || one[1] > best[1]) best = one;
  return best?.[0] ?? null;
}

const bareName = (name: string): string =>
  name.replace(/(?:^|(?<=\/))\d{4}-\d\d-\d\d[-_ ]+/, '').replace(/(?:^|\/)_?index$/, '');

/** @returns the pattern of an address, with `{slug}` and the like for what follows from the entry; null if its name is not in it */
function patternOf({ former, name, fields }: Item, nested: boolean, date: string | undefined): string | null {
  if (former === null || former.includes('?')) return null;
  const own = nested ? bareName(name) : (bareName(name).split('/').at(-1) ?? '');
  if (own === '') return null;
  const after = ['', '/', '.html', '.htm'].find((end) =>
    former.toLowerCase().endsWith(`/${own}${end}`.toLowerCase()),
  );
  if (after === undefined) return null;
  const before = former.slice(0, former.length - after.length - own.length);
  const [year, month, day] =
    typeof fields[date ?? ''] === 'string' ? (fields[date ?? ''] as string).split(/[-T ]/) : [];
  let dated = before;
  if (year !== undefined && before.includes(`/${year}/`)) {
    dated = dated.replace(`/${year}/`, '/{year}/');
    if (month !== undefined) dated = dated.replace(`{year}/${month}/`, '{year}/{month}/');
    if (day !== undefined) dated = dated.replace(`{month}/${day}/`, '{month}/{day}/');
  }
  return `${dated}{${nested ? 'path' : 'slug'}}${after === '' ? '/' : after}`;
}

/** @returns a collection's model, from its entries */
export function foundModel(folder: string, items: readonly Item[]): FoundCollection {
  // An index has the address of its folder only where there may be folders.
  const nested = items.some(({ name }) => /\/|^_?index(?:\.|$)/.test(name));
  const names = [...new Set(items.flatMap(({ fields }) => Object.keys(fields)))];
  const valuesOf = (name: string): unknown[] => items.map(({ fields }) => fields[name]);
  const roles: Partial<Record<keyof typeof ROLES, string>> = {};
  for (const [role, known] of Object.entries(ROLES) as [keyof typeof ROLES, readonly string[]][]) {
    const isFit = (name: string): boolean => {
      const values = valuesOf(name).filter((value) => value !== undefined && value !== null);
      if (role === 'published' || role === 'updated' || role === 'expires') return values.every(isDate);
      if (role === 'draft') return values.every((value) => typeof value === 'boolean');
      return role === 'aliases' || values.every((value) => typeof value === 'string');
    };
    const name = known.find((one) => names.includes(one) && isFit(one));
    if (name !== undefined) roles[role] = name;
    else if (role === 'title' || role === 'aliases') roles[role] = role;
  }
  const roleOf = new Map(Object.entries(roles).map(([role, name]) => [name, role]));
  const fieldOf = (name: string): object => {
    const values = valuesOf(name);
    const role = roleOf.get(name);
    if (role === 'aliases') return { 'x-role': role, type: 'array', items: { type: 'string' } };
    const schema = names.includes(name) ? schemaOf(values) : { type: 'string' };
    if (role === 'draft') return { 'x-role': role, ...schema, default: false };
    if (role === 'title') return { 'x-role': role, 'x-from': 'heading', ...schema };
    if (role !== undefined) return { 'x-role': role, ...schema };
    const texts = values.flat().filter((value) => value !== undefined && value !== null);
    const isPicture =
      schema.type === 'string' &&
      /image|picture|cover|thumb|banner|photo|logo/i.test(name) &&
      texts.length > 0 &&
      texts.every(
        (value) =>
          typeof value === 'string' &&
          isMediaName(value.replace(/[?#].*/s, '')) &&
          /^(?:https:|images\/|\/)/.test(value),
      );
    if (isPicture) return { ...schema, format: 'image-url' };
    const choices = [...new Set(texts)].filter((value): value is string => typeof value === 'string').sort();
    const isChoice =
      /^categor(?:y|ies)$/.test(name) &&
      choices.length <= MOST_CHOICES &&
      choices.length === new Set(texts).size;
    if (isChoice && schema.type === 'string') return { ...schema, enum: choices };
    if (isChoice && schema.type === 'array') return { ...schema, items: { type: 'string', enum: choices } };
    return schema;
  };
  const patterns = items.flatMap((item) => patternOf(item, nested, roles.published) ?? []);
  const route = most(patterns) ?? `/${folder}/{${nested ? 'path' : 'slug'}}/`;
  const name = singular(folder);
  // A former address may be found later.
  const listed = [...new Set(['title', ...names, 'aliases'])];
  return {
    folder,
    name,
    route,
    nested,
    roles,
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: name
        .split(/[^\p{L}\p{N}]+/u)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join('')
        .replace(/^(?=\p{N})/u, '_'),
      description: `content/${folder}/: dibawa dari situs lama dengan senja import.`,
      $comment: `content/${folder}/: brought from the old site by senja import.`,
      'x-collection': {
        folder: nested ? `${folder}/**` : folder,
        route,
        template: name,
        numbered: false,
        noun: { id: name.replaceAll('-', ' '), en: name.replaceAll('-', ' ') },
      },
      'x-body': 'optional',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(listed.map((field) => [field, fieldOf(field)])),
    },
  };
}
