/**
 * State of a build or a check for the next one on the same folders: entries in JSON, many per line, so that neither
 * writing nor reading needs one text of the whole size. If little changes, only that is written, to a second file.
 */
import { randomUUID } from 'node:crypto';
import { nothingCached, type SiteState } from '../../core/stages/site-state.ts';
import { dropCache, jsonIn, keyFor, type Places, readCached, writeCached } from '../cache/index.ts';
import { changedRead } from '../compiled/index.ts';

/** The writer of a state: a build, which records the output folder, or a check, which writes nothing there. */
export type StateWriter = 'site' | 'check';

/** Key of what has changed since a state was written as a whole. */
const changesKey = (key: string): string => `${key}-changes`;

function forget(root: string, key: string): void {
  dropCache(root, key);
  dropCache(root, changesKey(key));
}

/** Removes the state after a build that leaves none: an earlier one does not describe the current site. */
export const forgetSite = (root: string, places: Places): void => forget(root, keyFor('site', root, places));

const PARTS = ['entries', 'images', 'files'] as const;

type Keys = Record<(typeof PARTS)[number], Set<string>>;

const noKeys = (): Keys => ({ entries: new Set(), images: new Set(), files: new Set() });

const countOf = (parts: Keys | SiteState): number =>
  parts.entries.size + parts.images.size + parts.files.size;

/** A state as it is on disk. */
interface Stored {
  state: SiteState;
  /** Random, of the state as it was written as a whole; '' if that is not to be continued. */
  whole: string;
  /** The keys of what has changed since. */
  changed: Keys;
}

/** Part of a state up to which changes are written alone. */
const FEW = 1 / 8;

/**
 * @param writer which state is written; a check reads the state of the last check, or else of the last build, and a
 *   build never that of a check
 */
export function siteCache(root: string, places: Places, tool: string, writer: StateWriter = 'site') {
  const own = keyFor(writer, root, places);
  const keys = writer === 'check' ? [own, keyFor('site', root, places)] : [own];
  let known: Stored = { state: nothingCached(tool, 'nothing-cached'), whole: '', changed: noKeys() };
  return {
    /** @returns the state of a build with the same senja, else an empty one */
    read(): SiteState {
      for (const key of keys) {
        const stored = readStored(root, key, tool);
        if (!stored) continue;
        const { state } = stored;
        const read = changedRead(root, state.reads);
        known = { ...stored, ...(key !== own && { whole: '' }) };
        if (read !== null) known.state = { ...state, changedRead: read };
        if (state.empty === null) break;
      }
      return known.state;
    },
    write(state: SiteState): void {
      // The state of the last check is older than this.
      if (writer === 'site') forget(root, keyFor('check', root, places));
      const { state: before, whole, changed } = known;
      const hasChanged = addChanges(before, state, changed) || headOf(before) !== headOf(state);
      if (before.empty === null && !hasChanged) return;
      if (whole !== '' && countOf(changed) <= countOf(state) * FEW) {
        writeCached(root, 'cache', changesKey(own), linesOf(state, whole, changed));
      } else {
        writeCached(root, 'cache', own, linesOf(state, randomUUID()));
        // They are of another whole.
        dropCache(root, changesKey(own));
      }
    },
  };
}

/**
 * Adds the keys of what differs between two states; unchanged entries are the same object in both.
 * @returns whether anything does
 */
function addChanges(before: SiteState, after: SiteState, changed: Keys): boolean {
  let any = false;
  const add = (part: keyof Keys, key: string): void => {
    changed[part].add(key);
    any = true;
  };
  for (const part of PARTS) {
    for (const [key, value] of after[part]) if (before[part].get(key) !== value) add(part, key);
    for (const key of before[part].keys()) if (!after[part].has(key)) add(part, key);
  }
  return any;
}

/** Data about the whole site, without the state's place and source. */
const headOf = (state: SiteState): string => JSON.stringify({ ...state, ...NO_HEAD });

const NO_HEAD: Partial<Record<keyof SiteState, undefined>> = {
  entries: undefined,
  images: undefined,
  files: undefined,
  contents: undefined,
  changedRead: undefined,
};

/** Characters per line. V8 puts what it parses from a longer text where it stays, and need not move it later. */
const LINE = 1 << 18;

/** @param only what is written of it; by default everything */
function* linesOf(state: SiteState, whole: string, only?: Keys): Generator<string> {
  yield `[${headOf(state)},"${whole}"]\n`;
  for (const part of PARTS) {
    let line = '';
    for (const key of (only ?? state)[part].keys()) {
      line += `,${JSON.stringify(key)},${JSON.stringify(state[part].get(key) ?? null)}`;
      if (line.length < LINE) continue;
      yield `["${part}"${line}]\n`;
      line = '';
    }
    yield `["${part}"${line}]\n`;
  }
}

/** @returns null if it is not in the form that a build writes */
function readStored(root: string, key: string, tool: string): Stored | null {
  const stored: Stored = { state: nothingCached(tool, 'tool'), whole: '', changed: noKeys() };
  const bytes = readCached(root, 'cache', key);
  if (!bytes || !addEntries(stored, bytes)) return null;
  if (stored.state.empty !== null) return stored;
  const changes = readCached(root, 'cache', changesKey(key));
  return !changes || addEntries(stored, changes, stored.changed) ? stored : null;
}

/**
 * @param changed gets the keys, of changes
 * @returns whether the entries are in the form that a build writes
 */
function addEntries(stored: Stored, bytes: Buffer, changed?: Keys): boolean {
  const { state } = stored;
  const lines = linesIn(bytes);
  const [head, whole] = (lines.next().value ?? []) as [SiteState?, string?];
  if (!head || whole === undefined) return false;
  // Nothing from another version of senja can be used, and no changes of another state.
  if (head.tool !== state.tool || (changed && whole !== stored.whole)) return true;
  Object.assign(state, head, { empty: null });
  stored.whole = whole;
  for (const line of lines) {
    const part = PARTS.find((name) => name === line?.[0]);
    if (!line || part === undefined) return false;
    for (let at = 1; at < line.length; at += 2) {
      const key = String(line[at]);
      changed?.[part].add(key);
      if (line[at + 1] === null) state[part].delete(key);
      else state[part].set(key, line[at + 1] as never);
    }
  }
  return true;
}

/** The lists in each line; null for anything else. */
function* linesIn(bytes: Buffer): Generator<unknown[] | null> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at);
    const to = end < 0 ? bytes.length : end;
    const line = jsonIn(bytes.subarray(at, to));
    yield Array.isArray(line) ? line : null;
    at = to + 1;
  }
}
