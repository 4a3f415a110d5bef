/** What React's development build finds in widgets of open pages, as diagnostics at the widget. */

import type { Diagnostic } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { codeWarning, siteModules } from '../../io/compiled/index.ts';
import type { Roots } from '../../io/site/index.ts';

/** The first line that begins with a sign, without it. */
const lineWith = (sign: string, lines: readonly string[]): string =>
  (lines.find((line) => line.startsWith(`${sign} `)) ?? '').slice(1).trim();

/**
 * @param query `name` of the widget, `kind`, `text` and `page`, as a page has sent them
 * @returns a warning, since the widget works all the same, or an error of one that throws; null for no widget
 */
export function widgetFinding(query: URLSearchParams, roots: Roots): Diagnostic | null {
  const [name = '', kind, text = '', path = ''] = ['name', 'kind', 'text', 'page'].map(
    (one) => query.get(one) ?? '',
  );
  const { widgets } = siteModules(roots);
  const file = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (file === undefined) return null;
  const [reason = '', ...lines] = text.split('\n');
  const isThrown = kind === 'threw';
  const [shown, served] = [lineWith('+', lines), lineWith('-', lines)];
  const differs = { name, path, shown: shown || '“”', served: served || '“”' };
  const words = isThrown
    ? phrase('senja/site-code:widget-threw', { name, path, reason })
    : lines.length > 0
      ? phrase('senja/site-code:widget-differs', differs)
      : phrase('senja/site-code:widget-nesting', { name, path });
  return { ...codeWarning(file, words), ...(isThrown && { severity: 'error' }) };
}
