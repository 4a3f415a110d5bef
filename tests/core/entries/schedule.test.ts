/** Which entries are shown on a day, and from which day to which day this holds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import dates from '../../../cli/checks/dates/index.ts';
import { absence, isWithin, scheduleOf } from '../../../cli/core/entries/schedule.ts';
import type { SiteCheckInput } from '../../../cli/core/pipeline/checks/site-checks.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import { dayInWords } from '../../../cli/core/values/days/days.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

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
    [{ publishDate: '1 Januari 2025', expires: '10 Juni 2025' }, 'expired', null],
    [{ draft: true, publishDate: '11 Juni 2025' }, 'draft', null],
    [{ draft: true, expires: '1 Juni 2025' }, 'draft', null],
  ])('with %j is withheld: %j; with drafts shown: %j', (fields, why, shown) => {
    const entry = plainEntry('articles/a.md', { fields });
    expect(absence(entry, TODAY)).toBe(why);
    expect(absence(entry, ALL)).toBe(shown);
  });
});

const entries = (...fields: object[]): Entry[] =>
  fields.map((each, index) => plainEntry(`articles/${index}.md`, { fields: { ...each } }));

describe('a schedule', () => {
  it('says what is shown, and what is withheld since or until when, but nothing of drafts', () => {
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
      ahead: [],
      since: '2025-06-05',
      until: '2025-06-12',
      next: '2025-06-12',
    });
  });

  it('never expires if nothing has a date', () => {
    expect(scheduleOf(entries({}, { draft: true }), TODAY)).toMatchObject({ since: '', until: null });
  });

  it('reports shown entries with a future update, which is not a day of publication or expiry', () => {
    const all = entries(
      { updated: '11 Juni 2025' },
      { updated: '10 Juni 2025' },
      { publishDate: '12 Juni 2025', updated: '13 Juni 2025' },
      { draft: true, updated: '11 Juni 2025' },
    );
    const early = { ahead: [{ entry: all[0], day: '2025-06-11' }], until: '2025-06-11', next: '2025-06-12' };
    expect(scheduleOf(all, TODAY)).toMatchObject(early);
    const { ahead, next } = scheduleOf(all, ALL);
    expect([ahead.map(({ entry }) => entry), next]).toEqual([[all[0], all[3]], null]);
  });

  it('shows and reports the same on every day of its period, and differs outside it', () => {
    const iso = (on: number, years = 0) =>
      new Date(Date.UTC(2025 + years, 11, 15 + on)).toISOString().slice(0, 10);
    const day = fc.integer({ min: 1, max: 28 });
    const fields = fc.record(
      {
        from: day,
        years: fc.integer({ min: 0, max: 3 }),
        length: fc.integer({ min: 1, max: 12 }),
        draft: fc.boolean(),
        updated: day,
      },
      { requiredKeys: [] },
    );
    type Dated = { from?: number; years?: number; length?: number; draft?: boolean; updated?: number };
    const dated = ({ from, years, length, draft, updated }: Dated) => ({
      ...(from !== undefined && { publishDate: dayInWords(iso(from, years)).id }),
      ...(length !== undefined && { expires: dayInWords(iso((from ?? 1) + length, years)).id }),
      ...(draft !== undefined && { draft }),
      ...(updated !== undefined && { updated: dayInWords(iso(updated)).id }),
    });
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 6 }), day, fc.boolean(), (some, today, drafts) => {
        const all = entries(...some.map(dated));
        const seen = (on: number) => {
          const { published, ...schedule } = scheduleOf(all, { day: iso(on), drafts });
          const counts = [
            ...dates.run({
              content: { ...schedule, edition: { day: iso(on), drafts } },
              build: { models: { collections: [] } },
            } as unknown as SiteCheckInput),
          ];
          return { published, counts, next: schedule.next };
        };
        const period = scheduleOf(all, { day: iso(today), drafts });
        const now = seen(today);
        for (let on = 1; on <= 45; on += 1) if (isWithin(iso(on), period)) expect(seen(on)).toEqual(now);
        expect(isWithin(iso(today), period)).toBe(true);
        for (const turn of [period.until, period.next])
          if (turn !== null) expect(isWithin(turn, period)).toBe(false);
        if (period.until !== null)
          expect(scheduleOf(all, { day: period.until, drafts }).since).toBe(period.until);
        if (period.next === null) return;
        const { published } = scheduleOf(all, { day: period.next, drafts });
        expect(published).not.toEqual(now.published);
      }),
    );
  });
});
