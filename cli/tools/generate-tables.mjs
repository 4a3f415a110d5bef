// Types of modules that the engine finds by file name: templates/table.ts for the pages' components,
// client/widgets.d.ts for the widgets, client/words.d.ts for the texts.
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
import type { ${models.map(({ type }) => type).join(', ')} } from './model.ts';
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

/** @returns {[string, string][]} paths, and the required text of each */
export const generateTables = () => [
  ['templates/table.ts', generateTemplates()],
  ['client/widgets.d.ts', generateWidgets()],
  ['client/words.d.ts', generateWords()],
];
