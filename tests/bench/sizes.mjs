/** Measures every size, smallest first, and leaves out of a larger one whoever would take too long there. */
import { figure } from './budgets.mjs';
import { measureSize } from './rounds.mjs';

/** One build of a tool that is foreseen to last longer is not begun. */
const PATIENCE_MS = 15 * 60_000;

const usualRounds = (count) => (count <= 1000 ? 5 : count <= 10_000 ? 3 : 1);

/** @returns {number} milliseconds that a build should take, as it grew no faster than the articles; 0 when unknown */
function foreseen(sizes, tool, count) {
  const before = sizes.findLast(({ tools }) => tools[tool]?.nothing.ms.length > 0);
  if (!before) return 0;
  return (figure(sizes, before.count, tool, 'nothing', 'ms') * count) / before.count;
}

/**
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {{ counts: number[], rounds: number | undefined, folder: string }} options `counts` ascending
 * @returns {Promise<{ sizes: import('./rounds.mjs').SizeResult[], notes: string[] }>} `notes`: what has no result
 */
export async function measureSizes(tools, { counts, rounds, folder }) {
  const sizes = [];
  const notes = [];
  for (const count of counts) {
    console.log(`${count.toLocaleString('en-US')} articles`);
    const able = tools.filter(({ name }) => {
      const minutes = foreseen(sizes, name, count) / 60_000;
      if (minutes <= PATIENCE_MS / 60_000) return true;
      notes.push(`${name} at ${count}: a build would take about ${Math.round(minutes)} minutes`);
      return false;
    });
    const size = await measureSize(able, { count, rounds: rounds ?? usualRounds(count), folder });
    sizes.push(size);
    for (const [name, why] of Object.entries(size.missing)) notes.push(`${name} at ${count}: ${why}`);
  }
  return { sizes, notes };
}
