/** Calendar dates in each notation of models, and times of day. */
import { describe, expect, it } from 'vitest';
import { dateFault } from '../../../../cli/advice/field-faults/date-faults.ts';
import {
  dayOf,
  isTime,
  momentIn,
  NOTATIONS,
  type NotationName,
  notationOf,
  readDay,
  toIsoDay,
  yearFault,
} from '../../../../cli/core/values/days/notations.ts';
import { wording } from '../../../../cli/diagnostics/wording/wording.ts';

const NAMES = Object.keys(NOTATIONS) as NotationName[];

describe('a notation', () => {
  it.each(NAMES)('reads back what it writes: %s', (name) => {
    const days = ['2025-04-20', '2024-02-29', '1900-01-01', '2100-12-31', '2025-05-09', '2025-10-10'];
    expect(days.map((day) => NOTATIONS[name].read(NOTATIONS[name].write(day)))).toEqual(days);
  });

  it.each<[NotationName, string, string | null]>([
    ['english-date', '20 April 2025', '2025-04-20'],
    ['english-date', 'April 20, 2025', '2025-04-20'],
    ['english-date', 'May 1, 2025', '2025-05-01'],
    ['english-date', '1 Mei 2025', null],
    ['english-date', '01 May 2025', null],
    ['english-date', 'May 1 2025', null],
    ['english-date', '31 February 2025', null],
    ['english-date', '20 april 2025', null],
    ['english-date', 'February 12, 1809', '1809-02-12'],
    ['date', '2025-04-20', '2025-04-20'],
    ['date', '1797-08-30', '1797-08-30'],
    ['date', '0797-08-30', null],
    ['date', '2025-02-29', null],
    ['date', '2025-4-20', null],
    ['date', '20 April 2025', null],
    ['date-time', '2025-04-20T23:30:00-11:00', '2025-04-20'],
    ['date-time', '2025-04-20 08:30', '2025-04-20'],
    ['date-time', '2025-04-20T08:30Z', '2025-04-20'],
    ['date-time', '2025-04-20', '2025-04-20'],
    ['date-time', '2025-04-20T25:00', null],
    ['date', '2014-03-12T10:11:00-04:00', '2014-03-12'],
    ['date', '2014-03-12 10:11 -0400', '2014-03-12'],
    ['date', '2014-03-12t10:11:00.123456z', '2014-03-12'],
    ['date', '2014-03-12 9:11:00 UTC', '2014-03-12'],
    ['date', '20140312T101100Z', '2014-03-12'],
    ['date', '20140312', '2014-03-12'],
    ['date', '2014-0312', null],
    ['date', '2014-03-12T10:61', null],
    ['date', '2014-03-12T10:11 in the morning', null],
    ['date', '2014-03-12T10:11+25:00', null],
    ['date-time', '2025-04-31T08:30', null],
    ['indonesian-date', '1 Mei 2025', '2025-05-01'],
    ['indonesian-date', '1 May 2025', null],
  ])('%s reads %j as %j', (name, text, day) => {
    expect(NOTATIONS[name].read(text)).toBe(day);
  });

  it('belongs only to a format of days', () => {
    expect(notationOf('date')).toBe(NOTATIONS.date);
    expect([undefined, 'time', 'toString'].map(notationOf)).toEqual([undefined, undefined, undefined]);
  });

  it('may be any if none is named', () => {
    const same = ['20 Mei 2025', '20 May 2025', 'May 20, 2025', '2025-05-20', '2025-05-20T08:30'];
    expect(new Set(same.map(readDay))).toEqual(new Set(['2025-05-20']));
    expect(same.map(toIsoDay)).toEqual(same.map(readDay));
    expect(readDay('20-05-2025')).toBeNull();
  });
});

it('finds years of entries that are typing errors', () => {
  const { date } = NOTATIONS;
  expect(yearFault('April 20, 2205', NOTATIONS['english-date'])?.suggestions).toEqual(['April 20, 2025']);
  expect(yearFault('2205-04-20', date)?.suggestions).toEqual(['2025-04-20']);
  expect(['2025-04-20', 'soon'].map((text) => yearFault(text, date))).toEqual([null, null]);
});

