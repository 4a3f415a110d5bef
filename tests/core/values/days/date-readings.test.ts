import { describe, expect, it } from 'vitest';
import { monthNumber } from '../../../../cli/core/values/days/calendar.ts';
import { readings, relativeReadings } from '../../../../cli/core/values/days/date-readings.ts';

describe('a date in another notation', () => {
  it.each([
    ...['20/04/2025', '20-4-2025', '20.04.2025', '20 04 2025', '04/20/2025', '4-20-2025', '2025.04.20'],
    ...[
      '20 April 25',
      "20 April '25",
      '20 Apr 2025',
      '20-Apr-2025',
      '20/Apr/2025',
      '20Apr2025',
      '20 apr. 2025',
    ],
    ...['20-IV-2025', 'April 20, 2025', 'Apr 20 2025', 'April 20th, 2025', '2025 April 20', '2025-Apr-20'],
    ...['Minggu, 20 April 2025', 'Senin 20 April 2025', 'Sunday, 20 April 2025', "Jum'at 20-04-2025"],
    ...["Jum'at, 20 April 2025", 'Jum’at, 20 April 2025'],
    ...['20/04/2025 10:30', '20-04-2025 10.30 WIB', '2025-04-20T10:00:00+07:00', '20 April 2025.'],
    ...[
      '20 April 2025 10:00',
      'Tgl. 20 April 2025',
      'tanggal 20-4-2025',
      '20, April, 2025',
      '020 April 2025',
    ],
    ...['20250420', '20042025', '45767', '45767.5'],
  ])('%s', (value) => {
    expect(readings(value)).toEqual(['20 April 2025']);
  });

  it.each([
    ['20-04-25', ['20 April 2025', '25 April 2020']],
    ['04/05/2025', ['4 Mei 2025', '5 April 2025']],
    ['05/05/2025', ['5 Mei 2025']],
    ['01-02-03', ['1 Februari 2003', '3 Februari 2001', '2 Januari 2003']],
    ['31-12-99', ['31 Desember 1999']],
    ['20 Agst 2025', ['20 Agustus 2025']],
    ['1 Nopember 2025', ['1 November 2025']],
    ['1 Pebruari 2025', ['1 Februari 2025']],
    ['1 Sept 2025', ['1 September 2025']],
    ['31/02/2025', []],
    ['2025-02-31', []],
    ['2025-13-10', []],
    ['20/20/2025', []],
    ['20 Apirl 2025', []],
    ['12345', []],
    ['99999', []],
    ['20/04/2025 pagi', []],
    ['1 April 2025 dan 2 Mei 2025', []],
    [`20 April 2025${' '.repeat(80)}.`, []],
  ])('%s may be %j', (value, intended) => {
    expect(readings(value)).toEqual(intended);
  });

  it('may be of any month, in its short forms of both languages', () => {
    const names = 'jan feb mar apr mei may jun jul agu aug agt ags sep sept okt oct nov nop des dec'.split(
      ' ',
    );
    expect(names.map(monthNumber)).toEqual([
      1, 2, 3, 4, 5, 5, 6, 7, 8, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
    ]);
    for (const none of ['', 'ja', 'maya', 'xiii', 'bulan']) expect(monthNumber(none)).toBe(0);
  });
});

describe('a day relative to today', () => {
  it.each([
    ['hari ini', '1 Maret 2024'],
    ['Kemarin', '29 Februari 2024'],
    [' BESOK ', '2 Maret 2024'],
    ['lusa', '3 Maret 2024'],
    ['yesterday', '29 Februari 2024'],
    ['minggu  lalu', '23 Februari 2024'],
    ['20 April', '20 April 2024'],
    ['Apr 20', '20 April 2024'],
  ])('%s', (value, intended) => {
    expect(relativeReadings(value, '2024-03-01')).toEqual([intended]);
  });

  // The first of March 2024 is a Friday.
  it.each([
    ['senin', '4 Maret 2024'],
    ['Senin depan', '4 Maret 2024'],
    ['hari minggu', '3 Maret 2024'],
    ['Jum’at', '8 Maret 2024'],
    ['kamis', '7 Maret 2024'],
    ['next Monday', '4 Maret 2024'],
    ['dua minggu lagi', '15 Maret 2024'],
    ['3 hari lagi', '4 Maret 2024'],
    ['sepekan lagi', '8 Maret 2024'],
    ['in two weeks', '15 Maret 2024'],
  ])('%s is the next such day', (value, intended) =>
    expect(relativeReadings(value, '2024-03-01')).toEqual([intended]),
  );

  it('is not found if no day is named', () => {
    for (const value of ['minggu ini', 'dua hari', 'bulan depan', 'senin lalu'])
      expect(relativeReadings(value, '2024-03-01')).toEqual([]);

    for (const value of ['nanti', 'segera', '', 'April', '20', 'constructor'])
      expect(relativeReadings(value, '2024-03-01')).toEqual([]);
  });
});
