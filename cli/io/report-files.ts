/** Files that reports are written to: each whole or not at all, and none among the content or the site. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { phrase } from '../diagnostics/phrases.ts';
import { clearBeside, throughBeside } from './beside.ts';
import { folded, holds } from './dist/out-folder.ts';
import { Failure, failure, reasonOf } from './failure.ts';
import { close, codeOf, openFile, refusal, resolvedAsFar, SPECIAL, writeFresh } from './inside.ts';

/** The place itself is taken as it is: a link there is replaced by no report. */
const placeOf = (file: string): string => path.join(resolvedAsFar(path.dirname(file)), path.basename(file));

const refused = (file: string, reason: ReportReason): Failure =>
  failure('usage/report-file', { file, reason: phrase(`usage/report-file:${reason}`) });

type ReportReason = 'not-utf8' | 'content' | 'out' | 'twice' | 'foreign';

/** @returns a failure that says which file a report could not be written to, and why */
function reportFailure(file: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isMissing = codeOf(error) === 'ENOENT';
  const reason = isMissing ? phrase('machine/output:no-folder') : reasonOf(error);
  return failure('machine/output:file', { file, reason }, error);
}

/** Where a report goes, and whether a text that lies there already is an older one of its kind. */
export interface ReportPlace {
  /** Absolute path. */
  file: string;
  isOlder(head: string): boolean;
}

export interface Places {
  reports: readonly ReportPlace[];
  /** A file that others write to as well, so that a report is added to it; null for none. */
  shared: string | null;
  content: string;
  out: string;
}

/**
 * Looks at all places before any work is done.
 * @throws Failure for a file in the content or the output folder, one that is named twice, one that holds anything but an
 *   older report, and one that cannot be written
 */
export function judgeReportFiles({ reports, shared, content, out }: Places): void {
  const seen = new Set<string>();
  const judge = (file: string): string => {
    const place = placeOf(file);
    if (file.includes('\uFFFD')) throw refused(file, 'not-utf8');
    if (holds(resolvedAsFar(content), place)) throw refused(file, 'content');
    if (holds(resolvedAsFar(out), place)) throw refused(file, 'out');
    if (seen.has(folded(place))) throw refused(file, 'twice');
    seen.add(folded(place));
    return place;
  };
  for (const report of reports) judgePlace(report, judge(report.file));
  if (shared !== null) judge(shared);
}

/** Characters by which a report is known. */
const HEAD = 2000;

function headOf(file: string): string {
  const { descriptor } = openFile(file);
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    close(descriptor);
  }
}

/** @throws Failure unless nothing lies there, an empty file, or an older report */
function judgePlace({ file, isOlder }: ReportPlace, place: string): void {
  try {
    const folder = lstatSync(path.dirname(place));
    if (!folder.isDirectory()) throw refusal('ENOTDIR', file);
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (stats?.isFile()) {
      if (stats.size === 0 || isOlder(headOf(place))) return;
      throw refused(file, 'foreign');
    }
    if (!stats) return;
    throw refusal(stats.isDirectory() ? 'EISDIR' : stats.isSymbolicLink() ? 'ELOOP' : SPECIAL, file);
  } catch (error) {
    throw reportFailure(file, error);
  }
}

/** @throws Failure as `judgeReportFiles` does, and for the machine; what had the name is as it was then */
export function writeReportFile(report: ReportPlace, text: string): void {
  const place = placeOf(report.file);
  judgePlace(report, place);
  try {
    const own = path.basename(place);
    clearBeside(path.dirname(place), (name) => name === own);
    throughBeside(place, (beside) => writeFresh(beside, text));
  } catch (error) {
    throw reportFailure(report.file, error);
  }
}

const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK, O_NOFOLLOW, O_NOCTTY } = constants;

const FLAGS = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY;

/** Adds to a file that other steps write to as well. @throws Failure for the machine */
export function appendToFile(file: string, text: string): void {
  try {
    // A pipe that nobody reads is not waited for, and a link may lead anywhere.
    const descriptor = openSync(placeOf(file), FLAGS);
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() && !stats.isCharacterDevice()) throw refusal(SPECIAL, file);
      writeFileSync(descriptor, text);
      closeSync(descriptor);
    } catch (error) {
      close(descriptor);
      throw error;
    }
  } catch (error) {
    throw reportFailure(file, error);
  }
}
