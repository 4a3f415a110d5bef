/** Finds articles for a search, and in each the sentence that answers it. Fetched with the index, at the first letter. */
import type { SearchIndex } from '../contract.ts';
import type * as TypedWords from './typed-words.ts';

/** Given, not imported: what several files of widgets import is fetched with every widget. */
type Typed = Pick<typeof TypedWords, 'isMistake' | 'rootsOf' | 'wordsIn'>;

type Article = SearchIndex['articles'][number];
type Index = Pick<SearchIndex, 'articles' | 'small' | 'alike' | 'beginnings'>;

export interface Found {
  article: Article;
  sentence: string;
  /** Id of the heading above the sentence; empty above the first one. */
  id: string;
}

/** Minimum length of a word with a typing error: shorter words are too similar. */
const LONG_ENOUGH = 5;

/** Whether a text begins with a word that is typed with a mistake. */
const isMeant = (text: string, word: string, { isMistake }: Typed): boolean =>
  word.length >= LONG_ENOUGH &&
  text[0] === word[0] &&
  [-1, 0, 1].some((more) => isMistake(word, text.slice(0, word.length + more)));

/** A text prepared for searches: its words in order, also with a space before and after each. */
interface Words {
  words: string[];
  text: string;
}

function prepareText(text: string, { wordsIn }: Typed): Words {
  const words = wordsIn(text);
  return { words, text: ` ${words.join(' ')} ` };
}

interface Prepared {
  title: Words;
  keywords: Words;
  summary: Words;
  sentences: (Words & { id: string; sentence: string; isHeading: boolean })[];
}

const prepared = new WeakMap<Article, Prepared>();

function prepare(article: Article, typed: Typed): Prepared {
  const known = prepared.get(article);
  if (known) return known;
  const { title, excerpt, category, words = '', parts = [] } = article;
  const made = {
    title: prepareText(title, typed),
    keywords: prepareText(words, typed),
    summary: prepareText(`${excerpt} ${category}`, typed),
    sentences: parts.flatMap(([id, text]) =>
      text.split('\n').map((sentence, at) => ({
        id,
        sentence,
        isHeading: at === 0 && id !== '',
        ...prepareText(sentence, typed),
      })),
    ),
  };
  prepared.set(article, made);
  return made;
}

interface Vocabulary {
  all: readonly string[];
  outside: readonly string[];
}

const vocabularies = new WeakMap<Index['articles'], Vocabulary>();

/** @returns all words of the articles, and those outside their texts */
function vocabularyOf(articles: Index['articles'], typed: Typed): Vocabulary {
  const known = vocabularies.get(articles);
  if (known) return known;
  const outside = new Set<string>();
  const all = new Set<string>();
  const add = (to: Set<string>, { words }: Words) => {
    for (const word of words) to.add(word);
  };
  for (const article of articles) {
    const { title, keywords, summary, sentences } = prepare(article, typed);
    for (const one of [title, keywords, summary]) add(outside, one);
    for (const one of sentences) add(all, one);
  }
  for (const word of outside) all.add(word);
  const made = { all: [...all], outside: [...outside] };
  vocabularies.set(articles, made);
  return made;
}

/** What stands for a word of a search in a text: any of some words, or words in a row with a space around each. */
interface Meant {
  words: ReadonlySet<string>;
  rows: readonly string[];
  isGuessed?: boolean;
}

const holds = (text: Words, { words, rows }: Meant): boolean =>
  text.words.some((word) => words.has(word)) || rows.some((row) => text.text.includes(row));

/** How much a word counts in a title, among keywords, in a summary, in a heading; in a text, as often as it may be there. */
const POINTS = { title: 8, keywords: 4, summary: 2, heading: 1, text: 1 };
/** How much it counts that the whole search stands there as it was typed. */
const AS_TYPED = 3;
/** Part of its points that a word counts if it must have been typed with a mistake. */
const MISTYPED = 0.5;
/** How much early sentences count more than later ones. */
const EARLY = 1.5;
/** Part of the best article's points with which one without every word is still listed. */
const ENOUGH = 0.4;

