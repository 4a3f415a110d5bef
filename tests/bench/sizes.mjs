/** Measures every size, the smallest of each corpus first, and skips tools that would take too long on a larger one. */
import { figure } from './budgets.mjs';
import { sizeWords } from './corpus.mjs';
import { measureSize } from './rounds.mjs';

/** Builds that are expected to take longer are not started. */
const PATIENCE_MS = 15 * 60_000;

/** Entries of a site that tell how long a larger one takes: with fewer, tools mostly start. */
const TELLING = 1000;

const usualRounds = (count) => (count <= 1000 ? 5 : count <= 10_000 ? 3 : 1);

/** @returns {number} expected milliseconds of a build, with linear growth; 0 if unknown */
export function foreseen(sizes, tool, { corpus, count, node }) {
  const isBefore = (one) =>
    one.corpus === corpus &&
    one.node === node &&
    one.count >= TELLING &&
    one.tools[tool]?.nothing.ms.length > 0;
  const before = sizes.findLast(isBefore);
  if (!before) return 0;
  return (figure(sizes, before, tool, 'nothing', 'ms') * count) / before.count;
}

/**
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {import('./corpus.mjs').Size[]} asked those of a corpus ascending
 * @param {{ rounds: number | undefined, folder: string }} options
 * @returns {Promise<{ sizes: import('./rounds.mjs').SizeResult[], notes: string[] }>} `notes`: what has no result
 */
export async function measureSizes(tools, asked, { rounds, folder }) {
  const sizes = [];
  const notes = [];
  for (const size of asked) {
    const words = sizeWords(size);
    console.log(words);
    const able = tools.filter(({ name }) => {
      const minutes = foreseen(sizes, name, size) / 60_000;
      if (minutes <= PATIENCE_MS / 60_000) return true;
      notes.push(`${name}, ${words}: a build would take about ${Math.round(minutes)} minutes`);
      return false;
    });
    const result = await measureSize(able, size, { rounds: rounds ?? usualRounds(size.count), folder });
    sizes.push(result);
    for (const [name, why] of Object.entries(result.missing)) notes.push(`${name}, ${words}: ${why}`);
  }
  return { sizes, notes };
}
