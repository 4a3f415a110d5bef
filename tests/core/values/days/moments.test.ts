/** Points in time as content writes them: their day in the zone of a site, and their form in a feed. */
import { describe, expect, it } from 'vitest';
import { momentOf, orderOf, writtenDay } from '../../../../cli/core/values/days/moments.ts';

describe('a point in time', () => {
  it.each([
    ['2026-04-01T23:30:00-05:00', 'Asia/Jakarta', '2026-04-02', '2026-04-01T23:30:00-05:00'],
    ['2026-04-01T23:30:00-05:00', 'America/New_York', '2026-04-02', '2026-04-01T23:30:00-05:00'],
    ['2026-04-01T22:30:00-05:00', 'America/New_York', '2026-04-01', '2026-04-01T22:30:00-05:00'],
    ['2014-03-12 10:11 -0400', 'Asia/Jakarta', '2014-03-12', '2014-03-12T10:11:00-04:00'],
    ['2014-03-12 10:11 -4', 'UTC', '2014-03-12', '2014-03-12T10:11:00-04:00'],
    ['20140312T231100Z', 'Asia/Jakarta', '2014-03-13', '2014-03-12T23:11:00+00:00'],
    ['2014-03-12T10:11:12,5Z', 'UTC', '2014-03-12', '2014-03-12T10:11:12.500+00:00'],
    ['2014-03-12T24:00:00Z', 'UTC', '2014-03-13', '2014-03-13T00:00:00+00:00'],
    // Without an offset, the clock is that of the site, with its summer time.
    ['2026-01-15 09:00', 'Europe/Berlin', '2026-01-15', '2026-01-15T09:00:00+01:00'],
    ['2026-07-15 09:00', 'Europe/Berlin', '2026-07-15', '2026-07-15T09:00:00+02:00'],
    ['2026-03-29 01:30', 'Europe/Berlin', '2026-03-29', '2026-03-29T01:30:00+01:00'],
    ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29', '2026-03-29T03:30:00+02:00'],
  ])('%s in %s is on %s, at %s', (text, zone, day, at) => {
    expect(momentOf(text, zone)).toEqual({ day, at });
  });

  it.each(['2026-04-01', '20260401', '2026-02-29T10:00Z', 'soon', ''])('is not stated by %j', (text) => {
    expect(momentOf(text, 'UTC')).toBeNull();
  });
});

it('is sorted as time goes, after a date without a time', () => {
  const at = (text: string) => {
    const moment = momentOf(text, 'Asia/Jakarta');
    return orderOf(moment?.day ?? text, moment?.at);
  };
  const inTime = ['2026-04-01', '2026-04-01T09:00Z', '2026-04-01T16:30+07:00', '2026-04-01 11:00 -0500'];
  expect(inTime.map(at).toReversed().sort()).toEqual(inTime.map(at));
});

it.each([
  ['2014-W11-3', '2014-03-12'],
  ['2014W113', '2014-03-12'],
  ['2020-W53-5', '2021-01-01'],
  ['2019-W01-1', '2018-12-31'],
  ['2016-W01-1', '2016-01-04'],
  ['2014-071', '2014-03-12'],
  ['2016-060', '2016-02-29'],
  ['2016366', '2016-12-31'],
  ['2014-W11-3T10:11:00-04:00', '2014-03-12'],
  ['2014-071 10:11', '2014-03-12'],
  ['2021-W53-1', null],
  ['2014-W00-1', null],
  ['2014-W11-8', null],
  ['2014-W11', null],
  ['2015-366', null],
  ['2014-000', null],
  ['2014-0711', null],
])('the day %s of a week or a year is %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});

it('counts every day of a year once', () => {
  for (const year of [2015, 2016, 2020]) {
    const days = Array.from({ length: 366 }, (_, at) =>
      writtenDay(`${year}-${String(at + 1).padStart(3, '0')}`),
    );
    const known = days.filter((day) => day !== null);
    expect(known).toHaveLength(year % 4 === 0 ? 366 : 365);
    expect([...new Set(known)].sort()).toEqual(known);
  }
});
