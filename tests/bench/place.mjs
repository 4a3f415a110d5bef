/** Where corpora and outputs lie while they are measured: outside the project, in memory when there is room. */
import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes an article takes at most, of all tools together: its files, and senja's output twice while it is replaced. */
const PER_ARTICLE = 300_000;
/** Bytes that the tools themselves must still have when the files lie in memory. */
const FOR_TOOLS = 4e9;

const freeIn = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/** Bytes that programs can still get; more than what is free, as caches give way. */
function availableMemory() {
  try {
    return Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return os.freemem();
  }
}

/**
 * @param {number} articles of the largest corpus
 * @returns {{ folder: string, words: string, end: () => void }} `words`: what kind of place it is
 */
export function openPlace(articles) {
  const need = articles * PER_ARTICLE;
  const fits = freeIn(MEMORY) > need && availableMemory() > need + FOR_TOOLS;
  const folder = mkdtempSync(path.join(fits ? MEMORY : os.tmpdir(), 'senja-bench-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  return { folder, words: fits ? `in memory (tmpfs, ${MEMORY})` : `on disk (${os.tmpdir()})`, end };
}
