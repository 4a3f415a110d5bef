/** `senja new`: creates a content file to fill in. Never overwrites a file. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { nowFor } from '../context.ts';
import { numberedName, scaffold } from '../core/author/scaffold.ts';
import { readSettings } from '../core/entries/documents.ts';
import { entryFrom } from '../core/entries/read-entry.ts';
import { standInFor } from '../core/entries/repair.ts';
import { whereWouldShow } from '../core/pipeline/where-would-show.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Entry, EntryContext, Fields } from '../core/stages/entry.ts';
import { orderedFiles, slugIn } from '../core/validate/collections.ts';
import { type Collection, folderOf, type Model } from '../core/validate/models.ts';
import { targetsIn } from '../core/validate/references.ts';
import { choicesNamed } from '../core/validate/rules.ts';
import { aboutOf } from '../core/validate/schema.ts';
import { DEFAULT_ZONE, dayIn, timeZoneFault } from '../core/values/days/days.ts';
import { NOTATIONS } from '../core/values/days/notations.ts';
import { fold, slugify } from '../core/values/slug.ts';
import type { Lang } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { checkCommand } from '../invocation.ts';
import { createContentFile } from '../io/content/content-writer.ts';
import { ownName } from '../io/content/generated-files.ts';
import { failure } from '../io/failure.ts';
import type { Ask, Terminal } from '../io/terminal.ts';
import { type OpenSite, openSite } from '../open-site.ts';
import { completeChanges } from '../unfinished.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
import { checkName } from './line/entry-name.ts';
import { askChoice, askTitle } from './line/questions.ts';
import { whereInWords } from './output/where.ts';

export interface NewOptions {
  /** Name for one entry of a collection; the user is asked if it is missing. */
  kind?: string | undefined;
  /** The user is asked if it is missing, and then for other choices too. */
  title?: string | undefined;
  /** Whether to create an `.md` file; a template that requires a text always does. */
  markdown: boolean;
  /** Chooses among several models of a collection. */
  template: string;
  /** Language of the comments in the file; by default that of the site. */
  lang?: Lang;
  /** Null if the command is not interactive. */
  terminal: Terminal | null;
  /** Ends the command if a required argument was neither given nor answered. */
  missing(argument: 'kind' | 'title'): never;
}

function modelOf({ models }: Collection, template: string): Model {
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
function modelPathFor({ siteRoot, options: { content } }: Context, { name }: Model): string {
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

/** @returns where it will be shown, for each open choice; empty if that is not certain */
async function whereNew(
  site: OpenSite,
  folder: ContentFolder,
  fresh: Entry,
  choices: Record<string, string[]>,
  lang: Lang,
): Promise<string[]> {
  const [field, values] = Object.entries(choices).find(([name]) => fresh.fields[name] === undefined) ?? [];
  const variants = (values ?? [null]).map((value) =>
    field === undefined ? fresh : { ...fresh, fields: { ...fresh.fields, [field]: value } },
  );
  // The address of a page of its own depends on no other entry.
  const content = fresh.bodyStart === null ? folder : { ...folder, entries: [] };
  const found =
    fresh.address === null
      ? await whereWouldShow(site.ports({ content }), variants)
      : [{ shown: [{ path: fresh.address, part: null }], absent: null }];
  const places = found.map((where) => whereInWords(where, (at) => at, lang).join(' '));
  const isSame = new Set(places).size === 1;
  return isSame ? places.slice(0, 1) : places.map((line, at) => `${values?.[at]}: ${line}`);
}

const filesOf = (folder: Pick<ContentFolder, 'entries'>, { name }: Collection): string[] =>
  folder.entries.filter((file) => folderOf(file) === name);

/** @throws Failure for a title that gives no name, or that of another entry */
export function checkTitle(
  title: string,
  collection: Collection,
  folder: Pick<ContentFolder, 'entries'>,
  reserved: readonly string[],
): void {
  const slug = slugify(title);
  if (slug === '') throw failure('usage/bad-name:empty', { title });
  checkName(slug, collection.address === undefined ? null : reserved);
  const ordered = orderedFiles(folder.entries, [collection]);
  const taken = filesOf(folder, collection).find(
    (file) => fold(slugIn(file, collection, ordered)) === fold(slug),
  );
  if (taken) throw failure('usage/exists', { slug, file: taken });
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
}

/** @returns a file to fill in, which is not written yet */
export function freshFile(
  context: Context,
  { folder, settings, ordered }: { folder: ContentFolder; settings: Fields; ordered: ReadonlySet<string> },
  { collection, model, title, choices, chosen, markdown: wanted, lang }: FreshEntry,
) {
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
  });
  return { file: `${collection.name}/${name}.${markdown ? 'md' : 'yaml'}`, name, text, values, markdown };
}

/** @throws Failure for the command line and the machine; errors of `missing` */
export async function create(context: Context, options: NewOptions): Promise<ExitCode> {
  const { template, terminal, missing } = options;
  const { say } = context;
  const { lang, content } = context.options;
  await completeChanges(context);
  const site = await openSite(context, { writer: 'check' });
  const { collections, reserved } = site.models;
  const folder = await site.readContent();
  const settings = readSettings(folder);
  const ordered = orderedFiles(folder.entries, collections);
  const targets = targetsIn(site.models, folder, ordered);
  const check = async (collection: Collection, title: string): Promise<void> =>
    checkTitle(title, collection, folder, reserved);
  /** Also gives the choices made from the lists of site.yaml, by field. */
  const find = async (ask: Ask | null) => {
    const also = collections.map(({ name, synonyms }) => [...synonyms, name]);
    const kinds = { lang, about: say('new.kind'), choices: collections.map((one) => one.kind), also };
    const kind = options.kind ?? (ask && (await askChoice(ask, { ...kinds, optional: false })));
    const collection = collections.find((one) => one.kind === (kind ?? missing('kind')));
    if (!collection) throw new Error(`no collection has entries called ${kind}`);
    const model = modelOf(collection, template);
    const choices = choicesFor(model, settings, targets);
    const chosen: Record<string, string> = {};
    if (options.title !== undefined) {
      await check(collection, options.title);
      return { collection, model, title: options.title, choices, chosen };
    }
    const title = ask && (await askTitle(ask, lang, (one) => check(collection, one)));
    for (const [field, offered] of Object.entries(choices)) {
      if (!ask || title === null || offered.length === 0) continue;
      const about = `${field}: ${aboutOf(model.schema.properties?.[field])[lang]}`;
      const choice = await askChoice(ask, { lang, about, choices: offered, optional: true });
      if (choice !== null) chosen[field] = choice;
    }
    return { collection, model, title: title ?? missing('title'), choices, chosen };
  };
  const isGiven = options.kind !== undefined && options.title !== undefined;
  const found = isGiven || !terminal ? await find(null) : await terminal(find);
  const { collection, model, choices } = found;
  const fresh = freshFile(context, { folder, settings, ordered }, { ...options, ...found });
  const { file, name, text, values, markdown } = fresh;
  await createContentFile(content, file, text);
  context.stdout(`${path.join(context.options.contentName, file)}\n`);
  if (context.options.quiet) return EXIT.done;
  context.stderr(`${say('new.next', { check: checkCommand(context) })}\n`);
  const address = collection.address === undefined ? null : `/${name}/`;
  const entry = entryFor(file, collection, model, values, choices, address, markdown);
  const where = await whereNew(site, folder, entry, choices, lang).catch(() => []);
  if (where.length > 0) context.stderr(`${[say('new.filled'), ...where].join('\n')}\n`);
  return EXIT.done;
}
