/** Entries that appeared or expired only by a change of day, and the pages affected. */
import { describe, expect, it } from 'vitest';
import { dateChangesSince, withDay } from '../../../cli/core/reuse/date-changes.ts';
import type { Entry, EntryRead } from '../../../cli/core/stages/entry.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import type { Reason } from '../../../cli/core/stages/result.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const DATED = plainEntry('articles/a.md', {
  fields: { publishDate: '3 Juni 2025', expires: '9 Juni 2025' },
});
const NEXT = plainEntry('articles/b.md', { fields: { publishDate: '4 Juni 2025' } });
const on = (day: string, drafts = false) => ({ day: `2025-06-${day}`, drafts });

function turned(before: ReturnType<typeof on> | null, now: ReturnType<typeof on>, changed: string[] = []) {
  const entries = new Map([DATED, NEXT].map((entry) => [entry.file, { entry } as EntryRead]));
  return dateChangesSince(
    { edition: before, entries },
    { entries: [DATED, NEXT] },
    new Set(changed),
    now,
  ).map(({ file, field, day }) => `${file} ${field} ${day}`);
}

const A_COMES = 'articles/a.md published 2025-06-03';
const A_GOES = 'articles/a.md expires 2025-06-09';
const B_COMES = 'articles/b.md published 2025-06-04';

describe('a change of the date', () => {
  it.each([
    [on('01'), on('02'), []],
    [on('02'), on('03'), [A_COMES]],
    [on('01'), on('05'), [A_COMES, B_COMES]],
    [on('05'), on('02'), [A_COMES, B_COMES]],
    [on('05'), on('09'), [A_GOES]],
    [on('09'), on('08'), [A_GOES]],
    [on('02'), on('09'), [A_GOES, B_COMES]],
    [on('02'), on('03', true), []],
    [null, on('03'), []],
  ])('from %j to %j changes %j', (before, now, expected) => {
    expect(turned(before, now)).toEqual(expected);
  });

  it('does not explain an entry that has changed itself', () => {
    expect(turned(on('02'), on('05'), ['articles/a.md'])).toEqual([B_COMES]);
  });
});

describe('a page', () => {
  const turn = { code: 'day', file: DATED.file, field: 'published', day: '2025-06-03' } as const;
  const page = (entry: Entry | null = null) => ({ entry }) as Page;
  const reasonOf = (code: string, onlyDay: boolean, shown: Entry[] = [], entry: Entry | null = null) =>
    withDay({ page: page(entry), reason: { code } as Reason }, [turn], onlyDay, () => shown).code;

  it.each([
    ['new', false, [], DATED, 'day'],
    ['new', false, [], NEXT, 'new'],
    ['neighbours', false, [NEXT, DATED], null, 'day'],
    ['neighbours', false, [NEXT], null, 'neighbours'],
    ['neighbours', true, [NEXT], null, 'day'],
    ['site', true, [], null, 'day'],
    ['site', false, [DATED], DATED, 'site'],
    ['content', true, [DATED], DATED, 'content'],
    ['output', true, [DATED], DATED, 'output'],
  ] as const)('that is %s (date only: %s)', (code, onlyDay, shown, entry, expected) => {
    expect(reasonOf(code, onlyDay, [...shown], entry)).toBe(expected);
  });

  it('keeps its reason if the date has not changed', () => {
    const reason: Reason = { code: 'site' };
    expect(withDay({ page: page(), reason }, [], true, () => [])).toBe(reason);
  });
});
