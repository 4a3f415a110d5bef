/** SARIF 2.1.0, for code scanning tools. */
import { entryOf, general, wording } from '../diagnostic.ts';
import { pathBelow, type Reporter } from '../report.ts';
import { uriOf } from '../uri.ts';

export const sarif: Reporter = (report) => {
  const entries = new Map(report.diagnostics.map((diagnostic) => [diagnostic.code, entryOf(diagnostic)]));
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const used = sorted.map(([code]) => code);
  const rules = sorted.map(([code, { severity, [report.lang]: words }]) => ({
    id: code,
    shortDescription: { text: general(words.message) },
    help: { text: general(words.hint) },
    defaultConfiguration: { level: severity },
  }));
  const results = report.diagnostics.map((diagnostic) => {
    const { message, hint } = wording(diagnostic, report.lang);
    const { line, column, endLine, endColumn } = diagnostic.range;
    const near = diagnostic.suggestions.length > 0 ? [`→ ${diagnostic.suggestions.join(' / ')}`] : [];
    return {
      ruleId: diagnostic.code,
      ruleIndex: used.indexOf(diagnostic.code),
      level: diagnostic.severity,
      message: { text: [message, ...near, hint].filter(Boolean).join(' ') },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(pathBelow(report.contentFolder, diagnostic.file)) },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
    };
  });
  const notifications = report.failure
    ? [{ level: 'error', descriptor: { id: report.failure.code }, message: { text: report.failure.message } }]
    : [];
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'senja', rules } },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: report.failure === null, toolExecutionNotifications: notifications },
        ],
        results,
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};
