/** A content file → an entry. */
import { locator } from '../../diagnostics/place.ts';
import { fieldLinks } from '../bodies/links.ts';
import { imagesIn } from '../bodies/markdown.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import type { Entry, EntryContext, EntryRead } from '../stages/entry.ts';
import { slugIn } from '../validate/collections.ts';
import { type Collection, collectionOf, fieldTexts, type Models, meaningsOf } from '../validate/models.ts';
import { type Validated, validateEntry } from '../validate/validate.ts';
import { fingerprint } from '../values/hash.ts';
import { localImage } from '../values/image-paths.ts';
import { tellUnreadable } from './documents.ts';

/** @returns a function that gives the data to keep of a content file, or null with its faults */
export function entryReader(
  context: EntryContext,
  { content, models }: { content: Pick<ContentFolder, 'read' | 'stamp'>; models: Models },
): (file: string) => EntryRead {
  return function readEntry(file) {
    const bytes = content.read(file);
    const stamp = content.stamp(file);
    if ('code' in bytes) return { file, stamp, entry: null, diagnostics: [tellUnreadable(bytes)] };
    const { value: document, diagnostics } = parse(file, bytes, models.isName);
    const collection = collectionOf(file, models);
    if (!document || !collection) return { file, stamp, entry: null, diagnostics };
    const { checks, collections } = models;
    const { value, diagnostics: reported } = validateEntry(
      document,
      collection,
      context,
      checks,
      collections,
    );
    diagnostics.push(...reported);
    if (!value) return { file, stamp, entry: null, diagnostics };
    const entry = entryFrom(document, collection, value, fingerprint(bytes));
    const at = { pointer: `/${value.model.roles.draft}`, target: 'key' } as const;
    if (entry.draft) diagnostics.push(locator(document)({ code: 'site/draft', at }));
    return { file, stamp, entry, diagnostics };
  };
}

/** @param whole fingerprint of the whole file */
export function entryFrom(
  document: Pick<Document, 'path' | 'fields' | 'body'>,
  collection: Collection,
  { model, fields, address, bodyStart }: Validated,
  whole: string,
): Entry {
  const { path: file, fields: written, body } = document;
  const entry: Entry = {
    file,
    collection: collection.name,
    slug: slugIn(file, collection),
    address,
    fields,
    ...meaningsOf(model, fields),
    bodyStart,
    fingerprint: whole,
    planned: fingerprint(JSON.stringify([file, address, fields, bodyStart !== null])),
    defaults: [],
    images: [],
    bodyImages: [],
    bodyAlts: [],
    links: fieldLinks(written),
  };
  for (const name of Object.keys(fields))
    if (fields[name] !== false && !Object.hasOwn(written, name)) entry.defaults.push(name);
  for (const { value } of fieldTexts(model.pictures, fields))
    if (localImage(value) !== null) entry.images.push(value);
  // Most bodies have none, and need not be parsed here.
  for (const { address: image, alt } of body?.text.includes('![') ? imagesIn(body.text) : []) {
    entry.bodyImages.push(image);
    entry.bodyAlts.push(alt);
  }
  return entry;
}
