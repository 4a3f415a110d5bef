/** Additional content of some formats, loaded only if needed. */

import { fixContent, fixesOf, suggestedFiles } from '../../core/edit/index.ts';
import { begin, type Ports } from '../../core/pipeline/index.ts';
import { groupBy } from '../../core/values/lists.ts';
import { ruleText } from '../../diagnostics/explain/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Report } from '../../diagnostics/report/index.ts';
import type { Reporter } from '../../diagnostics/reporters/index.ts';
import { openSite } from '../../open-site.ts';
import type { Context } from '../context.ts';

/** Codes without safe fixes: searching many imported posts for one takes long. */
const NEVER_MENDED: ReadonlySet<string> = new Set(['markdown/html', 'markdown/template-syntax']);

/**
 * Number of files per code that are searched for fixes if they are only counted: an archive has the same fault in
 * thousands.
 */
const TRIED = 5;

/** @returns the first files of each code, which may contain fixes */
function filesToTry(diagnostics: readonly Diagnostic[], most: number): Set<string> {
  const tried = new Set<string>();
  for (const [code, own] of groupBy(diagnostics, (one) => one.code)) {
    if (NEVER_MENDED.has(code)) continue;
    const files = new Set(own.map(({ file }) => file));
    for (const file of [...files].slice(0, most)) tried.add(file);
  }
  return tried;
}

/**
 * @param showsFixes whether those of all diagnostics are shown, or the safe ones; null if they are only counted
 * @param opened ports of the build, if they are still open
 * @returns the report with the explanation of each code and the fixes, as far as its formats show them
 */
export async function completeReport(
  context: Context,
  report: Report,
  showsFixes: Reporter['showsFixes'] | null,
  opened?: Ports,
): Promise<Report> {
  const ports = opened ?? (await openSite(context, { toleratesModels: true })).ports();
  const { folder: content, cached, site } = (await begin(ports)).build;
  const tried = filesToTry(report.diagnostics, showsFixes === null ? TRIED : Number.POSITIVE_INFINITY);
  const files = fixContent(
    content,
    ports.models,
    site.definition,
    cached.choices,
    (file) => tried.has(file),
    {
      wants: () => true,
      suggested: true,
    },
  );
  const fixes = fixesOf([...files], report.diagnostics);
  const fixed = new Set(fixes.map(({ diagnostic }) => diagnostic));
  const left = report.diagnostics.filter((one) => one.suggestions.length === 1 && !fixed.has(one));
  const codes = [...new Set(report.diagnostics.map(({ code }) => code))];
  const rules = codes.flatMap((code) => {
    const text = ruleText(code, report.lang, site.definition.diagnostics);
    return text ? [[code, text] as const] : [];
  });
  if (showsFixes === 'all') fixes.push(...fixesOf(suggestedFiles(content, left), left));
  return {
    ...report,
    tried,
    fixes,
    rules: Object.fromEntries(rules),
  };
}
