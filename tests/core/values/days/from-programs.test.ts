/** Dates as programs write them, with a weekday, a time and a zone: each may mean its day. */
import { describe, expect, it } from 'vitest';
import { dateFault } from '../../../../cli/advice/field-faults/date-faults.ts';
import { momentReadings, readings } from '../../../../cli/core/values/days/date-readings.ts';
import { dayInWords } from '../../../../cli/core/values/days/days.ts';

const LOCALES = ['id-ID', 'su-ID', 'ms-MY', 'en-ID', 'en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'en-SG'];
const ZONES = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura', UTC: 'UTC' };
const STYLES = ['full', 'long', 'medium', 'short'] as const;
const PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true },
  { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric', era: 'short' },
];

describe('Intl.DateTimeFormat', () => {
  const optionsOf = (timeZone: string): Intl.DateTimeFormatOptions[] => [
    ...STYLES.flatMap((dateStyle) =>
      [undefined, ...STYLES].map((timeStyle) => ({ dateStyle, ...(timeStyle && { timeStyle }), timeZone })),
    ),
    ...PARTS.map((one) => ({ ...one, timeZone })),
    { timeZone },
  ];

  it.each(LOCALES)('in %s, in every month', (locale) => {
    const missed: string[] = [];
    for (const timeZone of Object.values(ZONES))
      for (const options of optionsOf(timeZone)) {
        const format = new Intl.DateTimeFormat(locale, options);
        for (let month = 0; month < 12; month += 1) {
          const text = format.format(Date.UTC(2025, month, 17, 7, 5, 9));
          const day = dayInWords(`2025-${String(month + 1).padStart(2, '0')}-17`).id;
          if (!readings(text).includes(day)) missed.push(text);
        }
      }
    expect(missed).toEqual([]);
  });
});

/** Each is 14.05 of 17 August 2025 in Jakarta, or a part of that. */
const WRITTEN = {
  'Date of JavaScript': [
    'Sun Aug 17 2025',
    'Sun Aug 17 2025 14:05:09 GMT+0700 (Western Indonesia Time)',
    'Sun, 17 Aug 2025 07:05:09 GMT',
    '2025-08-17T07:05:09.123Z',
    '1755414309123',
  ],
  'moment 2.30.1': [
    'Minggu, 17 Agustus 2025 pukul 14.05',
    '17 Agustus 2025 pukul 14.05',
    'Min, 17 Agt 2025 pukul 14.05',
    'Ahad, 17 Ogos 2025 pukul 14.05',
    '17 Ogs 2025 pukul 14.05',
    'Sunday, August 17, 2025 2:05 PM',
    'August 17th 2025, 2:05:09 pm',
  ],
  'date-fns 4.1.0': [
    'Minggu, 17 Agustus 2025 pukul 14.05.09 GMT+07:00',
    'ke-17 Agustus 2025',
    'Sunday, August 17th, 2025 at 2:05:09 PM GMT+07:00',
    '17 Agt 2025, 14.05.09',
  ],
  'luxon 3.5.0': [
    'Sun, 17 Aug 2025 14:05:09 +0700',
    '2025-08-17 14:05:09.123 +07:00',
    '2025-W33-7',
    '2025-229',
  ],
  'date of glibc 2.36, and earlier': [
    'Min 17 Agu 2025 02:05:09  WIB',
    'Min 17 Agu 14:05:00 WIB 2025',
    'Min Agu 17 14:05:00 WIB 2025',
    'Sun Aug 17 14:05:09 WIB 2025',
    'Sun Aug 17 02:05:09 PM WIB 2025',
    'Sun 17 Aug 14:05:09 WIB 2025',
    'Sun 17 Aug 2025 02:05:09 PM WIB',
    '17/08/25 14:05:09',
    '08/17/2025 02:05:09 PM',
    '1755414309',
  ],
  'PHP, Python, Ruby': [
    'Sunday, 17-Aug-2025 14:05:09 WIB',
    'Sunday, 17-Aug-25 07:05:09 GMT',
    'Sun, 17 Aug 25 14:05:09 +0700',
    'Sunday 17th of August 2025 02:05:09 PM',
    'Sun Aug 17 14:05:09 2025',
    'Sun Aug 17 07:05:09 +0000 2025',
    '2025-08-17 14:05:09.123456',
    '20250817T070509Z',
    '20250817140509',
    '2025-08-17T14:05:09+07:00[Asia/Jakarta]',
  ],
  'spreadsheets, Windows': [
    '17-Agu-25',
    '17 Agustus 2025',
    'Minggu, 17 Agustus 2025 14.05.09',
    '17/08/2025 14.05',
    '8/17/2025 2:05 PM',
    '45886.587',
  ],
  'cameras, servers': ['2025:08:17 14:05:09', '17/Aug/2025:14:05:09 +0700', '[17/Aug/2025:14:05:09 +0700]'],
  'WhatsApp, mail, pages': [
    '[17/08/25 14.05.09]',
    'Min, 17 Agu 2025 pukul 14.05',
    'Minggu, Agustus 17, 2025',
    'Minggu, 17 Agu 2025 14:05 WIB',
    '17 Agustus 2025 | 14.05 WIB',
    'Ahad 17 Aug 2025 14:05 WIB',
    'Minggu (17/8/2025)',
    '14:05, 17 August 2025 (UTC)',
    'Pukul 14.05 WIB, Minggu, 17 Agustus 2025',
    'Minggu, 17 Agustus 2025 jam 2 siang',
    '17 Agustus 2025 M',
    '17 Agustus 2025 pkl. 14.05 WIB',
    'Pkl 14.05, 17 Agustus 2025',
  ],
};

