/** `senja rename`: renames an entry and all references to it, completely or not at all. */
import path from 'node:path';
import { planMoves, textOf } from '../actions/moved-entries.ts';
import { renamedPath } from '../core/author/rename.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { orderedFiles, slugIn } from '../core/validate/collections.ts';
import { type Collection, collectionOf, folderOf, type Models } from '../core/validate/models.ts';
import { fold, languageOf } from '../core/values/slug.ts';
import { trialOf } from '../desk/index.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { quoteVisible, showInvisible } from '../diagnostics/visible-text.ts';
import type { Order } from '../io/content/redo-log.ts';
import { changeTogether } from '../io/content/write-set.ts';
import { failure } from '../io/failure.ts';
import { openSite } from '../open-site.ts';
import { commandFor, completeChanges, contentPlaces } from '../unfinished.ts';
import type { Context, ExitCode } from './context.ts';
import { checkName } from './line/entry-name.ts';
import { notContent } from './line/file-filter.ts';
import { print, reportWith } from './output/report.ts';

export interface RenameOptions {
  /** A path, or the name of the entry, optionally with its folder. */
  entry: string;
  /** The new name, without number and extension. */
  name: string;
  /** Whether to write nothing. */
  dryRun: boolean;
}

/** An entry that was named. */
export interface EntryMatch {
  file: string;
  collection: Collection;
  slug: string;
}

/**
 * @returns the named entry, followed by its translations if it is an original: they have the same name
 * @throws Failure if none or several match
 */
export function entriesNamed(
  name: string,
  { entries }: ContentFolder,
  models: Models,
  { cwd, options }: Context,
): [EntryMatch, ...EntryMatch[]] {
  const within = path.relative(options.content, path.resolve(cwd, name)).split(path.sep).join('/');
  const ordered = orderedFiles(entries, models.collections);
  const all = entries.flatMap((file): EntryMatch[] => {
    const collection = collectionOf(file, models);
    return collection ? [{ file, collection, slug: slugIn(file, collection, ordered) }] : [];
  });
  const byPath = all.filter(({ file }) => file === within || file === name);
  const bySlug = all.filter(({ slug, collection }) => slug === name || `${collection.name}/${slug}` === name);
  const originals = bySlug.filter(({ file }) => languageOf(file) === null);
  // A name alone means the original, not its translations.
  const [found, ...others] = [byPath, originals, bySlug].find(({ length }) => length > 0) ?? [];
  if (found && others.length === 0) {
    const isTranslation = ({ file, collection, slug }: EntryMatch): boolean =>
      languageOf(file) !== null && collection.name === found.collection.name && slug === found.slug;
    return [found, ...(languageOf(found.file) === null ? all.filter(isTranslation) : [])];
  }
  const near = found
    ? bySlug.map(({ file }) => file)
    : nearest(
        name,
        all.map(({ slug }) => slug),
      ).flatMap((one) => all.find(({ slug }) => slug === one)?.file ?? []);
  throw notContent(name, near);
}

/** @returns the new slug; a name alone stays in its folder, and one with a slash in front is outside all of them */
const slugFor = ({ collection, slug }: EntryMatch, name: string): string =>
  collection.nested
    ? name.includes('/')
      ? name.replace(/^\//, '')
      : slug.slice(0, slug.lastIndexOf('/') + 1) + name
    : name;

/** @throws Failure for a name that no file, or no other file, can have */
function pathFor(
  { file, collection, slug }: EntryMatch,
  name: string,
  { entries }: ContentFolder,
  reserved: readonly string[],
): string {
  checkName(
    collection.nested ? name : name.replaceAll('/', ' '),
    collection.address === undefined ? null : reserved,
  );
  const ordered = orderedFiles(entries, [collection]);
  const to = renamedPath(file, name, collection, entries);
  const taken = entries.find(
    (other) =>
      other !== file &&
      folderOf(other) === collection.name &&
      languageOf(other) === languageOf(file) &&
      fold(slugIn(other, collection, ordered)) === fold(name),
  );
  if (taken !== undefined || name === slug)
    throw failure('usage/exists', { slug: name, file: taken ?? file });
  if (to === null) throw failure('usage/bad-name:empty', { title: name });
  return to;
}

/**
 * @param name as on the command line
 * @returns the entries with their new paths. @throws Failure for a name that they cannot have
 */
export function newPaths(
  matches: readonly [EntryMatch, ...EntryMatch[]],
  name: string,
  content: ContentFolder,
  models: Models,
): { from: string; to: string }[] {
  const newSlug = slugFor(matches[0], name.normalize('NFC').replace(/\.(?:md|ya?ml)$/, ''));
  return matches.map((match) => ({
    from: match.file,
    to: pathFor(match, newSlug, content, models.reserved),
  }));
}

/** @throws Failure for the command line and the machine */
export async function rename(
  context: Context,
  { entry: named, name, dryRun }: RenameOptions,
): Promise<ExitCode> {
  const { options, say } = context;
  const last = dryRun ? null : await completeChanges(context);
  const order = last?.order.is === 'rename' ? last.order : null;
  // The same command was interrupted.
  if (last && order && [order.entry, order.file].includes(named) && order.name === name) {
    const closing = [say('rename.done', { files: last.files.length })];
    return print(context, reportWith(context, { ok: true, fileNames: [], diagnostics: [], closing }));
  }
  const site = await openSite(context);
  const { models } = site;
  const content = await site.readContent();
  const matches = entriesNamed(named, content, models, context);
  const paths = newPaths(matches, name, content, models);
  const refuse = (faults: readonly Diagnostic[]): ExitCode => {
    const fileNames = [...new Set(faults.map(({ file }) => file))];
    const report = { ok: false, fileNames, diagnostics: faults, closing: [say('rename.refused')] };
    return print(context, reportWith(context, report));
  };
  const first = paths.map(({ from, to }) => {
    const text = textOf(content, from);
    return { from, to, before: text, after: text };
  });
  const { changes, edits, unsound, faults } = await planMoves(context, site, content, first);
  if (unsound.length > 0 || faults.length > 0) return refuse(unsound.length > 0 ? unsound : faults);
  const touched = new Set(changes.map(({ from }) => from));
  const { before, fresh } = await trialOf(site, content, changes);
  const inTheWay = before.filter((one) => isError(one) && touched.has(one.file));
  if (inTheWay.length > 0) return refuse(inTheWay);
  if (fresh.some(isError)) return refuse(fresh.filter(isError));
  const shown = edits.map(
    ({ file, range: { line, column }, old, new: now }) =>
      `${showInvisible(file)}:${line}:${column}  ${quoteVisible(old)} → ${quoteVisible(now)}`,
  );
  const [original, ...translations] = paths;
  const names = paths.map(({ from, to }) => `${showInvisible(from)} → ${showInvisible(to)}`);
  if (!options.quiet && options.format === 'pretty') context.stderr(`${[...shown, ...names].join('\n')}\n`);
  if (!dryRun) {
    const own: Order = { is: 'rename', entry: named, name, file: matches[0].file };
    const how = { order: own, commandFor: commandFor(context) };
    await changeTogether(contentPlaces(context), changes, how);
  }
  const closing = [say(dryRun ? 'rename.dry' : 'rename.done', { files: changes.length })];
  return print(
    context,
    reportWith(context, {
      ok: true,
      fileNames: [...touched],
      edits,
      ...(original && { renamed: { ...original, ...(translations.length > 0 && { twins: translations }) } }),
      closing,
    }),
  );
}
