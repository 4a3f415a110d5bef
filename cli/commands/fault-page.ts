/** The page that `senja dev` shows while there is no sound site yet: what the terminal says, for the browser. */
import { type Diagnostic, isError, type Lang, safeText, wording } from '../diagnostics/diagnostic.ts';

const WORDS = {
  id: {
    title: 'Konten belum benar',
    lead: 'Situs belum dapat ditampilkan. Perbaiki kesalahan di bawah ini; halaman ini berganti sendiri sesudahnya.',
    mean: 'Maksud Anda:',
  },
  en: {
    title: 'The content is not valid yet',
    lead: 'The site cannot be shown yet. Mend the errors below; this page then changes by itself.',
    mean: 'Did you mean:',
  },
} as const satisfies Record<Lang, unknown>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => safeText(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');

function entry(diagnostic: Diagnostic, lang: Lang): string {
  const { file, range, lineText, suggestions } = diagnostic;
  const { message, hint } = wording(diagnostic, lang);
  const lines = [
    `<h2>${escapeHtml(`${file}:${range.line}:${range.column}`)}</h2>`,
    `<p>${escapeHtml(message)}</p>`,
    lineText === '' ? '' : `<pre>${escapeHtml(lineText.slice(0, 300))}</pre>`,
    suggestions.length === 0
      ? ''
      : `<p>${WORDS[lang].mean} <b>${escapeHtml(suggestions.join(' · '))}</b></p>`,
    hint === '' ? '' : `<p>${escapeHtml(hint)}</p>`,
  ];
  return `<li>${lines.join('')}</li>`;
}

/** @returns a whole HTML document that tells every error, in the order given */
export function faultPage(diagnostics: readonly Diagnostic[], lang: Lang): string {
  const { title, lead } = WORDS[lang];
  const entries = diagnostics.filter(isError).map((diagnostic) => entry(diagnostic, lang));
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:auto;max-width:60rem;padding:1rem;font:1.25rem/1.6 sans-serif;color:#241c15;background:#fffbf4}h2{font-size:1.25rem}pre{overflow-x:auto;padding:.5rem;background:#f8f0e3}</style>
</head>
<body>
<main><h1>${title}</h1><p>${lead}</p><ol role="status">${entries.join('\n')}</ol></main>
</body>
</html>
`;
}
