// The drawings of templates/drawings/ as text for the plan, which publishes those in use: templates/plan/drawings.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../templates/drawings/', import.meta.url);

/** Enough to give changed drawings another address: browsers keep files of `assets/` for good. */
const HASH_LENGTH = 4;

/** @returns {[name: string, svg: string][]} the drawings of a folder */
const drawingsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => [file.slice(0, -'.svg'.length), readFileSync(new URL(file, folder), 'utf8').trim()]);

/** @returns {string} a line for each drawing */
const linesOf = (drawings, hash) =>
  drawings
    .map(([name, svg]) => `  '${name}': { path: 'assets/${name}-${hash}.svg', svg: '${svg}' },\n`)
    .join('');

/** @returns {string} the required text of templates/plan/drawings.ts */
export function generateDrawings() {
  const [drawings, scenes] = [drawingsIn(root), drawingsIn(new URL('scenes/', root))];
  // One hash for all: pages name many, and repetition costs them nothing.
  const hash = createHash('sha256')
    .update(JSON.stringify([drawings, scenes]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return `// Generated from templates/drawings/ by \`npm run generate\`; change the drawings instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

/** What articles may show, by name, with its file in \`dist\`. */
export const DRAWINGS = {
${linesOf(drawings, hash)}} as const;

/** What pages show themselves. */
export const SCENES = {
${linesOf(scenes, hash)}} as const;
`;
}
