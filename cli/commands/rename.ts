/** `senja rename`: renames an entry and all references to it, completely or not at all. */
import path from 'node:path';
import type { Renaming } from '../core/author/moved-links.ts';
import { renamedPath, renamedTexts, withValue } from '../core/author/rename.ts';
import type { Markdown } from '../core/bodies/markdown-parser.ts';
import { siteMarkdown } from '../core/bodies/site-markdown.ts';
import { withAliases } from '../core/edit/alias-edits.ts';
import type { FixedFile } from '../core/edit/edits.ts';
import { appliedEdits } from '../core/edit/placed-edits.ts';
import { formerAddresses } from '../core/entries/aliases.ts';
import { entryReader } from '../core/entries/read-entry.ts';
import { readSite } from '../core/entries/read-site.ts';
import { addressesBy } from '../core/entries/routes.ts';
import { decode } from '../core/parse/decode.ts';
import { addressListIn } from '../core/plan/address-list.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { type Entry, type EntryContext, isSound } from '../core/stages/entry.ts';
import { addressOf, writtenAddress } from '../core/validate/address.ts';
import { orderedFiles, slugIn } from '../core/validate/collections.ts';
import { type Collection, collectionOf, folderOf, type Models, modelOf } from '../core/validate/models.ts';
import { addressWithin, fold, languageOf } from '../core/values/slug.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { Order } from '../io/content/rename-journal.ts';
import { type Change, changeTogether, recoverRename } from '../io/content/write-set.ts';
import { failure } from '../io/failure.ts';
import { withoutSignals } from '../io/leave.ts';
import { clearContent } from '../io/temporary-files.ts';
import type { Context, ExitCode } from './context.ts';
import { quoteVisible, showInvisible } from './fix.ts';
import { checkName } from './line/entry-name.ts';
import { notContent } from './line/file-filter.ts';
import { renameCommand } from './line/invocation.ts';
import { print, reportWith } from './output/report.ts';
import { openSite } from './ports.ts';
import { diagnosticsWith, newFaults } from './trial.ts';

export interface RenameOptions {
  /** A path, or the name of the entry, optionally with its folder. */
  entry: string;
  /** The new name, without number and extension. */
  name: string;
  /** Whether to write nothing. */
  dryRun: boolean;
}

/** The entry named on the command line. */
interface EntryMatch {
  file: string;
  collection: Collection;
  slug: string;
}

/**
 * @returns the named entry, followed by its translations if it is an original: they have the same name
 * @throws Failure if none or several match
 */
