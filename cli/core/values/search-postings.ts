/** The numbers in a search index: entries with a word, how much it says of each, and where it is. See `search-format.ts`. */

/** Points of an entry for a word, by level. */
export const LEVELS = [0.2, 0.3, 0.45, 0.7, 1, 1.5, 2.3, 3.4, 5, 7.7, 11.5, 17] as const;

/** @returns the nearest level */
export function levelOf(points: number): number {
  let level = 0;
  while (level + 1 < LEVELS.length && (LEVELS[level + 1] as number) <= points * 1.2) level += 1;
  return level;
}

/** Last digits of numbers, and others: characters that need no escape in JSON, apart from `\`. */
const [LAST, LAST_BASE] = [0x28, 52] as const;
const [MORE, MORE_BASE] = [0x5d, 33] as const;

const digits = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(first + at));
const [LASTS, MORES] = [digits(LAST, LAST_BASE), digits(MORE, MORE_BASE)] as const;

/** @returns a number from 0 as a text, a small one as one character */
function writeNumber(number: number): string {
  if (number < LAST_BASE) return LASTS[number] as string;
  return (MORES[number % MORE_BASE] as string) + writeNumber(Math.floor(number / MORE_BASE));
}

/** @returns numbers from 0 as a text */
export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('');

/** @returns a function that gives one after the other of the numbers that `writeNumbers` has written, and -1 after the last */
export function numberReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    let unit = 1;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      at += 1;
      if (code < MORE) return value + (code - LAST) * unit;
      value += (code - MORE) * unit;
      unit *= MORE_BASE;
    }
    return -1;
  };
}

/**
 * An entry with a word, how much the word says of it, and the passage where it is most frequent. One number, since a large site
 * has millions.
 */
export type Posting = number;

const [ENTRY, LEVEL, MOST_PASSAGES] = [4096, 256, 255] as const;

export const postingOf = (entry: number, level: number, passage: number): Posting =>
  entry * ENTRY + level * LEVEL + Math.min(passage, MOST_PASSAGES);
export const entryIn = (posting: Posting): number => Math.floor(posting / ENTRY);
export const levelIn = (posting: Posting): number => Math.floor((posting % ENTRY) / LEVEL);
export const passageIn = (posting: Posting): number => posting % LEVEL;

/**
 * @param postings in ascending order
 * @returns two columns: groups of entries, each begun by its level and separated by spaces; and their passages
 */
export function writePostings(postings: readonly Posting[]): string {
  const groups: string[] = [];
  const places: string[] = [];
  const next: number[] = [];
  let isFurther = false;
  for (const posting of postings) {
    const entry = entryIn(posting);
    const level = levelIn(posting);
    const passage = passageIn(posting);
    groups[level] = (groups[level] ?? writeNumber(level)) + writeNumber(entry - (next[level] ?? 0));
    places[level] = (places[level] ?? '') + writeNumber(passage);
    next[level] = entry + 1;
    isFurther ||= passage > 0;
  }
  return `${groups.filter(Boolean).join(' ')}\t${isFurther ? places.join('') : ''}`;
}

/**
 * Reads two columns, in ascending order of entries within each level. No list is made of them: a browser would spend more time on
 * it than on what it does with them.
 */
export function eachPosting(
  groups: string,
  places: string,
  use: (entry: number, level: number, passage: number) => void,
): void {
  const nextPlace = numberReader(places);
  for (const group of groups.split(' ')) {
    const next = numberReader(group);
    const level = next();
    let entry = -1;
    for (let step = next(); step >= 0; step = next()) {
      entry += step + 1;
      use(entry, level, Math.max(0, nextPlace()));
    }
  }
}
