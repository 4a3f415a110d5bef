/**
 * Changes several content files together: all of them or none, also if the process is killed or the disk fails. A
 * journal in senja's own folder lists the files before the first one changes. Every file is moved aside before its new
 * text takes its place, so nothing is overwritten; going back moves them in the other direction.
 */
import { readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { attempt } from '../attempt.ts';
import { failure, fileSystemFailure, reasonOf } from '../failure.ts';
import { creatingResolverIn, isOnDisk, rmIfThere, writeSynced } from '../inside.ts';
import { withoutSignals } from '../leave.ts';
import { heldBy, isStale, newHolder } from '../lock.ts';
import { clearTemporary } from '../temporary-files.ts';
import { newBytes, oldFile } from './content-writer.ts';
import {
  type ContentPlaces,
  type Journal,
  journalPlaces,
  type ListedFile,
  type Order,
  readJournal,
  syncFolder,
  writeJournal,
} from './rename-journal.ts';
import { Changed, clear, isUntouched, putBack, swap, verify, type Worked, workedFiles } from './swap-file.ts';

/** A file with a new text, possibly renamed; one that is created or removed has the same name twice. */
export interface Change {
  /** Paths below the content folder, with `/`. */
  from: string;
  to: string;
  /** The old text as read, without byte-order mark; an existing mark is kept. Null for a file that is created. */
  before: string | null;
  /** Null for a file that is removed. */
  after: string | null;
}

/**
 * @param commandFor how to call a rename again
 * @param goesBack whether an unfinished change is reverted; otherwise it is refused
 * @returns the last change if it is complete and was only not cleaned up after
 * @throws Failure for an unfinished change, and if another process is changing these files now
 */
export function recoverRename(
  places: ContentPlaces,
  commandFor: (order: Order) => string,
  goesBack = false,
): { order: Order; files: number } | null {
  const { content, siteRoot } = places;
  const { folder, file, done } = journalPlaces(places);
  clearTemporary(folder);
  const names = attempt(() => readdirSync(folder), [] as string[]);
  const here = path.basename(file);
  if (names.includes(path.basename(done))) {
    const journal = readJournal(siteRoot, done);
    attempt(() => (!journal || clear(workedFiles(content, journal))) && rmIfThere(done));
    if (journal && !names.includes(here)) return { order: journal.order, files: journal.files.length };
  }
  if (!names.includes(here)) return null;
  const journal = readJournal(siteRoot, file);
  if (!journal) {
    attempt(() => rmIfThere(file));
    return null;
  }
  if (!isStale(journal.holder, file)) throw heldBy(journal.holder, file);
  const command = commandFor(journal.order);
  try {
    const files = workedFiles(content, journal, goesBack);
    if (!goesBack && !files.every(isUntouched))
      throw failure('machine/unfinished-rename:stopped', { command });
    const folders = journal.folders.map((folder) => `${content}/${folder}`);
    goBack(places, files, folders, command);
  } catch (error) {
    throw fileSystemFailure(file, error);
  }
  return null;
}

/** @throws Failure if not every file has its old text; the journal then stays */
function goBack(
  places: ContentPlaces,
  files: readonly Worked[],
  folders: readonly string[],
  command: string,
): void {
  const failed: { file: string; error: unknown }[] = [];
  for (const one of [...files].reverse()) {
    try {
      putBack(one);
    } catch (error) {
      failed.push({ file: path.relative(places.content, one.from), error });
    }
  }
  if (failed.length > 0) {
    const names = failed.map(({ file }) => file).join(', ');
    const reason = reasonOf(failed[0]?.error);
    throw failure('machine/unfinished-rename:stuck', { files: names, reason, command });
  }
  for (const folder of [...folders].reverse()) attempt(() => rmdirSync(folder));
  // If it stays, the next command finds nothing to do.
  attempt(() => rmIfThere(journalPlaces(places).file));
}

/** @returns the folders that a new file needs, outermost first */
function missingFolders(root: string, name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return folders.filter((folder) => !isOnDisk(`${root}/${folder}`));
}

/** @returns the changes as they are listed in the journal, and their new bytes. @throws Changed, system errors */
function listChanges(content: string, changes: readonly Change[]) {
  const files: ListedFile[] = [];
  const texts: (Buffer | null)[] = [];
  const folders = new Set<string>();
  for (const { from, to, before, after } of changes) {
    const old = before === null ? null : oldFile(content, from, before);
    if (!old && before !== null) throw new Changed(`${content}/${from}`);
    // On some disks, a name in other case is the same file.
    const isFresh = !old || to.toLowerCase() !== from.toLowerCase();
    if (isFresh && isOnDisk(`${content}/${to}`)) throw new Changed(`${content}/${to}`);
    const now = after === null ? null : newBytes(old, after);
    texts.push(now);
    const { bytes, mode } = old ?? { bytes: null, mode: 0o666 };
    files.push({ from, to, mode, old: bytes?.toString('base64') ?? null, now: now && fingerprint(now) });
    for (const folder of missingFolders(content, to)) folders.add(folder);
  }
  return { files, texts, folders: [...folders] };
}

/** Changes files that are listed in the journal. @throws Changed, Failure, system errors */
function changeAll(
  places: ContentPlaces,
  journal: Journal,
  texts: readonly (Buffer | null)[],
  command: string,
): void {
  const { content } = places;
  const { file: journalFile, done } = journalPlaces(places);
  const files = workedFiles(content, journal);
  const folders = journal.folders.map((folder) => `${content}/${folder}`);
  try {
    const create = creatingResolverIn(content);
    for (const [index, { staged, mode }] of files.entries()) {
      const text = texts[index] ?? null;
      if (text === null) continue;
      create(journal.files[index]?.to ?? '');
      writeSynced(staged, text, mode);
    }
    for (const one of files) swap(one);
    for (const one of files) verify(one);
    for (const folder of new Set(files.flatMap(({ from, to }) => [from, to].map(path.dirname))))
      syncFolder(folder);
    rmIfThere(done);
    renameSync(journalFile, done);
  } catch (error) {
    goBack(places, files, folders, command);
    throw error;
  }
  // The files have changed: what stays is removed by the next command.
  attempt(() => clear(files) && rmIfThere(done));
}

/**
 * Changes several files together and keeps their permissions, as far as permitted; other hard links of an old file
 * keep the old content. A signal ends the process afterwards.
 * @param command calls the rename again
 * @throws Failure if a file has changed meanwhile, if one is not a file, if a link leads to it, and for errors of the
 *   machine; every file then has its old text, or the failure names those that have not
 */
export async function changeTogether(
  places: ContentPlaces,
  changes: readonly Change[],
  order: Order,
  command: string,
): Promise<void> {
  const { content } = places;
  const change = (): void => {
    const { files, texts, folders } = listChanges(content, changes);
    const journal: Journal = { holder: newHolder(), order, files, folders };
    writeJournal(places, journal);
    changeAll(places, journal, texts, command);
  };
  try {
    await withoutSignals(change);
  } catch (error) {
    if (error instanceof Changed)
      throw failure('machine/changed-meanwhile', { file: path.relative(content, error.file) });
    throw fileSystemFailure(content, error);
  }
}
