/** Models by language, and their faults at the place in the file. */
import { expect, it } from 'vitest';
import { compileModels } from '../../../cli/core/models/compile/compile-models.ts';
import { languagesIn, schemaInLanguage } from '../../../cli/core/models/languages/languages.ts';
import type { Schema } from '../../../cli/core/models/schema/schema.ts';
import { textsIn } from '../../support/values/texts-in.ts';

const SCHEMA = {
  'x-collection': { folder: 'acara', route: '/acara/{slug}/', lists: ['/acara/'] },
  'x-languages': {
    en: {
      'x-collection': { route: '/events/{slug}/' },
      properties: { day: { format: 'english-date', default: null } },
    },
  },
  type: 'object',
  properties: { day: { type: 'string', format: 'indonesian-date', default: '2 Mei 2025' } },
} as Schema;

const textsOf = (schema: object) => ({
  acara: JSON.stringify(schema, null, 2),
  site: '{ "type": "object" }',
});

it('differ from the rest of the model only in what a language states', () => {
  expect(schemaInLanguage(SCHEMA, 'en')).toEqual({
    ...SCHEMA,
    'x-collection': { folder: 'acara', route: '/events/{slug}/', lists: ['/acara/'] },
    properties: { day: { type: 'string', format: 'english-date' } },
  });
  expect(schemaInLanguage(SCHEMA, 'id')).toBe(SCHEMA);
  const texts = textsOf(SCHEMA);
  expect(JSON.parse(textsIn(texts, 'id').acara ?? '')).toEqual(SCHEMA);
  expect(JSON.parse(textsIn(texts, 'en').acara ?? '')).toEqual(schemaInLanguage(SCHEMA, 'en'));
});

it('are compiled as the language defines them', () => {
  const code = (language: string) => compileModels(textsOf(SCHEMA), language).code;
  expect(code('en')).toContain('english-date');
  expect(code('id')).not.toContain('formats["english-date"]');
});

it.each([
  ['/events/{slug}/', '/events/{slg}/', 'en', '"/events/{slg}/"'],
  ['"format": "english-date"', '"format": "englsh-date"', 'en', '"englsh-date"'],
  ['/acara/"', '/acara"', 'en', '"/acara"'],
])('with %s as %s have a fault on that line', (right, wrong, language, line) => {
  const text = JSON.stringify(SCHEMA, null, 2).replace(right, wrong);
  const { faulty } = compileModels({ ...textsOf({ site: {} }), acara: text }, language);
  expect(faulty?.faults).toEqual([expect.objectContaining({ lineText: expect.stringContaining(line) })]);
});

it('are those listed in site.yaml, its own first', () => {
  const models = { site: JSON.stringify({ properties: { language: { default: 'id' } } }) };
  expect(languagesIn({}, models)).toEqual(['id']);
  expect(languagesIn({ language: 'en', languages: ['id', { code: 'jv' }] }, models)).toEqual([
    'en',
    'id',
    'jv',
  ]);
});
