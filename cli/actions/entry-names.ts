/** Names of entries, as people give them: which entry is meant, and whether a new one can have a name. */
import path from 'node:path';
import type { SiteSetup } from '../context.ts';
import { orderedFiles, slugIn } from '../core/models/collections/index.ts';
import { type Collection, collectionOf, folderOf, type Models } from '../core/models/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { languageOf } from '../core/values/names/languages.ts';
import { fold, slugFault, slugify } from '../core/values/names/slug.ts';
import { inBoth } from '../diagnostics/languages/index.ts';
import { nearest } from '../diagnostics/suggestions/index.ts';
import { wording } from '../diagnostics/wording/index.ts';
import { Failure, failure } from '../io/failures/index.ts';
import { renamedPath } from './renamed-references.ts';

/** @returns the failure for a name on the command line; `intended` are files that it may mean */
export const notContent = (name: string, intended: readonly string[]): Failure =>
  intended.length > 0
    ? failure('usage/not-content:near', { name, near: intended.slice(0, 3).join(', ') })
    : failure('usage/not-content:none', { name });

/**
 * @param reserved reserved names, if the name comes first in an address; else null
 * @throws Failure if it cannot be a part of an address
 */
function checkName(slug: string, reserved: readonly string[] | null): void {
  const fault = slugFault(slug, reserved);
  const words = fault && inBoth((lang) => wording(fault, lang));
  if (words) throw new Failure('usage/bad-name', words);
}

/** An entry that was named. */
interface EntryMatch {
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
  { entries, rows }: ContentFolder,
  models: Models,
  { cwd, options }: SiteSetup,
): [EntryMatch, ...EntryMatch[]] {
  const within = path.relative(options.content, path.resolve(cwd, name)).split(path.sep).join('/');
  const ordered = orderedFiles(entries, models.collections);
  const matchesIn = (files: readonly string[]): EntryMatch[] =>
    files.flatMap((file) => {
      const collection = collectionOf(file, models);
      return collection ? [{ file, collection, slug: slugIn(file, collection, ordered) }] : [];
    });
  const byPath = matchesIn(entries.filter((file) => file === within || file === name));
  // Beside one path, no other name is asked for.
  const all = byPath.length === 1 ? byPath : matchesIn(entries);
  const bySlug = all.filter(({ slug, collection }) => slug === name || `${collection.name}/${slug}` === name);
  const originals = bySlug.filter(({ file }) => languageOf(file) === null);
  // A name alone means the original, not its translations.
  const [found, ...others] = [byPath, originals, bySlug].find(({ length }) => length > 0) ?? [];
  if (found && rows?.has(found.file))
    throw failure('usage/row', { name, file: found.collection.rows?.file ?? '' });
  if (found && others.length === 0) {
    const isTranslation = ({ collection, slug }: EntryMatch): boolean =>
      collection.name === found.collection.name && slug === found.slug;
    const translated =
      languageOf(found.file) === null ? entries.filter((file) => languageOf(file) !== null) : [];
    return [found, ...matchesIn(translated).filter(isTranslation)];
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

export const filesOf = (folder: Pick<ContentFolder, 'entries'>, { name }: Collection): string[] =>
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
