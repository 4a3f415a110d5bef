/** What `senja dev` tells the browser: the terminal's report as data, and the page that stands where no site is yet. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FixedFile } from '../../core/author/fix.ts';
import type { Diagnostic, Lang } from '../../diagnostics/diagnostic.ts';
import { failureView, type ReportView, reportView } from '../../diagnostics/view.ts';
import type { Failure } from '../../io/failure.ts';
import type { Context } from '../context.ts';
import { editsOf } from '../fix.ts';

/** What stands behind a report. */
export const BEHIND = {
  kept: {
    id: 'Yang ditampilkan adalah versi terakhir yang benar.',
    en: 'What is shown is the last site that was valid.',
  },
  none: { id: 'Belum ada situs yang dapat ditampilkan.', en: 'There is no site to show yet.' },
} as const satisfies Record<string, Record<Lang, string>>;

const rootOf = (folder: string): string => pathToFileURL(folder + path.sep).pathname;

export interface Told {
  diagnostics: readonly Diagnostic[];
  /** Number of content files. */
  files: number;
  fixes: readonly FixedFile[];
  behind: keyof typeof BEHIND;
}

export const viewOf = ({ options }: Context, { diagnostics, files, fixes, behind }: Told): ReportView =>
  reportView(
    { lang: options.lang, files, diagnostics, contentFolder: options.contentName },
    {
      root: rootOf(options.content),
      kept: BEHIND[behind],
      fixes: fixes.map((file) => ({
        file: file.path,
        edits: { id: editsOf(file, 'id'), en: editsOf(file, 'en') },
      })),
    },
  );

export function viewOfFailure(
  { options }: Context,
  failure: Failure,
  behind: keyof typeof BEHIND,
): ReportView {
  return failureView(failure, { lang: options.lang, kept: BEHIND[behind] });
}

const WAITING = {
  id: { title: 'Situs sedang disiapkan', see: 'Terminal menyebutkan apa yang kurang.' },
  en: { title: 'The site is being prepared', see: 'The terminal tells what is missing.' },
} as const satisfies Record<Lang, unknown>;

/** @returns the page that every address shows until there is a site; the report comes over it */
export const waitingPage = (lang: Lang): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WAITING[lang].title}</title>
</head>
<body>
<main><h1>${WAITING[lang].title} …</h1><noscript><p>${WAITING[lang].see}</p></noscript></main>
</body>
</html>
`;
