/** Items of lists in `site.yaml` under other names, such as categories: which entries choose them, and their addresses. */
import { listAliases } from '../entries/routes.ts';
import type { Document } from '../stages/document.ts';
import type { Choices, Fields } from '../stages/entry.ts';
import { fieldTexts } from '../validate/field-paths.ts';
import { type Models, modelOf } from '../validate/models.ts';
import { listNamed } from '../validate/rules.ts';

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

/** A page that lists the entries of an item, before and after. */
export interface MovedList {
  /** JSON Pointer of the item in the new `site.yaml`. */
  pointer: string;
  aliases: readonly string[];
  address: string;
  newAddress: string;
}

/**
 * @param old fields of `site.yaml` and its lists
 * @returns the lists of entries with another address
 */
export function movedLists(
  models: Models,
  old: { fields: Fields; choices: Choices },
  now: { fields: Fields; choices: Choices },
): MovedList[] {
  const placesOf = ({ fields, choices }: typeof old, keyword: string, value: string) => {
    const pointer = `/${listNamed(keyword).list}/${choices[keyword]?.indexOf(value)}`;
    return listAliases(models, fields).filter((one) => one.pointer === pointer);
  };
  return renamedChoices(old.choices, now.choices).flatMap(({ keyword, from, to }) => {
    const before = placesOf(old, keyword, from);
    return placesOf(now, keyword, to).flatMap(({ pointer, aliases, address: newAddress }, at) => {
      const address = before[at]?.address ?? '';
      return address === '' || address === newAddress ? [] : [{ pointer, aliases, address, newAddress }];
    });
  });
}
