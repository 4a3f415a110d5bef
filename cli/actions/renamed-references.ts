/** Renames an entry: finds all references to it, and replaces them. */

import type { Markdown } from '../core/bodies/index.ts';
import { addressPlaces, definitionPlace, isReference } from '../core/bodies/links/index.ts';
import { BodyText } from '../core/bodies/text/index.ts';
import { type FixedFile, withReplaced } from '../core/edit/index.ts';
import { readSettings } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { linksIn } from '../core/entries/links/index.ts';
import { orderedFiles, slugIn } from '../core/models/collections/index.ts';
import { type Collection, type Models, modelOf } from '../core/models/index.ts';
import { fieldTexts } from '../core/models/schema/index.ts';
import { bodyAlone, decode, parse } from '../core/parse/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { Document } from '../core/stages/document.ts';
import { referencesIn } from '../core/validate/choices/index.ts';
import { isFileAddress } from '../core/values/image-paths.ts';
import { endingOf, languageOf } from '../core/values/names/languages.ts';
import { dayInName, prefixOf } from '../core/values/names/prefixes.ts';
import { slugOf } from '../core/values/names/slug.ts';
import { type Diagnostic, type Fault, isError } from '../diagnostics/index.ts';
import { locator } from '../diagnostics/locator/index.ts';
import type { Span } from '../diagnostics/places/index.ts';
import { type MovedTo, movedBy, type Renaming } from './moved-links.ts';

/** The code of links to an old name. */
const MOVED = 'link/moved';

/**
 * @param slug new name; in a nested collection with the new folders
 * @param files all files of the content
 * @returns the path of a renamed entry: its number or date, language, extension and unchanged folders stay; null if no file can
 *   have that name
 */
export function renamedPath(
  file: string,
  slug: string,
  collection: Collection,
  files: readonly string[],
): string | null {
  const ordered = orderedFiles(files, [collection]);
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  const parts = slug.split('/');
  const last = parts.pop() ?? '';
  const own = parts.map((part, at) => {
    const path = folders.slice(0, at + 2).join('/');
    return folders.length > at + 1 && slugOf(path, ordered) === part ? folders[at + 1] : part;
  });
  const path = [
    collection.name,
    ...own,
    `${prefixOf(file, dayInName(file) === null ? ordered : undefined)}${last}${endingOf(name)}`,
  ].join('/');
  const after = files.map((one) => (one === file ? path : one));
  return slugIn(path, collection, orderedFiles(after, [collection])) === slug ? path : null;
}

/** @returns the new values of fields that mention the old name, by pointer. References lead to the original. */
function movedValues(
  { fields, path }: Document,
  models: Models,
  renamings: readonly Renaming[],
  moved: MovedTo,
): Map<string, { value: string; now: string }> {
  const model = path === SITE_FILE ? models.site : modelOf({ file: path, fields }, models);
  const original = renamings.find(({ file, slug, newSlug }) => languageOf(file) === null && slug !== newSlug);
  const values = new Map<string, { value: string; now: string }>();
  const links = linksIn(fields, model?.links ?? []).map(({ pointer, href }) => ({ pointer, value: href }));
  for (const { pointer, value } of [...links, ...fieldTexts(model?.pictures ?? [], fields)]) {
    const now = moved(value, path);
    if (now !== null) values.set(pointer, { value, now });
  }
  for (const { pointer, collection, slug } of model && original ? referencesIn(model, fields) : [])
    if (collection === original?.collection && slug === original.slug)
      values.set(pointer, { value: slug, now: original.newSlug });
  return values;
}

