/**
 * Shows the next items of a list. Those the server wrote carry `hidden` past the first few; without
 * scripts the style sheet shows them all and this widget goes away. Further ones are fetched in portions.
 */
import { useState } from 'react';
import { WAIT, type WidgetProps } from '../contract.ts';
import { cardsLikeFirst } from '../parts/more-cards.ts';
import { usePortions } from '../parts/use-portions.ts';

const LOADING = 'Sedang memuat artikel…';

export default function LoadMore({ listId, total, initial, step, more }: WidgetProps['load-more']) {
  const [shown, setShown] = useState(Math.min(initial, total));
  const [done, setDone] = useState(initial >= total);
  const [fetching, setFetching] = useState<'idle' | 'loading' | 'failed'>('idle');
  const take = usePortions(more?.portions ?? '');

  const fetchNext = async (list: Element): Promise<Element[]> => {
    setFetching('loading');
    const focused = document.activeElement;
    try {
      const cards = cardsLikeFirst(list, await take(Math.min(step, total - shown)));
      list.append(...cards);
      // Whoever went elsewhere while waiting is not called back.
      if (document.activeElement === focused) focusTitle(cards[0]);
      setFetching('idle');
      return cards;
    } catch {
      setFetching('failed');
      return [];
    }
  };

  const showMore = async () => {
    const list = document.getElementById(listId);
    // While loading the button keeps its place and the focus; pressing it again changes nothing.
    if (!list || fetching === 'loading') return;
    const here = [...list.children].slice(shown, shown + step);
    for (const item of here) item.removeAttribute('hidden');
    if (here.length > 0) focusTitle(here[0]);
    const next = here.length === 0 && more ? await fetchNext(list) : here;
    const now = shown + next.length;
    setShown(now);
    setDone(now >= (more ? total : list.children.length));
  };

  const count = `Menampilkan ${shown} dari ${total} artikel`;
  const says = {
    idle: shown < total ? count : `${count}. Semua artikel sudah tampil.`,
    loading: LOADING,
    failed: (
      <>
        {count}. Maaf, artikel berikutnya belum dapat dimuat. Silakan coba lagi, atau buka{' '}
        <a href={more?.archive}>daftar semua artikel</a>.
      </>
    ),
  };

  return (
    <div className="load-more only-js">
      <p className="load-more__status" role="status" {...{ [WAIT]: LOADING }} suppressHydrationWarning>
        {says[fetching]}
      </p>
      <button
        type="button"
        className="load-more__button button"
        aria-busy={fetching === 'loading' || undefined}
        hidden={done}
        onClick={showMore}
        suppressHydrationWarning
      >
        Muat Lebih Banyak Artikel
      </button>
    </div>
  );
}

/** The button may be gone after the click, so reading goes on where the new items begin. */
function focusTitle(item: Element | undefined): void {
  const title = item?.querySelector<HTMLElement>('h3 a') ?? item?.querySelector<HTMLElement>('h3');
  if (!title) return;
  if (!title.matches('a')) title.tabIndex = -1;
  title.focus();
}
