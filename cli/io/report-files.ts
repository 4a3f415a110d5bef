/** Files that reports are written to: each whole or not at all, and none among the content or the site. */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clearBeside, throughBeside } from './beside.ts';
import { folded, holds } from './dist/out-folder.ts';
import { Failure, reportFailure } from './failure.ts';
import { close, openFile, refusal, SPECIAL, writeFresh } from './inside.ts';

/** The path with links resolved as far as it exists. */
function real(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(real(parent), path.basename(folder));
  }
}

/** The place itself is taken as it is: a link there is replaced by no report. */
const placeOf = (file: string): string => path.join(real(path.dirname(file)), path.basename(file));

const refused = (file: string, id: string, en: string): Failure =>
  new Failure('usage/report-file', {
    id: {
      message: `Laporan tidak ditulis ke ${file}: ${id}.`,
      hint: 'Pilih berkas lain, misalnya --format sarif=senja.sarif.',
    },
    en: {
      message: `No report is written to ${file}: ${en}.`,
      hint: 'Choose another file, for example --format sarif=senja.sarif.',
    },
  });

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
    if (file.includes('\uFFFD')) throw refused(file, 'namanya bukan UTF-8', 'its name is not UTF-8');
    if (holds(real(content), place))
      throw refused(file, 'itu di dalam folder konten', 'that is in the content folder');
    if (holds(real(out), place))
      throw refused(
        file,
        'itu di dalam folder hasil, yang diganti seluruhnya',
        'that is in the output folder, which is replaced as a whole',
      );
    if (seen.has(folded(place)))
      throw refused(file, 'berkas itu disebut dua kali', 'that file is named twice');
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
      throw refused(
        file,
        'berkas itu sudah ada, dan isinya bukan laporan senja dalam bentuk ini',
        'that file is there already, and holds no report of senja in this format',
      );
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
