/** Renames an entry: finds all references to it, and replaces them. */
import { type Diagnostic, type Fault, isError } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { addressPlaces } from '../bodies/address-places.ts';
import { BodyText } from '../bodies/body-text.ts';
import { fieldLinks } from '../bodies/links.ts';
import { readSettings } from '../entries/documents.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { decode } from '../parse/decode.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import { slugIn } from '../validate/collections.ts';
import { type Collection, fieldTexts, type Models, modelOf } from '../validate/models.ts';
import { referencesIn } from '../validate/references.ts';
import { endingOf, languageOf, slugOf } from '../values/slug.ts';
import type { FixedFile } from './fix-edits.ts';
import { withSuggestions } from './fix-suggested.ts';

/** Changes of an entry, or of one of its translations, with its name. */
export interface Renaming {
  file: string;
  collection: string;
  slug: string;
  newSlug: string;
  /** Addresses without base path; null without a page. */
  address: string | null;
  newAddress: string | null;
}

/**
 * @param slug new name; in a nested collection with the new folders
 * @returns the path of a renamed entry: its number, language, extension and unchanged folders stay; null if no file can
 *   have that name
 */
export function renamedPath(file: string, slug: string, collection: Collection): string | null {
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const number = /^\d+[-_ ]+(?=.)/.exec(name)?.[0] ?? '';
  const parts = slug.split('/');
  const last = parts.pop() ?? '';
  const own = parts.map((part, at) => (slugOf(folders[at + 1] ?? '') === part ? folders[at + 1] : part));
  const path = [collection.name, ...own, `${number}${last}${endingOf(name)}`].join('/');
  return slugIn(path, collection) === slug ? path : null;
}

/**
 * @param site public address of the site, without the slash at its end
 * @returns the new target of a link; null for one that is not affected
 */
function movedLink(href: string, renaming: Renaming, site: string): string | null {
  const { address, newAddress } = renaming;
  if (address === null || newAddress === null || address === newAddress) return null;
  if (site !== '' && href.startsWith(`${site}/`)) {
    const now = movedLink(href.slice(site.length), renaming, '');
    return now && site + now;
  }
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  const rest = end < 0 ? '' : href.slice(end);
  if (path === address || `${path}/` === address) return newAddress + rest;
  return path === encodeURI(address) ? encodeURI(newAddress) + rest : null;
}

/** Mentions of the old name in a file, each with its replacement. References lead to the original. */
function* namedIn(
  document: Document,
  models: Models,
  renamings: readonly Renaming[],
  site: string,
): Generator<Fault> {
  const { fields, path, body } = document;
  const model = path === SITE_FILE ? models.site : modelOf({ file: path, fields }, models);
  const original = renamings.find(({ file }) => languageOf(file) === null);
  const moved = (href: string): string | null =>
    renamings.map((one) => movedLink(href, one, site)).find((now) => now !== null) ?? null;
  for (const { pointer, collection, slug } of model && original ? referencesIn(model, fields) : [])
    if (collection === original?.collection && slug === original.slug)
      yield { code: 'reference/unknown', suggestions: [original.newSlug], at: { pointer } };
  const links = new Map(fieldLinks(fields).map(({ pointer, href }) => [pointer, href]));
  for (const { pointer, value } of model ? fieldTexts(model.links, fields) : []) links.set(pointer, value);
  for (const [pointer, href] of links) {
    const now = moved(href);
    if (now !== null) yield { code: 'link/moved', suggestions: [now], at: { pointer } };
  }
  if (!body) return;
  const text = new BodyText(body);
  const places = addressPlaces(body, text.starts, text.addresses);
  for (const [index, { token, address: href }] of text.addresses.entries()) {
    const now = token.type === 'link_open' ? moved(href) : null;
    const at = places[index];
    if (now !== null && at) yield { code: 'link/moved', suggestions: [now], at };
  }
}

/** @returns a file with another text in a field, and the rest unchanged; null if that is not certain */
export function withValue(path: string, text: string, pointer: string, value: string): FixedFile | null {
  const { value: document } = parse(path, text);
  if (!document) return null;
  const fault: Fault = { code: 'link/moved', suggestions: [value], at: { pointer } };
  return withSuggestions(path, text, [locator(document)(fault)]);
}

/** A name that is reported at two places, such as the definition of a reference, is changed once. */
const once = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify([one.range, one.field]), one])).values(),
];

/**
 * @returns the new texts of files that refer to a renamed entry or its translations, each verified to be unchanged
 *   otherwise; and errors of files that may refer to it and cannot be read completely
 */
export function renamedTexts(
  content: Pick<ContentFolder, 'site' | 'entries' | 'read'>,
  models: Models,
  renamings: readonly Renaming[],
): { files: FixedFile[]; faults: Diagnostic[] } {
  const names = renamings.flatMap(({ slug, address }) => [
    slug,
    ...(address === null ? [] : [address, encodeURI(address)]),
  ]);
  const site = String(readSettings(content).url ?? '').replace(/\/$/, '');
  const [files, faults]: [FixedFile[], Diagnostic[]] = [[], []];
  for (const path of [...(content.site === null ? [] : [content.site]), ...content.entries]) {
    const bytes = content.read(path);
    if ('code' in bytes) continue;
    const { text } = decode(bytes);
    if (!names.some((name) => text.includes(name))) continue;
    const { value: document, diagnostics } = parse(path, bytes, models.isName);
    if (!document || document.unread) {
      faults.push(...diagnostics.filter(isError));
      continue;
    }
    const mentions = once([...namedIn(document, models, renamings, site)].map(locator(document)));
    const file = mentions.length > 0 ? withSuggestions(path, text, mentions) : null;
    if (file) files.push(file);
  }
  return { files, faults };
}
