/** Matching articles below the search field, with their number announced politely; every answer ends with a link. */

import { useEffect, useState } from 'react';
import { WAIT } from 'senja/client';
import { say } from 'senja/words';
import { SEARCH_RESULTS } from '../constants.ts';
import type { SearchIndex } from '../contract.ts';
import { getJson } from '../query.ts';
import { findArticles, wordsIn } from './search.ts';

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

  const found =
    isAsked && Array.isArray(articles)
      ? findArticles(articles, words, new Set(wordsIn(say('search.small-words'))))
      : [];
  const says = () => {
    if (!isAsked) return '';
    if (articles === null) return say('search.searching');
    if (articles === 'failed') return say('search.failed');
    if (found.length === 0) return say('search.none');
    const shown = Math.min(found.length, SEARCH_RESULTS);
    const all = say('search.found', { count: found.length });
    return shown < found.length ? `${all} ${say('search.first', { count: shown })}` : all;
  };

  return (
    // Pressing a result must not take the focus from the field first: that would close the list under it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside it.
    <div className="search-box__results" onMouseDown={(event) => event.preventDefault()}>
      <p
        className="search-box__status"
        role="status"
        {...{ [WAIT]: say('search.searching') }}
        suppressHydrationWarning
      >
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
      {isAsked && all && <a href={all}>{say('search.all')}</a>}
    </div>
  );
}
