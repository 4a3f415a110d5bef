/** What generators have in common: files of settings, folders that are addresses, patterns of addresses. */

import { dayInName } from '../../../core/values/names/prefixes.ts';
import { isObject } from '../../../core/values/shapes.ts';
import type { Export, OldSite } from '../brought.ts';
import { type EntryPlace, PAGES } from '../folder/index.ts';
import { readFields } from '../front-matter.ts';

export type Config = Readonly<Record<string, unknown>>;

export const statedText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the first of these files, as fields; null if none is there, or it cannot be read */
export function configIn({ files, text }: Export, names: readonly string[]): Config | null {
  const file = names.find((name) => files.includes(name));
  if (file === undefined) return null;
  const format = /\.toml$/.test(file) ? 'toml' : /\.json$/.test(file) ? 'json' : 'yaml';
  return readFields(text(file) ?? '', format).fields;
}

const CONFIG_FORMATS = ['toml', 'yaml', 'yml', 'json'];

export const inFormats = (names: readonly string[]): string[] =>
  names.flatMap((name) => CONFIG_FORMATS.map((format) => `${name}.${format}`));

/** @returns a value of a file that is a program, as far as it is written as a text there */
export const writtenIn = (program: string, name: string): string =>
  new RegExp(`\\b${name}\\s*[:=]\\s*(['"\`])((?:(?!\\1)[^\\\\\\n])*)\\1`).exec(program)?.[2] ?? '';

export const siteOf = (given: Partial<OldSite>): OldSite => ({
  title: '',
  description: '',
  url: '',
  language: '',
  languages: [],
  timeZone: '',
  lists: { tags: 'tags', categories: 'categories' },
  ...given,
});

/** @returns where an entry of a tree of folders goes: its first folder is its collection */
export function inTree(path: string, prefix = ''): EntryPlace {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  const isIndex = /^_?index$/.test(last);
  const dirs = isIndex ? parts.slice(0, -1) : parts;
  const former = `/${[prefix, ...dirs].filter(Boolean).join('/')}/`.replace('//', '/');
  const isTop = parts.length === 1 || (parts.length === 2 && last === 'index');
  if (isTop) {
    const name = isIndex ? (dirs[0] ?? 'home') : last;
    return { collection: PAGES, name: parts.length === 2 ? `${name}/index` : name, former };
  }
  return { collection: parts[0] ?? PAGES, name: parts.slice(1).join('/'), former };
}

/** @returns an address by a pattern with `:year` and the like */
export function byPattern(
  pattern: string,
  { path, name, day, title, categories = '' }: Record<string, string | undefined>,
): string {
  const [year = '', month = '', date = ''] = (day ?? '').split('-');
  const known: Record<string, string | undefined> = {
    year,
    short_year: year.slice(2),
    month,
    day: date,
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    title: title ?? name,
    slug: name,
    slugorfilename: name,
    slugorcontentbasename: name,
    contentbasename: name,
    filename: name,
    name,
    path,
    sections: path?.split('/').slice(0, -1).join('/'),
    section: path?.split('/')[0],
    categories,
    slugified_categories: categories,
    output_ext: '.html',
  };
  return pattern
    .replace(/:([a-z_]+)(?:\[[^\]]*\])?/g, (whole, key: string) => known[key] ?? whole)
    .replace(/\/{2,}/g, '/');
}

/** @returns a member of a group of a group …; undefined if there is none */
export const memberOf = (value: unknown, ...names: string[]): unknown =>
  names.reduce((group: unknown, name) => (isObject(group) ? group[name] : undefined), value);

/** The day of an entry's date as it is written. */
export const statedDay = (fields: Config, name: string): string | undefined =>
  /^\d{4}-\d\d-\d\d/.exec(statedText(fields.date))?.[0] ?? dayInName(`${name}.md`) ?? undefined;

/** @returns words of a text, or the items of a list: how Jekyll reads categories and tags */
export const listedNames = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\s+/).filter(Boolean)
    : [value].flat().filter((one) => typeof one === 'string');
