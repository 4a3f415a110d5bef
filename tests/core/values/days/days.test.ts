/** The current day in a time zone, and its beginning, whatever the machine's own zone. */
import { describe, expect, it } from 'vitest';
import { dayIn, dayInWords, isDay, startOf, timeZoneFault } from '../../../../cli/core/values/days/days.ts';

/** An hour and a half before midnight in Jakarta on the last day of a year. */
const LATE = { instant: Date.parse('2026-12-31T15:30:00Z') };

describe('the day', () => {
  it.each([
    ['Asia/Jakarta', '2026-12-31'],
    ['Asia/Makassar', '2026-12-31'],
    ['Asia/Jayapura', '2027-01-01'],
    ['UTC', '2026-12-31'],
    ['Pacific/Kiritimati', '2027-01-01'],
    ['Pacific/Auckland', '2027-01-01'],
    ['Pacific/Pago_Pago', '2026-12-31'],
  ])('in %s is %s', (timeZone, day) => {
    expect(dayIn(LATE, timeZone)).toBe(day);
  });

  it.each(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura', 'UTC'])(
    'in %s matches Intl, hour by hour',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      for (let hour = 0; hour < 48; hour += 1) {
        const instant = LATE.instant + hour * 3_600_000;
        expect(dayIn({ instant }, timeZone)).toBe(format.format(instant));
      }
    },
  );

  it('starts with its first minute', () => {
    const midnight = Date.parse('2026-11-30T17:00:00Z');
    expect(dayIn({ instant: midnight - 1 }, 'Asia/Jakarta')).toBe('2026-11-30');
    expect(dayIn({ instant: midnight }, 'Asia/Jakarta')).toBe('2026-12-01');
    expect(startOf('2026-12-01', 'Asia/Jakarta')).toBe('2026-12-01T00:00:00+07:00');
    expect(startOf('2026-07-01', 'America/St_Johns')).toBe('2026-07-01T00:00:00-02:30');
  });

  it('can be fixed by a setting, in every zone', () => {
    expect(dayIn({ day: '2020-02-29' }, 'Pacific/Kiritimati')).toBe('2020-02-29');
  });

  it('is written in both languages', () => {
    expect(dayInWords('2026-05-01')).toEqual({ id: '1 Mei 2026', en: '1 May 2026' });
    expect(dayInWords('2026-12-31')).toEqual({ id: '31 Desember 2026', en: '31 Dec 2026' });
  });
});

describe('a text', () => {
  it.each(['2026-12-01', '2024-02-29', '1900-01-01'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20261201',
    '1 Mei 2026',
    ' 2026-12-01',
    '0001-01-01',
    '',
    7,
    null,
  ])('%j is not a day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it.each(['Asia/Jakarta', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is a zone', (text) => {
    expect(timeZoneFault(text)).toBeNull();
  });

  it.each(['+07:00', 'Asia', '', 'Asia/Jakarta ', '../etc', 'x'.repeat(2000)])('%j is not a zone', (text) => {
    expect(timeZoneFault(text)?.code).toBe('content/bad-time-zone');
  });

  it.each([
    ['WIB', 'Asia/Jakarta'],
    ['wita', 'Asia/Makassar'],
    ['WIT', 'Asia/Jayapura'],
  ])('%s is commonly called %s', (text, zone) => {
    expect(timeZoneFault(text)?.suggestions).toEqual([zone]);
  });
});
