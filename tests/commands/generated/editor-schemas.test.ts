/** What editors of code complete in content files: the models, with their descriptions and the real choices. */
import { describe, expect, it } from 'vitest';
import { editorSchemas } from '../../../cli/commands/generated/editor-schemas.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

const models = modelsOf({
  site: { type: 'object', properties: { topics: { type: 'array', items: { type: 'string' } } } },
  books: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', description: 'Judul.', $comment: 'The title.', 'x-synonyms': ['name'] },
      description: { type: 'string', description: 'Ringkasan.', 'x-role': 'description' },
      topic: { type: 'string', 'x-one-of': 'topics' },
    },
  },
});

/** The schema of the model `books`. */
const schemaIn = (lang: 'id' | 'en') => {
  const schemas = new Map(
    editorSchemas(models, { choices: { topics: ['tea'] }, targets: {} } as never, lang),
  );
  return JSON.parse(schemas.get('models/books.schema.json') ?? '');
};

describe('schemas for code editors', () => {
  it('describe each field in the language, and complete the choices', () => {
    expect(schemaIn('en').properties).toEqual({
      title: { type: 'string', description: 'The title.' },
      description: { type: 'string', description: 'Ringkasan.' },
      topic: { type: 'string', enum: ['tea'] },
    });
    expect(schemaIn('id').properties.title.description).toBe('Judul.');
    expect(schemaIn('id')).toMatchObject({ type: 'object', required: ['title'] });
  });
});
