/** The compared tools, and which of them can be installed on this machine. */
import path from 'node:path';
import { astro } from './astro.mjs';
import { eleventy } from './eleventy.mjs';
import { faultOf } from './files.mjs';
import { floor } from './floor.mjs';
import { hugo } from './hugo.mjs';
import { run } from './run.mjs';
import { senja } from './senja.mjs';

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} version
 * @property {(site: string, size: import('./corpus.mjs').Size) => void} write writes a site folder with a corpus
 * @property {(site: string, article: import('./articles.mjs').Article) => void} put rewrites one of its articles
 * @property {(site: string) => void} clean removes all that a build left, so that the next is from nothing
 * @property {(site: string) => import('./run.mjs').Command} command builds the site into `out/` of its folder
 */

const MAKERS = { senja, Floor: floor, Hugo: hugo, Eleventy: eleventy, Astro: astro };
export const NAMES = Object.keys(MAKERS);

/**
 * @param {Tool[]} tools
 * @param {{ file: string, version: string }} node
 * @returns {Tool[]} those that run in the Node that measures, in another one
 */
export const withNode = (tools, { file }) =>
  tools
    .filter((tool) => tool.command('').file === process.execPath)
    .map((tool) => ({ ...tool, command: (site) => ({ ...tool.command(site), file }) }));

const SAMPLE = 16;

/** Builds a small site without measuring: shows whether the tool works here, and warms the machine's file cache. */
async function tryOut(tool, folder) {
  const site = path.join(folder, `try-${tool.name}`);
  tool.write(site, { corpus: 'articles', count: SAMPLE });
  tool.clean(site);
  const { failure } = await run(tool.command(site));
  const fault = failure ?? faultOf(path.join(site, 'out'), SAMPLE, null);
  if (fault) throw new Error(fault);
}

/**
 * @param {string} folder for trying them out
 * @param {readonly string[]} without names of tools, in lower case, to leave out
 * @returns {Promise<{ tools: Tool[], missing: Record<string, string> }>} `missing`: why, by name, details in brackets
 */
export async function findTools(folder, without) {
  const tools = [];
  const missing = {};
  for (const [name, make] of Object.entries(MAKERS)) {
    if (without.includes(name.toLowerCase())) {
      missing[name] = 'left out (--without)';
      continue;
    }
    try {
      const tool = await make();
      await tryOut(tool, folder);
      tools.push(tool);
    } catch (error) {
      missing[name] = `not available (${error.message})`;
    }
  }
  return { tools, missing };
}
