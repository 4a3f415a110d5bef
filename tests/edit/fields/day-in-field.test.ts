/** Dates as their fields write them: a new day leaves a time of day as it is. */
import { expect, it } from 'vitest';
import type { FieldOf } from '../../../cli/edit/api.ts';
import { dayInField } from '../../../cli/edit/fields/date/day-in-field.ts';

const words = { id: '', en: '' };

it.each([
  ['indonesian-date', '1 Mei 2025', '30 November 2026'],
  ['english-date', undefined, '30 November 2026'],
  ['date', 'nanti', '2026-11-30'],
  ['date-time', undefined, '2026-11-30T00:00'],
  ['date-time', '2025-05-01', '2026-11-30T00:00'],
  ['date-time', '2025-05-01T08:30+07:00', '2026-11-30T08:30+07:00'],
  ['date-time', 'besok T8', '2026-11-30T00:00'],
  // On the day before in Jakarta.
  ['date-time', '2025-04-30T17:30:00Z', '2026-11-29T17:30:00Z'],
])('%s: %s becomes %s', (format, old, written) => {
  const field: FieldOf<'date'> = {
    kind: 'date',
    format,
    role: null,
    name: 'at',
    label: words,
    hint: words,
    required: false,
  };
  expect(dayInField(field, { events: [{ at: old }] }, '/events/0/at', '2026-11-30', 'Asia/Jakarta')).toBe(
    written,
  );
});
