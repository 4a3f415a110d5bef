/** Entries as files: their fields, their former addresses, their texts. */
import { stringify } from 'yaml';
import { momentOf, writtenDay } from '../../core/values/days/moments.ts';
import { FORMATS } from '../../core/values/formats/formats.ts';
import { languageOf } from '../../core/values/names/languages.ts';
import { orderedIn } from '../../core/values/names/prefixes.ts';
import { slugOf, slugPathOf } from '../../core/values/names/slug.ts';
import type { Item } from './brought.ts';
import type { FoundCollection } from './model.ts';
import { decodedUri } from './text/addresses.ts';

/** An address for comparison: as hosts redirect the others to it. */
const same = (path: string): string =>
  decodedUri(path)
    .replace(/\/index\.html?$/, '/')
    .replace(/(?<=.)\/$/, '')
    .normalize('NFC')
    .toLowerCase();

/** @returns the address that an entry gets from the route of its collection; null if it states too little */
export function routeAddress(
  { route, nested, roles }: Pick<FoundCollection, 'route' | 'nested' | 'roles'>,
  file: string,
  fields: Item['fields'],
  timeZone: string,
): string | null {
  if (route === null) return null;
  const ordered = orderedIn([file], false);
  const date = fields[roles.published ?? ''];
  const day = typeof date === 'string' ? (momentOf(date, timeZone)?.day ?? writtenDay(date)) : null;
  const [year, month, date_] = day?.split('-') ?? [];
  const known: Record<string, string | undefined> = {
    slug: slugOf(file, ordered),
    path: nested ? slugPathOf(file, ordered) : slugOf(file, ordered),
    year,
    month,
    day: date_,
  };
  const made = route.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  // An index has the address of its folder.
  return made.includes('{') ? null : made.replace(/\/_?index\/?$/, '/');
}

export interface EntryFile {
  /** Path below the content folder. */
  file: string;
  text: string;
  /** How many former addresses lead to it. */
  aliases: number;
  item: Item;
  /** Former addresses that another page has, or that no page can have. */
  refused: string[];
}

/** The files that addresses belong to, by language and address. */
export type Taken = Map<string, string>;

/** What senja itself keeps at the top of a site. */
const RESERVED = /^\/(?:assets|404)(?:\/|\.html|$)/i;

/** Notes the address of an entry. */
export function take(taken: Taken, file: string, address: string | null): void {
  if (address !== null) taken.set(`${languageOf(file) ?? ''} ${same(address)}`, file);
}

/** @returns an entry as its file */
export function entryFile(item: Item, folder: string, taken: Taken): EntryFile {
  const { aliases: stated, ...fields } = item.fields;
  const file = `${folder}/${item.name}.md`;
  const aliases: string[] = [];
  const refused: string[] = [];
  const given = [...(item.former === null ? [] : [item.former]), ...(Array.isArray(stated) ? stated : [])];
  for (const one of given) {
    if (typeof one !== 'string' || one === '/') continue;
    const key = `${languageOf(file) ?? ''} ${same(one)}`;
    const owner = taken.get(key);
    if (owner !== undefined || RESERVED.test(one) || FORMATS['former-path'](decodedUri(one)) !== null) {
      if (owner !== file) refused.push(one);
      continue;
    }
    taken.set(key, file);
    aliases.push(decodedUri(one));
  }
  // Only a page can have former addresses.
  const isPage = item.body !== '';
  const written = { ...fields, ...(isPage && aliases.length > 0 && { aliases }) };
  const yaml =
    Object.keys(written).length === 0
      ? ''
      : stringify(written, { lineWidth: 0, version: '1.2', schema: 'core' });
  const head = yaml === '' ? '' : `---\n${yaml}---\n`;
  return {
    file,
    text: `${head}${item.body === '' ? '' : `${head === '' ? '' : '\n'}${item.body}\n`}`,
    aliases: isPage ? aliases.length : 0,
    item,
    refused: isPage ? refused : [],
  };
}
