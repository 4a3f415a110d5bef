/**
 * The words of an index in parts of about the same size. Where a part ends depends on the letters that its words begin with, so
 * a new word changes its own part, rarely the next one.
 */

/** Size of a part in characters, unless one word has more. */
const PART = 5000;

interface Group {
  /** First letters of all words in it, and of none in the groups before. */
  from: string;
  lines: string[];
  size: number;
}

/** @returns the parts in the order of their words, and the first letters of each */
export function wordParts(lines: readonly (readonly [word: string, postings: string])[]): {
  from: string[];
  parts: string[];
} {
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = grouped(sorted, 0, '');
  return {
    from: groups.map(({ from }) => from),
    parts: groups.map((group) => group.lines.join('\n')),
  };
}

/** @param depth number of letters that all words have in common */
function grouped(sorted: readonly (readonly [string, string])[], depth: number, from: string): Group[] {
  let size = 0;
  for (const [word, postings] of sorted) size += word.length + postings.length + 2;
  const [first] = sorted;
  if (size <= PART || (sorted.length === 1 && first)) return [{ from, lines: withWords(sorted), size }];
  const made: Group[] = [];
  for (let start = 0; start < sorted.length; ) {
    const letter = sorted[start]?.[0][depth];
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.[0][depth] === letter) end += 1;
    const own = sorted.slice(start, end);
    const prefix = start === 0 ? from : (own[0]?.[0] ?? '').slice(0, depth + 1);
    for (const group of letter === undefined ? whole(own, prefix) : grouped(own, depth + 1, prefix)) {
      const last = made.at(-1);
      if (last && last.size + group.size <= PART) {
        last.lines.push(...group.lines);
        last.size += group.size;
      } else made.push(group);
    }
    start = end;
  }
  return made;
}

/** A word that others begin with. */
const whole = (own: readonly (readonly [string, string])[], from: string): Group[] => [
  { from, lines: withWords(own), size: own.reduce((sum, [, { length }]) => sum + length, 0) },
];

/** @returns a line for each list of postings, with all its words */
function withWords(sorted: readonly (readonly [string, string])[]): string[] {
  const words = new Map<string, string[]>();
  for (const [word, postings] of sorted) words.set(postings, [...(words.get(postings) ?? []), word]);
  return [...words].map(([postings, own]) => `${own.join(',')}\t${postings}`);
}
