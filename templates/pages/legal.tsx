import type { Job, PageData } from '../contract.ts';
import type { LegalPageModel, UrgentModel } from '../model.ts';
import { asHtml } from '../parts/as-html.ts';
import { Contents } from '../parts/contents.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { URGENT_ID } from '../plan/page-ids.ts';

export function Legal({ data: { page }, body }: Job<PageData<LegalPageModel>>) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        {page.updated !== undefined && <p className="updated">{`Terakhir diperbarui ${page.updated}`}</p>}
      </PageHead>
      <div className="wrap legal">
        {page.urgent && <Urgent {...page.urgent} />}
        <Contents headings={body.headings} from={2} />
        <div className="prose" {...asHtml(body.html)} />
      </div>
    </>
  );
}

/** What to do in an emergency, before anything else. */
function Urgent({ title, paragraphs, signs, note }: UrgentModel) {
  return (
    <section className="urgent" aria-labelledby={URGENT_ID}>
      <h2 id={URGENT_ID}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}
