/** How much each word says of each entry. */
import type { SearchDocument } from '../stages/plan.ts';
import { levelOf, type Posting, postingOf } from '../values/search-postings.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { Vocabulary } from './word-forms.ts';

/** How much a word counts in a title, among tags and keywords, in a summary, in a heading; in a text, as often as it may be there. */
const POINTS = { title: 8, keywords: 4, summary: 2, heading: 1, text: 1.5 };

/** Number of words in a text of usual length: in longer ones, a word must be more frequent to say as much. */
const USUAL = 300;

/** Words as they are counted; arrays are by number of the word. */
export interface CountedWords {
  /** The entries with a word, in ascending order. */
  postings: Posting[][];
  /** Words of titles. */
  inTitles: Set<number>;
  /** Of each entry. */
  passages: Passage[][];
}

/** Columns of numbers by number of the word, since an object for each word would take three times as long. */
const columns = (size: number) => ({
  /** The entry that was last counted with the word. */
  entry: new Int32Array(size).fill(-1),
  points: new Float64Array(size),
  times: new Int32Array(size),
  /** The passage with most of the word, and how often it is there. */
  passage: new Int32Array(size),
  most: new Int32Array(size),
  /** The last passage with the word, and how often it is there so far. */
  last: new Int32Array(size),
  inLast: new Int32Array(size),
});

/** The words of the entry that is being counted. */
class Hits {
  /** In order. */
  readonly words: number[] = [];
  of = columns(1 << 12);
  #entry = -1;

  begin(entry: number): void {
    this.#entry = entry;
    this.words.length = 0;
  }

  add(word: number): void {
    if (word >= this.of.entry.length) this.#grow(word);
    const { entry, points, times, passage, most, last, inLast } = this.of;
    if (entry[word] === this.#entry) return;
    entry[word] = this.#entry;
    this.words.push(word);
    points[word] = times[word] = passage[word] = most[word] = inLast[word] = 0;
    last[word] = -1;
  }

  count(word: number, number: number): void {
    this.add(word);
    const { times, passage, most, last, inLast } = this.of;
    times[word] = (times[word] as number) + 1;
    const often = last[word] === number ? (inLast[word] as number) + 1 : 1;
    last[word] = number;
    inLast[word] = often;
    if (often <= (most[word] as number)) return;
    most[word] = often;
    passage[word] = number;
  }

  #grow(word: number): void {
    const before = this.of;
    this.of = columns(2 * (word + 1));
    for (const [name, column] of Object.entries(this.of)) column.set(before[name as keyof typeof before]);
  }
}

/**
 * @param textOf gives the text of a page, by its path
 * @param rows several words, each separated by spaces, that are counted as one where they follow one another
 */
export function countWords(
  documents: readonly SearchDocument[],
  textOf: (path: string) => string,
  vocabulary: Vocabulary,
  rows: readonly string[],
): CountedWords {
  const counted: CountedWords = { postings: [], inTitles: new Set(), passages: [] };
  const numbersIn = withRows(vocabulary, rows);
  const hits = new Hits();
  for (const [entry, { title, words, summary, path }] of documents.entries()) {
    hits.begin(entry);
    const state = (text: string, more: number): Set<number> => {
      const stated = new Set(numbersIn(text));
      for (const word of stated) {
        hits.add(word);
        const { points } = hits.of;
        points[word] = (points[word] as number) + more;
      }
      return stated;
    };
    for (const word of state(title, POINTS.title)) counted.inTitles.add(word);
    state(words.join('\n'), POINTS.keywords);
    state(summary, POINTS.summary);
    const passages = passagesOf(summary, textOf(path));
    counted.passages.push(passages);
    let length = 0;
    for (const [number, { heading, text }] of passages.entries()) {
      if (heading !== '' && heading !== passages[number - 1]?.heading)
        for (const word of numbersIn(heading)) {
          hits.count(word, number);
          hits.count(word, number);
          const { points } = hits.of;
          points[word] = Math.max(points[word] as number, POINTS.heading);
        }
      const own = numbersIn(text);
      for (const word of own) hits.count(word, number);
      length += own.length;
    }
    const rare = 2 * (0.4 + (0.6 * length) / USUAL);
    const { points, times, passage } = hits.of;
    for (const word of hits.words) {
      const often = times[word] as number;
      const level = levelOf((points[word] as number) + (POINTS.text * often) / (often + rare));
      const posting = postingOf(entry, level, passage[word] as number);
      const own = counted.postings[word];
      if (own) own.push(posting);
      else counted.postings[word] = [posting];
    }
  }
  return counted;
}

/** @returns a function that also gives the numbers of rows, after those of their first words */
function withRows(vocabulary: Vocabulary, rows: readonly string[]): (text: string) => number[] {
  if (rows.length === 0) return (text) => vocabulary.numbersIn(text);
  const byFirst = new Map<number, { row: number; words: number[] }[]>();
  for (const row of rows) {
    const words = vocabulary.numbersIn(row);
    const [first = -1] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { row: vocabulary.numberOf(row), words }]);
  }
  return (text) => {
    const numbers = vocabulary.numbersIn(text);
    return numbers.flatMap((word, at) => {
      const begun = byFirst.get(word) ?? [];
      const found = begun.filter(({ words }) => words.every((one, further) => one === numbers[at + further]));
      return found.length === 0 ? word : [word, ...found.map(({ row }) => row)];
    });
  };
}
