/** What some formats show besides diagnostics: loaded only when there is a need. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixContent } from '../../core/author/fix.ts';
import { withSuggestions } from '../../core/author/fix-suggested.ts';
import { fixesOf } from '../../core/author/proposed-fixes.ts';
import { decode } from '../../core/parse/decode.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import type { SiteDefinition } from '../../core/stages/site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { ruleText } from '../../diagnostics/explain.ts';
import type { Fix, Report } from '../../diagnostics/report.ts';
import type { Context } from '../context.ts';
import { type OpenPorts, realPorts } from '../ports.ts';

/** The home page of senja, where its package names one. */
function homepage(toolRoot: string): string | null {
  const text = readFileSync(path.join(toolRoot, 'package.json'), 'utf8');
  const { homepage: address }: { homepage?: unknown } = JSON.parse(text);
  return typeof address === 'string' && /^https:/.test(address) ? address : null;
}

function rulesOf(
  { diagnostics, lang }: Report,
  site: SiteDefinition['diagnostics'],
): NonNullable<Report['rules']> {
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  return Object.fromEntries(
    codes.flatMap((code) => {
      const text = ruleText(code, lang, site);
      return text ? [[code, text]] : [];
    }),
  );
}

/** The only suggestions for what is found by a check of the whole site. */
function suggestedFixes(
  content: ContentFolder,
  diagnostics: readonly Diagnostic[],
  fixed: ReadonlySet<Diagnostic>,
): Fix[] {
  const left = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    if (one.suggestions.length !== 1 || fixed.has(one)) continue;
    const own = left.get(one.file);
    if (own) own.push(one);
    else left.set(one.file, [one]);
  }
  return [...left].flatMap(([path, own]) => {
    const bytes = content.read(path);
    const file = 'code' in bytes ? null : withSuggestions(path, decode(bytes).text, own);
    return file ? fixesOf([file], own) : [];
  });
}

/** Codes that nothing certain can be done about: to look for it in each of many posts from elsewhere takes long. */
const NEVER_MENDED: ReadonlySet<string> = new Set(['markdown/html', 'markdown/template-syntax']);

/** Files of a code in which fixes are looked for where they are only counted: an archive has the same slip in thousands. */
const TRIED = 5;

/** @returns of each code the first files, in all of which a fix may be found */
function filesToTry(diagnostics: readonly Diagnostic[], most: number): Set<string> {
  const tried = new Set<string>();
  const byCode = new Map<string, Set<string>>();
  for (const { code, file } of diagnostics) {
    if (NEVER_MENDED.has(code)) continue;
    const own = byCode.get(code) ?? new Set();
    byCode.set(code, own);
    if (own.size === most) continue;
    own.add(file);
    tried.add(file);
  }
  return tried;
}

/**
 * @param showsFixes whether each fix is shown, and not only how many there are
 * @param opened what the content was read with, where it is still at hand
 * @returns the report with what its formats show of each code and of each fix
 */
export async function completed(
  context: Context,
  report: Report,
  showsFixes: boolean,
  opened?: Pick<OpenPorts, 'ports' | 'siteCode'>,
): Promise<Report> {
  const { options, toolRoot } = context;
  const { ports, siteCode } = opened ?? (await realPorts(context));
  const { definition } = await siteCode();
  const { choices } = await ports.recall();
  const content = await ports.readContent();
  const tried = filesToTry(report.diagnostics, showsFixes ? Number.POSITIVE_INFINITY : TRIED);
  const files = fixContent(content, ports.models, definition, choices, (file) => tried.has(file), {
    wants: () => true,
    suggested: true,
  });
  const fixes = fixesOf([...files], report.diagnostics);
  const fixed = new Set(fixes.map(({ diagnostic }) => diagnostic));
  if (showsFixes) fixes.push(...suggestedFixes(content, report.diagnostics, fixed));
  return {
    ...report,
    tried,
    fixes,
    rules: rulesOf(report, definition.diagnostics),
    helpUri: options.helpUri ?? homepage(toolRoot),
  };
}
