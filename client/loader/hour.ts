/** Tells style sheets the part of the day, before the first paint: its first digit, from 0 to 7. */
import { HOUR } from '../contract.ts';

export function markHour(): void {
  document.documentElement.setAttribute(HOUR, `${new Date().getHours() / 3}`);
}
