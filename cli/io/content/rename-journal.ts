/** The journal of a rename: the files that it changes, listed in senja's own folder before the first one changes. */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../../core/values/hash.ts';
import { ownPath, seal, unseal } from '../../tools/own-files.cjs';
import { attempt } from '../attempt.ts';
import { createOwnId, ownId } from '../cache/cache.ts';
import { codeOf, readFile } from '../inside.ts';
import { type Holder, heldBy } from '../lock.ts';
import { createThroughTemporary } from '../temporary-files.ts';

/** A command that renames an entry, or the editor. */
export interface Order {
  /** As typed. */
  entry: string;
  /** '' for the editor. */
  name: string;
  /** Path of the entry below the content folder. */
  file: string;
}

/** Absolute paths of the content folder, and of the folder of the site that it belongs to. */
export interface ContentPlaces {
  content: string;
  siteRoot: string;
}

export interface ListedFile {
  from: string;
  to: string;
  mode: number;
  /** Old bytes in Base64: another program may remove the file that was moved aside. Null for a new file. */
  old: string | null;
  /** Hash of the new bytes; null for a file that is removed. */
  now: string | null;
}

export interface Journal {
  holder: Holder;
  order: Order;
  files: ListedFile[];
  /** Folders that were created, outermost first. */
  folders: string[];
}

/** A folder cannot be synced on every system. */
export function syncFolder(folder: string): void {
  attempt(() => {
    const descriptor = openSync(folder, 'r');
    attempt(() => fsyncSync(descriptor));
    closeSync(descriptor);
  });
}

export function journalPlaces({ content, siteRoot }: ContentPlaces) {
  const folder = ownPath(siteRoot, 'changes');
  const file = path.join(folder, fingerprint(path.relative(siteRoot, content)));
  return { folder, file, done: `${file}.done` };
}

/** @returns the journal; null for a damaged one, and for one that another folder's senja has written */
export function readJournal(siteRoot: string, file: string): Journal | null {
  const text = attempt(() => unseal(readFile(file))?.toString('utf8'), null);
  const { id, journal } = JSON.parse(text ?? '{}') as { id?: string; journal?: Journal };
  return journal && id === ownId(siteRoot) ? journal : null;
}

/** @throws Failure if another command has written one meanwhile, system errors */
export function writeJournal(places: ContentPlaces, journal: Journal): void {
  const { siteRoot } = places;
  const { folder, file } = journalPlaces(places);
  mkdirSync(folder, { recursive: true });
  const id = ownId(siteRoot) ?? createOwnId(siteRoot);
  try {
    createThroughTemporary(file, seal(JSON.stringify({ id, journal })));
  } catch (error) {
    const other = codeOf(error) === 'EEXIST' ? readJournal(siteRoot, file) : null;
    throw other ? heldBy(other.holder, file) : error;
  }
  syncFolder(folder);
}
