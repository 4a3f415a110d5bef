import type { Job, ListingData } from '../contract.ts';
import { Lines } from '../parts/card/cards.tsx';
import { PageHead } from '../parts/page-head.tsx';

export default function Listing({ site, data }: Job<ListingData>) {
  const { heading, lead, labelled, articles, position, previousHref } = data;
  return (
    <>
      <PageHead site={site} title={heading} lead={lead}>
        {position !== null && <p className="updated">{told(position)}</p>}
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

const told = ({ page, of }: Position): string => `Halaman ${page} dari ${of}`;

function Pagination({ position, previousHref, nextHref }: ListingData & { position: Position }) {
  return (
    <nav className="pagination" aria-label="Halaman daftar">
      <p>{told(position)}</p>
      {previousHref !== null && (
        <a className="button" href={previousHref} rel="prev">
          Halaman sebelumnya
        </a>
      )}
      {nextHref !== null && (
        <a className="button button--main" href={nextHref} rel="next">
          Halaman berikutnya
        </a>
      )}
    </nav>
  );
}
