/** Dates as pages show them. */
import type { Say } from 'senja/words';

/** @param day `YYYY-MM-DD` */
export function dateIn(say: Say, day: string): string {
  const [year = '', month, date] = day.split('-');
  return say('date', {
    day: Number(date),
    month: say('months').split(' ')[Number(month) - 1] ?? '',
    year,
  });
}
