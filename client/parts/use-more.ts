/** The items of a list that are shown, and a button that shows more. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleCardView } from '../../templates/contract.ts';
import { focusTitle } from './focus-title.ts';
import { keep, kept } from './keep.ts';
import { keepScroll, scrollBackAfter } from './keep-scroll.ts';
import { usePortions } from './use-portions.ts';

const countShown = (list: Element | null): number =>
  list?.querySelectorAll(':scope > :not([hidden])').length ?? 0;

export interface MoreProps {
  /** id of the list whose items are shown step by step; items after `initial` have `hidden`. */
  listId: string;
  total: number;
  initial: number;
  step: number;
  /** Where further articles are: `portions` with its `*` replaced by 1, 2, … is a `Portion`. */
  more?: { portions: string; archive: string } | undefined;
}

export function useMore({ listId, total, initial, step, more }: MoreProps) {
  const [shown, setShown] = useState(Math.min(initial, total));
  const [done, setDone] = useState(initial >= total);
  /** Cards added to the list after those from the server. */
  const [added, setAdded] = useState<{ list: Element; articles: ArticleCardView[] } | null>(null);
  const [fetching, setFetching] = useState<'idle' | 'loading' | 'failed'>('idle');
  const take = usePortions(more?.portions ?? '');

  const show = (list: Element, now: number) => {
    setShown(now);
    setDone(now >= (more ? total : list.children.length));
    keep(listId, now - initial);
  };

  // The loader shows hidden items before hydration. The focus of a visitor who is reading already stays.
  const button = useRef<HTMLButtonElement>(null);
  const catchUp = useEffectEvent(() => {
    const list = document.getElementById(listId);
    const now = Math.min(countShown(list), total);
    const before = Math.min(initial + Number(kept(listId) ?? 0), total);
    if (!list || now <= shown) return;
    show(list, now);
    if (document.activeElement === button.current) focusTitle(list.children[shown], { preventScroll: true });
    if (!more || before <= now) return;
    // Fetches the articles that were shown when the page was left.
    scrollBackAfter(async () => {
      let next = now;
      while (next < before && (await fetchNext(list, next, before - next, false))) next = countShown(list);
      return next >= before;
    });
  });
  useEffect(() => catchUp(), []);

  // The browser can scroll back only to what is in the page when it arrives.
  useEffect(() => (added ? keepScroll() : undefined), [added]);

  /** @returns whether articles came */
  const fetchNext = async (list: Element, before: number, count = step, movesFocus = true) => {
    setFetching('loading');
    const focused = document.activeElement;
    try {
      const articles = await take(Math.min(count, total - before));
      // The cards and their announcement are rendered together, before the focus moves to the first of them.
      flushSync(() => {
        setAdded((earlier) => ({ list, articles: [...(earlier?.articles ?? []), ...articles] }));
        setFetching('idle');
        show(list, before + articles.length);
      });
      // The focus stays if the visitor has moved it while waiting.
      if (movesFocus && document.activeElement === focused) focusTitle(list.children[before]);
      return true;
    } catch {
      setFetching('failed');
      return false;
    }
  };

  const showMore = async () => {
    const list = document.getElementById(listId);
    // While loading, the button keeps its place and the focus; pressing it again has no effect.
    if (!list || fetching === 'loading') return;
    // The list itself is counted: the press that caused hydration happens before React knows what the loader has
    // shown.
    const before = countShown(list);
    const here = [...list.children].slice(before, before + step);
    if (here.length === 0 && more) await fetchNext(list, before);
    else {
      for (const item of here) item.removeAttribute('hidden');
      focusTitle(here[0]);
      show(list, before + here.length);
    }
  };

  return { shown, added, fetching, button: { ref: button, hidden: done, onClick: showMore } };
}
