/**
 * The meta-model: a JSON Schema of content models. It adds senja's own keywords to those of JSON Schema, whose
 * meta-schema applies it to every schema inside a model, too (`$dynamicAnchor`).
 */
import { ROLES } from '../../../stages/meanings.ts';
import { FORMATS } from '../../../values/formats/formats.ts';
import { COLLECTION_KEYWORDS } from '../keywords.ts';

/** Its key in Ajv. */
export const META_MODEL = 'meta-model';

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };

/** @param keywords all that a schema in a model may have */
export const metaModel = (keywords: readonly string[]): object => ({
  $id: META_MODEL,
  $dynamicAnchor: 'meta',
  allOf: [{ propertyNames: { enum: keywords } }, { $ref: 'https://json-schema.org/draft/2020-12/schema' }],
  properties: {
    format: { enum: Object.keys(FORMATS) },
    'x-address': TEXT,
    'x-body': { enum: ['optional', 'required'] },
    'x-collection': {
      propertyNames: { enum: COLLECTION_KEYWORDS },
      properties: {
        noun: {
          type: 'object',
          required: ['id', 'en'],
          properties: { id: TEXT, en: TEXT, plural: TEXT },
          additionalProperties: false,
        },
        synonyms: TEXTS,
        lists: TEXTS,
        numbered: { type: 'boolean' },
        rows: {
          type: 'object',
          required: ['file', 'slug'],
          properties: { file: TEXT, slug: TEXT },
          additionalProperties: false,
        },
        template: { type: 'string', pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_-]*$' },
      },
    },
    'x-from': { enum: ['heading', 'name'] },
    'x-languages': {
      type: 'object',
      // Only the folder must be the same in all languages.
      additionalProperties: {
        type: 'object',
        properties: { 'x-collection': { properties: { folder: false } } },
      },
    },
    'x-new': { enum: ['default', 'today'] },
    'x-role': { enum: ROLES },
    'x-synonyms': TEXTS,
  },
});
