import { say } from 'senja/words';
import type { Job, ListingData } from '../contract.ts';
import { Lines } from '../parts/card/cards.tsx';
import { PageHead } from '../parts/page-head.tsx';

export default function Listing({ site, ...data }: Job<ListingData>) {
  const { heading, lead, motif, count, labelled, articles, position, previousHref } = data;
  return (
    <>
      <PageHead site={site} title={heading} lead={lead} motif={motif}>
        <p className="updated">
          {position !== null && `${say('list.position', position)}\u00a0· `}
          {say('list.count', { count })}
        </p>
      </PageHead>
      <div className="band">
        <div className="wrap">
          <Lines
            articles={articles}
            each={(index) => ({
              heading: 'h2',
              labelled,
              eager: previousHref === null && index === 0,
            })}
          />
          {position !== null && <Pagination {...data} position={position} />}
        </div>
      </div>
    </>
  );
}

type Position = NonNullable<ListingData['position']>;

function Pagination({ position, previousHref, nextHref }: ListingData & { position: Position }) {
  return (
    <nav className="pagination" aria-label={say('list.pages')}>
      <p>{say('list.position', position)}</p>
      {previousHref !== null && (
        <a className="button" href={previousHref} rel="prev">
          {say('list.previous')}
        </a>
      )}
      {nextHref !== null && (
        <a className="button button--main" href={nextHref} rel="next">
          {say('list.next')}
        </a>
      )}
    </nav>
  );
}
