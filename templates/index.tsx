/** From a job to a whole document. The only door into this folder, besides `site.ts`. */
import { renderToString } from 'react-dom/server';
import { Document } from './document.tsx';
import { forgetParts, withParts } from './parts/cached.tsx';
import { contentOf, type TemplateJob } from './template.ts';

/** A pure function of the job: the same job gives the same bytes. */
export function renderPage(job: TemplateJob): string {
  const html = renderToString(<Document job={job}>{contentOf(job)}</Document>);
  const document = `<!doctype html>${withParts(html)}`;
  forgetParts();
  return document;
}