describe('the point in time of a field', () => {
  it.each<[NotationName, string, string | null, string]>([
    // What programs write of a day that they have read, in any notation.
    ['date', '2026-04-28T00:00:00.000Z', null, '2026-04-28'],
    ['date', '2026-04-28T00:00:00Z', null, '2026-04-28'],
    ['date', '2026-04-28 00:00:00 +0000', null, '2026-04-28'],
    ['date', '2026-04-28T00:00:00+00:00', null, '2026-04-28'],
    ['date', '2026-04-28', null, '2026-04-28'],
    ['date', '2026-04-28T00:00:00.001Z', '2026-04-27', '2026-04-27'],
    ['date', '2026-04-28T03:00:00Z', '2026-04-27', '2026-04-27'],
    ['date', '2026-04-28T00:00:00-04:00', '2026-04-28', '2026-04-28'],
    ['date-time', '2026-04-28T00:00:00Z', '2026-04-27', '2026-04-27'],
  ])('as %s, %s is on %s in New York', (name, text, moment, day) => {
    expect(momentIn(NOTATIONS[name], text, 'America/New_York')?.day ?? null).toBe(moment);
    expect(dayOf(NOTATIONS[name], text, 'America/New_York')).toBe(day);
  });
});

describe('a day that the calendar lacks', () => {
  it.each([
    ['date', '2026-02-29', 28, ['2026-02-28']],
    ['date', '2026-04-31', 30, ['2026-04-30']],
    ['date', '2026-02-00', 28, ['2026-02-01']],
    ['date', '2026-13-01', '', ['2026-01-13']],
    ['date', '2026-13-32', '', []],
    ['english-date', '29 February 2026', 28, ['28 February 2026']],
    ['english-date', 'April 31, 2026', 30, ['April 30, 2026']],
    ['date-time', '2026-02-30T08:30+07:00', 28, ['2026-02-28T08:30+07:00']],
    ['date-time', '2026-13-01 08:30', '', ['2026-01-13 08:30']],
    ['date', '2026-02-29T10:11:00-04:00', 28, ['2026-02-28T10:11:00-04:00']],
    ['date', '20260229T1011Z', 28, ['20260228T1011Z']],
    ['date-time', '2026-06-31', 30, ['2026-06-30']],
    ['date', '29 Februari 2026', 28, ['2026-02-28']],
    ['date-time', 'April 31, 2026', 30, ['2026-04-30']],
    ['english-date', '31/06/2026', 30, ['30 June 2026']],
  ] as const)('for %s: %j', (name, text, lastDay, suggestions) => {
    const fault = dateFault(name, text);
    expect(fault).toMatchObject({ code: 'content/no-such-date', params: { lastDay }, suggestions });
    for (const right of suggestions) expect(dateFault(name, right)).toBeNull();
  });

  it('is called by its name in both languages', () => {
    const fault = dateFault('date', '2026-02-29');
    expect(fault && [wording(fault, 'id').message, wording(fault, 'en').message]).toEqual([
      'Tanggal 2026-02-29 tidak ada di kalender: Februari 2026 berakhir pada tanggal 28.',
      'The date 2026-02-29 is not in the calendar: February 2026 has 28 days.',
    ]);
  });
});

describe('another form of a date', () => {
  it.each([
    ['date', '20 April 2025', ['2025-04-20']],
    ['date', '2025/4/2', ['2025-04-02']],
    ['date', '04/05/2025', ['2025-05-04', '2025-04-05']],
    ['english-date', '20 Mei 2025', ['20 May 2025']],
    ['english-date', '2025-05-20', ['20 May 2025']],
    ['date-time', '20 May 2025', ['2025-05-20']],
    ['date', 'soon', []],
  ] as const)('for %s, %j may mean %j', (name, text, suggestions) => {
    expect(dateFault(name, text)).toMatchObject({ code: 'content/date-format', suggestions });
  });

  it('is not suggested if it is valid', () => {
    expect(dateFault('date', '2025-04-20')).toBeNull();
  });
});

it.each([
  ['08:30', true],
  ['23:59:59.5+07:00', true],
  ['00:00Z', true],
  ['24:00', false],
  ['8:30', false],
  ['08.30', false],
  ['08:60', false],
  ['08:30 WIB', false],
])('classifies %j as a time of day: %j', (text, is) => {
  expect(isTime(text)).toBe(is);
});
