/** A new entry: a file with the fields of its model, ready to fill in. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { nowFor, type SiteSetup } from '../context.ts';
import { entryFrom, standInFor } from '../core/entries/index.ts';
import type { Collection, Model } from '../core/models/index.ts';
import { whereWouldShow } from '../core/pipeline/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Entry, EntryContext, Fields } from '../core/stages/entry.ts';
import type { Where } from '../core/stages/plan.ts';
import { choicesNamed } from '../core/validate/choices/index.ts';
import { DEFAULT_ZONE, dayIn, timeZoneFault } from '../core/values/days/days.ts';
import { NOTATIONS } from '../core/values/days/notations.ts';
import { slugify } from '../core/values/names/slug.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import { nearest } from '../diagnostics/suggestions/index.ts';
import { ownName } from '../io/changes/index.ts';
import { failure } from '../io/failures/index.ts';
import type { OpenSite } from '../open-site.ts';
import { filesOf } from './entry-names.ts';
import { numberedName, scaffold } from './scaffold.ts';

/** @throws Failure for a template that is none of the collection */
export function modelNamed({ models }: Collection, template: string): Model {
  const model = models.get('') ?? models.get(template);
  if (model) return model;
  const known = [...models.keys()];
  const [near = ''] = nearest(template, known);
  throw failure('usage/unknown-template', { template, near, known: known.join(', ') });
}

/** @returns the choices for a model's fields, from the lists of site.yaml and the names of entries, by field */
export function choicesFor(
  { schema }: Pick<Model, 'schema'>,
  fields: Fields,
  targets: EntryContext['targets'],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, { 'x-one-of': keyword }]) => {
      if (keyword === undefined) return [];
      const known = Object.hasOwn(targets, keyword)
        ? targets[keyword]
        : choicesNamed(keyword, (list) => fields[list]);
      return [[name, [...(known ?? [])].filter((choice) => choice !== '')]];
    }),
  );
}

/**
 * Values of prefilled fields.
 * @param today `YYYY-MM-DD`
 */
function valuesFor({ schema, roles, days }: Model, title: string, today: string): Record<string, string> {
  const filled = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (field['x-new'] === undefined) return [];
    const day = (days.get(name) ?? NOTATIONS['indonesian-date']).write(today);
    return [[name, field['x-new'] === 'today' ? day : String(field.default)]];
  });
  return { [roles.title ?? 'title']: title, ...Object.fromEntries(filled) };
}

/** @returns the path from an entry to its model, or to the copy that `senja dev` writes of a theme's model */
function modelPathFor({ siteRoot, options: { content } }: SiteSetup, { name }: Model): string {
  const file = `${name}.schema.json`;
  const isOfTheme = path.dirname(content) === siteRoot && !existsSync(path.join(content, 'models', file));
  return isOfTheme ? `../../${ownName(`schemas/models/${file}`)}` : `../models/${file}`;
}

/** The entry that a new file will become once it is filled in, without values for the open choices. */
function entryFor(
  file: string,
  collection: Collection,
  model: Model,
  fields: Fields,
  choices: object,
  address: string | null,
  markdown: boolean,
): Entry {
  const { properties = {}, required = [] } = model.schema;
  const defaults = Object.entries(properties).flatMap(([name, field]) =>
    field.default === undefined && (!required.includes(name) || name in choices)
      ? []
      : [[name, standInFor(field, { choices: {}, targets: {} })]],
  );
  const all = { ...Object.fromEntries(defaults), ...fields };
  const read = { model, fields: all, address, bodyStart: markdown ? 0 : null };
  return entryFrom({ path: file, fields: {}, body: null }, collection, read, '');
}

/** What a new file is made for. */
export interface FreshEntry {
  collection: Collection;
  model: Model;
  title: string;
  choices: Record<string, string[]>;
  chosen: Readonly<Record<string, string>>;
  markdown: boolean;
  lang?: Lang;
  /** As `scaffold` takes it. */
  isForForm?: boolean;
}

/** A file to fill in, which is not written yet. */
export interface FreshFile {
  file: string;
  name: string;
  text: string;
  values: Record<string, string>;
  markdown: boolean;
}

/** @returns a file to fill in */
export function freshFile(
  context: SiteSetup,
  { folder, settings, ordered }: { folder: ContentFolder; settings: Fields; ordered: ReadonlySet<string> },
  { collection, model, title, choices, chosen, markdown: wanted, lang, isForForm }: FreshEntry,
): FreshFile {
  const markdown = wanted || model.schema['x-body'] === 'required';
  const name =
    collection.address === undefined
      ? numberedName(title, filesOf(folder, collection), ordered)
      : slugify(title);
  const zone = settings.timeZone;
  const timeZone = typeof zone === 'string' && timeZoneFault(zone) === null ? zone : DEFAULT_ZONE;
  // The day in the site's time zone: otherwise the entry could be scheduled by accident.
  const values = { ...valuesFor(model, title, dayIn(nowFor(context), timeZone)), ...chosen };
  const text = scaffold({
    schema: model.schema,
    modelPath: modelPathFor(context, model),
    lang: lang ?? (settings.language === 'en' ? 'en' : 'id'),
    // The path of senja on this machine is useless in a file that others edit.
    check: `${context.called.startsWith('node ') ? 'senja' : context.called} check`,
    values,
    choices,
    markdown,
    ...(isForForm && { isForForm }),
  });
  return { file: `${collection.name}/${name}.${markdown ? 'md' : 'yaml'}`, name, text, values, markdown };
}

/** An entry that will be shown once a field has a value; null if that is not open. */
export interface WhereNew {
  choice: string | null;
  where: Where;
}

/** @returns where a new entry will be shown, for each open choice */
export async function whereNew(
  site: OpenSite,
  folder: ContentFolder,
  { collection, model, choices }: Pick<FreshEntry, 'collection' | 'model' | 'choices'>,
  { file, name, values, markdown }: FreshFile,
): Promise<WhereNew[]> {
  const address = collection.address === undefined ? null : `/${name}/`;
  const fresh = entryFor(file, collection, model, values, choices, address, markdown);
  const [field, offered] = Object.entries(choices).find(([one]) => fresh.fields[one] === undefined) ?? [];
  const variants = (offered ?? [null]).map((value) =>
    field === undefined ? fresh : { ...fresh, fields: { ...fresh.fields, [field]: value } },
  );
  // The address of a page of its own depends on no other entry.
  const content = fresh.bodyStart === null ? folder : { ...folder, entries: [] };
  const found =
    fresh.address === null
      ? await whereWouldShow(site.ports({ content }), variants)
      : [{ shown: [{ path: fresh.address, part: null }], absent: null }];
  return found.map((where, at) => ({ choice: offered?.[at] ?? null, where }));
}
