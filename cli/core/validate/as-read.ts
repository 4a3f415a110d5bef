/** A document's fields as they are intended: with what its file's name, names of characters and single texts for lists say. */
import { placesIn } from '../../diagnostics/place.ts';
import { isItem, replaceTextAt } from '../../diagnostics/pointer.ts';
import { forbiddenCharacter } from '../parse/decode.ts';
import type { Document } from '../stages/document.ts';
import { ENTITIES, withoutEntities } from '../values/html.ts';
import { dayInName } from '../values/slug.ts';
import { fieldTexts } from './field-paths.ts';
import type { Model } from './models.ts';

/** The character of an entity; one that no text may hold is left as written. */
function characterOf(entity: string): string {
  const character = withoutEntities(entity).replace(/\s/, ' ');
  return [...character].some((one) => forbiddenCharacter(one) !== null) ? entity : character;
}

/** @returns a text with the characters that it names */
export const withCharacters = (text: string): string => text.replace(ENTITIES, characterOf).trim();

/** @returns a document with the date in front of its name as that of publication, if it states none */
function withDayOfName<Dated extends Pick<Document, 'path' | 'fields'>>(
  document: Dated,
  { roles: { published = '' }, days }: Pick<Model, 'roles' | 'days'>,
): Dated {
  const day = dayInName(document.path);
  const written = day === null ? undefined : days.get(published)?.write(day);
  return written === undefined || (document.fields[published] ?? '') !== ''
    ? document
    : { ...document, fields: { ...document.fields, [published]: written } };
}

/** @returns the fields of a document with the characters that their texts name as HTML does: `Salt &amp; Pepper` */
function withNamedCharacters(
  { fields, yaml }: Pick<Document, 'fields' | 'yaml'>,
  { texts }: Pick<Model, 'texts'>,
): Document['fields'] {
  if (!yaml.text.includes('&')) return fields;
  const named = structuredClone(fields);
  for (const { pointer, value } of fieldTexts(texts, named))
    if (value.includes('&')) replaceTextAt(named, pointer, value, withCharacters(value));
  return named;
}

/** A text that is not one item: it has lines, or marks of a list or between items. */
const SEVERAL = /[\n,;|]|^\s*(?:[-+*•·▪◦–—[{]|\d{1,3}[.)]\s)/u;

/** @returns fields in which a text alone is a list of one, where the model has a list of texts: `aliases: /old/` */
function withSingleItems(
  fields: Document['fields'],
  { yaml }: Pick<Document, 'yaml'>,
  { lists }: Pick<Model, 'lists'>,
): Document['fields'] {
  const single = fieldTexts(lists, fields).filter(
    ({ pointer, value }) =>
      // Of chosen texts, the items are found too.
      !isItem(pointer) &&
      value.trim() &&
      !SEVERAL.test(withCharacters(value)) &&
      // YAML has joined the lines of `value`.
      !placesIn(yaml).sourceAt(pointer).includes('\n'),
  );
  if (single.length === 0) return fields;
  const listed = structuredClone(fields);
  for (const { pointer, value } of single) replaceTextAt(listed, pointer, value, [value]);
  return listed;
}

/** @returns the fields of a document as they are intended, without what its name says */
export function fieldsAsRead(
  { fields, yaml }: Pick<Document, 'fields' | 'yaml'>,
  model: Pick<Model, 'texts' | 'lists'>,
): Document['fields'] {
  return withNamedCharacters({ fields: withSingleItems(fields, { yaml }, model), yaml }, model);
}

/** @returns all of this: a document whose fields can be validated */
export function asRead(
  document: Document,
  model: Pick<Model, 'roles' | 'days' | 'texts' | 'lists'>,
): Document {
  return withDayOfName({ ...document, fields: fieldsAsRead(document, model) }, model);
}
