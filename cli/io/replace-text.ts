/** Writes a content file again, so that an interruption leaves one of the two texts whole. */
import { promises as fs } from 'node:fs';
import { decode } from '../core/decode.ts';
import { fileSystemFailure } from './failure.ts';

/**
 * @param before what was read of the file, without byte-order mark
 * @param after what it is to hold; a byte-order mark that was there stays
 * @returns false when the file holds something else by now: then it is left as it is
 * @throws Failure when the disk fails
 */
export async function replaceText(file: string, before: string, after: string): Promise<boolean> {
  const beside = `${file}.senja-${process.pid}~`;
  try {
    const old = await fs.readFile(file);
    if (decode(old).text !== before) return false;
    const mark = old[0] === 0xef && old[1] === 0xbb && old[2] === 0xbf ? '\uFEFF' : '';
    const { mode } = await fs.stat(file);
    await fs.writeFile(beside, mark + after, { mode });
    await fs.rename(beside, file);
    return true;
  } catch (error) {
    await fs.rm(beside, { force: true });
    throw fileSystemFailure(file, error);
  }
}
