/** Tells an older report from any other text: only a report may be replaced by a report. */
import type { Format } from './index.ts';

const CODE = '[a-z]+/[a-z0-9-]+';

/** What the first line of a report for people can be: a diagnostic, a failure, a table, or a closing line. */
const PRETTY = new RegExp(
  [
    `^[^\\n]+:\\d+:\\d+  (?:error|warning|note|kesalahan|peringatan|catatan)  ${CODE}\\n`,
    `^(?:usage|machine|senja)/[a-z-]+  `,
    '^The content is (?:not )?valid\\.|^Konten (?:sudah|belum) benar\\.',
    '^The site is ready in |^Situs selesai di ',
    '^\\d+ errors? (?:is|are) not shown |^Ada \\d+ kesalahan yang tidak ditampilkan ',
    '^\\d+ links? cannot be checked |^\\d+ tautan belum dapat diperiksa',
    '^Warnings count as errors |^Peringatan dihitung sebagai kesalahan',
    '^\\d+ photos? (?:fetched|could)|^\\d+ foto (?:diambil|gagal)',
    '^Updated in \\d+ |^Diperbarui dalam \\d+ ',
  ].join('|'),
);

const SHAPES = {
  pretty: PRETTY,
  json: /^\{\n {2}"version": 1,\n {2}"ok": (?:true|false),\n {2}"errors": \d+,\n {2}"warnings": \d+,\n/,
  github: new RegExp(`^::(?:error|warning|notice) (?:[^\\n]*,)?title=${CODE}::`),
  sarif:
    /^\{\n {2}"\$schema": "https:\/\/json\.schemastore\.org\/sarif-2\.1\.0\.json",\n {2}"version": "2\.1\.0",\n {2}"runs": \[\n {4}\{\n {6}"tool": \{\n {8}"driver": \{\n {10}"name": "senja",\n/,
  junit: /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="senja" /,
} as const satisfies Record<Format, RegExp>;

/** @returns whether a text begins as senja's reports of a format do */
export const isOwnReport = (format: Format, head: string): boolean => SHAPES[format].test(head);
