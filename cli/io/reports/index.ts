/** Report files: each is written completely or not at all, and never into the content or the site. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { clearTemporary, writeThroughTemporary } from '../atomic/index.ts';
import { codeOf, Failure, failure, reasonOf } from '../failures/index.ts';
import { SPECIAL, systemError, withFile } from '../files/index.ts';
import { comparable, holds, resolveExisting } from '../folders/index.ts';

/** Do not resolve the last component: never overwrite a symlink. */
const placeOf = (file: string): string => path.join(resolveExisting(path.dirname(file)), path.basename(file));

/** A report that the user asked for, or the summary that GitHub asks for. */
type Kind = 'report' | 'summary';

const refuseReport = (
  kind: Kind,
  file: string,
  reason: 'not-utf8' | 'content' | 'out' | 'twice' | 'foreign',
): Failure => failure(`usage/report-file:${kind}`, { file, reason: phrase(`usage/report-file:${reason}`) });

/** @returns a failure that names the report file that could not be written, and the reason */
function reportFailure(kind: Kind, file: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isMissing = codeOf(error) === 'ENOENT';
  const reason = isMissing ? phrase('machine/output:no-folder') : reasonOf(error);
  return failure(`machine/output:${kind}`, { file, reason }, error);
}

/** Destination of a report, and a test whether an existing text is an older report of its kind. */
export interface ReportPlace {
  /** Absolute path. */
  file: string;
  isOlder(head: string): boolean;
}

/**
 * Checks all destinations before any work is done.
 * @param shared a file that other programs append to as well; null for none
 * @throws Failure for a file in the content or the output folder, one that is named twice, one with anything but an
 *   older report, and one that cannot be written
 */
export function checkReportFiles(
  reports: readonly ReportPlace[],
  shared: string | null,
  { content, out }: { content: string; out: string },
): void {
  const seen = new Set<string>();
  const checkedPlace = (file: string, kind: Kind): string => {
    const place = placeOf(file);
    if (file.includes('\uFFFD')) throw refuseReport(kind, file, 'not-utf8');
    if (holds(resolveExisting(content), place)) throw refuseReport(kind, file, 'content');
    if (holds(resolveExisting(out), place)) throw refuseReport(kind, file, 'out');
    if (seen.has(comparable(place))) throw refuseReport(kind, file, 'twice');
    seen.add(comparable(place));
    return place;
  };
  for (const report of reports) checkPlace(report, checkedPlace(report.file, 'report'));
  if (shared !== null) checkedPlace(shared, 'summary');
}

/** Number of characters by which a report is recognised. */
const HEAD = 2000;

const headOf = (file: string): string =>
  withFile(file, ({ descriptor }) => {
    const bytes = Buffer.alloc(HEAD);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  });

/** @throws Failure unless the file is missing, empty, or an older report; a link, a folder or a pipe is none */
function checkPlace({ file, isOlder }: ReportPlace, place: string): void {
  try {
    const folder = lstatSync(path.dirname(place));
    if (!folder.isDirectory()) throw systemError('ENOTDIR', file);
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (!stats || (stats.size === 0 && stats.isFile())) return;
    if (!isOlder(headOf(place))) throw refuseReport('report', file, 'foreign');
  } catch (error) {
    throw reportFailure('report', file, error);
  }
}

/** @throws Failure as `checkReportFiles` does, and for errors of the machine; an existing file is then unchanged */
export function writeReportFile(report: ReportPlace, text: string): void {
  const place = placeOf(report.file);
  checkPlace(report, place);
  try {
    const own = path.basename(place);
    clearTemporary(path.dirname(place), (name) => name === own);
    writeThroughTemporary(place, text);
  } catch (error) {
    throw reportFailure('report', report.file, error);
  }
}

const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK, O_NOFOLLOW, O_NOCTTY } = constants;

const FLAGS = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY;

/** Appends to a file that other steps write to as well. @throws Failure for errors of the machine */
export function appendToFile(file: string, text: string): void {
  try {
    // A pipe without a reader would block, and a link may lead anywhere.
    const descriptor = openSync(placeOf(file), FLAGS);
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() && !stats.isCharacterDevice()) throw systemError(SPECIAL, file);
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw reportFailure('summary', file, codeOf(error) === 'ENXIO' ? systemError(SPECIAL, file) : error);
  }
}
