// Types of modules that the engine finds by file name: templates/table.generated.ts for the pages' components,
// client/widgets.generated.d.ts for the widgets, client/words.generated.d.ts for the texts. Also the drawings of templates/drawings/ as text
// for the plan, which publishes those in use.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

const banner = (
  folder,
) => `// Generated from the file names in ${folder} by \`npm run generate\`; add, rename or delete a file instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
`;

/** Names of a folder's components, which are their file names. */
const namesIn = (folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => /^[a-z][a-z0-9-]*\.tsx$/.test(name))
    .map((name) => name.slice(0, -'.tsx'.length))
    .sort();

/** `not-found` → `NotFound`. */
const pascalCase = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());

const importsOf = (names, folder) =>
  names.map((name) => `import type ${pascalCase(name)} from './${folder}/${name}.tsx';\n`).join('');

const tableOf = (names, indent = '  ') =>
  names.map((name) => `${indent}'${name}': typeof ${pascalCase(name)};\n`).join('');

/** Templates that pages choose with `template:`, each with the type of its fields. */
const templatesOfModels = () =>
  readdirSync(new URL('content/models/', root)).flatMap((file) => {
    const [, name] = /^page-(.+)\.schema\.json$/.exec(file) ?? [];
    if (name === undefined) return [];
    return { name, type: JSON.parse(readFileSync(new URL(`content/models/${file}`, root), 'utf8')).title };
  });

function generateTemplates() {
  const names = namesIn('templates/pages/');
  const models = templatesOfModels().sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${banner('templates/pages/ and content/models/')}
import type { ${models.map(({ type }) => type).join(', ')} } from './model.generated.ts';
${importsOf(names, 'pages')}
/** The component of each template. */
export interface Templates {
${tableOf(names)}}

/** Fields of the pages that choose their template by \`template:\`. */
export interface PageModels {
${models.map(({ name, type }) => `  '${name}': ${type};\n`).join('')}}
`;
}

function generateWidgets() {
  const names = namesIn('client/widgets/');
  return `${banner('client/widgets/')}
${importsOf(names, 'widgets')}
declare module 'senja/react' {
  interface Widgets {
${tableOf(names, '    ')}  }
}
`;
}

/** The keys of the dictionary, each with its placeholders. */
function generateWords() {
  const words = JSON.parse(readFileSync(new URL('templates/words/id.json', root), 'utf8'));
  const keys = Object.entries(words).map(([key, text]) => {
    const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `'${name}'`);
    return `    '${key}': ${places.join(' | ') || 'never'};\n`;
  });
  return `${banner('templates/words/id.json').replace('the file names in ', '').replace('add, rename or delete a file', 'change the dictionary')}
export {};

declare module 'senja/words' {
  interface Words {
${keys.join('')}  }
}
`;
}

const drawingFolder = new URL('templates/drawings/', root);

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

/** @returns {string} the required text of templates/plan/drawings.generated.ts */
export function generateDrawings() {
  const drawings = drawingsIn(drawingFolder);
  const [portraits, scenes] = ['portraits/', 'scenes/'].map((name) =>
    drawingsIn(new URL(name, drawingFolder)),
  );
  // One hash for all: pages name many, and repetition costs them nothing.
  const hash = createHash('sha256')
    .update(JSON.stringify([drawings, portraits, scenes]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
  return `// Generated from templates/drawings/ by \`npm run generate\`; change the drawings instead.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated

/** What articles may show, by name, with its file in \`dist\`. */
export const DRAWINGS = {
${linesOf(drawings, hash)}} as const;

/** Faces of the people behind the site, by name. */
export const PORTRAITS = {
${linesOf(portraits, hash)}} as const;

/** What pages show themselves. */
export const SCENES = {
${linesOf(scenes, hash)}} as const;
`;
}

/** @returns {[string, string][]} paths, and the required text of each */
export const generateTables = () => [
  ['templates/table.generated.ts', generateTemplates()],
  ['client/widgets.generated.d.ts', generateWidgets()],
  ['client/words.generated.d.ts', generateWords()],
  ['templates/plan/drawings.generated.ts', generateDrawings()],
];
