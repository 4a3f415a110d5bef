/** The formats of `--format`. */
import type { Report, Reporter } from '../report.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

const withoutNotes = (report: Report): Report => ({
  ...report,
  diagnostics: report.diagnostics.filter(({ severity }) => severity !== 'note'),
});

/** Under `--quiet` no format has notes. */
const quietly =
  (reporter: Reporter): Reporter =>
  (report, style) =>
    reporter(style.quiet ? withoutNotes(report) : report, style);

export const REPORTERS = {
  pretty: quietly(pretty),
  json: quietly(json),
  github: quietly(github),
  sarif: quietly(sarif),
  junit: quietly(junit),
} as const satisfies Record<string, Reporter>;

export type Format = keyof typeof REPORTERS;
