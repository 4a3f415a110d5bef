/** The part of a text that answers a search, with its words marked. */
import type { SearchManifest } from '../../core/values/search-format.ts';
import { markedPieces, rootsOf, wordsIn } from '../../core/values/typed-words.ts';

/** Pieces of a text; every other one, from the second on, is marked. */
export type Excerpt = string[];

/** Length of an excerpt in characters. */
const LONG = 180;
/** Letters that two words begin with if they are taken for forms of one, and those that may follow. */
const [ALIKE, FURTHER] = [4, 3] as const;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Whether a word is marked for another: a longer one, or a form of it as far as their letters tell. */
function isForm(word: string, mark: string, { endings, beginnings }: Affixes): boolean {
  if (word === mark) return true;
  if (word.startsWith(mark)) return mark.length >= 3;
  let same = 0;
  while (same < word.length && word[same] === mark[same]) same += 1;
  if (endings === '') return same >= ALIKE && Math.max(word.length, mark.length) - same <= FURTHER;
  const roots = rootsOf(mark, endings, beginnings);
  return [...rootsOf(word, endings, beginnings)].some((root) => roots.has(root));
}

type Affixes = Pick<SearchManifest, 'endings' | 'beginnings'>;

/**
 * @param text lines of a passage
 * @param marks words that are marked, without accents and in lower case; several in a row have spaces between them
 */
export function excerptOf(text: string, marks: readonly string[], affixes: Affixes): Excerpt {
  const flat = text.replaceAll('\n', ' ');
  const wanted = [...new Set(marks.flatMap((mark) => mark.split(' ')))];
  const known = new Map<string, string | undefined>();
  const hits: { start: number; end: number; mark: string }[] = [];
  for (const { 0: raw, index } of flat.matchAll(WORD)) {
    if (!known.has(raw)) {
      const words = wordsIn(raw);
      known.set(
        raw,
        wanted.find((mark) => words.some((word) => isForm(word, mark, affixes))),
      );
    }
    const mark = known.get(raw);
    if (mark !== undefined) hits.push({ start: index, end: index + raw.length, mark });
  }
  const start = bestStart(flat, hits);
  return markedPieces(flat, hits, start, wordEnd(flat, start + LONG));
}

/** @returns where an excerpt begins: at a sentence or a word, with most of the different marks after it */
function bestStart(text: string, hits: readonly { start: number; mark: string }[]): number {
  let [best, most] = [0, 0];
  for (const { start } of hits) {
    const within = hits.filter((one) => one.start >= start && one.start < start + LONG - 40);
    const own = new Set(within.map(({ mark }) => mark)).size + within.length / 100;
    if (own > most) [best, most] = [start, own];
  }
  if (best < 60) return 0;
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => text.lastIndexOf(end, best) + 2));
  if (best - sentence < 80 && sentence > 1) return sentence;
  const space = text.lastIndexOf(' ', best - 30);
  return space < 0 ? best : space + 1;
}

function wordEnd(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - 40 ? space : end;
}
