/** Tells style sheets the part of the day, before the first paint: its first digit, from 0 to 7. See `HOUR`. */
export function markHour(): void {
  document.documentElement.dataset.hour = (new Date().getHours() / 3) as never;
}
