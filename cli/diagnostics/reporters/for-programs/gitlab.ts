/**
 * Code Quality report of GitLab: an array of issues, which a merge request compares with those of its target branch by
 * their fingerprints.
 */
import type { Severity } from '../../index.ts';
import { identities, pathBelow, type Report, sentences } from '../../report/index.ts';
import { safeJson, safeText } from '../../texts/index.ts';
import type { Reporter } from '../index.ts';

const SEVERITIES = { error: 'critical', warning: 'minor', note: 'info' } as const satisfies Record<
  Severity,
  string
>;

const print: Reporter['print'] = (report) => {
  const identityOf = identities(report);
  const issues = report.diagnostics.map((diagnostic) => ({
    description: sentences(diagnostic, report.lang).map(safeText).join(' '),
    check_name: diagnostic.code,
    fingerprint: identityOf(diagnostic),
    severity: SEVERITIES[diagnostic.severity],
    location: {
      path: pathBelow(report.contentFolder, diagnostic.file),
      lines: { begin: diagnostic.range.line, end: diagnostic.range.endLine },
    },
  }));
  return safeJson([...issues, ...failureOf(report)]);
};

/** A failure of the machine belongs to no file; GitLab wants one. */
function failureOf({ failure, contentFolder }: Report) {
  if (failure === null) return [];
  const { code, message } = failure;
  return [
    {
      description: safeText(message),
      check_name: code,
      fingerprint: code,
      severity: 'blocker',
      location: { path: contentFolder || '.', lines: { begin: 1, end: 1 } },
    },
  ];
}

export const gitlab: Reporter = {
  print,
  begins: /^(?:\[\]\n$|\[\n {2}\{\n {4}"description": "[^\n]*\n {4}"check_name": "[a-z]+\/[a-z0-9-]+")/,
};