function entriesNamed(
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

/** @returns the changes of an entry with its name */
function renamingOf(
  { file, collection, slug }: EntryMatch,
  entry: Entry,
  [newSlug, to]: [slug: string, path: string],
  models: Models,
  { choices }: EntryContext,
): Renaming {
  const addressIn = addressesBy(models, choices);
  const written = writtenAddress(collection, entry.fields);
  const schema = modelOf(entry, models)?.schema;
  const own = entry.address === null ? null : addressOf(newSlug, written, schema);
  const [address = null] = addressIn(entry);
  const [newAddress = null] = addressIn({ ...entry, slug: newSlug, address: own });
  return { file, to, collection: collection.name, slug, newSlug, address, newAddress };
}

/** Adds an entry's former address to its text, if it has a page and its model has a field for aliases. */
function withFormerAddress(
  file: string,
  text: string,
  entry: Entry,
  models: Models,
  { address, newAddress }: Renaming,
  content: ContentFolder,
): FixedFile | null {
  const role = modelOf(entry, models)?.roles.aliases;
  if (role === undefined || address === null || newAddress === null || address === newAddress) return null;
  const former = formerAddresses(entry);
  if (former.includes(address)) return null;
  const back = former.indexOf(newAddress);
  const { list } = addressListIn(content);
  const isKnown = !entry.draft || !list || list.lines.some((line) => line.address === address);
  // Nobody knows the address of a draft that was never published, and another entry may want it.
  if (back < 0 && !isKnown) return null;
  // The former address becomes the entry's own again, and vice versa.
  const swapped =
    back < 0
      ? null
      : withValue(file, text, `/${role}/${back}`, addressWithin(languageOf(file), address) ?? address);
  return swapped ?? withAliases(file, text, [address], '', role);
}

/** An entry with its new path and the changes that follow. */
interface RenamedEntry {
  entry: Entry;
  to: string;
  renaming: Renaming;
}

/** @returns the changes, and faults that prevent them */
function plannedChanges(
  content: ContentFolder,
  models: Models,
  renamed: readonly RenamedEntry[],
  markdown: Markdown | undefined,
) {
  const { files, faults } = renamedTexts(
    content,
    models,
    renamed.map(({ renaming }) => renaming),
    markdown,
  );
  const edits = files.flatMap((one) => appliedEdits(one).map((edit) => ({ ...edit, code: 'rename' })));
  const changes = new Map(
    files.map(({ path: from, before, after }): [string, Change] => [from, { from, to: from, before, after }]),
  );
  for (const { entry, to, renaming } of renamed) {
    const { file: from } = entry;
    const bytes = content.read(from);
    const text = 'code' in bytes ? '' : decode(bytes).text;
    const own = changes.get(from) ?? { from, to, before: text, after: text };
    const former = withFormerAddress(from, own.after, entry, models, renaming, content);
    // In the text after the previous edits.
    if (former) edits.push(...appliedEdits(former).map((edit) => ({ ...edit, code: 'rename', pass: 2 })));
    changes.delete(from);
    changes.set(from, { ...own, to, after: former?.after ?? own.after });
  }
  return { changes: [...changes.values()], edits, faults };
}

/** @throws Failure for the command line and the machine */
export async function rename(
  context: Context,
  { entry: named, name, dryRun }: RenameOptions,
): Promise<ExitCode> {
  const { options, say, siteRoot } = context;
  const places = { content: options.content, siteRoot };
  const commandFor = (order: Order): string => renameCommand(context, order);
  const last = await withoutSignals(() => recoverRename(places, commandFor, !dryRun));
  clearContent(options.content);
  // The same command was killed after its last change.
  if (last && [last.order.entry, last.order.file].includes(named) && last.order.name === name) {
    const closing = [say('rename.done', { files: last.files })];
    return print(context, reportWith(context, { ok: true, fileNames: [], diagnostics: [], closing }));
  }
  const site = await openSite(context);
  const { models } = site;
  const content = await site.readContent();
  const matches = entriesNamed(named, content, models, context);
  const newSlug = slugFor(matches[0], name.normalize('NFC').replace(/\.(?:md|ya?ml)$/, ''));
  const found = matches.map((match) => ({ match, to: pathFor(match, newSlug, content, models.reserved) }));
  const { definition } = await site.siteCode();
  const validatedWith = readSite(content, models, definition, options.url).value.context;
  const read = entryReader(validatedWith, { content, models });
  const refuse = (faults: readonly Diagnostic[]): ExitCode => {
    const fileNames = [...new Set(faults.map(({ file }) => file))];
    const report = { ok: false, fileNames, diagnostics: faults, closing: [say('rename.refused')] };
    return print(context, reportWith(context, report));
  };
  const reads = found.map(({ match, to }) => ({ ...read(match.file), match, to }));
  const renamed = reads.flatMap(({ entry, match, to }): RenamedEntry[] =>
    isSound(entry)
      ? [{ entry, to, renaming: renamingOf(match, entry, [newSlug, to], models, validatedWith) }]
      : [],
  );
  // A page in other case could not redirect from its former address.
  const same = renamed.find(
    ({ renaming: { address, newAddress } }) =>
      address !== null && newAddress !== null && address !== newAddress && fold(address) === fold(newAddress),
  );
  if (same) throw failure('usage/exists', { slug: newSlug, file: same.entry.file });
  if (renamed.length < found.length)
    return refuse(reads.flatMap(({ entry, diagnostics }) => (entry ? [] : diagnostics.filter(isError))));
  const { changes, edits, faults } = plannedChanges(
    content,
    models,
    renamed,
    siteMarkdown(definition.markdown, definition.parts),
  );
  if (faults.length > 0) return refuse(faults);
  const touched = new Set(changes.map(({ from }) => from));
  const before = await diagnosticsWith(site, content, []);
  const inTheWay = before.filter((one) => isError(one) && touched.has(one.file));
  if (inTheWay.length > 0) return refuse(inTheWay);
  const fresh = newFaults(before, await diagnosticsWith(site, content, changes)).filter(isError);
  if (fresh.length > 0) return refuse(fresh);
  const shown = edits.map(
    ({ file, range: { line, column }, old, new: now }) =>
      `${showInvisible(file)}:${line}:${column}  ${quoteVisible(old)} → ${quoteVisible(now)}`,
  );
  const paths = renamed.map(({ entry, to }) => ({ from: entry.file, to }));
  const [first, ...translations] = paths;
  const names = paths.map(({ from, to }) => `${showInvisible(from)} → ${showInvisible(to)}`);
  if (!options.quiet && options.format === 'pretty') context.stderr(`${[...shown, ...names].join('\n')}\n`);
  if (!dryRun) {
    const order = { entry: named, name, file: matches[0].file };
    await changeTogether(places, changes, order, commandFor(order));
  }
  const closing = [say(dryRun ? 'rename.dry' : 'rename.done', { files: changes.length })];
  return print(
    context,
    reportWith(context, {
      ok: true,
      fileNames: [...touched],
      edits,
      ...(first && { renamed: { ...first, ...(translations.length > 0 && { twins: translations }) } }),
      closing,
    }),
  );
}
