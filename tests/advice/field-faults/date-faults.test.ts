import { describe, expect, it } from 'vitest';
import { dateFault as faultIn } from '../../../cli/advice/field-faults/date-faults.ts';
import { MONTHS } from '../../../cli/core/values/days/calendar.ts';
import { toIsoDay } from '../../../cli/core/values/days/notations.ts';

const dateFault = (text: string) => faultIn('indonesian-date', text);

describe('dates', () => {
  it.each([
    '1 Januari 2025',
    '20 April 2025',
    '29 Februari 2024',
    '31 Desember 1999',
    '29 Februari 2000',
    '1 Januari 1900',
    '31 Desember 2100',
  ])('accepts %s', (value) => {
    expect(dateFault(value)).toBeNull();
  });

  it.each([
    ['2025-04-20', 'content/date-in-digits', ['20 April 2025']],
    ['2025-04-20T10:00:00Z', 'content/date-in-digits', ['20 April 2025']],
    ['20 april 2025', 'content/bad-date', ['20 April 2025']],
    ['20 May 2025', 'content/english-month', ['20 Mei 2025']],
    ['20 Agt 2025', 'content/bad-month', ['20 Agustus 2025']],
    ['20 Agu 2025', 'content/bad-month', ['20 Agustus 2025']],
    ['20 Febuari 2025', 'content/bad-month', ['20 Februari 2025']],
    ['Senin, 20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['April 20, 2025', 'content/bad-date', ['20 April 2025']],
    ['05 Mei 2025', 'content/bad-date', ['5 Mei 2025']],
    ['31 Februari 2025', 'content/no-such-date', ['28 Februari 2025']],
    ['29 Februari 2025', 'content/no-such-date', ['28 Februari 2025']],
    ['29 Februari 1900', 'content/no-such-date', ['28 Februari 1900']],
    ['31 April 2025', 'content/no-such-date', ['30 April 2025']],
    ['31 april 2025', 'content/no-such-date', ['30 April 2025']],
    ['31 Febuari 2025', 'content/bad-month', ['28 Februari 2025']],
    ['0 April 2025', 'content/bad-date', []],
    ['04/05/2025', 'content/date-in-digits', ['4 Mei 2025', '5 April 2025']],
    ['20/04/2025', 'content/date-in-digits', ['20 April 2025']],
    ['May 20, 2025', 'content/english-month', ['20 Mei 2025']],
    ['kemarin', 'content/bad-date', []],
    ['20 April 2205', 'content/unlikely-year', ['20 April 2025']],
    ['20 April 2101', 'content/unlikely-year', ['20 April 2011']],
    ['20 April 1025', 'content/unlikely-year', ['20 April 2025']],
    ['20 April 0205', 'content/unlikely-year', ['20 April 2005']],
    ['20 April 1899', 'content/unlikely-year', []],
    ['29 Februari 2205', 'content/unlikely-year', []],
    ['05 Mei 2205', 'content/unlikely-year', ['5 Mei 2025']],
    ['2205-04-20', 'content/date-in-digits', []],
    ['20 Apirl 2205', 'content/bad-month', []],
    // Other ways to write a date, with more and fewer characters between its parts.
    ['2025/4/5', 'content/date-in-digits', ['5 April 2025']],
    ['2025.04.05', 'content/date-in-digits', ['5 April 2025']],
    [' 2025-04-20 ', 'content/date-in-digits', ['20 April 2025']],
    ['2025-04-20 10:00', 'content/date-in-digits', ['20 April 2025']],
    ['13.04.2025', 'content/date-in-digits', ['13 April 2025']],
    ['12.04.2025', 'content/date-in-digits', ['12 April 2025', '4 Desember 2025']],
    ['20-Mei-2025', 'content/bad-date', ['20 Mei 2025']],
    ['20  Mei,  2025', 'content/bad-date', ['20 Mei 2025']],
    ['20th May, 2025', 'content/bad-date', ['20 Mei 2025']],
    ['1st Mei 2025', 'content/bad-date', ['1 Mei 2025']],
    ['20 Mei. 2025', 'content/bad-date', ['20 Mei 2025']],
    ['Senin,20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['Senin,  20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['May 20 2025', 'content/english-month', ['20 Mei 2025']],
    ['May  20th,  2025', 'content/bad-date', ['20 Mei 2025']],
    ['Mei 20, 2025', 'content/bad-date', ['20 Mei 2025']],
    ['jan 20, 2025', 'content/bad-date', ['20 Januari 2025']],
    ['20 jan 2025', 'content/bad-month', ['20 Januari 2025']],
    ['20 OCTOBER 2025', 'content/english-month', ['20 Oktober 2025']],
    ['20 dec 2025', 'content/bad-month', ['20 Desember 2025']],
    ['20 Okto 2025', 'content/bad-month', ['20 Oktober 2025']],
    ['20 Desemb 2025', 'content/bad-month', ['20 Desember 2025']],
    ['31 Mei 2205', 'content/unlikely-year', ['31 Mei 2025']],
    // More than a date, or less.
    ['pada 2025-04-20', 'content/bad-date', []],
    ['2025-04-20x', 'content/bad-date', []],
    ['2025-04-20Tx y', 'content/bad-date', ['20 April 2025']],
    ['2025-04/20', 'content/bad-date', ['20 April 2025']],
    ['20/04/2025 pagi', 'content/date-in-digits', []],
    ['120/04/2025', 'content/date-in-digits', []],
    ['kira-kira 20 Mei 2025', 'content/bad-date', []],
    ['20 Mei 2025 pagi', 'content/bad-date', []],
    ['sejak May 20, 2025', 'content/bad-date', []],
    ['May 20, 2025 pagi', 'content/english-month', []],
    ['Maya 20', 'content/english-month', []],
    ['20 April 25', 'content/bad-date', ['20 April 2025']],
    ['32 April 2025', 'content/no-such-date', ['30 April 2025']],
    ['2025-00-10', 'content/date-in-digits', []],
    ['2025-13-10', 'content/no-such-date', ['13 Oktober 2025']],
    ['13/14/2025', 'content/no-such-date', []],
    ['Minggu Legi 20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['Jumat Kliwon, 20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['2025-04-00', 'content/date-in-digits', []],
    ['00 Mei 2025', 'content/bad-date', []],
    ['', 'content/bad-date', []],
  ])('refuses %s', (value, code, suggestions) => {
    const problem = dateFault(value);
    expect(problem?.code).toBe(code);
    expect(problem?.suggestions ?? []).toEqual(suggestions);
  });

  it.each([
    ['kemarin', { value: 'kemarin' }],
    ['2025-04-20', { value: '2025-04-20' }],
    ['05 Mei 2025', { value: '05 Mei 2025' }],
    ['May 20, 2025', { value: 'May 20, 2025', month: 'may' }],
    ['20 May 2025', { value: '20 May 2025', month: 'May' }],
    ['20 April 1899', { value: '20 April 1899', year: '1899', first: 1900, last: 2100 }],
    ['31 April 2025', { value: '31 April 2025', month: 'April', year: 2025, lastDay: 30 }],
  ])('explains the refusal of %s', (value, params) => {
    expect(dateFault(value)?.params).toEqual(params);
  });

  it('knows how long each month is', () => {
    const ends = MONTHS.map((month) => dateFault(`32 ${month} 2025`)?.params?.lastDay);
    expect(ends).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  it('suggests only valid values', () => {
    for (const value of [
      '2025-02-31',
      '31 Feb 2025',
      '2025-13-01',
      '99 Mei 2025',
      '20 Apirl 2205',
      '2205-04-20',
      '3 Mei 2502',
    ]) {
      for (const suggestion of dateFault(value)?.suggestions ?? []) expect(dateFault(suggestion)).toBeNull();
    }
  });

  it('finds every month by its number', () => {
    expect(MONTHS.map((month) => toIsoDay(`7 ${month} 2025`))).toEqual(
      Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-07`),
    );
  });
});

it.each(['2030-13-01', '', 'kemarin', '31 April 2025', 'undefined'])('finds no day in %j', (text) => {
  expect(() => toIsoDay(text)).toThrow('is not a date such as');
});
