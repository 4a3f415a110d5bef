/**
 * Shows the next items of a list. Items in the server's HTML after the first few have `hidden`; without scripts the
 * style sheet shows them all and hides this widget. Further ones are fetched in portions, and rendered with the
 * server's card component.
 */

import { createPortal } from 'react-dom';
import { WAIT } from 'senja/client';
import { say } from 'senja/words';
import { Card, IN_LATEST } from '../../templates/parts/card/card.tsx';
import { Phrase } from '../parts/phrase.tsx';
import { type MoreProps, useMore } from '../parts/use-more.ts';

/** The button names the list. Its value is the step, but more after Back: see `loader.ts`. */
export const write = (props: MoreProps) => ({ ...props, listId: undefined });

export function read(element: Element, written: object): MoreProps {
  const { name: listId } = element.querySelector('button') as HTMLButtonElement;
  return { ...(written as Omit<MoreProps, 'listId'>), listId };
}

export default function LoadMore(props: MoreProps) {
  const { listId, total, step, more } = props;
  const { shown, added, fetching, button } = useMore(props);
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
        {...button}
        type="button"
        className="button"
        name={listId}
        value={step}
        aria-busy={fetching === 'loading' || undefined}
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
