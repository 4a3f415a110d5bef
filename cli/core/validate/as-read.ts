/**
 * A document's fields as they are intended: with what its body, its file's name, names of
 * characters and single texts for lists say.
 */
import type { ErrorObject } from 'ajv';
import { placesIn } from '../../diagnostics/locator/index.ts';
import { groupAt, isItem, replaceTextAt } from '../../diagnostics/pointers/index.ts';
import { plainText } from '../bodies/index.ts';
import { BodyText } from '../bodies/text/index.ts';
import type { Model } from '../models/index.ts';
import { fieldTexts } from '../models/schema/index.ts';
import type { Document } from '../stages/document.ts';
import { forbiddenCharacter } from '../values/characters.ts';
import { meantLink } from '../values/formats/urls.ts';
import { ENTITIES, withoutEntities } from '../values/html.ts';
import { endingOf } from '../values/names/languages.ts';
import { dayInName, prefixOf } from '../values/names/prefixes.ts';
import type { ExplanationContext } from './explained.ts';

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

/** Names as addresses have them: `first-steps`. */
const HYPHENED = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/** @returns the name of a file as a title: `02-first-steps.md` → `First steps`; an index is named by its folder */
function titleInName(path: string): string {
  const stem = path.slice(0, path.length - endingOf(path).length);
  const parts = stem.split('/').map((name) => name.slice(prefixOf(name).length));
  const last = parts.at(-1) ?? '';
  const name = (parts.length > 1 && /^_?index$|^readme$/i.test(last) ? parts.at(-2) : last) ?? '';
  if (!HYPHENED.test(name)) return name.trim();
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Lines that may be a heading of the first level. */
const MAY_BE_TITLE = /^ {0,3}(?:#(?!#)|=+[ \t]*$)/m;

/** @returns the text of the first heading of a body, if that is `# A title`; else '' */
function titleInBody(body: Document['body']): string {
  if (!body || !MAY_BE_TITLE.test(body.text)) return '';
  const [open, inline] = new BodyText(body).headings[0] ?? [];
  return open?.tag === 'h1' && open.level === 0 && inline ? plainText(inline).trim() : '';
}

/** @returns a document with the title that its body or its name says, if its model has it from there and it states none */
function withTitleOfBody(
  document: Document,
  { roles: { title = '' }, schema }: Pick<Model, 'roles' | 'schema'>,
): Document {
  const from = schema.properties?.[title]?.['x-from'];
  if (from === undefined || (document.fields[title] ?? '') !== '' || document.unread) return document;
  const found = (from === 'heading' && titleInBody(document.body)) || titleInName(document.path);
  return { ...document, fields: { ...document.fields, [title]: found } };
}

/** @returns the fields of a document with the characters that their texts name as HTML does: `Salt &amp; Pepper` */
function withNamedCharacters(
  { fields, yaml }: Pick<Document, 'fields' | 'yaml'>,
  { texts }: Pick<Model, 'texts'>,
): Document['fields'] {
  if (!yaml.text.includes('&')) return fields;
  // Most often it is in an address.
  const naming = fieldTexts(texts, fields).filter(({ value }) => value.includes('&'));
  if (naming.length === 0) return fields;
  const named = structuredClone(fields);
  for (const { pointer, value } of naming) replaceTextAt(named, pointer, value, withCharacters(value));
  return named;
}

/** @returns fields whose links are without slips, which a check reports */
function withMeantLinks(fields: Document['fields'], { links }: Pick<Model, 'links'>): Document['fields'] {
  const slips = fieldTexts(links, fields).filter(({ value }) => meantLink(value) !== null);
  if (slips.length === 0) return fields;
  const mended = structuredClone(fields);
  for (const { pointer, value } of slips) replaceTextAt(mended, pointer, value, meantLink(value) ?? value);
  return mended;
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

/** @returns the fields of a document as they are intended, without what its name and body say */
export function fieldsAsRead(
  { fields, yaml }: Pick<Document, 'fields' | 'yaml'>,
  model: Pick<Model, 'texts' | 'lists' | 'links'>,
): Document['fields'] {
  const named = withNamedCharacters({ fields: withSingleItems(fields, { yaml }, model), yaml }, model);
  return withMeantLinks(named, model);
}

/** @returns all of this: a document whose fields can be validated */
export function asRead(
  document: Document,
  model: Pick<Model, 'roles' | 'days' | 'texts' | 'lists' | 'links' | 'schema'>,
): Document {
  return withTitleOfBody(withDayOfName({ ...document, fields: fieldsAsRead(document, model) }, model), model);
}

/** How nothing is written. */
const NOTHING = /^(?:~|null|"\s*"|'\s*'|)$/;

/**
 * Removes optional fields that are empty: they count as left out. A comment in place of the value hides it, and a
 * decision without an answer is not taken.
 * @param fields changed in place
 * @returns whether there were any
 */
export function leaveOutEmpty(
  fields: Record<string, unknown>,
  errors: readonly ErrorObject[],
  { isRequired, restOfLine, sourceAt }: ExplanationContext,
): boolean {
  let found = false;
  for (const { instancePath: pointer, data, keyword, params } of errors) {
    const isEmpty = data === null || data === '';
    const isDecision = keyword === 'type' && [params.type].flat().includes('boolean');
    if (!isEmpty || isDecision || isItem(pointer) || isRequired(pointer)) continue;
    if (restOfLine(pointer).startsWith('#') || !NOTHING.test(sourceAt(pointer))) continue;
    const { group, name = '' } = groupAt(fields, pointer) ?? {};
    if (!group || !Object.hasOwn(group, name)) continue;
    Reflect.deleteProperty(group, name);
    found = true;
  }
  return found;
}
