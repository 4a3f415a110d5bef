/** Nearest right values, for "did you mean". */
import { distance } from 'fastest-levenshtein';

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/**
 * @param wrong what was written
 * @param right what would be right
 * @returns at most three near ones, nearest first; nothing that is more than a third (at least two) edits away
 */
export function nearest(wrong: string, right: readonly string[]): string[] {
  // A very long value is no typing slip, and the distance costs length times length.
  if (wrong.length > 200) return [];
  const needle = fold(wrong);
  return right
    .map((candidate) => {
      const folded = fold(candidate);
      const limit = Math.max(2, Math.floor(Math.max(folded.length, needle.length) / 3));
      return { candidate, edits: distance(needle, folded), limit };
    })
    .filter(({ edits, limit }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'id'))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
