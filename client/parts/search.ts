/** Finds articles for a search, and in each the sentence that answers it. */
import type { SearchIndex } from '../contract.ts';

type Article = SearchIndex['articles'][number];
type Index = Pick<SearchIndex, 'articles' | 'small' | 'alike'>;

export interface Found {
  article: Article;
  sentence: string;
  /** Id of the heading above the sentence; empty above the first one. */
  id: string;
}

/** The words of a text, without case, accents and raised or lowered digits. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text, each with a space before and after it. */
const spaced = (text: string): string => ` ${wordsIn(text).join(' ')} `;

/** Minimum length of a word with a typing error: shorter words are too similar. */
const LONG_ENOUGH = 5;
/** Minimum length of a word found inside others, and of what is left without an ending. */
const WHOLE = 4;

/** Whether two texts differ by one wrong, missing or extra letter, or by two swapped ones. */
function isMistake(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end)) as [string, string];
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length < 2 && b.length < 2;
}

/** Whether a word of a text begins with a similar word. */
const hasMistake = (text: string, word: string): boolean =>
  word.length >= LONG_ENOUGH &&
  text.split(' ').some((one) => [-1, 0, 1].some((more) => isMistake(word, one.slice(0, word.length + more))));

/**
 * The word itself, and without its ending.
 * @param endings that leave a word the same, such as "nya ku", separated by spaces
 */
function stems(word: string, endings: string): string[] {
  const bare = endings
    .split(' ')
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
  return [word, ...bare.filter(({ length }) => length >= WHOLE)];
}

/**
 * Whether a search contains one of these words, or words in a row.
 * @param signs words as written, such as "bunuh diri"
 */
export function isAlarming(query: string, signs: readonly string[], endings: string): boolean {
  const words = wordsIn(query);
  const isSame = (word: string, sign: string): boolean =>
    stems(word, endings).includes(sign) ||
    (Math.min(word.length, sign.length) >= LONG_ENOUGH && isMistake(word, sign));
  return signs
    .map(wordsIn)
    .filter(({ length }) => length > 0)
    .some((sign) =>
      words.some((_, at) => sign.every((one, further) => isSame(words[at + further] ?? '', one))),
    );
}

/** An article prepared for searches. */
interface Prepared {
  title: string;
  summary: string;
  text: string;
  sentences: { id: string; sentence: string; text: string; isHeading: boolean }[];
}

const prepared = new WeakMap<Article, Prepared>();

function prepare(article: Article): Prepared {
  const known = prepared.get(article);
  if (known) return known;
  const { title, excerpt, category, words = '', parts = [] } = article;
  const sentences = parts.flatMap(([id, text]) =>
    text
      .split('\n')
      .map((sentence, at) => ({ id, sentence, text: spaced(sentence), isHeading: at === 0 && id !== '' })),
  );
  const made = {
    title: spaced(title),
    summary: spaced([title, excerpt, category, words].join(' ')),
    text: sentences.map(({ text }) => text).join(''),
    sentences,
  };
  prepared.set(article, made);
  return made;
}

/** Whether a text contains a form of a word: inside another word too, if it is long enough. */
const holds = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => text.includes(form.length < WHOLE ? ` ${form}` : form));
/** Whether a word of a text begins with a form of a word. */
const begins = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) => text.includes(` ${form}`));

/** How much a word in a title, a summary or a text counts. */
const IN_TITLE = 4;
const IN_SUMMARY = 2;
const IN_TEXT = 1;
/** How much it counts that the whole search stands in a summary as it was typed. */
const AS_TYPED = 6;
/** Part of the best article's points with which one without every word is still listed. */
const ENOUGH = 0.4;

/**
 * @returns the articles that contain every word, and those that answer nearly as well without one; the best first. A
 *   similar word counts only where nothing contains the word itself
 */
export function findArticles({ articles, small, alike }: Index, query: string, endings: string): Found[] {
  const all = [...new Set(wordsIn(query))];
  const ignored = new Set(small.split(' '));
  const distinctive = all.filter((word) => !ignored.has(word));
  const words = distinctive.length > 0 ? distinctive : all;
  if (words.length === 0) return [];
  const pairs = alike.split(', ').map((pair) => pair.split('='));
  const typed = ` ${words.join(' ')} `;
  const forms = words.map((word) =>
    stems(word, endings).flatMap((stem) => [
      stem,
      ...pairs.flatMap(([one, other = '']) => (one === stem ? other : [])),
    ]),
  );
  const levels = forms.map((each, at) => {
    const exact = articles.map((article) => {
      const { title, summary, text } = prepare(article);
      if (holds(title, each)) return IN_TITLE;
      if (holds(summary, each)) return IN_SUMMARY;
      return begins(text, each) ? IN_TEXT : 0;
    });
    if (exact.some((level) => level > 0)) return exact;
    return articles.map((article) =>
      hasMistake(prepare(article).summary, words[at] as string) ? IN_SUMMARY : 0,
    );
  });
  // A word that few articles contain says more.
  const rarity = levels.map(
    (each) => 1 + Math.log(articles.length / Math.max(1, each.filter((level) => level > 0).length)),
  );
  const scored = articles.map((article, index) => {
    const own = levels.map((each) => each[index] as number);
    const isTyped = prepare(article).summary.includes(typed);
    const points = own.reduce(
      (sum, level, at) => sum + level * (rarity[at] as number),
      isTyped ? AS_TYPED : 0,
    );
    const share = own.filter((level) => level > 0).length / own.length;
    return { article, share, points: points * share };
  });
  scored.sort((a, b) => b.points - a.points);
  const enough = (scored[0]?.points ?? 0) * ENOUGH;
  return scored
    .filter(({ share, points }) => share === 1 || (share > 0 && points >= enough))
    .map(({ article }) => ({ article, ...bestSentence(article, forms) }));
}

/**
 * @returns the first sentence with most words of a search, rather a heading than another one; the summary if that has
 *   more
 */
function bestSentence(article: Article, forms: readonly (readonly string[])[]): Omit<Found, 'article'> {
  const count = (text: string) => forms.filter((each) => begins(text, each)).length;
  let best = { id: '', sentence: article.excerpt };
  let most = Math.max(1, count(spaced(article.excerpt))) - 0.5;
  for (const { id, sentence, text, isHeading } of prepare(article).sentences) {
    const own = count(text) + (isHeading ? 0.5 : 0);
    if (own < 1 || own <= most) continue;
    best = { id, sentence };
    most = own;
  }
  return best;
}
