/** Finds the most similar correct values, for "did you mean". */
import { distance } from 'fastest-levenshtein';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Length of the folder that two addresses have in common. */
function sharedFolder(one: string, other: string): number {
  let length = 0;
  for (let end = one.indexOf('/') + 1; end > 0 && other.startsWith(one.slice(length, end), length); ) {
    length = end;
    end = one.indexOf('/', end) + 1;
  }
  return length;
}

const digitsIn = (text: string): string => text.replace(/\D+/g, '');

/** Whether a number tells two names apart: `foto-1` is no misspelling of `foto-2`. */
const hasOtherNumber = (one: string, other: string): boolean => {
  const [a, b] = [digitsIn(one), digitsIn(other)];
  return a !== '' && b !== '' && a !== b;
};

const WORDS = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;

/**
 * Length of the longer text without the words that both begin or end with: `Laut Biru` and `Hutan Biru` are as
 * different as their first words.
 */
function lengthThatDiffers(one: string, other: string): number {
  const [a, b] = [one.match(WORDS) ?? [], other.match(WORDS) ?? []];
  const most = Math.min(a.length, b.length);
  let first = 0;
  while (first < most && a[first] === b[first]) first += 1;
  let last = 0;
  while (last < most - first && a.at(-1 - last) === b.at(-1 - last)) last += 1;
  const [left, right] = [a, b].map(
    (words) =>
      words
        .slice(first, words.length - last)
        .join('')
        .trim().length,
  );
  // With a word more or less, they are compared as wholes.
  return left && right
    ? Math.max(left, right)
    : Math.max(one.length, other.length) - sharedFolder(one, other);
}

/**
 * @param wrong the wrong text
 * @param right correct values
 * @returns at most three similar ones, best first; none that is more than a third (at least two) edits away, has
 *   no letter in common, or another number; words and folders that both begin or end with do not count
 */
export function nearest(wrong: string, right: readonly string[]): string[] {
  // A very long value is not a typing error, and the distance takes quadratic time.
  if (wrong.length > 200) return [];
  const needle = fold(wrong);
  const same = right.filter((candidate) => fold(candidate) === needle);
  if (same.length > 0) return same.slice(0, 3);
  return right
    .flatMap((candidate) => {
      const folded = fold(candidate);
      const edits = distance(needle, folded);
      const allowed = (length: number): number => Math.min(Math.max(2, Math.floor(length / 3)), length - 1);
      return edits <= allowed(Math.max(folded.length, needle.length)) &&
        edits <= allowed(lengthThatDiffers(folded, needle))
        ? [{ candidate, edits }]
        : [];
    })
    .filter(({ candidate }) => !hasOtherNumber(needle, candidate))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'id'))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Maximum number of comparisons for a whole site's suggestions. */
const MAX_COMPARISONS = 100_000;

/**
 * @returns `nearest` for very many wrong texts, each compared with all correct ones: beyond the limit it gives no
 *   suggestions
 */
export function nearestOfMany(): typeof nearest {
  let budget = MAX_COMPARISONS;
  return (wrong, right) => {
    if (budget < right.length && budget < MAX_COMPARISONS) return [];
    budget -= right.length;
    return nearest(wrong, right);
  };
}

/** Whether two texts differ by two swapped neighbouring letters. */
const isSwap = (a: string, b: string): boolean =>
  [...a].some((_, at) => a.slice(0, at) + (a[at + 1] ?? '') + (a[at] ?? '') + a.slice(at + 2) === b);

/** Whether two texts differ by at most one typing error: a letter, two swapped, or two in a longer name. */
export function isLikelyTypo(wrong: string, right: string): boolean {
  const [a, b] = [fold(wrong), fold(right)];
  // One letter is all that `Bab 1` and `Bab 2` do not share.
  if (a.length > 200 || (a !== b && lengthThatDiffers(a, b) <= 1)) return false;
  return distance(a, b) <= Math.max(1, Math.floor(b.length / 6)) || (a.length === b.length && isSwap(a, b));
}
