/**
 * The state that a build leaves for the next one on the same folders, kept on disk line by line, so that neither writing
 * nor reading it needs a text of its whole size. A build that changes little adds lines for what has changed; a later
 * line outweighs an earlier one.
 */
import { nothingKept, type SiteState } from '../core/site-state.ts';
import { appendCache, dropCache, readCache, writeCache } from './cache.ts';
import { fingerprint } from './hash.ts';

export interface SiteCache {
  /** @returns the state left by a build with the same senja, else one that holds nothing */
  read(): SiteState;
  write(state: SiteState): void;
}

/** Absolute paths of the content folder and of the output folder. */
interface Places {
  content: string;
  out: string;
}

const keyOf = ({ content, out }: Places): string => `site-${fingerprint(`${content}\0${out}`)}`;

/** After a build that leaves no state: what an earlier one has left does not tell of the site that is there now. */
export const forgetSite = (root: string, places: Places): void => dropCache(root, keyOf(places));

export function siteCache(root: string, places: Places, tool: string): SiteCache {
  const key = keyOf(places);
  let known = nothingKept(tool, 'nothing-kept');
  let knownSize = 0;
  let knownLines = 0;
  return {
    read() {
      const bytes = readCache(root, key);
      try {
        const parsed = bytes && parse(bytes, tool);
        if (parsed) {
          known = parsed.state;
          knownLines = parsed.lines;
          knownSize = bytes.length;
        }
      } catch {
        // Not what a build has written: as good as nothing.
      }
      return known;
    },
    write(state) {
      const total = PARTS.reduce((sum, part) => sum + state[part].size, 0);
      const room = known.empty === null ? 2 * total + 100 - knownLines : 0;
      const few = atMost(room, changes(known, state));
      if (few && appendCache(root, key, knownSize, `${few.join('\n')}\n`)) return;
      writeCache(root, key, inBlocks(changes(nothingKept(tool, 'nothing-kept'), state)));
    },
  };
}

const PARTS = ['articles', 'images', 'files'] as const;
/** The last line of each build: a file that does not end with it is not whole. */
const END = '"end"';

/** The lines that make `after` of `before`; what stands is the same object in both. */
function* changes(before: SiteState, after: SiteState): Generator<string> {
  const { articles, images, files, contents: _own, ...head } = after;
  yield JSON.stringify(['head', head]);
  const parts = { articles, images, files };
  for (const part of PARTS) {
    for (const [key, value] of parts[part]) {
      if (before[part].get(key) !== value) yield JSON.stringify([part, key, value]);
    }
    for (const key of before[part].keys()) {
      if (!parts[part].has(key)) yield JSON.stringify([part, key, null]);
    }
  }
  yield END;
}

/** @returns the lines, or null when there are more */
function atMost(count: number, lines: Iterable<string>): string[] | null {
  const some: string[] = [];
  for (const line of lines) {
    if (some.length === count) return null;
    some.push(line);
  }
  return some;
}

/** Characters written at a time. */
const BLOCK = 1 << 20;

function* inBlocks(lines: Iterable<string>): Generator<string> {
  let block = '';
  for (const line of lines) {
    block += `${line}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

type Line = ['head', Partial<SiteState>] | [(typeof PARTS)[number], string, never];

/** @returns null when the bytes are not whole */
function parse(bytes: Buffer, tool: string): { state: SiteState; lines: number } | null {
  const state = nothingKept(tool, 'tool');
  let line = '';
  let lines = 0;
  for (let at = 0; at < bytes.length; lines += 1) {
    const end = bytes.indexOf(10, at);
    line = bytes.toString('utf8', at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    if (line === END) continue;
    const [part, key, value] = JSON.parse(line) as Line;
    if (part === 'head') {
      // Of another senja nothing is of use.
      if (key.tool !== tool) return { state: nothingKept(tool, 'tool'), lines: 0 };
      Object.assign(state, key);
    } else if (value === null) state[part].delete(key);
    else state[part].set(key, value);
  }
  return line === END ? { state, lines } : null;
}
