/** Which entries are shown on a day, and between which days that stays so. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absence, isWithin, scheduleOf } from '../../../cli/core/entries/schedule.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import { dayInWords } from '../../../cli/core/values/days.ts';
import { plainEntry } from '../../support/plan-entries.ts';

const TODAY = { day: '2025-06-10', drafts: false };
const ALL = { day: '2025-06-10', drafts: true };

describe('an entry', () => {
  it.each([
    [{}, null, null],
    [{ draft: false }, null, null],
    [{ draft: true }, 'draft', null],
    [{ publishDate: '10 Juni 2025' }, null, null],
    [{ publishDate: '11 Juni 2025' }, 'early', null],
    [{ publishDate: '9 Oktober 2025' }, 'early', null],
    [{ publishDate: '1 Januari 2025', expires: '11 Juni 2025' }, null, null],
    [{ publishDate: '1 Januari 2025', expires: '10 Juni 2025' }, 'expired', 'expired'],
    [{ draft: true, publishDate: '11 Juni 2025' }, 'draft', null],
    [{ draft: true, expires: '1 Juni 2025' }, 'draft', 'expired'],
  ])('with %j is kept back: %j; with drafts shown: %j', (fields, why, shown) => {
    expect(absence(fields, TODAY)).toBe(why);
    expect(absence(fields, ALL)).toBe(shown);
  });
});

const entries = (...fields: object[]): Entry[] =>
  fields.map((each, index) => plainEntry(`articles/${index}.md`, { fields: { ...each } }));

describe('a schedule', () => {
  it('tells what is shown, what is not and since or until when, and nothing of drafts', () => {
    const all = entries(
      { publishDate: '1 Juni 2025' },
      { publishDate: '12 Juni 2025' },
      { publishDate: '1 Mei 2025', expires: '5 Juni 2025' },
      { draft: true, publishDate: '11 Juni 2025' },
      { publishDate: '2 Mei 2025', expires: '1 Juli 2025' },
    );
    expect(scheduleOf(all, TODAY)).toEqual({
      published: [all[0], all[4]],
      absent: [
        { entry: all[1], why: 'early', day: '2025-06-12' },
        { entry: all[2], why: 'expired', day: '2025-06-05' },
      ],
      since: '2025-06-05',
      until: '2025-06-12',
    });
  });

  it('stays for good where nothing has a date', () => {
    expect(scheduleOf(entries({}, { draft: true }), TODAY)).toMatchObject({ since: '', until: null });
  });

  it('is the same on every day of its period, and another right outside of it', () => {
    const day = fc.integer({ min: 1, max: 28 });
    const fields = fc.record(
      { from: day, length: fc.integer({ min: 1, max: 12 }), draft: fc.boolean() },
      { requiredKeys: [] },
    );
    const iso = (on: number) => `2025-0${on > 28 ? 7 : 6}-${String(on > 28 ? on - 28 : on).padStart(2, '0')}`;
    const dated = ({ from, length, draft }: { from?: number; length?: number; draft?: boolean }) => ({
      ...(from !== undefined && { publishDate: dayInWords(iso(from)).id }),
      ...(length !== undefined && { expires: dayInWords(iso((from ?? 1) + length)).id }),
      ...(draft !== undefined && { draft }),
    });
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 6 }), day, fc.boolean(), (some, today, drafts) => {
        const all = entries(...some.map(dated));
        const shownOn = (on: number) => scheduleOf(all, { day: iso(on), drafts }).published;
        const { published, ...period } = scheduleOf(all, { day: iso(today), drafts });
        for (let on = 1; on <= 40; on += 1)
          if (isWithin(iso(on), period)) expect(shownOn(on)).toEqual(published);
        expect(isWithin(iso(today), period)).toBe(true);
        const turn = period.until;
        if (turn === null) return;
        const after = scheduleOf(all, { day: turn, drafts });
        expect(after.since).toBe(turn);
      }),
    );
  });
});
