/** Models define the meaning of fields for the engine, not names. */
import { expect, it } from 'vitest';
import { fieldWith, meaningsOf } from '../../../cli/core/models/models.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

const date = { type: 'string', format: 'indonesian-date' };
const models = modelsOf({
  site: { type: 'object' },
  book: {
    type: 'object',
    'x-collection': { folder: 'books' },
    properties: {
      name: { type: 'string', 'x-role': 'title' },
      from: { ...date, 'x-role': 'published' },
      seen: { ...date, 'x-role': 'updated' },
      until: { $ref: '#/$defs/end' },
      hidden: { type: 'boolean', 'x-role': 'draft' },
      before: { type: 'array', items: { type: 'string' }, 'x-role': 'aliases' },
      expires: date,
    },
    $defs: { end: { ...date, 'x-role': 'expires' } },
  },
  // Named like roles, with another meaning.
  note: {
    type: 'object',
    'x-collection': { folder: 'notes' },
    properties: { title: { type: 'string' }, expires: date, draft: {} },
  },
  visit: {
    type: 'object',
    'x-collection': { folder: 'visits' },
    properties: {
      from: { type: 'string', format: 'date', 'x-role': 'published' },
      seen: { type: 'string', format: 'english-date', 'x-role': 'updated' },
      until: { type: 'string', format: 'date-time', 'x-role': 'expires' },
    },
  },
});
const [book, note, visit] = models.collections.map((one) => one.models.get(''));
if (!book || !note || !visit) throw new Error('no models');
const NOTHING = { title: '', draft: false, aliases: [], days: {} };

it('finds the meaning of fields by their roles', () => {
  const fields = {
    name: 'Laut',
    from: '1 Juni 2025',
    seen: '2 Juni 2025',
    until: '3 Juni 2025',
    hidden: true,
    before: ['/sea/'],
    expires: '4 Juni 2025',
  };
  expect(meaningsOf(book, fields)).toEqual({
    title: 'Laut',
    draft: true,
    aliases: ['/sea/'],
    days: { published: '2025-06-01', updated: '2025-06-02', expires: '2025-06-03' },
  });
});

it('finds nothing by the names of fields alone', () => {
  expect(meaningsOf(note, { title: 'Laut', expires: '1 Mei 2020', draft: true })).toEqual(NOTHING);
});

it('finds the same days whatever the notation of a field, but none in another notation', () => {
  const days = { published: '2030-01-01', updated: '2030-01-02', expires: '2030-01-03' };
  const fields = { from: '2030-01-01', seen: 'January 2, 2030', until: '2030-01-03T23:00-08:00' };
  expect(meaningsOf(visit, fields).days).toEqual(days);
  expect(meaningsOf(visit, { from: '1 Januari 2030', seen: '2030-01-02' }).days).toEqual({});
});

it('finds nothing in invalid values', () => {
  const fields = { name: 7, from: 'kemarin', until: 20300101, hidden: 'true', before: '/sea/' };
  expect(meaningsOf(book, fields)).toEqual(NOTHING);
});

it('names the field of a role, to locate faults', () => {
  const of = (file: string, role: 'title' | 'draft') => fieldWith(role, { file, fields: {} }, models);
  expect([of('books/a.yaml', 'title'), of('books/a.yaml', 'draft')]).toEqual(['name', 'hidden']);
  expect(of('others/a.yaml', 'title')).toBe('title');
});
