/** The calendar: months in Indonesian and English, and how many days each has. */

const NAMES = [
  ['Januari', 'January'],
  ['Februari', 'February'],
  ['Maret', 'March'],
  ['April', 'April'],
  ['Mei', 'May'],
  ['Juni', 'June'],
  ['Juli', 'July'],
  ['Agustus', 'August'],
  ['September', 'September'],
  ['Oktober', 'October'],
  ['November', 'November'],
  ['Desember', 'December'],
] as const;

export const MONTHS: readonly string[] = NAMES.map(([indonesian]) => indonesian);
export const ENGLISH_MONTHS: readonly string[] = NAMES.map(([, english]) => english);

/** English names that are not Indonesian names too, in small letters. */
export const FOREIGN = ENGLISH_MONTHS.filter((name) => !MONTHS.includes(name)).map((name) =>
  name.toLowerCase(),
);

/** Abbreviations, old and Malay spellings that are not a prefix of a name. */
const CALLED = new Map(
  Object.entries({
    peb: 2,
    pebruari: 2,
    mrt: 3,
    mac: 3,
    julai: 7,
    ogo: 8,
    ogos: 8,
    ogs: 8,
    agt: 8,
    ags: 8,
    agst: 8,
    agts: 8,
    agustu: 8,
    nop: 11,
    nopember: 11,
    dis: 12,
    disember: 12,
  }),
);
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Month, from 1, of a name in either language, its prefix, an abbreviation or a Roman number; 0 for any other text. */
export function monthNumber(name: string): number {
  // Sundanese names have accents: `Désémber`.
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
  const called = CALLED.get(folded) ?? ROMAN.indexOf(folded) + 1;
  if (called > 0) return called;
  const names = [MONTHS, ENGLISH_MONTHS].map((list) => list.map((month) => month.toLowerCase()));
  const exact = names.map((list) => list.indexOf(folded)).find((index) => index >= 0);
  if (exact !== undefined) return exact + 1;
  if (folded.length < 3) return 0;
  const begun = names.map((list) => list.findIndex((month) => month.startsWith(folded)));
  return (begun.find((index) => index >= 0) ?? -1) + 1;
}

/** A day as content writes it. */
export const formatDay = (day: number, month: number, year: number): string =>
  `${day} ${MONTHS[month - 1]} ${year}`;

export const lastDayOf = (month: number, year: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Years that the date of an entry may have; any other is a typing error. */
export const YEARS = { first: 1900, last: 2100 } as const;
export const isLikely = (year: number): boolean => year >= YEARS.first && year <= YEARS.last;

export const WRITTEN_YEARS = { first: 1000, last: 9999 };

/** @returns whether numbers form a day of the calendar, in a year that is written with four digits or of a range */
export function exists(
  day: number,
  month: number,
  year: number,
  { first, last }: { first: number; last: number } = WRITTEN_YEARS,
): boolean {
  if (!(year >= first && year <= last)) return false;
  // A day past the end of its month becomes one of the next month.
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
