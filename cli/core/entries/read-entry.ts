/** A content file → an entry. */

import { locator } from '../../diagnostics/locator/index.ts';
import { replaceTextAt } from '../../diagnostics/pointers/index.ts';
import { onDemand } from '../../on-demand.ts';
import { filesIn, mayNameFiles } from '../bodies/index.ts';
import { slugIn } from '../models/collections/index.ts';
import { type Collection, collectionOf, folderOf, type Models, meaningsOf } from '../models/index.ts';
import { fieldTexts } from '../models/schema/index.ts';
import { bodyAlone, parse } from '../parse/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import type { BodyFiles, Entry, EntryContext, EntryRead } from '../stages/entry.ts';
import { validateEntry } from '../validate/index.ts';
import { DEFAULT_ZONE, isDay } from '../values/days/days.ts';
import { momentsIn, NOTATIONS } from '../values/days/notations.ts';
import { fingerprint } from '../values/hash.ts';
import { writtenBody } from '../values/html.ts';
import { isFileAddress, namedFile } from '../values/image-paths.ts';
import { unreadableDiagnostic } from './documents/index.ts';
import { linksIn } from './links/index.ts';
import type { ReadFields } from './repair.ts';

/** Needed if an entry is faulty. */
export const repair = onDemand<typeof import('./repair.ts')>();

/** Called for an entry whose body may name files. */
type FindFiles = (entry: Entry, body: string) => void;

/** @returns a function that gives the file that an address names, noted in the entry; the address itself if it names none */
function namingFor(entry: Pick<Entry, 'file' | 'named'>, images: ReadonlySet<string>) {
  return (address: string): string => {
    if (!isFileAddress(address)) return address;
    const path = namedFile(address, images, entry.file);
    if (path !== address) entry.named = { ...entry.named, [address]: path ?? '' };
    return path ?? address;
  };
}

/**
 * @param files those of its body
 * @param images the pictures of the content folder
 */
export function addFiles(entry: Entry, files: BodyFiles, images: ReadonlySet<string>): void {
  const fileOf = namingFor(entry, images);
  for (const { address, alt } of files.images) {
    entry.bodyImages.push(fileOf(address));
    entry.bodyAlts.push(alt);
  }
  const linked = files.linked.filter(isFileAddress).map(fileOf);
  if (linked.length > 0) entry.linked = linked;
}

/** @returns a function that gives the data to keep of a content file, with its faults */
export function entryReader(
  context: EntryContext,
  {
    content,
    models,
    findFiles,
  }: {
    content: Pick<ContentFolder, 'read' | 'stamp'>;
    models: Models;
    findFiles?: FindFiles | undefined;
  },
): (file: string) => EntryRead {
  return function readEntry(file) {
    const bytes = content.read(file);
    const stamp = content.stamp(file);
    const collection = collectionOf(file, models);
    if ('code' in bytes)
      return {
        file,
        stamp,
        entry: unreadEntry(file, collection),
        diagnostics: [unreadableDiagnostic(bytes)],
      };
    const { value: document, diagnostics } = parse(file, bytes, models.isName);
    if (!document || !collection)
      return { file, stamp, entry: unreadEntry(file, collection, document), diagnostics };
    const alone = bodyAlone(document, diagnostics);
    const ofBody = alone && validateEntry(alone, collection, context, models);
    const valid = ofBody?.value ? ofBody : validateEntry(document, collection, context, models);
    if (ofBody?.value) diagnostics.length = 0;
    diagnostics.push(...valid.diagnostics);
    const value = valid.value ?? repair.get().repaired(document, collection, context, valid.diagnostics);
    const entry = entryFrom(document, collection, value, fingerprint(bytes), context, findFiles);
    const at = { pointer: `/${value.model.roles.draft}`, target: 'key' } as const;
    if (entry.draft && !entry.tainted) diagnostics.push(locator(document)({ code: 'site/draft', at }));
    return { file, stamp, entry, diagnostics };
  };
}

/** @returns the same for single files: with the time limit for each, which a pattern of a model may reach */
export function singleReader(
  context: EntryContext,
  folder: { content: Pick<ContentFolder, 'read' | 'stamp' | 'each'>; models: Models },
): (file: string) => EntryRead {
  const readEntry = entryReader(context, folder);
  return (file) => folder.content.each([file], readEntry)[0] as EntryRead;
}

/** @param whole fingerprint of the whole file */
export function entryFrom(
  document: Pick<Document, 'path' | 'fields' | 'body'>,
  collection: Pick<Collection, 'name' | 'nested'>,
  { model, fields: valid, address, bodyStart, tainted }: ReadFields,
  whole: string,
  {
    ordered,
    timeZone = DEFAULT_ZONE,
    images = new Set(),
  }: Partial<Pick<EntryContext, 'ordered' | 'timeZone' | 'images'>> = {},
  findFiles: FindFiles = (entry, body) => addFiles(entry, filesIn(body), images),
): Entry {
  const { path: file, fields: written, body } = document;
  const naming: Pick<Entry, 'file' | 'named'> = { file };
  const fileOf = namingFor(naming, images);
  const pictures: string[] = [];
  for (const { pointer, value } of fieldTexts(model.pictures, valid)) {
    const path = fileOf(value);
    if (path !== value) replaceTextAt(valid, pointer, value, path);
    if (isFileAddress(path)) pictures.push(path);
  }
  const moments = momentsIn(model.days, valid, timeZone);
  const times = Object.entries(moments);
  const fields = { ...valid };
  for (const [name, notation] of model.days) {
    const text = valid[name];
    if (notation === NOTATIONS.date && typeof text === 'string' && !isDay(text))
      fields[name] = moments[name]?.day ?? notation.read(text) ?? text;
  }
  const { title, draft, aliases, days: known, instants } = meaningsOf(model, fields, moments);
  // Without spreads, for which V8 makes a hidden class for each entry, as large as the entry itself.
  const entry: Entry = {
    file,
    collection: collection.name,
    slug: slugIn(file, collection, ordered),
    address,
    fields,
    title,
    draft,
    aliases,
    days: known,
    bodyStart,
    fingerprint: whole,
    planned: fingerprint(JSON.stringify([file, address, fields, bodyStart !== null, ...times])),
    defaults: [],
    images: pictures,
    bodyImages: [],
    bodyAlts: [],
    links: linksIn(written, model.links),
  };
  if (instants) entry.instants = instants;
  if (naming.named) entry.named = naming.named;
  if (times.length > 0) entry.moments = moments;
  if (tainted) entry.tainted = tainted;
  for (const name of Object.keys(fields))
    if (fields[name] !== false && !Object.hasOwn(written, name)) entry.defaults.push(name);
  // Most bodies name none, and need not be parsed here.
  if (body && mayNameFiles(body.text)) findFiles(entry, body.text);
  return entry;
}

/**
 * @param file path that cannot be opened, which may be that of a folder, or whose folder has no model
 * @param document its readable part
 * @returns its entry, of whose fields nothing is certain
 */
export function unreadEntry(
  file: string,
  collection: Collection | undefined,
  document: Document | null = null,
): Entry {
  const start = document ? (writtenBody(document.body)?.start ?? null) : file.endsWith('.md') ? 0 : null;
  const { fields, body } = document ?? { fields: {}, body: null };
  const model = { roles: {}, days: new Map(), pictures: [], links: [] };
  const read = { model, fields, address: null, bodyStart: start, tainted: [''] };
  const named = { name: collection?.name ?? folderOf(file), nested: collection?.nested ?? false };
  return entryFrom({ path: file, fields, body }, named, read, '');
}
