/** What is said of the dates of entries, seen from the day of the build. It is said anew each time: tomorrow it may not hold. */
import type { SiteCheck } from '../../core/build/site-checks.ts';
import { nearFrom } from '../../core/entries/schedule.ts';
import type { Absent } from '../../core/stages/edition.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Fault } from '../../diagnostics/diagnostic.ts';

function faultOf({ why, day }: Absent, today: string): Fault {
  const params = { day: dayInWords(day) };
  if (why === 'expired')
    return { code: 'site/expired', params, at: { pointer: '/expires', target: 'value' } };
  const at = { pointer: '/publishDate', target: 'value' } as const;
  return { code: today < nearFrom(day) ? 'site/far-date' : 'site/scheduled', params, at };
}

export default {
  on: 'site',
  *run({ content: { absent, ahead, edition } }) {
    for (const one of absent) yield { ...faultOf(one, edition.day), file: one.entry.file };
    const at = { pointer: '/updated', target: 'value' } as const;
    for (const { entry, day } of ahead)
      yield { file: entry.file, code: 'site/updated-ahead', params: { day: dayInWords(day) }, at };
  },
} satisfies SiteCheck;
