/** The list of entries, as far as they have been read. */

import { addressOfPage } from '../../core/entries/addresses/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { absence } from '../../core/entries/index.ts';
import type { PathOf } from '../../core/images/named/index.ts';
import { slugIn } from '../../core/models/collections/index.ts';
import {
  type Collection,
  collectionOf,
  folderOf,
  type Model,
  type Models,
  modelFor,
} from '../../core/models/index.ts';
import { aboutOf, fieldTexts } from '../../core/models/schema/index.ts';
import { type Entry, type EntryContext, isTainted } from '../../core/stages/entry.ts';
import { memoized } from '../../core/values/lists.ts';
import { addressIn, languageOf } from '../../core/values/names/languages.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { inBoth, pluralOf } from '../../diagnostics/languages/index.ts';
import { escapePointer } from '../../diagnostics/pointers/index.ts';
import type { Both, CollectionView, Row, State } from '../api.ts';
import { labelsOf } from '../fields/words.ts';
import { choicesIn } from './choices.ts';

/** Words of absence in the list. */
const STATES = { draft: 'draft', early: 'waits', expired: 'gone' } as const satisfies Record<string, State>;

/** What rows are made from. */
export interface ReadSite {
  models: Models;
  ordered: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The stored file of a photo on another host. */
  pathOf: PathOf;
}

/** Whether a file with this fault opens as text. */
const isOfSyntax = ({ code, severity }: Diagnostic): boolean =>
  severity === 'error' && /^(?:file|frontmatter|yaml)\//.test(code);

/** Names of the fields that choose from a list of the site, or name entries. */
const choosing = memoized(
  ({ schema: { properties = {} } }: Model): readonly string[] =>
    Object.keys(properties).filter((name) => properties[name]?.['x-one-of'] !== undefined),
  new WeakMap(),
);

/** @returns the values that an entry chooses from lists of the site, such as its category; no stand-ins */
function chosenIn(entry: Entry, collection: Collection): string {
  const { fields } = entry;
  const model = modelFor(collection, fields);
  return model
    ? choosing(model)
        .flatMap((name) => (isTainted(entry, `/${escapePointer(name)}`) ? [] : (fields[name] ?? [])))
        .join(' ')
    : '';
}

/** @returns the first picture in the fields of an entry that the content folder has; null without one */
function pictureIn({ fields, images: [own] }: Entry, collection: Collection, pathOf: PathOf): string | null {
  if (own !== undefined) return own;
  const { pictures = [] } = modelFor(collection, fields) ?? {};
  for (const { value } of fieldTexts(pictures, fields)) {
    const path = pathOf(value);
    if (path !== null) return path;
  }
  return null;
}

/** @returns the row of an entry; of one that has not been read, only what its name says */
export function rowOf(
  file: string,
  entry: Entry | undefined,
  findings: readonly Diagnostic[],
  unsaved: boolean,
  { models, ordered, today, pathOf }: ReadSite,
): Row {
  const collection = collectionOf(file, models);
  const ofSite = file === SITE_FILE;
  const isUnread = entry?.tainted?.includes('') || findings.some(isOfSyntax);
  const why = entry && absence(entry, { day: today, drafts: false });
  const address = entry && !isUnread ? addressOfPage(models)(entry) : null;
  return {
    file,
    collection: collection?.name ?? folderOf(file),
    name: ofSite ? '' : slugIn(file, collection, ordered),
    title: entry?.title ?? '',
    words: entry && collection ? chosenIn(entry, collection) : '',
    picture: entry && collection ? pictureIn(entry, collection, pathOf) : null,
    date: entry?.days.published ?? entry?.days.updated ?? null,
    address: address === null ? null : addressIn(languageOf(file), address),
    language: languageOf(file),
    state: isUnread ? 'unread' : why ? STATES[why] : entry || ofSite ? 'live' : null,
    day: (why === 'early' ? entry?.days.published : why === 'expired' ? entry?.days.expires : null) ?? null,
    errors: findings.filter(isError).length,
    unsaved,
  };
}

/** @returns what a page of a template is called: the first words that its model says of it */
export const templateName = (template: string, { schema }: Model): Both => {
  const about = aboutOf(schema);
  return inBoth((lang) => about[lang].replace(/[,;:(].*|\.$/, '').trim() || template);
};

/** @returns the fields of every model that choose one value of a list, with the values by language */
function choicesFor(models: Collection['models'], context: EntryContext): CollectionView['choices'] {
  const [first, ...others] = [...models.values()].map(({ schema: { properties = {} } }) =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const list = schema.type === 'array' ? undefined : schema['x-one-of'];
      return list === undefined ? [] : [{ name, list, schema }];
    }),
  );
  const languages = [null, ...Object.keys(context.languages ?? {})];
  return (first ?? [])
    .filter(({ name, list }) =>
      others.every((them) => them.some((one) => one.name === name && one.list === list)),
    )
    .map(({ name, list, schema }) => ({
      name,
      label: labelsOf(schema, name).label,
      values: Object.fromEntries(languages.map((one) => [one ?? '', choicesIn(context, list, one)])),
    }));
}

/** @returns a folder of entries as the list shows it */
export function collectionView(
  { name, kind, counted, models, address, rows }: Collection,
  context: EntryContext,
): CollectionView {
  const own = [...models];
  const noun = counted ?? own.flatMap(([, model]) => model.schema['x-collection']?.noun ?? [])[0];
  const bodies = own.map(([, model]) => model.schema['x-body']);
  return {
    folder: name,
    noun: inBoth((lang) => noun?.[lang] ?? kind),
    nouns: { id: noun?.id ?? kind, en: noun ? (noun.plural ?? pluralOf(noun.en)) : kind },
    templates: models.has('') ? [] : own.map(([name, model]) => ({ name, about: templateName(name, model) })),
    address: address ?? null,
    ...(rows && { rows: rows.file }),
    body: bodies.every((one) => one === undefined)
      ? 'none'
      : bodies.every((one) => one === 'required')
        ? 'required'
        : 'optional',
    pictures: own.some(([, model]) => model.pictures.length > 0),
    drafts: own.every(([, model]) => model.roles.draft !== undefined),
    choices: choicesFor(models, context),
  };
}
