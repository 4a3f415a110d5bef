/** Entries with other names or addresses: what mentions them follows. `rename` and the editor stand on it. */

import type { SiteSetup } from '../context.ts';
import { siteMarkdown } from '../core/bodies/index.ts';
import { appliedEdits, type FixedFile, withAliases } from '../core/edit/index.ts';
import { addressesBy, addressListIn, formerAddresses } from '../core/entries/addresses/index.ts';
import { readSettings } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { readSite, singleReader } from '../core/entries/index.ts';
import { type MovedList, movedLists } from '../core/entries/renamed-choices/index.ts';
import { collectionOf, type Models, modelOf } from '../core/models/index.ts';
import { decode } from '../core/parse/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { type Entry, isSound } from '../core/stages/entry.ts';
import { redirectPage } from '../core/values/addresses.ts';
import { addressIn } from '../core/values/names/languages.ts';
import { fold } from '../core/values/names/slug.ts';
import { applyChanges } from '../desk/index.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import { type Change, changesFormat } from '../io/changes/index.ts';
import { failure } from '../io/failures/index.ts';
import type { OpenSite } from '../open-site.ts';
import type { Renaming } from './moved-links.ts';
import { renamedTexts } from './renamed-references.ts';

/** No entry has this name. */
const NO_NAME = '\0';

/** An entry before and after. */
interface MovedEntry {
  entry: Entry;
  /** For a removed one, the entry that its addresses lead to. */
  next: Entry;
  /** The file that gets its former addresses, as it is named before. */
  owner: string;
  renaming: Renaming;
}

/** A list of former addresses that gets some more. */
interface FormerList {
  file: string;
  /** JSON Pointer of the object with the list. */
  holder: string;
  name: string;
  /** Addresses that it has. */
  former: readonly string[];
  /** The address of its page from now on. */
  now: string;
  more: readonly string[];
}

/** @returns the file with more former addresses; null without any, or if that is not safe */
function withFormer({ file, holder, name, former, now, more }: FormerList, text: string): FixedFile | null {
  const added = more.filter((address) => address !== now && !former.includes(address));
  const back = former.indexOf(now);
  if (added.length === 0) return null;
  // The former address becomes the page's own again, and vice versa.
  return withAliases(file, text, added, holder, name, back < 0 ? null : back);
}

/** @returns whether an address may have been published */
function listedIn(content: ContentFolder): (address: string) => boolean {
  const { list } = addressListIn(content);
  return (address) => !list || list.lines.some((line) => line.address === address);
}

/** @returns the lists that get old addresses of entries, and of lists of entries */
function formerLists(
  moved: readonly MovedEntry[],
  lists: readonly MovedList[],
  models: Models,
  content: ContentFolder,
): FormerList[] {
  const isListed = listedIn(content);
  const ofEntries = moved.flatMap(({ entry, next, owner, renaming }): FormerList[] => {
    const { address, newAddress } = renaming;
    const name = modelOf(next, models)?.roles.aliases;
    if (name === undefined || address === null || newAddress === null || address === newAddress) return [];
    const former = formerAddresses(next);
    // Nobody knows the address of a draft that was never published, and another entry may want it.
    if (entry.draft && !isListed(address) && !former.includes(newAddress)) return [];
    const more = [address, ...formerAddresses(entry)];
    return [{ file: owner, holder: '', name, former, now: newAddress, more }];
  });
  const ofLists = lists.map(({ pointer, language, aliases, before, address }): FormerList => {
    const former = aliases.map((alias) => addressIn(language, redirectPage(alias) ?? alias));
    const [now, more] = [addressIn(language, address), [addressIn(language, before)]];
    return { file: SITE_FILE, holder: pointer, name: 'aliases', former, now, more };
  });
  return [...ofEntries, ...ofLists];
}

/** @returns the text of a file; '' for one that cannot be read */
export const textOf = (content: ContentFolder, file: string): string => {
  const bytes = content.read(file);
  return 'code' in bytes ? '' : decode(bytes).text;
};

const edited = (file: FixedFile, pass?: number): TextEdit[] =>
  appliedEdits(file).map((edit) => ({ ...edit, code: 'rename', ...(pass && { pass }) }));

