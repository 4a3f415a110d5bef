/** The articles that are meant, under the search field, and how many there are, said politely; and a way on from any answer. */

import { useEffect, useState } from 'react';
import { WAIT } from 'senja/client';
import { SEARCH_RESULTS } from '../constants.ts';
import type { SearchIndex } from '../contract.ts';
import { getJson } from '../query.ts';
import { findArticles } from './search.ts';

const SEARCHING = 'Sedang mencari.';

interface SearchResultsProps {
  /** Address of the index. */
  index: string;
  /** Address of the list of all articles. */
  all?: string | undefined;
  words: string;
}

export function SearchResults({ index, all, words }: SearchResultsProps) {
  const [articles, setArticles] = useState<SearchIndex['articles'] | 'failed' | null>(null);
  const isAsked = words.trim() !== '';

  useEffect(() => {
    if (!isAsked) return;
    getJson<SearchIndex>(index).then(
      (answer) => setArticles(answer.articles),
      () => setArticles('failed'),
    );
  }, [index, isAsked]);

  const found = isAsked && Array.isArray(articles) ? findArticles(articles, words) : [];
  const says = () => {
    if (!isAsked) return '';
    if (articles === null) return SEARCHING;
    if (articles === 'failed') return 'Maaf, pencarian sedang bermasalah. Silakan coba lagi nanti.';
    if (found.length === 0) return 'Tidak ada artikel yang cocok. Coba satu kata saja, misalnya tidur.';
    const shown = Math.min(found.length, SEARCH_RESULTS);
    return `Ada ${found.length} artikel yang cocok.${shown < found.length ? ` Ini ${shown} yang pertama.` : ''}`;
  };

  return (
    // Pressing a result must not take the focus from the field first: that would close the list under it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside it.
    <div className="search-box__results" onMouseDown={(event) => event.preventDefault()}>
      <p className="search-box__status" role="status" {...{ [WAIT]: SEARCHING }} suppressHydrationWarning>
        {says()}
      </p>
      {found.length > 0 && (
        <ul>
          {found.slice(0, SEARCH_RESULTS).map(({ title, category, motif, href }) => (
            <li key={href + title}>
              <a className={`tone-${motif}`} href={href}>
                <strong>{title}</strong>
                <svg className="icon" aria-hidden="true">
                  <use href={`#m-${motif}`} />
                </svg>
                {category}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAsked && all && <a href={all}>Lihat semua artikel</a>}
    </div>
  );
}
