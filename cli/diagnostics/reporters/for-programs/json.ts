/** One JSON document, described in `report.schema.json`; version 1 may only gain fields. */

import { countBy } from '../../report/index.ts';
import { safeJson } from '../../texts/index.ts';
import { wording } from '../../wording/index.ts';
import type { Reporter } from '../index.ts';

const print: Reporter['print'] = (report) => {
  const fixable = new Set(report.fixes?.filter((fix) => fix.safe).map((fix) => fix.diagnostic));
  const diagnostics = report.diagnostics.map((diagnostic) => {
    const { message, hint } = wording(diagnostic, report.lang);
    const { code, severity, suggestions, file, range, field } = diagnostic;
    const own = { code, severity, message, hint, suggestions, file, ...range, field };
    return report.fixes ? { ...own, fixable: fixable.has(diagnostic) } : own;
  });
  const failure = report.failure ? { failure: report.failure } : {};
  const document = {
    version: 1,
    ok: report.ok,
    ...countBy(report),
    files: report.files,
    contentFolder: report.contentFolder,
    ...(report.site && { site: report.site }),
    diagnostics,
    ...(report.edits && { edits: report.edits.map(({ range, ...edit }) => ({ ...edit, ...range })) }),
    ...(report.renamed && { renamed: report.renamed }),
    ...(report.hidden && { hidden: report.hidden }),
    ...failure,
  };
  return safeJson(document);
};

export const json: Reporter = {
  print,
  begins: /^\{\n {2}"version": 1,\n {2}"ok": (?:true|false),\n {2}"errors": \d+,\n {2}"warnings": \d+,\n/,
  showsFixes: 'safe',
};