/** @returns the first changes, with those that follow from other names and addresses */
function withFollowing(
  content: ContentFolder,
  first: readonly Change[],
  files: readonly FixedFile[],
  lists: readonly FormerList[],
) {
  const changes = new Map(first.map((change) => [change.from, change]));
  const edits: TextEdit[] = [];
  const write = (file: string, after: string): void => {
    const text = textOf(content, file);
    const { to, before } = changes.get(file) ?? { to: file, before: text };
    // Entries that have new names come last, as they are listed.
    if (file !== to) changes.delete(file);
    changes.set(file, { from: file, to, before, after });
  };
  for (const file of files) {
    if (changes.get(file.path)?.after === null) continue;
    edits.push(...edited(file));
    write(file.path, file.after);
  }
  for (const list of lists) {
    const made = withFormer(list, changes.get(list.file)?.after ?? textOf(content, list.file));
    // In the text after the previous edits.
    if (made) edits.push(...edited(made, 2));
    if (made) write(list.file, made.after);
  }
  return { changes: [...changes.values()], edits };
}

/**
 * @param first what is changed in any case: new names, new texts, entries that are removed
 * @param heirs entries that take over the addresses of removed ones, by file
 * @returns all changes; and faults of files that cannot follow with certainty
 * @throws Failure for a new address that differs from the old one only in case: no page could lead there
 */
export async function planMoves(
  { options: { url } }: SiteSetup,
  site: Pick<OpenSite, 'models' | 'siteCode'>,
  content: ContentFolder,
  first: readonly Change[],
  heirs: ReadonlyMap<string, string> = new Map(),
) {
  const { models } = site;
  const { definition } = await site.siteCode();
  const addresses = addressesBy(models, null);
  const addressOf = (entry: Entry): string | null => addresses(entry)[0] ?? null;
  const stateOf = (folder: ContentFolder) => {
    const { context } = readSite(folder, models, definition, url).value;
    const read = singleReader(context, { content: folder, models });
    return { read, fields: readSettings(folder), choices: context.choices, languages: context.languages };
  };
  const [old, now] = [stateOf(content), stateOf(applyChanges(content, first))];
  const unsound: Diagnostic[] = [];
  const moved = first.flatMap(({ from, to, before, after }): MovedEntry[] => {
    const heir = heirs.get(from);
    if (before === null || !collectionOf(from, models) || (after === null && heir === undefined)) return [];
    const { entry, diagnostics } = old.read(from);
    if (!isSound(entry)) unsound.push(...diagnostics.filter(isError));
    const next = heir === undefined ? now.read(to).entry : old.read(heir).entry;
    const isHeir = heir !== undefined && next.collection !== entry.collection;
    const [slug, newSlug] = isHeir ? [NO_NAME, NO_NAME] : [entry.slug, next.slug];
    const [address, newAddress] = [addressOf(entry), addressOf(next)];
    const { collection } = entry;
    const renaming = { file: from, to, collection, slug, newSlug, address, newAddress };
    return [{ entry, next, owner: heir ?? from, renaming }];
  });
  const ofSite = first.some(({ from }) => from === SITE_FILE);
  const isListed = listedIn(content);
  const lists = (ofSite ? movedLists(models, old, now) : []).filter(({ language, before }) =>
    isListed(addressIn(language, before)),
  );
  const renamings = [
    ...moved.map(({ renaming }) => renaming),
    ...lists.map(({ language, before, address }) => {
      const none = { file: '', to: '', collection: '', slug: NO_NAME, newSlug: NO_NAME };
      return { ...none, address: addressIn(language, before), newAddress: addressIn(language, address) };
    }),
  ].filter((one) => one.file !== one.to || one.slug !== one.newSlug || one.address !== one.newAddress);
  // A page in other case could not redirect from its former address.
  for (const { address, newAddress, slug, file } of renamings)
    if (address !== newAddress && address && newAddress && fold(address) === fold(newAddress))
      throw failure('usage/exists', { slug, file });
  // Under its old name, a file that becomes Markdown is read as the fields that it was.
  const kept = first.flatMap((one) =>
    one.after === null ? [] : [{ ...one, to: one.from, after: changesFormat(one) ? one.before : one.after }],
  );
  const text = renamedTexts(
    applyChanges(content, kept),
    models,
    renamings,
    siteMarkdown(definition.markdown, definition.parts),
  );
  const former = formerLists(moved, lists, models, content);
  const { changes, edits } = withFollowing(content, first, text.files, former);
  return { changes, edits, renamings, unsound, faults: text.faults };
}
