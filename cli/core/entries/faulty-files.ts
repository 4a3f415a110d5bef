/** Certain facts about faulty files, so that the rest of the site can be checked without them. */
import { severityOf } from '../../diagnostics/diagnostic.ts';
import type { FaultyFile } from '../stages/content.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import type { Edition } from '../stages/edition.ts';
import { addressFault, addressOf } from '../validate/address.ts';
import { slugIn } from '../validate/collections.ts';
import { type Collection, folderOf, type Models, meaningsOf, modelFor } from '../validate/models.ts';
import { FORMATS } from '../values/formats.ts';
import { writtenBody } from '../values/html.ts';
import { slugFault, textInAddress } from '../values/slug.ts';
import { readDocument } from './documents.ts';
import { absence } from './schedule.ts';

/** @returns the value of a field if it is certain, or null */
const certainValue = (document: Document | null, name: string): unknown =>
  document?.unread?.names.has(name) ? null : document?.fields[name];

/** Whether a faulty file would be shown, as far as its fields are valid. */
function isShown({ fields }: Document, collection: Collection | undefined, edition: Edition): boolean {
  const model = collection && modelFor(collection, fields);
  return absence(model ? meaningsOf(model, fields) : { draft: false, days: {} }, edition) === null;
}

function faultyFile(
  file: string,
  document: Document | null,
  collection: Collection | undefined,
  reserved: readonly string[],
  edition: Edition,
): FaultyFile {
  const slug = slugIn(file, collection);
  const models = [...(collection?.models.values() ?? [])];
  const isWithout = models.length > 0 && models.every(({ schema }) => schema['x-body'] === undefined);
  const hasPage = document
    ? (isWithout || writtenBody(document.body) !== null) && isShown(document, collection, edition)
    : isWithout || file.endsWith('.md');
  const base = {
    file,
    collection: collection?.name ?? folderOf(file),
    slug,
    document,
    field: (name: string) => textInAddress(certainValue(document, name)),
  };
  if (collection?.address === undefined)
    return { ...base, hasPage: hasPage && !slugFault(slug, null), address: null, mayBeAnywhere: false };
  const address = certainAddress(slug, document, collection, collection.address, reserved);
  return { ...base, hasPage: true, address, mayBeAnywhere: address === null };
}

function certainAddress(
  slug: string,
  document: Document | null,
  collection: Collection,
  field: string,
  reserved: readonly string[],
): string | null {
  if (!document || document.unread?.whole) return null;
  const { fields, unread } = document;
  const schema = modelFor(collection, { template: certainValue(document, 'template') })?.schema;
  const value = certainValue(document, field);
  const written = typeof value === 'string' && FORMATS['page-path'](value) === null ? value : undefined;
  const isLeftOut = !Object.hasOwn(fields, field) && !unread?.uncertain && !unread?.names.has(field);
  const isCertain =
    (written !== undefined || isLeftOut) && addressFault(slug, written, field, reserved) === null;
  if (schema?.['x-address'] === undefined && !isCertain) return null;
  return addressOf(slug, written, schema);
}

/**
 * @param sound paths of the content files without faults
 * @param drafts whether drafts are shown
 */
export function faultyFiles(
  content: ContentFolder,
  { collections, isName, reserved }: Models,
  sound: ReadonlySet<string>,
  edition: Edition,
): FaultyFile[] {
  const byFolder = new Map(collections.map((one) => [one.name, one]));
  // A folder that cannot be read may hold anything.
  const collectionFor = (path: string) => byFolder.get(folderOf(path)) ?? byFolder.get(path);
  const unopened = content.unreadable.filter(
    ({ path, code }) => severityOf(code) === 'error' && collectionFor(path),
  );
  const faulty = content.entries.filter((file) => !sound.has(file));
  return [
    ...unopened.map(({ path }) => faultyFile(path, null, collectionFor(path), reserved, edition)),
    ...faulty.map((file) =>
      faultyFile(file, readDocument(content, file, isName).value, collectionFor(file), reserved, edition),
    ),
  ];
}
