/** `senja new`: creates a content file to fill in. Never overwrites a file. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { numberedName, scaffold } from '../core/author/scaffold.ts';
import { readSettings } from '../core/entries/documents.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { EntryContext, Fields } from '../core/stages/entry.ts';
import { orderedFiles, slugIn } from '../core/validate/collections.ts';
import { type Collection, folderOf, type Model } from '../core/validate/models.ts';
import { targetsIn } from '../core/validate/references.ts';
import { listNamed } from '../core/validate/rules.ts';
import { DEFAULT_ZONE, dayIn, timeZoneFault } from '../core/values/days/days.ts';
import { NOTATIONS } from '../core/values/days/notations.ts';
import { fold, slugify } from '../core/values/slug.ts';
import type { Lang } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { createContentFile } from '../io/content/content-writer.ts';
import { ownName } from '../io/content/generated-files.ts';
import { failure } from '../io/failure.ts';
import { clearContent } from '../io/temporary-files.ts';
import { type Context, EXIT, type ExitCode, nowFor } from './context.ts';
import { checkName } from './line/entry-name.ts';
import { checkCommand } from './line/invocation.ts';
import { openSite } from './ports.ts';

export interface NewOptions {
  /** Name for one entry of a collection. */
  kind: string;
  title: string;
  /** Whether to create an `.md` file; a template that requires a text always does. */
  markdown: boolean;
  /** Chooses among several models of a collection. */
  template: string;
  /** Language of the comments in the file; by default that of the site. */
  lang?: Lang;
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
  { schema }: Model,
  fields: Fields,
  targets: EntryContext['targets'],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, { 'x-one-of': keyword }]) => {
      if (keyword === undefined) return [];
      const entries = targets[keyword];
      if (entries) return [[name, [...entries]]];
      const { list, by } = listNamed(keyword);
      const items: unknown = fields[list];
      const known = Array.isArray(items) ? items.map((item) => item?.[by]) : [];
      return [[name, known.filter((value) => typeof value === 'string')]];
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

/** @throws Failure for the command line and the machine */
export async function create(context: Context, options: NewOptions): Promise<ExitCode> {
  const { kind, title, template } = options;
  const { content, contentName, quiet } = context.options;
  clearContent(content);
  const { models, readContent } = await openSite(context, { writer: 'check' });
  const { collections, reserved } = models;
  const folder = await readContent();
  const settings = readSettings(folder);
  const ordered = orderedFiles(folder.entries, collections);
  const collection = collections.find((one) => one.kind === kind);
  if (!collection) throw new Error(`no collection has entries called ${kind}`);
  const model = modelOf(collection, template);
  checkTitle(title, collection, folder, reserved);
  const choices = choicesFor(model, settings, targetsIn(models, folder, ordered));
  const fresh = { ...options, collection, model, choices, chosen: {} };
  const { file, text } = freshFile(context, { folder, settings, ordered }, fresh);
  await createContentFile(content, file, text);
  context.stdout(`${path.join(contentName, file)}\n`);
  if (!quiet) context.stderr(`${context.say('new.next', { check: checkCommand(context) })}\n`);
  return EXIT.done;
}
