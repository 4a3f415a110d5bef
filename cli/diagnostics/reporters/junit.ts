/**
 * JUnit XML: a test case for each diagnostic, since consumers show one failure per case, and one for each file
 * without diagnostics.
 */
import { type Diagnostic, safeText, shownSuggestions, wording } from '../diagnostic.ts';
import { countBy, groupByFile, pathBelow, type Report, type Reporter } from '../report.ts';

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

/** Content of a diagnostic's case: errors fail, and with `--strict` warnings too. */
function result(diagnostic: Diagnostic, { lang, strict }: Report): string {
  const { message, hint } = wording(diagnostic, lang);
  const { code, severity, file, range } = diagnostic;
  const near = shownSuggestions(diagnostic)
    .map((suggestion) => `→ ${safeText(suggestion)}\n`)
    .join('');
  const text = escapeXml(`${safeText(file)}:${range.line}:${range.column}\n${message}\n${near}${hint}`);
  return severity === 'error' || (strict && severity === 'warning')
    ? `<failure${attributes({ type: code, message })}>${text}</failure>`
    : `<system-out>${text}</system-out>`;
}

function casesOf(report: Report, file: string, own: readonly Diagnostic[]): string[] {
  const path = pathBelow(report.contentFolder, file);
  const about = { classname: 'content', file: path };
  if (own.length === 0) return [`<testcase${attributes({ ...about, name: file })}></testcase>`];
  const names = new Map<string, number>();
  return own.map((diagnostic) => {
    const { code, range } = diagnostic;
    const name = `${file}:${range.line}:${range.column} ${code}`;
    // GitLab distinguishes cases by their names.
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const unique = count === 1 ? name : `${name} (${count})`;
    const place = attributes({ ...about, name: unique, line: range.line });
    return `<testcase${place}>${result(diagnostic, report)}</testcase>`;
  });
}

const print: Reporter['print'] = (report) => {
  const byFile = groupByFile(report.diagnostics, report.fileNames);
  const cases = [...byFile].flatMap(([file, own]) => casesOf(report, file, own));
  const { failure } = report;
  if (failure) {
    const error = `<error${attributes({ type: failure.code, message: failure.message })}/>`;
    cases.push(`<testcase${attributes({ classname: 'senja', name: failure.code })}>${error}</testcase>`);
  }
  const { errors, warnings, notes } = countBy(report);
  const counts = attributes({
    tests: cases.length,
    failures: errors + (report.strict ? warnings : 0),
    errors: failure ? 1 : 0,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="senja"${counts}>\n`,
    `  <testsuite name="content"${counts}>\n`,
    `    <properties><property name="warnings" value="${warnings}"/><property name="notes" value="${notes}"/></properties>\n`,
    ...cases.map((one) => `    ${one}\n`),
    '  </testsuite>\n</testsuites>\n',
  ].join('');
};

export const junit: Reporter = {
  print,
  begins: /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="senja" /,
};
