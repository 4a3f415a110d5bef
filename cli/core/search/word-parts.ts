/**
 * The words of an index in parts of about the same size. Where a part ends depends on the letters that its words begin with, so
 * a new word changes its own part, rarely the next one.
 */

/** Size of a part in characters, unless one word has more. */
const PART = 2500;

type Word = readonly [word: string, postings: string];

/** Words that a part may have. */
class Group {
  /** First letters of all words in it, and of none in the groups before. */
  readonly from: string;
  size = 0;
  /** The words with each list of postings. */
  readonly #words = new Map<string, string[]>();

  constructor(from: string, words: readonly Word[]) {
    this.from = from;
    for (const [word, postings] of words) {
      const own = this.#words.get(postings);
      if (own) own.push(word);
      else this.#words.set(postings, [word]);
      this.size += word.length + 1 + (own ? 0 : postings.length + 1);
    }
  }

  /** @returns whether it now has the words of another group, too, since they fit, or have the same lists */
  takes(other: Group): boolean {
    let more = other.size;
    let isNew = false;
    for (const postings of other.#words.keys())
      if (this.#words.has(postings)) more -= postings.length + 1;
      else isNew = true;
    if (isNew && this.size + more > PART) return false;
    for (const [postings, words] of other.#words)
      this.#words.set(postings, [...(this.#words.get(postings) ?? []), ...words]);
    this.size += more;
    return true;
  }

  /** @returns a line for each list of postings, with all its words */
  text(): string {
    return Array.from(this.#words, ([postings, words]) => `${words.join(',')}\t${postings}`).join('\n');
  }
}

/** @returns the parts in the order of their words, and the first letters of each */
export function wordParts(words: readonly Word[]): { from: string[]; parts: string[] } {
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = grouped(sorted, 0, '');
  return { from: groups.map(({ from }) => from), parts: groups.map((group) => group.text()) };
}

/** @param depth number of letters that all words have in common */
function grouped(sorted: readonly Word[], depth: number, from: string): Group[] {
  const all = new Group(from, sorted);
  if (all.size <= PART || sorted.length === 1) return [all];
  const made: Group[] = [];
  for (let start = 0; start < sorted.length; ) {
    const letter = sorted[start]?.[0][depth];
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.[0][depth] === letter) end += 1;
    const own = sorted.slice(start, end);
    const prefix = start === 0 ? from : (own[0]?.[0] ?? '').slice(0, depth + 1);
    // A word that others begin with is alone.
    for (const group of letter === undefined ? [new Group(prefix, own)] : grouped(own, depth + 1, prefix))
      if (!made.at(-1)?.takes(group)) made.push(group);
    start = end;
  }
  return made;
}
