/**
 * The state that a build leaves for the next one on the same folders, kept on disk line by line, so that neither writing
 * nor reading it needs a text of its whole size.
 */
import { nothingKept, type SiteState } from '../core/site-state.ts';
import { readCache, writeCache } from './cache.ts';
import { fingerprint } from './hash.ts';

export interface SiteCache {
  /** @returns the state left by a build with the same senja, else one that holds nothing */
  read(): SiteState;
  write(state: SiteState): void;
}

/** @param places absolute paths of the content folder and of the output folder */
export function siteCache(root: string, places: { content: string; out: string }, tool: string): SiteCache {
  const key = `site-${fingerprint(`${places.content}\0${places.out}`)}`;
  return {
    read() {
      const bytes = readCache(root, key);
      try {
        return (bytes && parse(bytes, tool)) ?? nothingKept(tool, 'nothing-kept');
      } catch {
        return nothingKept(tool, 'nothing-kept');
      }
    },
    write: (state) => writeCache(root, key, inBlocks(lines(state))),
  };
}

const PARTS = ['articles', 'images', 'files'] as const;
/** The last line: a file without it is not whole. */
const END = '"end"';

function* lines({ articles, images, files, contents: _kept, ...head }: SiteState): Generator<string> {
  yield JSON.stringify(head);
  const parts = { articles, images, files };
  for (const name of PARTS) {
    for (const [key, value] of parts[name]) yield JSON.stringify([name, key, value]);
  }
  yield END;
}

/** Characters written at a time. */
const BLOCK = 1 << 20;

function* inBlocks(texts: Iterable<string>): Generator<string> {
  let block = '';
  for (const text of texts) {
    block += `${text}\n`;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** @returns null when the state is not whole */
function parse(bytes: Buffer, tool: string): SiteState | null {
  let at = 0;
  const next = (): string => {
    const end = bytes.indexOf(10, at);
    const line = bytes.toString('utf8', at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    return line;
  };
  const state = { ...nothingKept(tool, 'tool'), ...(JSON.parse(next()) as Partial<SiteState>) };
  if (state.tool !== tool) return nothingKept(tool, 'tool');
  while (at < bytes.length) {
    const line = next();
    if (line === END) return state;
    const [part, key, value] = JSON.parse(line) as [(typeof PARTS)[number], string, never];
    state[part].set(key, value);
  }
  return null;
}
