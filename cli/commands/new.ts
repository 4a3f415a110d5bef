/** `senja new`: creates a content file to fill in. Never overwrites a file. */
import path from 'node:path';
import {
  checkTitle,
  choicesFor,
  completeChanges,
  freshFile,
  modelNamed,
  whereNew,
} from '../actions/index.ts';
import { readSettings } from '../core/entries/documents/index.ts';
import { orderedFiles } from '../core/models/collections/index.ts';
import type { Collection } from '../core/models/index.ts';
import { aboutOf } from '../core/models/schema/index.ts';
import { targetsIn } from '../core/validate/choices/index.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import { checkCommand } from '../invocation.ts';
import { createContentFile } from '../io/changes/index.ts';
import type { Ask, Terminal } from '../io/process/index.ts';
import { openSite } from '../open-site.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';
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

/** @returns where a new entry will be shown, in a line for each choice unless that makes no difference */
function inWords(found: Awaited<ReturnType<typeof whereNew>>, lang: Lang): string[] {
  const places = found.map(({ where }) => whereInWords(where, (at) => at, lang).join(' '));
  if (new Set(places).size === 1) return places.slice(0, 1);
  return places.map((line, at) => `${found[at]?.choice}: ${line}`);
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
    const model = modelNamed(collection, template);
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
  const fresh = freshFile(context, { folder, settings, ordered }, { ...options, ...found });
  await createContentFile(content, fresh.file, fresh.text);
  context.stdout(`${path.join(context.options.contentName, fresh.file)}\n`);
  if (context.options.quiet) return EXIT.done;
  context.stderr(`${say('new.next', { check: checkCommand(context) })}\n`);
  const where = await whereNew(site, folder, found, fresh).then(
    (all) => inWords(all, lang),
    () => [],
  );
  if (where.length > 0) context.stderr(`${[say('new.filled'), ...where].join('\n')}\n`);
  return EXIT.done;
}
