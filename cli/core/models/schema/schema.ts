/**
 * The content models as they are written. The JSON Schemas are the only definition of collections, rules, defaults and
 * names of fields. senja's own keywords express what JSON Schema cannot:
 * - `x-collection`: the folder of its entries, see `CollectionKeyword`; required in each model but `site`;
 * - `x-body`: whether an entry has a Markdown body, `optional` or `required`; by default none;
 * - `x-address`: the fixed address of an entry's page;
 * - `x-one-of`: a list in `site.yaml`, and the field of its items that the value, or each value of a list, must equal:
 *   `topics/name`; without a field for a list of texts. With the name of a folder, the value is the name of an entry;
 * - `x-not-before`: the field with the earliest allowed date;
 * - `x-after`: the field with a date that must come before;
 * - `x-alt`: the field next to a picture's with its alt text;
 * - `x-new`: what `senja new` fills in, `default` or `today`;
 * - `x-role`: what the field means to the engine, such as `title` or `expires` (`Role` in `stages/meanings.ts`);
 * - `x-from`: what says the title of an entry that states none: the first heading of its body, or else the name of its
 *   file (`heading`); its name alone (`name`);
 * - `x-synonyms`: other names that people use for a field, for suggestions;
 * - `x-languages`: by language, what differs from the rest of the model there, as a JSON Merge Patch (RFC 7396).
 */
import type { Lang } from '../../../diagnostics/languages/index.ts';
import type { Role } from '../../stages/meanings.ts';
import type { CollectionKeyword } from '../collection-keyword.ts';

/** The parts of a JSON Schema that senja itself reads. */
export interface Schema {
  $id?: string;
  title?: string;
  /** Description in Indonesian, the language of the editors. */
  description?: string;
  /** Description in English. */
  $comment?: string;
  'x-synonyms'?: string[];
  'x-collection'?: CollectionKeyword;
  'x-body'?: 'optional' | 'required';
  'x-address'?: string;
  'x-one-of'?: string;
  'x-not-before'?: string;
  'x-after'?: string;
  'x-alt'?: string;
  'x-new'?: 'default' | 'today';
  'x-role'?: Role;
  'x-from'?: 'heading' | 'name';
  'x-languages'?: Readonly<Record<string, unknown>>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
}

/** @returns the description of a model or of a field; '' if there is none */
export const aboutOf = ({ description = '', $comment = '' }: Schema = {}): Record<Lang, string> => ({
  id: description,
  en: $comment,
});

/** Whether people read a field's texts: it is no link, date or choice. */
export const isPlainText = ({ type, format, enum: choices, const: only }: Schema, name = ''): boolean =>
  name !== 'href' &&
  [type].flat().includes('string') &&
  [format, choices, only].every((rule) => rule === undefined);

/** @returns what a model says of the value at a JSON Pointer; items of lists are never required */
export function fieldAt(
  root: Schema,
  pointer: string,
): { schema: Schema; isRequired: boolean; isInList: boolean } {
  let schema = root;
  let [isRequired, isInList] = [false, false];
  for (const part of pointer.split('/').slice(1)) {
    // Of several kinds of groups, the one with such a field.
    const own = schema.oneOf?.find(({ properties }) => properties?.[part] !== undefined) ?? schema;
    isRequired = own.required?.includes(part) ?? false;
    isInList = own.items !== undefined && /^\d+$/.test(part);
    schema = (isInList ? own.items : own.properties?.[part]) ?? {};
  }
  return { schema, isRequired, isInList };
}

/** Whether a model requires the value at a JSON Pointer. */
export const isRequired = (root: Schema, pointer: string): boolean => fieldAt(root, pointer).isRequired;
