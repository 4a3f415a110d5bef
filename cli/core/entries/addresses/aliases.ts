/** Former addresses, as entries and `site.yaml` list them. */

import { fieldWith, type Models } from '../../models/index.ts';
import type { Content } from '../../stages/content.ts';
import type { Entry } from '../../stages/entry.ts';
import { formerPath, redirectPage } from '../../values/addresses.ts';
import { addressIn, languageOf } from '../../values/names/languages.ts';
import { SITE_FILE } from '../folder/index.ts';
import { namedLists } from './routes.ts';

/** A list of former addresses. */
export interface AliasList {
  file: string;
  /** JSON Pointer of the list. */
  pointer: string;
  aliases: readonly string[];
  /** Redirect target, for lists in `site.yaml`. */
  address?: string;
}

/** @returns the former addresses of an entry: a translation writes them without its language, as it does its address */
export const formerAddresses = ({ file, aliases }: Pick<Entry, 'file' | 'aliases'>): string[] =>
  aliases.map((alias) => addressIn(languageOf(file), redirectPage(alias) ?? alias));

/** @returns the former addresses of entries and of parts of `site.yaml` */
export function aliasLists(
  entries: readonly Entry[],
  { site }: Pick<Content, 'site'>,
  models: Models,
): AliasList[] {
  const own = site ? namedLists(models, site.fields).filter(({ aliases }) => aliases.length > 0) : [];
  const lists: AliasList[] = own.map(({ pointer, language, aliases, address }) => ({
    file: SITE_FILE,
    pointer: `${pointer}/aliases`,
    aliases: aliases.map((alias) => addressIn(language, redirectPage(alias) ?? formerPath(alias))),
    address: addressIn(language, address),
  }));
  for (const entry of entries) {
    if (entry.aliases.length === 0) continue;
    const pointer = `/${fieldWith('aliases', entry, models)}`;
    lists.push({ file: entry.file, pointer, aliases: formerAddresses(entry) });
  }
  return lists;
}
