/** The keywords of senja, which Ajv does not check. */
import type { Schema } from '../schema/index.ts';

/** Keywords of senja. */
export const KEYWORDS = Object.keys({
  'x-synonyms': true,
  'x-collection': true,
  'x-body': true,
  'x-address': true,
  'x-one-of': true,
  'x-not-before': true,
  'x-after': true,
  'x-alt': true,
  'x-new': true,
  'x-role': true,
  'x-from': true,
  'x-languages': true,
} satisfies Record<Extract<keyof Schema, `x-${string}`>, true>);

/** The keys of `x-collection`. */
export const COLLECTION_KEYWORDS = [
  'folder',
  'noun',
  'synonyms',
  'address',
  'route',
  'lists',
  'numbered',
  'template',
  'rows',
];
