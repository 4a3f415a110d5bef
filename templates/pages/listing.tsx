import type { JobOf } from '../job.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { PageHead } from '../parts/page-head.tsx';

/** Every page of a listing has its name; which page it is stands below. */
const ARCHIVE = 'Semua Artikel';

export function Listing({ site, data }: JobOf<'listing'>) {
  const { category, articles, pageNumber, pageCount } = data;
  return (
    <>
      <PageHead title={category?.name ?? ARCHIVE} lead={category?.description}>
        {pageCount > 1 && <p className="updated">{position(data)}</p>}
      </PageHead>
      <div className="band">
        <div className="wrap">
          <CardGrid site={site} articles={articles} heading="h2" eager={pageNumber === 1} />
          {pageCount > 1 && <Pagination {...data} />}
        </div>
      </div>
    </>
  );
}

type ListingData = JobOf<'listing'>['data'];

const position = ({ pageNumber, pageCount }: ListingData): string =>
  `Halaman ${pageNumber} dari ${pageCount}`;

function Pagination(data: ListingData) {
  const { previousHref, nextHref } = data;
  return (
    <nav className="pagination" aria-label="Halaman daftar">
      <p>{position(data)}</p>
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
