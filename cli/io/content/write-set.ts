/**
 * Changes several content files together: all of them or none, also if the process is killed or the disk fails. A
 * journal in senja's own folder lists the files before the first one changes. Every file is moved aside before its new
 * text takes its place, so nothing is overwritten; going back moves them in the other direction.
 */
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
} from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { ownPath, seal, unseal } from '../../tools/own-files.mjs';
import { attempt } from '../attempt.ts';
import { createSealingKey, sealingKey } from '../cache/cache.ts';
import { failure, fileSystemFailure, reasonOf } from '../failure.ts';
import {
  codeOf,
  creatingResolverIn,
  readFile,
  resolverIn,
  rmIfThere,
  SPECIAL,
  writeSynced,
} from '../inside.ts';
import { withoutSignals } from '../leave.ts';
import { type Holder, heldBy, isStale, newHolder } from '../lock.ts';
import { clearTemporary, move, temporaryOf } from '../temporary-files.ts';
import { newBytes, oldFile } from './content-writer.ts';

/** A file with a new text, possibly renamed. */
export interface Change {
  /** Paths below the content folder, with `/`. */
  from: string;
  to: string;
  /** The old text as read, without byte-order mark; an existing mark is kept. */
  before: string;
  after: string;
}

/** A command that renames an entry. */
export interface Order {
  /** As typed. */
  entry: string;
  name: string;
  /** Path of the entry below the content folder. */
  file: string;
}

/** Absolute paths of the content folder, and of the folder of the site that it belongs to. */
export interface ContentPlaces {
  content: string;
  siteRoot: string;
}

interface ListedFile {
  from: string;
  to: string;
  mode: number;
  /** Old bytes in Base64: another program may remove the file that was moved aside. */
  old: string;
  /** Hash of the new bytes. */
  now: string;
}

interface Journal {
  holder: Holder;
  order: Order;
  files: ListedFile[];
  /** Folders that were created, outermost first. */
  folders: string[];
}

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Error codes of a name that is not that of a file. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ELOOP', SPECIAL]);

/** @returns the bytes of a file; null if there is none */
function bytesOf(file: string): Buffer | null {
  try {
    return readFile(file);
  } catch (error) {
    if (NO_FILE.has(codeOf(error))) return null;
    throw error;
  }
}

/** A folder cannot be synced on every system. */
function syncFolder(folder: string): void {
  attempt(() => {
    const descriptor = openSync(folder, 'r');
    attempt(() => fsyncSync(descriptor));
    closeSync(descriptor);
  });
}

function journalPlaces({ content, siteRoot }: ContentPlaces) {
  const folder = ownPath(siteRoot, 'changes');
  const file = path.join(folder, fingerprint(path.relative(siteRoot, content)));
  return { folder, file, done: `${file}.done` };
}

/** The absolute paths of a file that changes. */
interface Worked {
  from: string;
  to: string;
  /** Temporary names of the new text, of the old one, and of a new one on the way back. */
  staged: string;
  aside: string;
  away: string;
  old: Buffer;
  mode: number;
  /** Hash of the new text. */
  now: string;
}

/** @returns the paths of the listed files; a missing folder is created only on the way back to it */
function workedFiles(content: string, { files, holder: { token } }: Journal, goesBack = false): Worked[] {
  const reach = resolverIn(content);
  const back = goesBack ? creatingResolverIn(content) : reach;
  const place = (name: string, resolve = reach): string => {
    try {
      return resolve(name);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      return `${content}/${name}`;
    }
  };
  return files.map(({ from: name, to: target, mode, old, now }) => {
    const [from, to] = [place(name, back), place(target)];
    const [staged, away] = [`${to}.senja-${token}-new~`, `${to}.senja-${token}-away~`];
    const aside = `${from}.senja-${token}-old~`;
    return { from, to, staged, aside, away, old: Buffer.from(old, 'base64'), mode, now };
  });
}

const isNew = (file: string, { now }: Worked): boolean => {
  const bytes = bytesOf(file);
  return bytes !== null && fingerprint(bytes) === now;
};

/** Decides on a text that was taken away: one that was edited since goes back. */
function clearAway(one: Worked): void {
  const { to, away } = one;
  if (isNew(away, one)) rmIfThere(away);
  else if (isThere(away)) move(away, to);
}

/** Removes a new text from its place, unless somebody has edited it since. */
function takeAway(one: Worked): void {
  renameSync(one.to, one.away);
  clearAway(one);
}

/** Whether a file was not touched yet. */
const isUntouched = (one: Worked): boolean =>
  !isThere(one.aside) &&
  isThere(one.from) &&
  (one.from === one.to ? !isNew(one.from, one) : !isNew(one.to, one));

/** Restores an old text that somebody has removed. */
function restoreAside({ aside, old, mode }: Worked): void {
  const fresh = temporaryOf(aside);
  rmIfThere(fresh);
  writeSynced(fresh, old, mode);
  move(fresh, aside);
}

