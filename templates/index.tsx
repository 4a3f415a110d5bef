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
import { splitAtMarks } from './parts/shared.ts';
import { fromStencil, type Rendering } from './stencil.ts';
import { lookingTemplates } from './trials.ts';

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
  return isOneOfMany && !withoutStencil.has(job.template)
    ? fromStencil(job.site, job.template, job, ofMany)
    : renderDirectly(job);
}

const ofMany: Rendering<ManyJob> = { copy: withHoles, render: renderDirectly };
const withoutStencil = new Set<string>();

/** Has React render every page of these templates. */
export function renderWithoutStencil(names: readonly string[]): void {
  for (const name of names) withoutStencil.add(name);
}

/** @returns names of the templates that stencils would not serve */
export const tryTemplates = (): string[] => lookingTemplates(ofMany);

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
