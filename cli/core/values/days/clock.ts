/** Times of day that programs write around a date: `17 Agustus 2025 pukul 14.05 WIB`, `Sun Aug 17 14:05:09 GMT+7 2025`. */

/** A time as written, in 24 hours. */
export interface ClockTime {
  /** `14:05:09` */
  time: string;
  /** From UTC, such as `+07:00`; '' if none is written. */
  offset: string;
}

/** Offsets of the zones that programs for Indonesia name. */
const ZONES: Readonly<Record<string, string>> = {
  WIB: '+07:00',
  'INDONESIA BARAT': '+07:00',
  'WESTERN INDONESIA': '+07:00',
  WITA: '+08:00',
  'INDONESIA TENGAH': '+08:00',
  'CENTRAL INDONESIA': '+08:00',
  WIT: '+09:00',
  'INDONESIA TIMUR': '+09:00',
  'EASTERN INDONESIA': '+09:00',
  UTC: '+00:00',
  GMT: '+00:00',
  Z: '+00:00',
};
const ZONE =
  /\b(?:WIB|WITA|WIT|UTC|GMT|Z|Indonesia (?:Barat|Tengah|Timur)|(?:Western|Central|Eastern) Indonesia)\b/i;
const OFFSET = /([+\u2212-])(\d{1,2}):?(\d\d)?/;

const CLOCK =
  /(?<=^|[\s,T])([01]?\d|2[0-4])[:.]([0-5]\d)(?:[:.]([0-6]\d)(?:[.,]\d{1,9})?)?(?=$|[\s,)Z+\u2212-]|[ap]\.?m)/gi;

/** What leads from a date to its time. */
const LEAD = /(?<=\s)(?:pukul|pkl\.?|jam|pada|at|ing|um|om)$/i;
const SIGN = /[,|·•–—-]$/;
const FIRST = /^(?:pukul|pkl\.?|jam)?\s*$/i;
/** After the time: half of the day, zone and offset, with words between them; then the year, if it is the last part. */
const TAIL = /^[^\d+\u2212-]*(?:[+\u2212-]\d{1,2}:?(?:\d\d)?(?:\s?[\p{L}([][^\d]*|\s?))?(\d{4})?$/u;
/** In front of a date. */
const HEAD = /^\s?(?:[ap]\.?m\.?\s?)?(?:WIB|WITA|WIT|UTC|GMT)?(?:[\s,|·•–—-]+)(?=\S)/i;

/** @returns the hour that a clock of twelve hours means */
function hourOf(hour: number, after: string): number {
  if (hour > 12) return hour;
  const [, half = '', word = ''] = /^\s?(?:([ap])\.?m\b|(siang|sore|petang|malam)\b)/i.exec(after) ?? [];
  if (half !== '') return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  // Night begins in the evening and ends after midnight; noon begins at ten.
  if (/^m/i.test(word)) return hour < 6 ? hour : (hour + 12) % 24;
  return word !== '' && hour < 7 ? hour + 12 : hour;
}

const zoneIn = (text: string): string => ZONES[(ZONE.exec(text)?.[0] ?? '').toUpperCase()] ?? '';

function offsetIn(text: string): string {
  const [, sign = '', hours, minutes = '00'] = OFFSET.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 14) return zoneIn(text);
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * @param text of one line, with single spaces
 * @returns the texts that are left of it without a time of day, each with that time
 */
export function withoutClock(text: string): (ClockTime & { rest: string })[] {
  return [...text.matchAll(CLOCK)].flatMap((found) => {
    const [whole, hour = '', minute = '', second = '00'] = found;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + whole.length)];
    const time = `${String(hourOf(Number(hour), after)).padStart(2, '0')}:${minute}:${second}`;
    const isFirst = FIRST.test(before);
    const tail = TAIL.exec(after);
    const date = before.replace(/T$/, '').trimEnd().replace(LEAD, '').trimEnd().replace(SIGN, '');
    const rest = isFirst ? after.replace(HEAD, '') : `${date.trimEnd()} ${tail?.[1] ?? ''}`;
    // The signs of a date that follows are none of an offset.
    const offset = isFirst ? zoneIn(after) : offsetIn(after);
    return isFirst || tail ? [{ rest: rest.trim(), time, offset }] : [];
  });
}
