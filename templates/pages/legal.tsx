import { say } from 'senja/words';
import type { Job, PageData, SiteView } from '../contract.ts';
import type { LegalPageModel, UrgentModel } from '../model.generated.ts';
import { Contents } from '../parts/contents.tsx';
import { Dialled, DialledBody } from '../parts/dial.tsx';
import { Calls } from '../parts/help.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { URGENT_ID } from '../plan/page-ids.ts';

export default function Legal({ site, page, body }: Job<PageData<LegalPageModel>>) {
  return (
    <>
      <PageHead site={site} title={page.title} lead={page.lead}>
        {page.updated !== undefined && (
          <p className="updated">{say('legal.updated', { date: page.updated })}</p>
        )}
      </PageHead>
      {/* As in articles, one element holds the text and what belongs to it. */}
      <div className="wrap prose legal">
        {page.urgent && <Urgent site={site} {...page.urgent} />}
        <Contents headings={body.headings} from={2} />
        <DialledBody site={site} html={body.html} />
      </div>
    </>
  );
}

/** Emergency instructions, before anything else. */
function Urgent({ site, title, paragraphs, signs, note }: UrgentModel & { site: SiteView }) {
  return (
    <section className="alarm urgent" aria-labelledby={URGENT_ID}>
      <h2 id={URGENT_ID}>{title}</h2>
      <Calls site={site} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Dialled site={site} text={paragraph} />
        </p>
      ))}
      <ul>
        {signs.map((sign) => (
          <li key={sign}>
            <Dialled site={site} text={sign} />
          </li>
        ))}
      </ul>
      {note !== undefined && (
        <p>
          <Dialled site={site} text={note} />
        </p>
      )}
      {site.sheet !== undefined && (
        <p className="screen">
          <a className="sheet" href={site.sheet}>
            {say('help.sheet')}
          </a>
        </p>
      )}
    </section>
  );
}
