/** A content file → an entry. */
import { locator } from '../../diagnostics/place.ts';
import { fieldLinks } from '../bodies/links.ts';
import { imagesIn } from '../bodies/markdown.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import type { BodyPicture, Entry, EntryContext, EntryRead } from '../stages/entry.ts';
import { slugIn } from '../validate/collections.ts';
import {
  type Collection,
  collectionOf,
  fieldTexts,
  folderOf,
  type Models,
  meaningsOf,
} from '../validate/models.ts';
import { validateEntry } from '../validate/validate.ts';
import { DEFAULT_ZONE } from '../values/days/days.ts';
import { momentsIn, NOTATIONS } from '../values/days/notations.ts';
import { fingerprint } from '../values/hash.ts';
import { writtenBody } from '../values/html.ts';
import { localImage } from '../values/image-paths.ts';
import { unreadableDiagnostic } from './documents.ts';
import { type ReadFields, repaired } from './repair.ts';

const MAY_HAVE_IMAGES = /!\[|<img/i;

/** Called for an entry whose body may hold pictures. */
type FindPictures = (entry: Entry, body: string) => void;

/** @param pictures those of its body */
export function addPictures(entry: Entry, pictures: readonly BodyPicture[]): void {
  for (const { address, alt } of pictures) {
    entry.bodyImages.push(address);
    entry.bodyAlts.push(alt);
  }
}

/** @returns a function that gives the data to keep of a content file, with its faults */
export function entryReader(
  context: EntryContext,
  {
    content,
    models,
    findPictures,
  }: {
    content: Pick<ContentFolder, 'read' | 'stamp'>;
    models: Models;
    findPictures?: FindPictures | undefined;
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
    const { checks, collections } = models;
    const { value: valid, diagnostics: reported } = validateEntry(
      document,
      collection,
      context,
      checks,
      collections,
    );
    diagnostics.push(...reported);
    const value = valid ?? repaired(document, collection, context, reported);
    const entry = entryFrom(document, collection, value, fingerprint(bytes), context, findPictures);
    const at = { pointer: `/${value.model.roles.draft}`, target: 'key' } as const;
    if (entry.draft && !entry.tainted) diagnostics.push(locator(document)({ code: 'site/draft', at }));
    return { file, stamp, entry, diagnostics };
  };
}

/** @param whole fingerprint of the whole file */
export function entryFrom(
  document: Pick<Document, 'path' | 'fields' | 'body'>,
  collection: Pick<Collection, 'name' | 'nested'>,
  { model, fields: valid, address, bodyStart, tainted }: ReadFields,
  whole: string,
  { ordered, timeZone = DEFAULT_ZONE }: Partial<Pick<EntryContext, 'ordered' | 'timeZone'>> = {},
  findPictures: FindPictures = (entry, body) => addPictures(entry, imagesIn(body)),
): Entry {
  const { path: file, fields: written, body } = document;
  const moments = momentsIn(model.days, valid, timeZone);
  const times = Object.entries(moments);
  const days = times.filter(([name]) => model.days.get(name) === NOTATIONS.date);
  const fields = { ...valid, ...Object.fromEntries(days.map(([name, { day }]) => [name, day])) };
  const entry: Entry = {
    file,
    collection: collection.name,
    slug: slugIn(file, collection, ordered),
    address,
    fields,
    ...meaningsOf(model, fields, moments),
    ...(times.length > 0 && { moments }),
    bodyStart,
    fingerprint: whole,
    planned: fingerprint(JSON.stringify([file, address, fields, bodyStart !== null, ...times])),
    defaults: [],
    images: [],
    bodyImages: [],
    bodyAlts: [],
    links: fieldLinks(written),
    ...(tainted && { tainted }),
  };
  for (const name of Object.keys(fields))
    if (fields[name] !== false && !Object.hasOwn(written, name)) entry.defaults.push(name);
  for (const { value } of fieldTexts(model.pictures, fields))
    if (localImage(value) !== null) entry.images.push(value);
  // Most bodies have none, and need not be parsed here.
  if (body && MAY_HAVE_IMAGES.test(body.text)) findPictures(entry, body.text);
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
  const model = { roles: {}, days: new Map(), pictures: [] };
  const read = { model, fields, address: null, bodyStart: start, tainted: [''] };
  const named = { name: collection?.name ?? folderOf(file), nested: collection?.nested ?? false };
  return entryFrom({ path: file, fields, body }, named, read, '');
}
