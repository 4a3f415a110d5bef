/** The files that pages fetch: the search index, portions of "Artikel Terbaru". */
import type { DataFile } from 'senja';
import type { Say } from 'senja/words';
import type { SearchIndex } from '../../client/contract.ts';
import { wordsIn } from '../../client/parts/search.ts';
import type { Portion } from '../contract.ts';
import type { Addresses } from './addresses.ts';
import type { Article, CardOf } from './articles.ts';
import { SHARING } from './look.ts';
import type { Planning } from './planning.ts';

/** Maximum number of articles whose texts are searched: more would be heavy for a phone. */
export const TEXTS_FOUND = 100;

/** @param portions of "Artikel Terbaru" */
export const dataFiles = (
  { settings, articles, card, addresses, say }: Planning,
  portions: readonly (readonly Article[])[],
): DataFile[] => [
  ...(settings.search ? [searchIndex(articles, card, addresses, say)] : []),
  ...portionFiles(portions, card, addresses),
  SHARING,
];

/** An article without a page of its own is found in its category. */
export const searchIndex = (
  articles: readonly Article[],
  card: CardOf,
  addresses: Pick<Addresses, 'article' | 'search'>,
  say: Say,
): DataFile => ({
  path: addresses.search.slice(1),
  content(words) {
    const small = new Set(wordsIn(say('search.small-words')));
    const found: SearchIndex['articles'] = articles.map((article) => {
      const { title, excerpt, category, href } = card(article);
      const keywords = article.fields.keywords?.join(' ');
      const known = new Set(wordsIn([title, excerpt, keywords].join(' ')));
      const text = words(addresses.article(article.slug))
        .split(' ')
        .filter((word) => !small.has(word) && !known.has(word))
        .join(' ');
      return {
        title,
        excerpt,
        category: category.name,
        motif: category.motif,
        href: href ?? category.href,
        words: keywords,
        text: text || undefined,
      };
    });
    return JSON.stringify({ articles: found });
  },
});

export const portionFiles = (
  portions: readonly (readonly Article[])[],
  card: CardOf,
  addresses: Pick<Addresses, 'portion'>,
): DataFile[] =>
  portions.map((part, index) => ({
    path: addresses.portion(index + 1).slice(1),
    content: () => JSON.stringify({ articles: part.map(card) } satisfies Portion),
  }));
