import type { Job, PageData } from '../contract.ts';
import type { LegalPageModel } from '../model.ts';
import { asHtml } from '../parts/as-html.ts';
import { PageHead } from '../parts/page-head.tsx';

export function Legal({ data: { page }, body }: Job<PageData<LegalPageModel>>) {
  const chapters = body.headings.filter(({ level }) => level === 2);
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        {page.updated !== undefined && <p className="updated">{`Terakhir diperbarui ${page.updated}`}</p>}
      </PageHead>
      <div className="wrap legal">
        {chapters.length > 1 && (
          <nav className="contents" aria-labelledby="senja-daftar-isi">
            <h2 id="senja-daftar-isi">Isi halaman ini</h2>
            <ol>
              {chapters.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="prose" {...asHtml(body.html)} />
      </div>
    </>
  );
}
