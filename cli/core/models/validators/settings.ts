/**
 * Checks the fields of `site.yaml` that senja itself uses. A site's own model may allow more: whatever it says, these
 * values reach addresses, headers and the markup of every page.
 */
import type { Schema } from '../schema/index.ts';

const TITLE: Schema = {
  type: 'string',
  minLength: 1,
  description: 'Nama situs.',
  $comment: 'Name of the site.',
};

/** Name of its validator, which is compiled with those of models. */
export const SETTINGS = '$settings';

/** Model of the settings that senja itself uses. */
export const SETTINGS_MODEL: Schema = {
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