/** @returns an address as it is written in Markdown, with the escapes of the old one in what stays */
function writtenAs(raw: string, now: string): string {
  const from = raw.search(/[?#]/);
  const to = now.search(/[?#]/);
  if (from >= 0 && to >= 0 && !raw.slice(0, from).endsWith('&')) return now.slice(0, to) + raw.slice(from);
  return to < 0 ? now : now.replace(/[\\()<>]/g, '\\$&').replaceAll('&', '&amp;');
}

/** A body that was parsed, with its links. */
type Parsed = BodyText & { env: { references?: Record<string, { href: string }> } };

interface PlacedAddress extends Span {
  address: string;
}

/** @returns the addresses that a body states: of links, and in definitions of references */
function statedAddresses(body: Parsed): PlacedAddress[] {
  const { references = {}, definitions } = body.env;
  const places = addressPlaces(body);
  const links = body.addresses.flatMap(({ token, address }, index) => {
    const place = places[index];
    return place && (token.type === 'link_open' || isFileAddress(address)) && !isReference(token)
      ? [{ ...place, address }]
      : [];
  });
  const defined = [...definitions].map(([label, definition]) => ({
    ...definitionPlace(body, definition),
    address: references[label]?.href ?? '',
  }));
  return [...links, ...defined];
}

/** Mentions of the old name in a file, and what takes their place. */
function mentionsIn(document: Document, { models, renamings, moved, markdown }: RenameContext) {
  const { text, body } = document;
  const values = movedValues(document, models, renamings, moved);
  const stated = (body ? statedAddresses(new BodyText(body, markdown) as Parsed) : []).flatMap((one) => {
    const now = moved(one.address, document.path);
    return now === null ? [] : [{ ...one, now }];
  });
  const addresses = stated.map(({ start, end, address: from, now: to }) => {
    return { start, end, new: writtenAs(text.slice(start, end), to), from, to };
  });
  const faults = [
    ...[...values].map(([pointer, { value, now }]) => movedFault(value, now, { pointer })),
    ...stated.map(({ start, end, address, now }) => movedFault(address, now, { start, end })),
  ];
  return { faults, addresses, values: new Map([...values].map(([pointer, { now }]) => [pointer, now])) };
}

/**
 * @returns the file with every mention of the old name replaced and nothing else changed; null without a mention, and
 *   the mentions if one of them cannot be replaced with certainty
 */
function renamedFile(document: Document, context: RenameContext): FixedFile | Fault[] | null {
  const { path } = document;
  const { faults, values, addresses } = mentionsIn(document, context);
  if (faults.length === 0) return null;
  const { markdown, models } = context;
  const file = withReplaced(document, values, addresses, { isName: models.isName, markdown });
  const read = file && parse(path, file.after, models.isName).value;
  const to = context.renamings.find((one) => one.file === path)?.to ?? path;
  return read && mentionsIn({ ...read, path: to }, context).faults.length === 0 ? file : faults;
}

const movedFault = (target: string, now: string, at: Fault['at']): Fault => ({
  code: MOVED,
  params: { target, now },
  suggestions: [now],
  at,
});

interface RenameContext {
  models: Models;
  renamings: readonly Renaming[];
  moved: MovedTo;
  /** The site's own Markdown. */
  markdown: Markdown | undefined;
}

/** Whether a name ends somewhere in a text: `senam` is none in `senam-pagi`. */
function isNamed(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/^[\p{L}\p{N}-]/u.test(text.slice(at + name.length, at + name.length + 2))) return true;
  return false;
}

const utf8 = new TextDecoder();

/** @returns whether a file can contain one of the names, however it is written */
function mayName(bytes: Uint8Array, names: readonly string[]): boolean {
  const text = utf8.decode(bytes);
  return (
    names.some((name) => isNamed(text, name)) ||
    /\]\(\s*<?[^)\s:#/]|\]:|[%\\&]/.test(text) ||
    // Letters with marks take several bytes.
    (text.length < bytes.length && text.normalize('NFC') !== text)
  );
}

/**
 * @param markdown the site's own Markdown
 * @returns the new texts of files that refer to a renamed entry or its translations, each verified to be unchanged
 *   otherwise; and errors of files that may refer to it and cannot be read completely
 */
export function renamedTexts(
  content: Pick<ContentFolder, 'site' | 'entries' | 'images' | 'read' | 'rows'>,
  models: Models,
  renamings: readonly Renaming[],
  markdown?: Markdown,
): { files: FixedFile[]; faults: Diagnostic[] } {
  const own = new Set(renamings.map(({ file }) => file));
  const written = renamings.flatMap(({ slug, address }) => {
    const bare = (address ?? slug).replace(/\/$/, '');
    return [slug, bare, encodeURI(bare)];
  });
  // Where a name ends, another one ends that it ends with.
  const names = [...new Set(written)].filter((one, _at, all) =>
    all.every((other) => other === one || !one.endsWith(other)),
  );
  const moved = movedBy(renamings, String(readSettings(content).url ?? ''), content);
  const context = { models, renamings, moved, markdown };
  const [files, faults]: [FixedFile[], Diagnostic[]] = [[], []];
  for (const path of [...(content.site === null ? [] : [content.site]), ...content.entries]) {
    const bytes = content.read(path);
    if ('code' in bytes) continue;
    if (!own.has(path) && !mayName(bytes, names)) continue;
    const { value, diagnostics } = parse(path, bytes, models.isName);
    const document = value && (bodyAlone(value, diagnostics) ?? value);
    if (!document || document.unread) {
      const { text } = decode(bytes);
      if (names.some((name) => isNamed(text, name))) faults.push(...diagnostics.filter(isError));
      continue;
    }
    const file = renamedFile(document, context);
    const { rows } = content;
    if (Array.isArray(file)) faults.push(...file.map(locator(document)));
    // A row is changed in its own program.
    else if (file && rows?.has(path))
      faults.push(...mentionsIn(document, context).faults.map(locator(document)).map(rows.place));
    else if (file) files.push(file);
  }
  return { files, faults };
}
