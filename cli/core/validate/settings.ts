/**
 * Checks the fields of `site.yaml` that senja itself uses. A site's own model may allow more: whatever it says, these
 * values reach addresses, headers and the markup of every page.
 */
import type { ErrorObject } from 'ajv';
import type { Fields } from '../stages/entry.ts';
import type { Schema } from './schema.ts';

interface Rule extends Schema {
  type: string | string[];
  properties?: Record<string, Rule>;
  items?: Rule;
}

const TITLE: Rule = {
  type: 'string',
  minLength: 1,
  description: 'Nama situs.',
  $comment: 'Name of the site.',
};

const SETTINGS: Rule = {
  type: 'object',
  required: ['title', 'url'],
  properties: {
    title: TITLE,
    url: {
      type: 'string',
      format: 'site-url',
      description: 'Alamat situs setelah terbit, misalnya https://contoh.id/.',
      $comment: 'Address of the published site, such as https://example.org/.',
    },
    language: { type: 'string', format: 'language' },
    languages: {
      type: 'array',
      items: {
        // A text is the code alone.
        type: ['object', 'string'],
        format: 'translation',
        required: ['code'],
        properties: {
          code: {
            type: 'string',
            format: 'translation',
            description: 'Singkatan bahasa, misalnya en.',
            $comment: 'Code of the language, such as en.',
          },
          title: TITLE,
        },
      },
    },
    timeZone: { type: 'string', format: 'time-zone' },
    imageHosts: { type: 'array', items: { type: 'string', format: 'host-name' } },
    photos: { type: 'string', enum: ['remote', 'local'] },
  },
};

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Whether a text is valid in a format. */
type IsValid = (format: string, text: string) => boolean;

function* errorsOf(
  schema: Rule,
  data: unknown,
  instancePath: string,
  isValid: IsValid,
): Generator<ErrorObject> {
  const failed = (keyword: string, params: object): ErrorObject => ({
    keyword,
    params,
    instancePath,
    schemaPath: '',
    parentSchema: schema,
    data,
  });
  const { type, required = [], properties = {}, items, minLength = 0, format, enum: choices } = schema;
  if (![type].flat().includes(typeOf(data))) yield failed('type', { type });
  else if (typeof data === 'string') {
    if (data.length < minLength) yield failed('minLength', { limit: minLength });
    if (format !== undefined && !isValid(format, data)) yield failed('format', { format });
    if (choices && !choices.includes(data)) yield failed('enum', { allowedValues: choices });
  } else if (Array.isArray(data)) {
    for (const [index, item] of data.entries())
      if (items) yield* errorsOf(items, item, `${instancePath}/${index}`, isValid);
  } else {
    const fields = data as Fields;
    for (const missingProperty of required)
      if (!Object.hasOwn(fields, missingProperty)) yield failed('required', { missingProperty });
    for (const [name, rule] of Object.entries(properties))
      if (Object.hasOwn(fields, name))
        yield* errorsOf(rule, fields[name], `${instancePath}/${name}`, isValid);
  }
}

/** @returns the errors of these settings, in the form of Ajv's */
export const settingsErrors = (fields: Fields, isValid: IsValid): ErrorObject[] => [
  ...errorsOf(SETTINGS, fields, '', isValid),
];
