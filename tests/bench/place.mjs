/** Folder for corpora and outputs during measurements: outside the project, in memory if there is room. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastFolder } from '../support/machine/fast-folder.mjs';

/** Maximum bytes per article, for all tools together: its files, and senja's output twice during a swap. */
const PER_ARTICLE = 300_000;

/**
 * @param {number} articles of the largest corpus
 * @returns {{ folder: string, words: string, end: () => void }} `words`: describes the folder
 */
export function openPlace(articles) {
  const place = fastFolder(articles * PER_ARTICLE);
  const folder = mkdtempSync(path.join(place, 'senja-bench-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  return {
    folder,
    words: place === os.tmpdir() ? `on disk (${place})` : `in memory (tmpfs, ${place})`,
    end,
  };
}
