/** What is said of the dates of entries, seen from the day of the build. It is said anew each time: tomorrow it may not hold. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { dayInWords } from '../values/days.ts';
import { faultPlacer } from './documents.ts';
import { type Absent, nearFrom, type Schedule } from './schedule.ts';

function faultOf({ why, day }: Absent, today: string): Fault {
  const params = { day: dayInWords(day) };
  if (why === 'expired')
    return { code: 'site/expired', params, at: { pointer: '/expires', target: 'value' } };
  const at = { pointer: '/publishDate', target: 'value' } as const;
  return { code: today < nearFrom(day) ? 'site/far-date' : 'site/scheduled', params, at };
}

/** @param today the day of the build */
export function tellDates(
  { absent, ahead }: Pick<Schedule, 'absent' | 'ahead'>,
  today: string,
  content: Pick<ContentFolder, 'read'>,
): Diagnostic[] {
  const place = faultPlacer(content);
  const at = { pointer: '/updated', target: 'value' } as const;
  return [
    ...absent.map((one) => place(one.entry.file, faultOf(one, today)).diagnostic),
    ...ahead.map(({ entry: { file }, day }) => {
      const fault = { code: 'site/updated-ahead', params: { day: dayInWords(day) }, at } as const;
      return place(file, fault).diagnostic;
    }),
  ];
}
