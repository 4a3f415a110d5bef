/** From a render job to a whole document. The only door into this folder. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderJob, TemplateName } from './contract.ts';
import { Document } from './document.tsx';
import { type ManyJob, withHoles } from './holes.ts';
import type { JobOf } from './job.ts';
import { About } from './pages/about.tsx';
import { Article } from './pages/article.tsx';
import { Contact } from './pages/contact.tsx';
import { Home } from './pages/home.tsx';
import { Legal } from './pages/legal.tsx';
import { Listing } from './pages/listing.tsx';
import { NotFound } from './pages/not-found.tsx';
import { currentLink } from './parts/render-once.tsx';
import { splitAtMarks } from './parts/shared.ts';
import { fromStencil, Texts } from './stencil.ts';

const templates = {
  home: Home,
  about: About,
  contact: Contact,
  legal: Legal,
  'not-found': NotFound,
  article: Article,
  listing: Listing,
} satisfies { [Name in TemplateName]: (job: JobOf<Name>) => ReactElement };

/**
 * A pure function of the job: the same job gives the same bytes.
 * @returns the document in parts to be joined; every second part is one that many pages share
 */
export function renderPage(job: RenderJob): readonly string[] {
  const isOneOfMany = job.template === 'article' || job.template === 'listing';
  return isOneOfMany && isLikeOthers(job) ? renderOneOfMany(job) : renderDirectly(job);
}

function renderDirectly(job: RenderJob): string[] {
  // The table guarantees the pairing of name and data; the compiler cannot follow it through a lookup.
  const Page = templates[job.template] as (job: RenderJob) => ReactElement;
  const html = renderToString(
    <Document job={job}>
      <Page {...job} />
    </Document>,
  );
  return splitAtMarks(job.site, `<!doctype html>${html}`);
}

/** Whether templates pass its texts on without a look at them: a few titles and addresses they do look at. */
const isLikeOthers = ({ site, meta }: ManyJob): boolean =>
  !meta.title.includes(site.title) && currentLink({ site, href: meta.href }) === '';

function renderOneOfMany(job: ManyJob): readonly string[] {
  const texts = new Texts();
  const likeIt = withHoles(job, texts);
  return fromStencil(job.site, {
    name: job.template,
    texts,
    withHoles: () => renderDirectly(likeIt),
    directly: () => renderDirectly(job),
  });
}
