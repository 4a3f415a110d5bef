/**
 * Matching articles below the search field, with their number announced politely; every answer ends with a link. Words of
 * an emergency come first, with a number to call, whether or not the index can be fetched.
 */

import { useEffect, useState } from 'react';
import { WAIT } from 'senja/client';
import { say } from 'senja/words';
import { SEARCH_RESULTS } from '../constants.ts';
import type { SearchIndex } from '../contract.ts';
import { getJson } from '../query.ts';
import type { Found } from './search.ts';
import * as typed from './typed-words.ts';

/** A number to call, and the words that point to an emergency if they are not those of the dictionary. */
export interface Emergency {
  number: string;
  words?: readonly string[] | undefined;
}

/** What finds articles in an index, once both are there. */
type Search = (words: string, endings: string) => Found[];

/** The index and the code that searches it; both are fetched at the first letter. */
async function searchOf(index: string): Promise<Search> {
  const [{ findArticles }, articles] = await Promise.all([
    import('./search.ts'),
    getJson<SearchIndex>(index),
  ]);
  return (words, endings) => findArticles(articles, words, endings, typed);
}

interface SearchResultsProps {
  /** Address of the index. */
  index: string;
  /** Address of the list of all articles. */
  all?: string | undefined;
  emergency?: Emergency | undefined;
  words: string;
}

export function SearchResults({ index, all, emergency, words }: SearchResultsProps) {
  const [answer, setAnswer] = useState<{ search: Search } | 'failed' | null>(null);
  const isAsked = words.trim() !== '';

  useEffect(() => {
    if (!isAsked) return;
    searchOf(index).then(
      (search) => setAnswer({ search }),
      () => setAnswer('failed'),
    );
  }, [index, isAsked]);

  const endings = say('search.endings');
  const found = isAsked && answer !== null && answer !== 'failed' ? answer.search(words, endings) : [];
  const isAbout = (signs: readonly string[]) => isAsked && typed.isAlarming(words, signs, endings);
  const despairs = isAbout(say('search.despair-words').split(', '));
  const signs = emergency?.words ?? say('search.emergency-words').split(', ');
  const calls = emergency && (despairs || isAbout(signs));
  const says = () => {
    if (!isAsked) return '';
    if (answer === null) return say('search.searching');
    if (answer === 'failed') return say('search.failed');
    if (found.length === 0) return say('search.none');
    const shown = Math.min(found.length, SEARCH_RESULTS);
    const all = say('search.found', { count: found.length });
    return shown < found.length ? `${all} ${say('search.first', { count: shown })}` : all;
  };

  return (
    // Pressing a result must not take the focus from the field first: that would close the list under it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside it.
    <div className="search-box__results" onMouseDown={(event) => event.preventDefault()}>
      {calls && (
        <p role="alert">
          <a className="search-box__call" href={`tel:${emergency.number.replace(/[^+\d]/g, '')}`}>
            <strong>{say('search.emergency', { number: emergency.number })}</strong>
          </a>
        </p>
      )}
      {despairs && <p className="search-box__status">{say('search.despair')}</p>}
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
          {found
            .slice(0, SEARCH_RESULTS)
            .map(({ article: { title, category, motif, href }, sentence, id }) => (
              <li key={href + title}>
                <a className={`tone-${motif}`} href={href}>
                  <strong>{title}</strong>
                  <svg className="icon" aria-hidden="true">
                    <use href={`#m-${motif}`} />
                  </svg>
                  {category}
                </a>
                {id === '' ? (
                  <p className="search-box__sentence">{sentence}</p>
                ) : (
                  <a className="search-box__sentence" href={`${href}#${id}`}>
                    {sentence}
                  </a>
                )}
              </li>
            ))}
        </ul>
      )}
      {isAsked && all && <a href={all}>{say('search.all')}</a>}
    </div>
  );
}
