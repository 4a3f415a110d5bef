/** SARIF 2.1.0, for code scanning tools. */
import { type Diagnostic, entryOf } from '../../index.ts';
import { general } from '../../languages/index.ts';
import type { Range } from '../../places/index.ts';
import { pathBelow, type Report, sentences, type TextEdit } from '../../report/index.ts';
import { safeJson, uriOf } from '../../texts/index.ts';
import type { Reporter } from '../index.ts';

const regionOf = ({ line, column, endLine, endColumn }: Range) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

function rulesOf(report: Report) {
  const { lang, rules = {}, helpUri } = report;
  const entries = new Map(report.diagnostics.map((diagnostic) => [diagnostic.code, entryOf(diagnostic)]));
  return [...entries]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { severity, [lang]: words }]) => {
      const { short, full, help, markdown } = rules[code] ?? {
        short: general(words.message),
        full: general(words.message),
        help: general(words.hint),
      };
      return {
        id: code,
        shortDescription: { text: short },
        fullDescription: { text: full },
        help: { text: help, markdown },
        ...(helpUri ? { helpUri } : {}),
        defaultConfiguration: { level: severity },
      };
    });
}

const fixOf = (edits: readonly TextEdit[], uri: string) => ({
  description: { text: edits.map((edit) => `${edit.old} → ${edit.new}`).join('; ') },
  artifactChanges: [
    {
      artifactLocation: { uri },
      replacements: edits.map(({ range, new: text }) => ({
        deletedRegion: regionOf(range),
        insertedContent: { text },
      })),
    },
  ],
});

const print: Reporter['print'] = (report) => {
  const { version, helpUri, contentFolder } = report;
  const rules = rulesOf(report);
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const fixes = new Map(report.fixes?.map(({ diagnostic, edits }) => [diagnostic, edits]));
  const resultOf = (diagnostic: Diagnostic) => {
    const { code, file, range } = diagnostic;
    const uri = uriOf(pathBelow(report.contentFolder, file));
    // Edits of later passes have their places in another text.
    const edits = fixes.get(diagnostic)?.filter(({ pass }) => pass === 1) ?? [];
    return {
      ruleId: code,
      ruleIndex: indices.get(code),
      level: diagnostic.severity,
      message: { text: sentences(diagnostic, report.lang).join(' ') },
      locations: [{ physicalLocation: { artifactLocation: { uri }, region: regionOf(range) } }],
      ...(edits.length > 0 && { fixes: [fixOf(edits, uri)] }),
    };
  };
  const notifications = report.failure
    ? [{ level: 'error', descriptor: { id: report.failure.code }, message: { text: report.failure.message } }]
    : [];
  return safeJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'senja',
            ...(version ? { version } : {}),
            ...(helpUri ? { informationUri: helpUri } : {}),
            rules,
          },
        },
        // Code scanning keeps the results of each site of a repository apart by it.
        automationDetails: { id: `senja/${uriOf(contentFolder.replace(/^(?:\.\.\/)+/, ''))}/` },
        columnKind: 'utf16CodeUnits',
        invocations: [
          { executionSuccessful: report.failure === null, toolExecutionNotifications: notifications },
        ],
        results: report.diagnostics.map(resultOf),
      },
    ],
  });
};

export const sarif: Reporter = {
  print,
  begins:
    /^\{\n {2}"\$schema": "https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\n {2}"version": "2\.1\.0",\n {2}"runs": \[\n {4}\{\n {6}"tool": \{\n {8}"driver": \{\n {10}"name": "senja",\n/,
  showsFixes: 'all',
};
