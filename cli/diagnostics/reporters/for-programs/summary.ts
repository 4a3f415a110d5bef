/** Summary on GitHub's page of a run (`GITHUB_STEP_SUMMARY`), in Markdown. */

import { type Diagnostic, SEVERITIES } from '../../index.ts';
import type { Lang } from '../../languages/index.ts';
import { phrasesIn } from '../../phrases/index.ts';
import { type PageChanges, pathBelow, type Report, total } from '../../report/index.ts';
import { safeLines, safeText, uriOf } from '../../texts/index.ts';
import { shownSuggestions, wording } from '../../wording/index.ts';
import { byCode } from '../index.ts';

/** Maximum number of faults in the table; the log of the step has all. */
export const MAX_ROWS = 50;

/** Maximum number of addresses listed for new, changed and removed pages each. */
export const MAX_LISTED = 5;

/** Invisible separator: GitHub makes links only of continuous text. */
const BREAK = '<!-- -->';

/** A web or mail address. */
const ADDRESS = /:\/\/|www\.|mailto:|@/i;

/** Prevents GitHub's automatic links: addresses and mentions, issue numbers, commit hashes. */
const preventLinks = (word: string): string =>
  (ADDRESS.test(word) ? word.replace(/[:@.](?=.)|\/(?=\/)|www(?=\.)/gi, `$&${BREAK}`) : word).replace(
    /#(?=\w)|\w-(?=\d)|GHSA(?=-)|[0-9a-f]{6}(?=[0-9a-f])/gi,
    `$&${BREAK}`,
  );

/** Escapes text from content, so that it cannot end a cell or contain markup, links or formulas. */
const plain = (text: string): string =>
  safeText(text)
    .replace(/[\\`*_[\]<>|~&$]/g, '\\$&')
    .replace(/\S+/g, preventLinks);

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function row(diagnostic: Diagnostic, { lang, contentFolder }: Report, source: string | null): string {
  const { code, severity, file, range } = diagnostic;
  const suggestions = shownSuggestions(diagnostic);
  const path = pathBelow(contentFolder, file);
  const place = plain(`${path}:${range.line}`);
  // `plain=1`: GitHub shows no line numbers of rendered Markdown.
  const linked =
    source === null ? place : `[${place}](<${encodeURI(source)}/${uriOf(path)}?plain=1#L${range.line}>)`;
  const near = suggestions.length > 0 ? [`→ ${suggestions.join(' / ')}`] : [];
  const message = plain([wording(diagnostic, lang).message, ...near].join(' '));
  return rowOf([phrasesIn(lang)(`report.${severity}`), plain(code), linked, message]);
}

/** Table of codes with the number of their diagnostics. */
function countsOf(report: Report): string[] {
  const [head, ...rows] = byCode(report) ?? [];
  if (!head) return [];
  return [[rowOf(head), '|---|---|---:|---:|---|', ...rows.map((row) => rowOf(row.map(plain)))].join('\n')];
}

const KINDS = ['added', 'changed', 'gone'] as const;

function pagesIn(pages: PageChanges, lang: Lang): string {
  const say = phrasesIn(lang);
  const kind = (name: (typeof KINDS)[number], addresses: readonly string[]): string => {
    const left = addresses.length - MAX_LISTED;
    const named = [
      ...addresses.slice(0, MAX_LISTED).map(plain),
      ...(left > 0 ? [say('summary.others', { count: left })] : []),
    ];
    return `${addresses.length} ${say(`summary.${name}`)}${named.length > 0 ? ` (${named.join(', ')})` : ''}`;
  };
  return `${say('summary.pages')} ${KINDS.map((name) => kind(name, pages[name])).join(', ')}.`;
}

/**
 * @param source base address for paths of the repository, or null if unknown
 * @param quiet whether to omit notes and success messages
 * @returns blocks of Markdown, each followed by an empty line, so that summaries of several runs are separated
 */
export function summary(report: Report, source: string | null, quiet: boolean): string {
  const { lang, diagnostics, failure, pages } = report;
  const say = phrasesIn(lang);
  const shown = SEVERITIES.slice(0, quiet ? 2 : 3).flatMap((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  );
  if (quiet && report.ok && shown.length === 0) return '';
  const rows = shown.slice(0, MAX_ROWS).map((diagnostic) => row(diagnostic, report, source));
  const head = rowOf([
    say('summary.severity'),
    say('by-code.code'),
    say('summary.place'),
    say('summary.message'),
  ]);
  const blocks = [
    `### senja: ${total(report, lang)}`,
    ...(rows.length > 0 ? [[head, '|---|---|---|---|', ...rows].join('\n')] : []),
    ...(shown.length > rows.length ? [say('summary.more', { count: shown.length - rows.length })] : []),
    ...(quiet ? [] : countsOf(report)),
    ...(failure ? [plain(safeLines(`${failure.code}: ${failure.message} ${failure.hint}`).join('; '))] : []),
    ...(report.ok ? [] : report.closing.map(plain)),
    ...(pages ? [pagesIn(pages, lang)] : []),
  ];
  return blocks.map((block) => `${block}\n\n`).join('');
}
