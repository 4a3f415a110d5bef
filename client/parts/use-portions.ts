/** Articles in JSON files next to the page, in portions counted from 1, each fetched on demand. */
import { useRef } from 'react';
import type { ArticleCardView, Portion } from '../../templates/contract.ts';
import { getJson } from '../query.ts';

/**
 * @param address of a portion, with `*` in place of its number
 * @returns a function that takes the next articles, at most `count`; rejects if their portion cannot be fetched, and
 *   fetches it again the next time
 */
export function usePortions(address: string): (count: number) => Promise<ArticleCardView[]> {
  const waiting = useRef<ArticleCardView[]>([]);
  const next = useRef(1);
  return async (count) => {
    if (waiting.current.length === 0) {
      const { articles } = await getJson<Portion>(address.replace('*', String(next.current)));
      if (articles.length === 0) throw new Error('An empty portion.');
      next.current += 1;
      waiting.current = [...articles];
    }
    return waiting.current.splice(0, count);
  };
}
