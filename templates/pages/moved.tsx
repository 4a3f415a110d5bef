/** A redirect page at a former address: redirects at once, with a link for browsers that do not. */
import { say } from 'senja/words';
import type { Job } from '../contract.ts';
import { PageHead } from '../parts/page-head.tsx';

export default function Moved({ site, meta }: Job) {
  return (
    <PageHead site={site} title={say('moved.title')} lead={say('moved.lead')}>
      <p className="actions">
        <a className="button button--main button--large" href={meta.moved}>
          {meta.title}
        </a>
      </p>
    </PageHead>
  );
}
