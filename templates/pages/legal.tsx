import type { Job, PageData } from '../contract.ts';
import type { LegalPageModel } from '../model.ts';
import { asHtml } from '../parts/as-html.ts';
import { Contents } from '../parts/contents.tsx';
import { PageHead } from '../parts/page-head.tsx';

export function Legal({ data: { page }, body }: Job<PageData<LegalPageModel>>) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        {page.updated !== undefined && <p className="updated">{`Terakhir diperbarui ${page.updated}`}</p>}
      </PageHead>
      <div className="wrap legal">
        <Contents headings={body.headings} from={2} />
        <div className="prose" {...asHtml(body.html)} />
      </div>
    </>
  );
}
