/**
 * JUnit XML as Jenkins' schema wants it (`junit-10.xsd` of its xUnit plugin): a suite for each file, with a test case
 * for each diagnostic, since consumers show one failure per case, or one case without any.
 */
import { type Diagnostic, isFailure } from '../../index.ts';
import { groupByFile, identities, pathBelow, type Report } from '../../report/index.ts';
import { safeText } from '../../texts/index.ts';
import { shownSuggestions, wording } from '../../wording/index.ts';
import type { Reporter } from '../index.ts';

const escapeXml = (text: string): string =>
  text
    .split('\n')
    .map(safeText)
    .join('\n')
    .replace(/[&<>"'\n]/g, (character) => `&#${character.charCodeAt(0)};`);

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/** Content of a diagnostic's case. */
function result(diagnostic: Diagnostic, { lang, strict, contentFolder }: Report): string {
  const { message, hint } = wording(diagnostic, lang);
  const { code, file, range } = diagnostic;
  const near = shownSuggestions(diagnostic)
    .map((suggestion) => `→ ${safeText(suggestion)}\n`)
    .join('');
  const path = safeText(pathBelow(contentFolder, file));
  const text = escapeXml(`${path}:${range.line}:${range.column}\n${message}\n${near}${hint}`);
  return isFailure(diagnostic, strict)
    ? `<failure${attributes({ type: code, message })}>${text}</failure>`
    : `<system-out>${text}</system-out>`;
}

function casesOf(report: Report, path: string, own: readonly Diagnostic[]): string[] {
  const about = { classname: path };
  if (own.length === 0) return [`<testcase${attributes({ ...about, name: path })}></testcase>`];
  const nameOf = identities(report);
  return own.map(
    (one) => `<testcase${attributes({ ...about, name: nameOf(one) })}>${result(one, report)}</testcase>`,
  );
}

/** @returns the lines of a suite */
const suite = (
  about: Readonly<Record<string, string>>,
  counts: Readonly<Record<string, number>>,
  cases: readonly string[],
): string[] => [
  `  <testsuite${attributes({ ...about, ...counts })}>`,
  ...cases.map((one) => `    ${one}`),
  '  </testsuite>',
];

const print: Reporter['print'] = (report) => {
  const { failure, strict } = report;
  const suites = [...groupByFile(report.diagnostics, report.fileNames)].map(([file, own]) => {
    const path = pathBelow(report.contentFolder, file);
    const cases = casesOf(report, path, own);
    const failures = own.filter((one) => isFailure(one, strict)).length;
    return { about: { name: path, file: path }, cases, failures, errors: 0 };
  });
  const failed = failure && {
    about: { name: 'senja' },
    cases: [
      `<testcase${attributes({ classname: 'senja', name: failure.code })}><error${attributes({ type: failure.code, message: failure.message })}/></testcase>`,
    ],
    ...{ failures: 0, errors: 1 },
  };
  const all = failed ? [...suites, failed] : suites;
  const sum = (of: (one: (typeof all)[number]) => number): number =>
    all.reduce((before, one) => before + of(one), 0);
  const tests = sum(({ cases }) => cases.length);
  const counts = { tests, failures: sum(({ failures }) => failures), errors: sum(({ errors }) => errors) };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'senja', ...counts })}>`,
    ...all.flatMap(({ about, cases, failures, errors }) =>
      suite(about, { tests: cases.length, failures, errors }, cases),
    ),
    '</testsuites>\n',
  ].join('\n');
};

export const junit: Reporter = {
  print,
  begins: /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="senja" /,
};
