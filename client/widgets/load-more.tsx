/**
 * Shows the next items of a list that the server wrote in full; those past the first portion carry
 * `hidden`. Without scripts the style sheet shows them all and this widget goes away.
 */
import { useState } from 'react';
import type { WidgetProps } from '../contract.ts';

export default function LoadMore({ listId, total, initial, step }: WidgetProps['load-more']) {
  const [shown, setShown] = useState(Math.min(initial, total));
  const [done, setDone] = useState(initial >= total);

  const showMore = () => {
    const items = [...(document.getElementById(listId)?.children ?? [])];
    const next = items.slice(shown, shown + step);
    for (const item of next) item.removeAttribute('hidden');
    setShown(shown + next.length);
    setDone(shown + next.length >= items.length);
    focusTitle(next[0]);
  };

  return (
    <div className="load-more only-js">
      <p className="load-more__status" role="status">
        {`Menampilkan ${shown} dari ${total} artikel`}
        {shown >= total && '. Semua artikel sudah tampil.'}
      </p>
      <button type="button" className="load-more__button button" hidden={done} onClick={showMore}>
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
