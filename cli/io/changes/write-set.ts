/**
 * Changes several content files together: all of them or none, also if the process is killed or the disk fails. The new
 * texts are prepared next to their places, listed in the redo log, and then put in place. Before there is a list,
 * nothing has changed; afterwards, every command that writes content completes it first.
 */
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { clearContent, clearTemporary, temporaryOf } from '../atomic/index.ts';
import { attempt, failure, fileSystemFailure, onFile, reasonOf } from '../failures/index.ts';
import { isOnDisk, isSameFile, rmIfThere, writeSynced } from '../files/index.ts';
import { resolverIn } from '../folders/index.ts';
import { heldBy, isStale, newHolder } from '../locks/index.ts';
import { withoutSignals } from '../process/index.ts';
import { newBytes, oldFile } from './content-writer.ts';
import { putInPlace } from './put-in-place.ts';
import {
  type CommandFor,
  type ContentPlaces,
  type ListedFile,
  logPlace,
  type Order,
  type RedoLog,
  readLog,
  syncFolder,
  writeLog,
} from './redo-log.ts';

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

/** Whether a file of fields alone becomes Markdown, or the reverse. */
export const changesFormat = ({ from, to }: Pick<Change, 'from' | 'to'>): boolean =>
  from.endsWith('.md') !== to.endsWith('.md');

/** A file was changed by another program before anything was listed. */
class Changed extends Error {
  readonly file: string;

  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/**
 * Completes a change that was interrupted, and removes the temporary files of killed processes; to be called before a
 * command reads the content that it will change.
 * @returns the change that was completed; null if there was none
 * @throws Failure for one that another process makes now, and for errors of the machine
 */
export async function finishChanges(places: ContentPlaces, commandFor: CommandFor): Promise<RedoLog | null> {
  const file = logPlace(places);
  const log = await withoutSignals(() => finish(places, file, commandFor));
  clearTemporary(path.dirname(file));
  clearContent(places.content);
  return log;
}

function finish(places: ContentPlaces, file: string, commandFor: CommandFor): RedoLog | null {
  const log = onFile(file, () => readLog(places));
  if (log && !isStale(log.holder, file)) throw heldBy(log.holder, file);
  if (log) putAll(places, log, commandFor);
  else attempt(() => rmIfThere(file));
  return log;
}

/** @returns files that another program has changed. @throws Failure if the disk keeps some from changing: the log stays */
function putAll(places: ContentPlaces, { files, order }: RedoLog, commandFor: CommandFor): string[] {
  const { content } = places;
  const changed: string[] = [];
  const failed: { file: string; error: unknown }[] = [];
  for (const one of files) {
    try {
      if (!putInPlace(content, one)) changed.push(one.to);
    } catch (error) {
      failed.push({ file: one.to, error });
    }
  }
  if (failed.length > 0) {
    const names = failed.map(({ file }) => file).join(', ');
    const [reason, command] = [reasonOf(failed[0]?.error), commandFor(order)];
    throw failure('machine/unfinished-rename:stuck', { files: names, reason, command });
  }
  for (const folder of new Set(files.flatMap(({ from, to }) => [from, to].map(path.dirname))))
    syncFolder(path.join(content, folder));
  // If it stays, the next command finds nothing to do.
  attempt(() => rmIfThere(logPlace(places)));
  return changed;
}

/** @returns the path of an existing folder in which a new text is prepared: missing ones are made when it is put in place */
function preparedIn(content: string, to: string): string {
  const parts = to.split('/').slice(0, -1);
  while (parts.length > 0 && !isOnDisk([content, ...parts].join('/'))) parts.pop();
  return parts.map((part) => `${part}/`).join('');
}

/** Prepares a file. @returns it as it is listed. @throws Changed, system errors */
function prepare(content: string, { from, to, before, after }: Change, number: number): ListedFile {
  const old = before === null ? null : oldFile(content, from, before);
  if (!old && before !== null) throw new Changed(from);
  const place = `${content}/${to}`;
  // On some disks, a name in other case is the same file.
  if (isOnDisk(place) && !(old && isSameFile(old.file, place))) throw new Changed(to);
  const listed = {
    from,
    to,
    old: old && fingerprint(old.bytes),
    aside: old && temporaryOf(`${preparedIn(content, from)}${number}.old`),
  };
  if (after === null) return { ...listed, staged: null };
  const staged = temporaryOf(`${preparedIn(content, to)}${number}`);
  const prepared = resolverIn(content)(staged);
  rmIfThere(prepared);
  writeSynced(prepared, newBytes(old, after), old?.mode);
  return { ...listed, staged };
}

interface TogetherOptions {
  order: Order;
  commandFor: CommandFor;
  /** Whether files that another program has changed meanwhile are left alone; otherwise nothing changes then. */
  leaves?: boolean;
}

/**
 * Changes several files together and keeps their permissions, as far as permitted; other hard links of an old file
 * keep the old content. A signal ends the process afterwards.
 * @returns files that another program has changed meanwhile, and that were left alone
 * @throws Failure if a file has changed meanwhile, if one is not a file, if a link leads to it, and for errors of the
 *   machine; every file then has its old text, or the failure names those that do not have their new one yet
 */
export function changeTogether(
  places: ContentPlaces,
  changes: readonly Change[],
  { order, commandFor, leaves = false }: TogetherOptions,
): Promise<string[]> {
  const { content } = places;
  const file = logPlace(places);
  const listed: ListedFile[] = [];
  const changed: string[] = [];
  const list = (): RedoLog | null => {
    for (const [number, change] of changes.entries()) {
      try {
        listed.push(prepare(content, change, number));
      } catch (error) {
        if (!leaves || !(error instanceof Changed)) throw error;
        changed.push(error.file);
      }
    }
    if (listed.length === 0) return null;
    for (const { staged } of listed) if (staged !== null) syncFolder(path.dirname(`${content}/${staged}`));
    return writeLog(places, { holder: newHolder(), order, files: listed });
  };
  const listOrClear = (): RedoLog | null => {
    try {
      return list();
    } catch (error) {
      for (const { staged } of listed) if (staged !== null) attempt(() => rmIfThere(`${content}/${staged}`));
      if (error instanceof Changed) throw failure('machine/changed-meanwhile:before', { file: error.file });
      throw fileSystemFailure(content, error);
    }
  };
  return withoutSignals(() => {
    finish(places, file, commandFor);
    const log = listOrClear();
    const late = log ? putAll(places, log, commandFor) : [];
    if (!leaves && late.length > 0)
      throw failure('machine/changed-meanwhile:during', { files: late.join(', ') });
    return [...changed, ...late];
  });
}