/**
 * Gives a file its old text back. What others have written meanwhile stays. Can be repeated after any interruption: at
 * each moment the old text is in its place or aside.
 */
function putBack(one: Worked): void {
  const { from, to, aside, staged, old } = one;
  const isMoved = from !== to;
  clearAway(one);
  // Its new text was edited under the new name. As long as that text is next to it, another file has the name.
  if (isMoved && !isThere(from) && isThere(to) && !isThere(staged) && !isNew(to, one)) move(to, from);
  const isReplaced = !isMoved && isNew(from, one);
  if ((isReplaced || !isThere(from)) && !isThere(aside)) restoreAside(one);
  if (isReplaced) takeAway(one);
  if (!isThere(from)) move(aside, from);
  if (isMoved && isNew(to, one)) takeAway(one);
  rmIfThere(staged);
  const left = bytesOf(aside);
  if (left && (left.equals(old) || bytesOf(from)?.equals(left))) rmIfThere(aside);
}

/** A file was changed by another program. */
class Changed extends Error {
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** Replaces a file, which nobody may have changed since it was read. */
function swap(one: Worked): void {
  const { from, to, staged, aside, old } = one;
  try {
    renameSync(from, aside);
  } catch (error) {
    throw codeOf(error) === 'ENOENT' ? new Changed(from) : error;
  }
  if (!readFile(aside).equals(old)) throw new Changed(from);
  try {
    move(staged, to);
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new Changed(to) : error;
  }
}

/** @throws Changed if somebody has changed a file during the swap */
function verify(one: Worked): void {
  const { from, to, aside, old } = one;
  if (!isNew(to, one)) throw new Changed(to);
  if (!readFile(aside).equals(old) || (from !== to && isThere(from))) throw new Changed(from);
}

/** Removes temporary files, except an old text that somebody has edited. @returns whether all of them are gone */
function clear(files: readonly Worked[]): boolean {
  for (const { staged, aside, old } of files) {
    attempt(() => rmIfThere(staged));
    attempt(() => bytesOf(aside)?.equals(old) && rmIfThere(aside));
  }
  return !files.some(({ staged, aside }) => isThere(staged) || isThere(aside));
}

/** @returns the journal, sealed with the key of senja's own folder; null for one from elsewhere */
function readJournal(siteRoot: string, file: string): Journal | null {
  const key = sealingKey(siteRoot);
  const bytes = key && attempt(() => unseal(readFile(file), key), null);
  return bytes && (JSON.parse(bytes.toString('utf8')) as Journal);
}

/** @throws Failure if another command has written one meanwhile, system errors */
function writeJournal(places: ContentPlaces, journal: Journal): void {
  const { siteRoot } = places;
  const { folder, file } = journalPlaces(places);
  mkdirSync(folder, { recursive: true });
  const key = sealingKey(siteRoot) ?? createSealingKey(siteRoot);
  const fresh = temporaryOf(file);
  try {
    rmIfThere(fresh);
    writeSynced(fresh, seal(JSON.stringify(journal), key));
    move(fresh, file);
  } catch (error) {
    const other = codeOf(error) === 'EEXIST' ? readJournal(siteRoot, file) : null;
    throw other ? heldBy(other.holder, file) : error;
  } finally {
    attempt(() => rmIfThere(fresh));
  }
  syncFolder(folder);
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
  return folders.filter((folder) => !isThere(`${root}/${folder}`));
}

/** @returns the changes as they are listed in the journal, and their new bytes. @throws Changed, system errors */
function listChanges(content: string, changes: readonly Change[]) {
  const files: ListedFile[] = [];
  const texts: Buffer[] = [];
  const folders = new Set<string>();
  for (const { from, to, before, after } of changes) {
    const old = oldFile(content, from, before);
    if (!old) throw new Changed(`${content}/${from}`);
    // On some disks, a name in other case is the same file.
    if (to.toLowerCase() !== from.toLowerCase() && isThere(`${content}/${to}`))
      throw new Changed(`${content}/${to}`);
    const now = newBytes(old, after);
    texts.push(now);
    files.push({ from, to, mode: old.mode, old: old.bytes.toString('base64'), now: fingerprint(now) });
    for (const folder of missingFolders(content, to)) folders.add(folder);
  }
  return { files, texts, folders: [...folders] };
}

/** Changes files that are listed in the journal. @throws Changed, Failure, system errors */
function changeAll(places: ContentPlaces, journal: Journal, texts: readonly Buffer[], command: string): void {
  const { content } = places;
  const { file: journalFile, done } = journalPlaces(places);
  const files = workedFiles(content, journal);
  const folders = journal.folders.map((folder) => `${content}/${folder}`);
  try {
    const create = creatingResolverIn(content);
    for (const [index, { staged, mode }] of files.entries()) {
      create(journal.files[index]?.to ?? '');
      writeSynced(staged, texts[index] ?? '', mode);
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