/** @returns points of an article for one word, or for all of them in a row; 0 without it */
function pointsOf(article: Article, meant: Meant, typed: Typed): number {
  const { title, keywords, summary, sentences } = prepare(article, typed);
  let points = 0;
  if (holds(title, meant)) points += POINTS.title;
  if (holds(keywords, meant)) points += POINTS.keywords;
  if (holds(summary, meant)) points += POINTS.summary;
  let often = 0;
  let isHeaded = false;
  for (const [at, sentence] of sentences.entries()) {
    if (!holds(sentence, meant)) continue;
    often += at < sentences.length / 4 ? EARLY : 1;
    isHeaded ||= sentence.isHeading;
  }
  // The tenth sentence says less than the second one.
  return points + (isHeaded ? POINTS.heading : 0) + (POINTS.text * often) / (often + 2);
}

/**
 * @param endings that leave the sense of a word the same, separated by spaces
 * @returns the articles that contain every word, and those that answer nearly as well without one; the best first. A
 *   similar word counts only where nothing contains the word itself
 */
export function findArticles(
  { articles, small, alike, beginnings = '' }: Index,
  query: string,
  endings: string,
  typed: Typed,
): Found[] {
  const { rootsOf, wordsIn } = typed;
  const all = [...new Set(wordsIn(query))];
  const ignored = new Set(small.split(' '));
  const distinctive = all.filter((word) => !ignored.has(word));
  const words = distinctive.length > 0 ? distinctive : all;
  if (words.length === 0) return [];
  const vocabulary = vocabularyOf(articles, typed);
  const asked = ` ${all.join(' ')} `;
  const pairs = alike.split(', ').map((pair) => pair.split('=') as [string, string]);

  const meant = words.map((word): Meant => {
    const roots = rootsOf(word, endings, beginnings);
    const others = pairs.flatMap(([one, other]) =>
      (one.includes(' ') ? asked.includes(` ${one} `) && one.split(' ').includes(word) : roots.has(one))
        ? other
        : [],
    );
    // Without its first letter, which a beginning may have swallowed, a root is part of all its words.
    const tails = [...roots].map((root) => root.slice(1));
    const isForm = (one: string): boolean =>
      one.startsWith(word) ||
      others.includes(one) ||
      (tails.some((tail) => one.includes(tail)) &&
        [...rootsOf(one, endings, beginnings)].some((root) => roots.has(root)));
    const found = vocabulary.all.filter(isForm);
    const rows = others.filter((other) => other.includes(' ')).map((row) => ` ${row} `);
    if (found.length > 0 || rows.length > 0) return { words: new Set(found), rows };
    return {
      words: new Set(vocabulary.outside.filter((one) => isMeant(one, word, typed))),
      rows: [],
      isGuessed: true,
    };
  });

  const levels = meant.map((one) =>
    articles.map((article) => pointsOf(article, one, typed) * (one.isGuessed ? MISTYPED : 1)),
  );
  // A word that few articles contain says more.
  const rarity = levels.map(
    (each) => 1 + Math.log(articles.length / Math.max(1, each.filter((level) => level > 0).length)),
  );
  const row = { words: new Set<string>(), rows: words.length > 1 ? [` ${words.join(' ')} `] : [] };
  const scored = articles.map((article, index) => {
    const own = levels.map((each) => each[index] as number);
    const points = own.reduce((sum, level, at) => sum + level * (rarity[at] as number), 0);
    const share = own.filter((level) => level > 0).length / own.length;
    return { article, share, points: (points + AS_TYPED * pointsOf(article, row, typed)) * share };
  });
  scored.sort((a, b) => b.points - a.points);
  const enough = (scored[0]?.points ?? 0) * ENOUGH;
  return scored
    .filter(({ share, points }) => share === 1 || (share > 0 && points >= enough))
    .filter(({ points }) => points > 0)
    .map(({ article }) => ({ article, ...bestSentence(article, meant, typed) }));
}

/**
 * @returns the first sentence with most words of a search, rather a heading than another one; the summary if that has
 *   more
 */
function bestSentence(article: Article, meant: readonly Meant[], typed: Typed): Omit<Found, 'article'> {
  const count = (text: Words) => meant.filter((each) => holds(text, each)).length;
  let best = { id: '', sentence: article.excerpt };
  let most = Math.max(1, count(prepareText(article.excerpt, typed))) - 0.5;
  for (const { id, sentence, isHeading, ...text } of prepare(article, typed).sentences) {
    const own = count(text) + (isHeading ? 0.5 : 0);
    if (own < 1 || own <= most) continue;
    best = { id, sentence };
    most = own;
  }
  return best;
}
