/** Folder for temporary files: in memory if there is room, which is faster and more even. */
import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const MEMORY = '/dev/shm';

/** Bytes that must remain for programs if files are in memory. */
const FOR_PROGRAMS = 4e9;

const freeIn = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/** Bytes available to programs; more than free memory, since caches can be dropped. */
function availableMemory() {
  try {
    return Number(/^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return os.freemem();
  }
}

/**
 * @param {number} need bytes stored there at once
 * @returns {string} an existing folder
 */
export const fastFolder = (need) =>
  freeIn(MEMORY) > need && availableMemory() > need + FOR_PROGRAMS ? MEMORY : os.tmpdir();
