import { expect, test } from 'vitest';
import { choicesFor } from '../../cli/actions/new-entry.ts';

test('offers the items of each kind of list, and the names of entries', () => {
  const fields = {
    topics: [{ name: 'Laut' }, { name: 3 }, { name: '' }, null],
    regions: ['Bali', 7, 'Aceh'],
  };
  const properties = {
    topic: { type: 'string', 'x-one-of': 'topics/name' },
    region: { type: 'string', 'x-one-of': 'regions' },
    staff: { type: 'string', 'x-one-of': 'staff' },
    unreadable: { type: 'string', 'x-one-of': 'visits' },
    missing: { type: 'string', 'x-one-of': 'none/name' },
    free: { type: 'string' },
  };
  const targets = { staff: new Set(['ani', 'budi']), visits: null };
  expect(choicesFor({ schema: { properties } }, fields, targets)).toEqual({
    topic: ['Laut'],
    region: ['Bali', 'Aceh'],
    staff: ['ani', 'budi'],
    unreadable: [],
    missing: [],
  });
});
