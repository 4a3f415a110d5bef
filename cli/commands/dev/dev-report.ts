/** What `senja dev` tells the browser: the terminal's report as data, and the page that stands where no site is yet. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixedFile } from '../../core/author/fix.ts';
import type { Diagnostic, Lang } from '../../diagnostics/diagnostic.ts';
import { phrase, phrasesIn } from '../../diagnostics/phrases.ts';
import { failureView, type ReportView, reportView } from '../../diagnostics/view.ts';
import type { Failure } from '../../io/failure.ts';
import type { Context } from '../context.ts';
import { editsOf } from '../fix.ts';

const rootOf = (folder: string): string => pathToFileURL(folder + path.sep).pathname;

export interface Told {
  diagnostics: readonly Diagnostic[];
  /** Number of content files. */
  files: number;
  fixes: readonly FixedFile[];
  /** What the page shows behind the report: the last site that was valid, or nothing. */
  behind: 'kept' | 'none';
}

export const viewOf = ({ options }: Context, { diagnostics, files, fixes, behind }: Told): ReportView =>
  reportView(
    { lang: options.lang, files, diagnostics, contentFolder: options.contentName },
    {
      root: rootOf(options.content),
      kept: phrase(`dev.${behind}`),
      fixes: fixes.map((file) => ({
        file: file.path,
        edits: { id: editsOf(file, 'id'), en: editsOf(file, 'en') },
      })),
    },
  );

export function viewOfFailure({ options }: Context, failure: Failure, behind: Told['behind']): ReportView {
  return failureView(failure, { lang: options.lang, kept: phrase(`dev.${behind}`) });
}

/** @returns the page that every address shows until there is a site; the report comes over it */
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
