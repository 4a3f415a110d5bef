/** The list of entries, as far as they have been read. */

import { addressOfPage } from '../../core/entries/addresses/index.ts';
import { SITE_FILE } from '../../core/entries/folder/index.ts';
import { absence } from '../../core/entries/index.ts';
import { slugIn } from '../../core/models/collections/index.ts';
import {
  type Collection,
  collectionOf,
  folderOf,
  type Model,
  type Models,
  modelFor,
} from '../../core/models/index.ts';
import { aboutOf } from '../../core/models/schema/index.ts';
import type { Entry } from '../../core/stages/entry.ts';
import { memoized } from '../../core/values/lists.ts';
import { addressIn, languageOf } from '../../core/values/names/languages.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import type { Both, CollectionView, Row, State } from '../api.ts';

/** Words of absence in the list. */
const STATES = { draft: 'draft', early: 'waits', expired: 'gone' } as const satisfies Record<string, State>;

/** What rows are made from. */
export interface ReadSite {
  models: Models;
  ordered: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  today: string;
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

/** @returns the values that an entry chooses from lists of the site, such as its category */
function chosenIn({ fields }: Entry, collection: Collection): string {
  const model = modelFor(collection, fields);
  return model
    ? choosing(model)
        .flatMap((name) => fields[name] ?? [])
        .join(' ')
    : '';
}

/** @returns the row of an entry; of one that has not been read, only what its name says */
export function rowOf(
  file: string,
  entry: Entry | undefined,
  findings: readonly Diagnostic[],
  unsaved: boolean,
  { models, ordered, today }: ReadSite,
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

/** @returns a folder of entries as the list shows it */
export function collectionView({ name, kind, counted, models, address, rows }: Collection): CollectionView {
  const own = [...models];
  const noun = counted ?? own.flatMap(([, model]) => model.schema['x-collection']?.noun ?? [])[0];
  const bodies = own.map(([, model]) => model.schema['x-body']);
  return {
    folder: name,
    noun: inBoth((lang) => noun?.[lang] ?? kind),
    templates: models.has('') ? [] : own.map(([name, model]) => ({ name, about: templateName(name, model) })),
    address: address ?? null,
    ...(rows && { rows: rows.file }),
    body: bodies.every((one) => one === undefined)
      ? 'none'
      : bodies.every((one) => one === 'required')
        ? 'required'
        : 'optional',
  };
}
