/** Data that `senja dev` sends to the browser: the terminal's report, and a page for the time without a site. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixedFile } from '../../core/edit/index.ts';
import { editsOf } from '../../core/edit/shown/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { inBoth, type Lang } from '../../diagnostics/languages/index.ts';
import { phrase, phrasesIn } from '../../diagnostics/phrases/index.ts';
import { type ReportView, reportView } from '../../diagnostics/view/index.ts';
import type { Context } from '../context.ts';
import { shownOf } from '../output/report.ts';

export interface DevReport {
  diagnostics: readonly Diagnostic[];
  /** Number of content files. */
  files: number;
  fixes: readonly FixedFile[];
  /** The state behind the report in the browser: the site without its faults, or none. */
  behind: 'kept' | 'none';
}

export const viewOf = ({ options }: Context, { diagnostics, files, fixes, behind }: DevReport): ReportView =>
  reportView(
    { lang: options.lang, files, ...shownOf(options, diagnostics), contentFolder: options.contentName },
    {
      root: pathToFileURL(options.content + path.sep).pathname,
      kept: phrase(`dev.${behind}`),
      fixes: fixes.map((file) => ({ file: file.path, edits: inBoth((lang) => editsOf(file, lang)) })),
    },
  );

/** @returns the page for every address until there is a site; the report is shown over it */
export function waitingPage(lang: Lang): string {
  const say = phrasesIn(lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('dev.waiting')}</title>
</head>
<body>
<main><h1>${say('dev.waiting')} …</h1><noscript><p>${say('dev.see')}</p></noscript></main>
</body>
</html>
`;
}
