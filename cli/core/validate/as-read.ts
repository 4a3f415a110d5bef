/** A document's fields as they are meant: what its file's name and the names of characters say is filled in. */
import { replaceTextAt } from '../../diagnostics/pointer.ts';
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
export function withNamedCharacters(
  { fields, yaml }: Pick<Document, 'fields' | 'yaml'>,
  { texts }: Pick<Model, 'texts'>,
): Document['fields'] {
  if (!yaml.text.includes('&')) return fields;
  const named = structuredClone(fields);
  for (const { pointer, value } of fieldTexts(texts, named))
    if (value.includes('&')) replaceTextAt(named, pointer, value, withCharacters(value));
  return named;
}

/** @returns both: a document whose fields can be validated */
export function asRead(document: Document, model: Pick<Model, 'roles' | 'days' | 'texts'>): Document {
  return withDayOfName({ ...document, fields: withNamedCharacters(document, model) }, model);
}
