/** What is said of entries that their dates keep from the site. It is said anew each time: tomorrow it may not hold. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { dayInWords } from '../values/days.ts';
import { faultPlacer } from './documents.ts';
import type { Absent } from './schedule.ts';

/** Years ahead that nobody plans for: such a date is most likely a slip of the digits. */
const FAR = 2;

const isFar = (day: string, today: string): boolean =>
  Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) + FAR;

function faultOf({ why, day }: Absent, today: string): Fault {
  const params = { day: dayInWords(day) };
  if (why === 'expired')
    return { code: 'site/expired', params, at: { pointer: '/expires', target: 'value' } };
  const at = { pointer: '/publishDate', target: 'value' } as const;
  return { code: isFar(day, today) ? 'site/far-date' : 'site/scheduled', params, at };
}

/** @param today the day of the build */
export function tellAbsent(
  absent: readonly Absent[],
  today: string,
  content: Pick<ContentFolder, 'read'>,
): Diagnostic[] {
  const place = faultPlacer(content);
  return absent.map((one) => place(one.entry.file, faultOf(one, today)).diagnostic);
}
