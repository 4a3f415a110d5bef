/** A report is recognised by its first lines, in its own format only. */
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Report } from '../../cli/diagnostics/report/index.ts';
import { formatReport, REPORT_FORMATS, reporterOf } from '../../cli/diagnostics/reporters/formats.ts';

const STYLE = { colour: false, width: 80, quiet: false, links: null, below: '' };
const FAULT: Diagnostic = {
  code: 'content/empty',
  severity: 'error',
  params: { name: 'title' },
  suggestions: [],
  file: 'articles/a b.yaml',
  range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  field: '/title',
  lineText: 'title:',
};
const failure = { code: 'machine/port', message: 'Port 80.', hint: '' };
const report = (changes: Partial<Report>): Report => ({
  ok: false,
  lang: 'en',
  files: 1,
  fileNames: ['a.yaml'],
  diagnostics: [FAULT],
  contentFolder: 'content',
  closing: [],
  failure: null,
  ...changes,
});
const closings = [
  'The content is valid.',
  'Konten belum benar. dist tidak diubah.',
  'The site is ready in /dist',
  '1 error is not shown because of --only or --skip.',
];
const reports = [
  report({}),
  report({ lang: 'id', diagnostics: [{ ...FAULT, severity: 'note' }] }),
  report({ diagnostics: [], failure }),
  ...closings.map((closing) => report({ diagnostics: [], closing: [closing] })),
];

it.each(REPORT_FORMATS)('recognises a report as %s, and as nothing else', (format) => {
  for (const each of reports) {
    const text = formatReport(format, each, STYLE);
    if (text === '') continue;
    expect(REPORT_FORMATS.filter((one) => reporterOf(one).begins.test(text.slice(0, 2000)))).toEqual([
      format,
    ]);
  }
});

it.each([
  '{ "name": "situs", "version": "1.0.0" }',
  '{\n  "version": 1,\n  "ok": true\n}\n',
  '{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",\n  "version": "2.1.0",\n  "runs": []\n}\n',
  '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="jest" tests="1">',
  '---\ntitle: Teh\n---\n',
  '::debug::x\n',
  '# Catatan\n',
  'a:1:1  error\n',
])('recognises no other text: %j', (text) => {
  expect(REPORT_FORMATS.filter((format) => reporterOf(format).begins.test(text))).toEqual([]);
});
