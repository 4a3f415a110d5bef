/** SARIF 2.1.0, for code scanning tools. */
import { CATALOGUE } from '../catalogue.ts';
import { type Code, general, titleOf, wording } from '../diagnostic.ts';
import { pathBelow, type Reporter } from '../report.ts';
import { uriOf } from '../uri.ts';

export const sarif: Reporter = (report) => {
  const used = [...new Set(report.diagnostics.map(({ code }) => code))].sort() as Code[];
  const rules = used.map((code) => ({
    id: code,
    shortDescription: { text: titleOf(code, report.lang) },
    help: { text: general(CATALOGUE[code][report.lang].hint) },
    defaultConfiguration: { level: CATALOGUE[code].severity },
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
