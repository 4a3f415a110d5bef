/**
 * Shows the next items of a list. Items in the server's HTML after the first few have `hidden`; without scripts the
 * style sheet shows them all and hides this widget. Further ones are fetched in portions, and rendered with the
 * server's card component.
 */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { WAIT } from 'senja/client';
import { say } from 'senja/words';
import type { ArticleCardView } from '../../templates/contract.ts';
import { Card, IN_LATEST } from '../../templates/parts/card/card.tsx';
import { focusTitle } from '../parts/focus-title.ts';
import { keep, kept } from '../parts/keep.ts';
import { Phrase } from '../parts/phrase.tsx';
import { usePortions } from '../parts/use-portions.ts';

const countShown = (list: Element | null): number =>
  list?.querySelectorAll(':scope > :not([hidden])').length ?? 0;

interface LoadMoreProps {
  /** id of the list whose items are shown step by step; items after `initial` have `hidden`. */
  listId: string;
  total: number;
  initial: number;
  step: number;
  /** Where further articles are: `portions` with its `*` replaced by 1, 2, … is a `Portion`. */
  more?: { portions: string; archive: string } | undefined;
}

/** The button names the list. Its value is the step, but more after Back: see `loader.ts`. */
export const write = (props: LoadMoreProps) => ({ ...props, listId: undefined });

export function read(element: Element, written: object): LoadMoreProps {
  const { name: listId } = element.querySelector('button') as HTMLButtonElement;
  return { ...(written as Omit<LoadMoreProps, 'listId'>), listId };
}

/** Where the page was scrolled to when it was left, in the history entry. */
const SCROLLED = 'senja-scrolled';

export default function LoadMore({ listId, total, initial, step, more }: LoadMoreProps) {
  const [shown, setShown] = useState(Math.min(initial, total));
  const [done, setDone] = useState(initial >= total);
  /** Cards added to the list after those from the server. */
  const [added, setAdded] = useState<{ list: Element; articles: ArticleCardView[] } | null>(null);
  const [fetching, setFetching] = useState<'idle' | 'loading' | 'failed'>('idle');
  const take = usePortions(more?.portions ?? '');

  const settle = (list: Element, now: number) => {
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
    settle(list, now);
    if (document.activeElement === button.current) focusTitle(list.children[shown], { preventScroll: true });
    if (more && before > now) bringBack(list, now, before);
  });
  useEffect(() => catchUp(), []);

  // The browser can scroll back only to what is in the page when it arrives.
  useEffect(() => {
    if (!added) return;
    const onClick = () => keep(SCROLLED, scrollY);
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, [added]);

  /** Fetches the articles that were shown when the page was left, and scrolls to where it was. */
  const bringBack = async (list: Element, now: number, before: number) => {
    const target = Number(kept(SCROLLED) ?? 0);
    let isLeft = true;
    const scrolls = () => {
      isLeft = false;
    };
    // A visitor who scrolls meanwhile knows better. The place itself says nothing: browsers move it with the content.
    for (const name of ['wheel', 'touchstart', 'keydown', 'mousedown']) addEventListener(name, scrolls);
    let shown = now;
    while (shown < before) {
      await fetchNext(list, shown, before - shown, false);
      const next = countShown(list);
      if (next === shown) return;
      shown = next;
    }
    if (target > 0 && isLeft) scrollTo({ top: target, behavior: 'instant' });
  };

  const fetchNext = async (list: Element, before: number, count = step, movesFocus = true) => {
    setFetching('loading');
    const focused = document.activeElement;
    try {
      const articles = await take(Math.min(count, total - before));
      // The cards and their announcement are rendered together, before the focus moves to the first of them.
      flushSync(() => {
        setAdded((earlier) => ({ list, articles: [...(earlier?.articles ?? []), ...articles] }));
        setFetching('idle');
        settle(list, before + articles.length);
      });
      // The focus stays if the visitor has moved it while waiting.
      if (movesFocus && document.activeElement === focused) focusTitle(list.children[before]);
    } catch {
      setFetching('failed');
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
    if (here.length === 0 && more) {
      await fetchNext(list, before);
      return;
    }
    for (const item of here) item.removeAttribute('hidden');
    focusTitle(here[0]);
    settle(list, before + here.length);
  };

  const loading = say('more.loading');
  const count = say('more.shown', { shown, total });
  const says = {
    idle: shown < total ? count : say('more.done', { count }),
    loading,
    failed: (
      <Phrase text="more.failed" count={count} archive={<a href={more?.archive}>{say('more.archive')}</a>} />
    ),
  };

  return (
    <div className="load-more only-js">
      <p className="load-more__status" role="status" {...{ [WAIT]: loading }} suppressHydrationWarning>
        {says[fetching]}
      </p>
      <button
        ref={button}
        type="button"
        className="load-more__button button"
        aria-busy={fetching === 'loading' || undefined}
        hidden={done}
        name={listId}
        value={step}
        onClick={showMore}
        suppressHydrationWarning
      >
        {say('more.button')}
      </button>
      {added &&
        createPortal(
          added.articles.map((article) => <Card key={article.slug} article={article} {...IN_LATEST} />),
          added.list,
        )}
    </div>
  );
}
