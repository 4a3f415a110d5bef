/** References between entries: `x-one-of` names the folder, the field holds the name of an entry there. */

import { severityOf, type UnplacedFault } from '../../../diagnostics/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../../diagnostics/texts/index.ts';
import { slugIn } from '../../models/collections/index.ts';
import { folderOf, type Model, type Models } from '../../models/index.ts';
import { fieldTexts } from '../../models/schema/index.ts';
import type { ContentFolder } from '../../stages/content-folder.ts';
import type { EntryContext, Fields } from '../../stages/entry.ts';
import { slugify, slugOf } from '../../values/names/slug.ts';

export interface Reference {
  pointer: string;
  /** Name of the collection. */
  collection: string;
  slug: string;
}

/** Maximum number of entries that a wrong name is compared with, so that many wrong names do not take long. */
const MAX_COMPARED = 2000;

/** @returns the references in the fields of an entry, valid or not */
export function referencesIn(model: Model, fields: Fields): Reference[] {
  return fieldTexts(model.references, fields).map(({ pointer, value: slug, schema }) => ({
    pointer,
    collection: schema['x-one-of'] ?? '',
    slug,
  }));
}

/**
 * @returns the names of entries by collection, faulty files included, for the collections that models refer to; null
 *   for a folder that cannot be read
 */
export function targetsIn(
  { site, collections }: Pick<Models, 'site' | 'collections'>,
  { entries, unreadable }: Pick<ContentFolder, 'entries' | 'unreadable'>,
  ordered?: EntryContext['ordered'],
): EntryContext['targets'] {
  const models = [site, ...collections.flatMap((one) => [...one.models.values()])];
  const named = new Set(models.flatMap((model) => model.references.map(([, field]) => field['x-one-of'])));
  const wanted = collections.filter(({ name }) => named.has(name));
  const faulty = unreadable.filter(({ code }) => severityOf(code) === 'error').map(({ path }) => path);
  return Object.fromEntries(
    wanted.map((collection) => {
      const { name } = collection;
      const own = [...entries, ...faulty].filter((file) => folderOf(file) === name);
      return [
        name,
        faulty.includes(name) ? null : new Set(own.map((file) => slugIn(file, collection, ordered))),
      ];
    }),
  );
}

/** Possible names for a reference that is written like a file name or a title. */
const intended = (slug: string): string[] => [slugOf(slug), slugify(slugOf(slug))];

/** @returns whether a name and that of an entry differ only in spelling conventions */
export const isSameEntry = (written: string, slug: string): boolean => intended(written).includes(slug);

/** @returns entries with this name in a folder below, else with a similar path, else with a similar name there */
function nearestEntries(slug: string, names: readonly string[], nested: readonly string[]): string[] {
  const nameOf = (one: string): string => one.slice(one.lastIndexOf('/') + 1);
  const below = (similar: readonly string[]): string[] =>
    nested.filter((one) => similar.includes(nameOf(one)));
  const found = [below([slug]), nearest(slug, names), below(nearest(slug, [...new Set(nested.map(nameOf))]))];
  return found.find((list) => list.length > 0) ?? [];
}

/** @returns why a reference is invalid, or null; also null if its targets are unknown */
export function referenceFault(
  { collection, slug }: Reference,
  { targets }: Pick<EntryContext, 'targets'>,
): UnplacedFault | null {
  const known = targets[collection];
  if (!known || known.has(slug)) return null;
  const same = intended(slug).find((one) => known.has(one));
  const names = known.size > MAX_COMPARED ? [] : [...known];
  const nested = names.filter((one) => one.includes('/'));
  return {
    code: 'reference/unknown',
    params: { value: formatValue(slug), folder: collection, nested: nested[0] ?? '' },
    suggestions: same === undefined ? nearestEntries(slug, names, nested) : [same],
  };
}
