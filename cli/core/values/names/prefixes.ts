/** What is in front of the names of files: days, and numbers that put them in order. */
import { isDay } from '../days/days.ts';

/** A date in front of a name: `2024-01-05-laut`. */
const DATED = /^(\d{4}-\d\d-\d\d)[-_ ]+(?=.)/;
/** `2023-review` and `2024-review` follow each other, but not to be put in order. */
const YEAR = /^(?:19|20)\d\d$/;
const NUMBERED = /^(\d+)[-_ ]+(?=.)/;

/** @returns the day (`YYYY-MM-DD`) that is in front of a file's name, or null */
export function dayInName(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Most names are told by their fifth character.
  const day = name.charAt(4) === '-' ? DATED.exec(name)?.[1] : undefined;
  return day !== undefined && isDay(day) ? day : null;
}

/**
 * Paths of the files and folders that a number in front of their names only puts in order, and of the files that only
 * the day in front tells from others.
 */
export type Ordered = ReadonlySet<string>;

/** @returns whether a number in front of a name orders it, as far as the other names in its folder tell */
function orderIn(names: ReadonlySet<string>): (number: string) => boolean {
  const written = [...names].flatMap((name) => (DATED.test(name) ? [] : (NUMBERED.exec(name)?.[1] ?? [])));
  const numbers = new Set(written.map(Number));
  // `01`, `02` … are no part of a name; they tell how long the others are.
  const widths = new Set(written.flatMap((text) => (/^0\d/.test(text) ? text.length : [])));
  // Where all files have a number, some may be gone; a single one may be gone in any folder.
  const most = numbers.size > 4 && written.length + 1 >= names.size ? 2 * numbers.size : 1;
  const follows = (at: number, step: number): boolean =>
    numbers.has(at - step) ||
    numbers.has(at + step) ||
    (numbers.has(at - 2 * step) && numbers.has(at - 3 * step));
  const isInTurn = (at: number): boolean => follows(at, 1) || (at % 10 === 0 && follows(at, 10));
  return (text) =>
    widths.has(text.length) || Number(text) <= most || (!YEAR.test(text) && isInTurn(Number(text)));
}

/**
 * @param files of one collection
 * @param numbered whether every number is an order, or none; by default where the names in a folder are numbered one
 *   after the other
 */
export function orderedIn(files: readonly string[], numbered?: boolean): Ordered {
  const found = new Set<string>();
  const folders = new Map<string, Set<string>>();
  for (const file of numbered === false ? [] : files)
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
      const path = file.slice(0, end);
      const from = path.lastIndexOf('/') + 1;
      const folder = path.slice(0, from);
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(path.slice(from)));
    }
  for (const [folder, names] of folders) {
    const isOrder = numbered ? () => true : orderIn(names);
    for (const name of names) {
      const number = dayInName(name) === null ? NUMBERED.exec(name)?.[1] : undefined;
      if (number !== undefined && isOrder(number)) found.add(folder + name);
    }
  }
  return found;
}

/** @returns the date or number in front of a file's name, with what separates it; '' if it is a part of the name */
export function prefixOf(path: string, ordered?: Ordered): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (dayInName(name) !== null) return ordered?.has(path) ? '' : (DATED.exec(name)?.[0] ?? '');
  return !ordered || ordered.has(path) ? (NUMBERED.exec(name)?.[0] ?? '') : '';
}
