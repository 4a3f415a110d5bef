/** From a job to a whole document. The only door into this folder, besides `site.ts`. */
import { renderToString } from 'react-dom/server';
import type { Job } from './contract.ts';
import { Document } from './document.tsx';
import { forgetParts, withParts } from './parts/cached.tsx';
import { templateOf } from './table.ts';

/** A pure function of the job: the same job gives the same bytes. */
export function renderPage(job: Job): string {
  const Page = templateOf(job);
  const html = renderToString(
    <Document job={job}>
      <Page {...job} />
    </Document>,
  );
  const document = `<!doctype html>${withParts(html)}`;
  forgetParts();
  return document;
}
