/** JUnit XML: one test case a content file, so that every CI can show which file is at fault. */
import { wording } from '../diagnostic.ts';
import { countBy, type Report, type Reporter } from '../report.ts';

// XML 1.0 has no way at all to write most control characters.
const UNWRITABLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '�').replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

function testCase(report: Report, file: string): string {
  const own = report.diagnostics.filter((diagnostic) => diagnostic.file === file);
  const children = own.map((diagnostic) => {
    const { message, hint } = wording(diagnostic, report.lang);
    const { line, column } = diagnostic.range;
    const near = diagnostic.suggestions.map((suggestion) => `→ ${suggestion}\n`).join('');
    const text = escapeXml(`${file}:${line}:${column}\n${message}\n${near}${hint}`);
    return diagnostic.severity === 'error'
      ? `<failure type="${diagnostic.code}" message="${escapeXml(message)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  });
  // Failures come before output in the format.
  children.sort((a, b) => Number(a.startsWith('<system-out')) - Number(b.startsWith('<system-out')));
  return `    <testcase classname="content" name="${escapeXml(file)}">${children.join('')}</testcase>\n`;
}

export const junit: Reporter = (report) => {
  const files = [...new Set([...report.fileNames, ...report.diagnostics.map(({ file }) => file)])];
  const failed = new Set(
    report.diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  ).size;
  const errors = report.failure ? 1 : 0;
  const tests = files.length + errors;
  const cases = files.map((file) => testCase(report, file));
  if (report.failure) {
    const message = escapeXml(report.failure.message);
    cases.push(
      `    <testcase classname="senja" name="${report.failure.code}"><error type="${report.failure.code}" message="${message}"/></testcase>\n`,
    );
  }
  const counts = `tests="${tests}" failures="${failed}" errors="${errors}"`;
  const { warnings, notes } = countBy(report);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="senja" ${counts}>\n`,
    `  <testsuite name="content" ${counts}>\n`,
    `    <properties><property name="warnings" value="${warnings}"/><property name="notes" value="${notes}"/></properties>\n`,
    ...cases,
    '  </testsuite>\n</testsuites>\n',
  ].join('');
};
