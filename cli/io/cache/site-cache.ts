/**
 * State of a build or a check for the next one on the same folders: entries in JSON, many per line, so that neither
 * writing nor reading needs one text of the whole size.
 */
import { nothingCached, type SiteState } from '../../core/stages/site-state.ts';
import { changedRead } from '../compiled/code-reads.ts';
import { dropCache, jsonIn, keyFor, type Places, readCached, writeCached } from './cache.ts';

/** The writer of a state: a build, which records the output folder, or a check, which writes nothing there. */
export type StateWriter = 'site' | 'check';

/** Removes the state after a build that leaves none: an earlier one does not describe the current site. */
export const forgetSite = (root: string, places: Places): void =>
  dropCache(root, keyFor('site', root, places));

/**
 * @param writer which state is written; a check reads the state of the last check, or else of the last build, and a
 *   build never that of a check
 */
export function siteCache(root: string, places: Places, tool: string, writer: StateWriter = 'site') {
  const own = keyFor(writer, root, places);
  const keys = writer === 'check' ? [own, keyFor('site', root, places)] : [own];
  let known = nothingCached(tool, 'nothing-cached');
  return {
    /** @returns the state of a build with the same senja, else an empty one */
    read(): SiteState {
      for (const key of keys) {
        const cached = readCached(root, 'cache', key);
        const state = cached && parse(cached, tool);
        if (!state) continue;
        const read = changedRead(root, state.reads);
        known = read === null ? state : { ...state, changedRead: read };
        if (known.empty === null) break;
      }
      return known;
    },
    write(state: SiteState): void {
      // The state of the last check is older than this.
      if (writer === 'site') dropCache(root, keyFor('check', root, places));
      if (known.empty === null && isSame(known, state)) return;
      writeCached(root, 'cache', own, linesOf(state));
    },
  };
}

const PARTS = ['entries', 'images', 'files'] as const;

/** Unchanged entries are the same object in both. */
const isSame = (before: SiteState, after: SiteState): boolean =>
  headOf(before) === headOf(after) &&
  PARTS.every(
    (part) =>
      before[part].size === after[part].size &&
      [...after[part]].every(([key, value]) => before[part].get(key) === value),
  );

/** Data about the whole site, without the state's place and source. */
const headOf = (state: SiteState): string => JSON.stringify(['head', { ...state, ...NO_HEAD }]);

const NO_HEAD: Partial<Record<keyof SiteState, undefined>> = {
  entries: undefined,
  images: undefined,
  files: undefined,
  contents: undefined,
  changedRead: undefined,
};

/** Characters per line: parsing entries one by one would take a fifth longer. */
const LINE = 1 << 16;

function* linesOf(state: SiteState): Generator<string> {
  let line = headOf(state);
  for (const part of PARTS)
    for (const [key, value] of state[part]) {
      if (line.length >= LINE) {
        yield `[${line}]\n`;
        line = '';
      }
      line += `${line === '' ? '' : ','}${JSON.stringify([part, key, value])}`;
    }
  yield `[${line}]\n`;
}

/** @returns null if the entries are not in the form that a build writes */
function parse(bytes: Buffer, tool: string): SiteState | null {
  const state = nothingCached(tool, 'tool');
  for (const entry of entriesIn(bytes)) {
    if (!Array.isArray(entry)) return null;
    const [part, key, value] = entry as unknown[];
    if (part === 'head') {
      const head = key as SiteState;
      // Nothing from another version of senja can be used.
      if (head.tool !== tool) return nothingCached(tool, 'tool');
      Object.assign(state, { ...head, empty: null });
      continue;
    }
    const named = PARTS.find((name) => name === part);
    if (named === undefined || typeof key !== 'string') return null;
    state[named].set(key, value as never);
  }
  return state.empty === null ? state : null;
}

function* entriesIn(bytes: Buffer): Generator<unknown> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at);
    const to = end < 0 ? bytes.length : end;
    const entries = jsonIn(bytes.subarray(at, to));
    // A line that is not a list ends the reading.
    yield* Array.isArray(entries) ? entries : [entries];
    at = to + 1;
  }
}
