import { describe, expect, it } from 'vitest';
import { dateProblem, MONTHS, toIsoDay } from '../../../cli/core/values/dates.ts';

describe('dates', () => {
  it.each([
    '1 Januari 2025',
    '20 April 2025',
    '29 Februari 2024',
    '31 Desember 1999',
    '29 Februari 2000',
    '1 Januari 1900',
    '31 Desember 2100',
  ])('takes %s', (value) => {
    expect(dateProblem(value)).toBeNull();
  });

  it.each([
    ['2025-04-20', 'content/date-in-digits', ['20 April 2025']],
    ['2025-04-20T10:00:00Z', 'content/date-in-digits', ['20 April 2025']],
    ['20 april 2025', 'content/bad-month', ['20 April 2025']],
    ['20 May 2025', 'content/english-month', ['20 Mei 2025']],
    ['20 Agt 2025', 'content/bad-month', []],
    ['20 Agu 2025', 'content/bad-month', ['20 Agustus 2025']],
    ['20 Febuari 2025', 'content/bad-month', ['20 Februari 2025']],
    ['Senin, 20 April 2025', 'content/bad-date', ['20 April 2025']],
    ['April 20, 2025', 'content/bad-date', ['20 April 2025']],
    ['05 Mei 2025', 'content/bad-date', ['5 Mei 2025']],
    ['31 Februari 2025', 'content/no-such-date', ['28 Februari 2025']],
    ['29 Februari 2025', 'content/no-such-date', ['28 Februari 2025']],
    ['29 Februari 1900', 'content/no-such-date', ['28 Februari 1900']],
    ['31 April 2025', 'content/no-such-date', ['30 April 2025']],
    ['0 April 2025', 'content/bad-date', []],
    ['04/05/2025', 'content/date-in-digits', []],
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
  ])('refuses %s', (value, code, suggestions) => {
    const problem = dateProblem(value);
    expect(problem?.code).toBe(code);
    expect(problem?.suggestions ?? []).toEqual(suggestions);
  });

  it('suggests nothing that is not itself right', () => {
    for (const value of [
      '2025-02-31',
      '31 Feb 2025',
      '2025-13-01',
      '99 Mei 2025',
      '20 Apirl 2205',
      '2205-04-20',
      '3 Mei 2502',
    ]) {
      for (const suggestion of dateProblem(value)?.suggestions ?? [])
        expect(dateProblem(suggestion)).toBeNull();
    }
  });

  it('knows every month by its place', () => {
    expect(MONTHS.map((month) => toIsoDay(`7 ${month} 2025`))).toEqual(
      Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}-07`),
    );
  });
});
