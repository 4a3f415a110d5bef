/** Measures all tools on a corpus of one size, in alternating runs. */
import path from 'node:path';
import { entry, withSentence } from './corpus.mjs';
import { faultOf, remove } from './files.mjs';
import { run } from './run.mjs';

/** Kinds of builds, in the order of a round: each starts from the site that the previous one left. */
export const KINDS = ['nothing', 'unchanged', 'edit'];

/**
 * @typedef {{ ms: number[], cpuMs: number[], bytes: number[] }} Samples one of each for a round; time and memory of the
 *   process itself only with /proc
 * @typedef {Record<string, Samples>} ByKind
 * @typedef {import('./corpus.mjs').Size & { rounds: number, tools: Record<string, ByKind>,
 *   missing: Record<string, string> }} SizeResult `missing` says by name why a tool has no result, or none of all its rounds
 */

/** @returns {number | null} the median; null for an empty list */
export function median(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
}

/** A different entry in the middle for each round, so that no tool can have it cached. */
const editedIndex = (count, round) => (Math.floor(count / 2) + round * 7) % count;

/** Brings a site into the initial state for a kind of build. @returns what the build must then show */
function prepare(tool, site, kind, { corpus, count }, round) {
  if (kind === 'nothing') tool.clean(site);
  if (kind !== 'edit') return null;
  const text = `Kalimat baru pada putaran ${round + 1}.`;
  const changed = withSentence(entry(corpus, editedIndex(count, round)), text);
  tool.put(site, changed);
  return { slug: changed.slug, text };
}

/** Runs one build of one tool, and adds its samples. @returns {Promise<string | null>} why it does not count */
async function buildOnce(tool, site, kind, size, round, byKind) {
  const must = prepare(tool, site, kind, size, round);
  const { ms, cpuMs, bytes, failure } = await run(tool.command(site));
  const fault = failure ?? faultOf(path.join(site, 'out'), size.count, must);
  if (fault) return fault;
  byKind[kind].ms.push(ms);
  if (cpuMs !== null) byKind[kind].cpuMs.push(cpuMs);
  if (bytes !== null) byKind[kind].bytes.push(bytes);
  return null;
}

/**
 * @param {import('./tools.mjs').Tool[]} tools
 * @param {import('./corpus.mjs').Size} size
 * @param {{ rounds: number, folder: string }} options `folder`: where the sites are written, and removed
 * @returns {Promise<SizeResult>}
 */
export async function measureSize(tools, size, { rounds, folder }) {
  const siteOf = (tool) => path.join(folder, `${tool.name}-${size.corpus}-${size.count}`);
  const result = { ...size, rounds, tools: {}, missing: {} };
  for (const tool of tools) {
    tool.write(siteOf(tool), size);
    result.tools[tool.name] = Object.fromEntries(
      KINDS.map((kind) => [kind, { ms: [], cpuMs: [], bytes: [] }]),
    );
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of KINDS) {
      for (const tool of tools.filter(({ name }) => !(name in result.missing))) {
        const fault = await buildOnce(tool, siteOf(tool), kind, size, round, result.tools[tool.name]);
        if (fault) result.missing[tool.name] = `${fault}, ${kind}, round ${round + 1}`;
      }
    }
    console.log(`  round ${round + 1} of ${rounds}`);
  }
  for (const tool of tools) {
    tool.clean(siteOf(tool));
    remove(siteOf(tool), '.');
  }
  return result;
}
