/** From a job to a whole document. The only door into this folder, besides `site.ts`. */
import { renderToString } from 'react-dom/server';
import type { Job } from './contract.ts';
import { Document } from './document.tsx';
import { splitAtMarks } from './parts/shared.ts';
import { templateOf } from './table.ts';

/**
 * A pure function of the job: the same job gives the same bytes.
 * @returns the document in parts to be joined; every second part is one that many pages share
 */
export function renderPage(job: Job): readonly string[] {
  const Page = templateOf(job);
  const html = renderToString(
    <Document job={job}>
      <Page {...job} />
    </Document>,
  );
  return splitAtMarks(job.site, `<!doctype html>${html}`);
}
