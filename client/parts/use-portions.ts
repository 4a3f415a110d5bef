/** The articles that stand in JSON beside the page, in portions counted from 1, each fetched when it is needed. */
import { useRef } from 'react';
import type { ArticleCardView, Portion } from '../../templates/contract.ts';
import { getJson } from '../query.ts';

/**
 * @param address of a portion, with `*` in place of its number
 * @returns takes the next articles, at most `count`; rejects when their portion cannot be had, and the same
 *   portion is asked for again the next time
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
