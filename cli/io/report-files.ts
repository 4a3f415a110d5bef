/** Files that reports are written to: each whole or not at all, and none among the content or the site. */
import { closeSync, constants, lstatSync, openSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folded, holds } from './dist/out-folder.ts';
import { Failure, reportFailure } from './failure.ts';
import { close, refusal, rmIfThere, SPECIAL, writeFresh } from './inside.ts';

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

/**
 * Looks at all places before any work is done.
 * @param files absolute paths
 * @throws Failure for a file in the content or the output folder, one that is named twice, and one that cannot be written
 */
export function judgeReportFiles(files: readonly string[], folders: { content: string; out: string }): void {
  const seen = new Set<string>();
  for (const file of files) {
    const place = placeOf(file);
    if (holds(real(folders.content), place))
      throw refused(file, 'itu di dalam folder konten', 'that is in the content folder');
    if (holds(real(folders.out), place))
      throw refused(
        file,
        'itu di dalam folder hasil, yang diganti seluruhnya',
        'that is in the output folder, which is replaced as a whole',
      );
    if (seen.has(folded(place)))
      throw refused(file, 'berkas itu disebut dua kali', 'that file is named twice');
    seen.add(folded(place));
    judgePlace(file, place);
  }
}

function judgePlace(file: string, place: string): void {
  try {
    const folder = lstatSync(path.dirname(place));
    if (!folder.isDirectory()) throw refusal('ENOTDIR', file);
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (!stats || stats.isFile()) return;
    throw refusal(stats.isDirectory() ? 'EISDIR' : stats.isSymbolicLink() ? 'ELOOP' : SPECIAL, file);
  } catch (error) {
    throw reportFailure(file, error);
  }
}

/** @throws Failure for the machine; what bore the name is as it was then */
export function writeReportFile(file: string, text: string): void {
  const place = placeOf(file);
  judgePlace(file, place);
  const beside = `${place}.senja-${process.pid}~`;
  try {
    writeFresh(beside, text);
    renameSync(beside, place);
  } catch (error) {
    try {
      rmIfThere(beside);
    } catch {
      // What keeps it from being written may keep it from being deleted.
    }
    throw reportFailure(file, error);
  }
}

const { O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK } = constants;

/** Adds to a file that other steps write to as well. @throws Failure for the machine */
export function appendToFile(file: string, text: string): void {
  try {
    // A pipe that nobody reads is not waited for.
    const descriptor = openSync(file, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK);
    try {
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
