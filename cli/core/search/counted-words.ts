/** How much each word says of each entry. */
import type { SearchDocument } from '../stages/plan.ts';
import { type Passage, passagesOf } from './passages.ts';
import type { WordForms } from './word-forms.ts';

/** How much a word counts in a title, among tags and keywords, in a summary, in a heading; in a text, as often as it may be there. */
const POINTS = { title: 8, keywords: 4, summary: 2, heading: 1, text: 1.5 };

/** Number of words in a text of usual length: in longer ones, a word must be more frequent to say as much. */
const USUAL = 300;

/** The entries with a word, in ascending order. */
export interface Counted {
  entries: number[];
  points: number[];
  /** The passage of each entry where the word is most frequent. */
  passages: number[];
  /** Whether a title has it. */
  isInTitle: boolean;
}

/** A word in one entry. */
interface Hit {
  points: number;
  times: number;
  passage: number;
  /** The most times in one passage, that passage, and the times in the last one. */
  most: number;
  last: number;
  inLast: number;
}

export interface CountedWords {
  words: Map<string, Counted>;
  /** Of each entry. */
  passages: Passage[][];
}

/**
 * @param rows several words, each separated by spaces, that are counted as one where they follow one another
 * @param textOf gives the text of a page, by its path
 */
export function countWords(
  documents: readonly SearchDocument[],
  textOf: (path: string) => string,
  forms: WordForms,
  rows: readonly string[],
): CountedWords {
  const words = new Map<string, Counted>();
  const passages: Passage[][] = [];
  const byFirst = new Map<string, string[][]>();
  for (const row of rows) {
    const parts = row.split(' ');
    byFirst.set(parts[0] ?? '', [...(byFirst.get(parts[0] ?? '') ?? []), parts]);
  }
  for (const [entry, document] of documents.entries()) {
    const hits = new Map<string, Hit>();
    const hitOf = (word: string): Hit => {
      let hit = hits.get(word);
      if (!hit) {
        hit = { points: 0, times: 0, passage: 0, most: 0, last: -1, inLast: 0 };
        hits.set(word, hit);
      }
      return hit;
    };
    const each = (text: string, use: (hit: Hit, word: string) => void): number => {
      const found = forms.words(text);
      for (let at = 0; at < found.length; at += 1) {
        const word = found[at] as string;
        use(hitOf(word), word);
        for (const row of byFirst.get(word) ?? [])
          if (row.every((one, further) => one === found[at + further])) use(hitOf(row.join(' ')), word);
      }
      return found.length;
    };
    const state = (text: string, points: number): void => {
      const before = new Set<Hit>();
      each(text, (hit) => {
        if (!before.has(hit)) hit.points += points;
        before.add(hit);
      });
    };
    state(document.title, POINTS.title);
    for (const word of hits.keys()) titled(words, word);
    state(document.words.join('\n'), POINTS.keywords);
    state(document.summary, POINTS.summary);
    const own = passagesOf(document.summary, textOf(document.path));
    passages.push(own);
    let length = 0;
    for (const [number, { heading, text }] of own.entries()) {
      const count = (hit: Hit): void => {
        hit.times += 1;
        hit.inLast = hit.last === number ? hit.inLast + 1 : 1;
        hit.last = number;
        if (hit.inLast > hit.most) [hit.most, hit.passage] = [hit.inLast, number];
      };
      if (heading !== own[number - 1]?.heading)
        each(heading, (hit) => {
          hit.points = Math.max(hit.points, POINTS.heading);
          count(hit);
          count(hit);
        });
      length += each(text, count);
    }
    const rare = 2 * (0.4 + (0.6 * length) / USUAL);
    for (const [word, { points, times, passage }] of hits) {
      let counted = words.get(word);
      if (!counted) {
        counted = { entries: [], points: [], passages: [], isInTitle: false };
        words.set(word, counted);
      }
      counted.entries.push(entry);
      counted.points.push(points + (POINTS.text * times) / (times + rare));
      counted.passages.push(passage);
    }
  }
  return { words, passages };
}

/** Notes that a title has a word. */
function titled(words: CountedWords['words'], word: string): void {
  const counted = words.get(word);
  if (counted) counted.isInTitle = true;
  else words.set(word, { entries: [], points: [], passages: [], isInTitle: true });
}
