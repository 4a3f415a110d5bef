/** Items of lists in `site.yaml` under other names, such as categories: which entries choose them, and their addresses. */

import { type Models, modelOf } from '../../models/index.ts';
import { fieldTexts } from '../../models/schema/index.ts';
import type { Document } from '../../stages/document.ts';
import type { Choices, EntryContext, Fields } from '../../stages/entry.ts';
import { type NamedList, namedLists } from '../addresses/index.ts';

/** An item with another name. */
export interface RenamedChoice {
  /** List and field: `categories/name`. */
  keyword: string;
  from: string;
  to: string;
}

/**
 * @returns the items whose name is gone while a new one stands in their place; a list that is not certain has none
 */
export function renamedChoices(old: Choices, now: Choices): RenamedChoice[] {
  return Object.entries(old).flatMap(([keyword, before]) => {
    const after = now[keyword];
    if (!before || !after) return [];
    const gone = before.filter((one) => one !== '' && !after.includes(one));
    const fresh = after.filter((one) => one !== '' && !before.includes(one));
    // One that was moved at the same time is known if it is the only one.
    const isOnly = gone.length === 1 && fresh.length === 1;
    return gone.flatMap((from) => {
      const to = isOnly ? fresh[0] : before.length === after.length ? after[before.indexOf(from)] : undefined;
      return to !== undefined && fresh.includes(to) ? [{ keyword, from, to }] : [];
    });
  });
}

/** @returns the fields of an entry that choose a renamed item, with the new name, by pointer */
export function choosing(
  { path, fields }: Pick<Document, 'path' | 'fields'>,
  models: Models,
  renamed: readonly RenamedChoice[],
): Map<string, string> {
  const chosen = modelOf({ file: path, fields }, models)?.chosen ?? [];
  return new Map(
    fieldTexts(chosen, fields).flatMap(({ pointer, value, schema }) => {
      const found = renamed.find(({ keyword, from }) => keyword === schema['x-one-of'] && from === value);
      return found ? [[pointer, found.to] as const] : [];
    }),
  );
}

/** `site.yaml`: its fields, and the lists that entries choose from. */
interface Settings extends Pick<EntryContext, 'choices' | 'languages'> {
  fields: Fields;
}

/**
 * @param language of the entries that choose them; null for the site's own
 * @returns the items with another name
 */
export function renamedIn(
  language: string | null,
  old: Omit<Settings, 'fields'>,
  now: Omit<Settings, 'fields'>,
): RenamedChoice[] {
  const choicesOf = ({ choices, languages }: typeof old): Choices =>
    language === null ? choices : (languages?.[language] ?? {});
  return renamedChoices(choicesOf(old), choicesOf(now));
}

/** A page that lists the entries of an item, before and after. */
export interface MovedList extends NamedList {
  /** Its former address. */
  before: string;
}

/** @returns the lists of entries with another address */
export function movedLists(models: Models, old: Settings, now: Settings): MovedList[] {
  const before = namedLists(models, old.fields);
  return namedLists(models, now.fields).flatMap((list, at, all) => {
    const { language, keyword, value } = list;
    const isNamed = (name: string | undefined) => (one: NamedList) =>
      one.language === language && one.keyword === keyword && one.value === name;
    const renamed = renamedIn(language, old, now).find((one) => one.keyword === keyword && one.to === value);
    // Several collections may list their entries by the same items.
    const which = all.slice(0, at).filter(isNamed(value)).length;
    const address = before.filter(isNamed(renamed?.from))[which]?.address ?? '';
    return address === '' || address === list.address ? [] : [{ ...list, before: address }];
  });
}