describe.each(Object.entries(WRITTEN))('%s', (_, texts) => {
  it.each(texts)('%s', (text) => {
    expect(readings(text)).toContain('17 Agustus 2025');
    expect(dateFault('indonesian-date', text)?.suggestions ?? [text]).toContain('17 Agustus 2025');
    expect(dateFault('date', text)?.suggestions ?? ['2025-08-17']).toContain('2025-08-17');
  });
});

it.each([
  'Minggu, 17 Agustus 2025 dan 18 Agustus 2025',
  '17 Agustus 2025 14.05 sampai 18 Agustus 2025 16.00',
  'Minggu pukul 14.05',
  '17.25 WIB',
  'jadwal 17 Agustus 2025 pukul 14.05',
  `17 Agustus 2025 pukul 14.05 ${'a'.repeat(100)}`,
])('%s is no date', (text) => {
  expect(readings(text)).toEqual([]);
});

it.each([
  ['Minggu, 31 Februari 2025 pukul 14.05', '28 Februari 2025'],
  ['Sun Apr 31 14:05:09 WIB 2025', '30 April 2025'],
])('%s is not in the calendar', (text, last) => {
  expect(dateFault('indonesian-date', text)).toMatchObject({
    code: 'content/no-such-date',
    suggestions: [last],
  });
});

describe('a point in time', () => {
  it.each([
    // Midnight of 28 April in Jakarta.
    ['2025-04-27T17:00:00.000Z', 'Asia/Jakarta', '28 April 2025'],
    ['Sun, 27 Apr 2025 17:00:00 GMT', 'Asia/Jakarta', '28 April 2025'],
    ['Sun Apr 27 05:00:00 PM UTC 2025', 'Asia/Jakarta', '28 April 2025'],
    ['1745773200', 'Asia/Jakarta', '28 April 2025'],
    ['27 April 2025 pukul 23.30 WIB', 'Asia/Jayapura', '28 April 2025'],
    ['17:30, 2025-04-27 (UTC)', 'Asia/Jakarta', '28 April 2025'],
    ['23.30 27-04-2025', 'Asia/Jakarta', '27 April 2025'],
    ['27 April 2025 pukul 23.30 Waktu Indonesia Timur', 'Asia/Jakarta', '27 April 2025'],
    ['Apr 28, 2025, 12:05 AM GMT-4', 'UTC', '28 April 2025'],
    ['Apr 27, 2025, 9:05 PM GMT-4', 'UTC', '28 April 2025'],
    // What js-yaml writes of a day, whatever the zone.
    ['2025-04-28T00:00:00.000Z', 'America/New_York', '28 April 2025'],
    ['Mon, 28 Apr 2025 00:00:00 GMT', 'America/New_York', '28 April 2025'],
    // The clock of the site.
    ['28 April 2025 pukul 00.05', 'America/New_York', '28 April 2025'],
  ])('%s, in %s, is on %s', (text, zone, day) => {
    expect(readings(text, zone)).toEqual([day]);
    expect(dateFault('indonesian-date', text, zone)?.suggestions).toEqual([day]);
  });

  it.each([
    ['17 Agustus 2025 pukul 2.05 siang', '14:05'],
    ['17 Agustus 2025 pukul 11.05 siang', '11:05'],
    ['17 Agustus 2025 pukul 5.05 sore', '17:05'],
    ['17 Agustus 2025 pukul 8.05 malam', '20:05'],
    ['17 Agustus 2025 pukul 12.05 malam', '00:05'],
    ['17 Agustus 2025 pukul 2.05 pagi', '02:05'],
    ['2025-08-17 pukul 14.05', '14:05'],
  ])('%s is at %s', (text, time) => {
    expect(momentReadings(text)).toEqual([`2025-08-17T${time}:00`]);
  });

  it('stays one where a field has a time of day', () => {
    expect(dateFault('date-time', 'Sun Aug 17 02:05:09 PM WIB 2025')?.suggestions).toEqual([
      '2025-08-17T14:05:09+07:00',
    ]);
    for (const text of Object.values(WRITTEN).flat())
      for (const moment of momentReadings(text)) expect(dateFault('date-time', moment)).toBeNull();
  });
});
