/** The modules of a site that are found by file name, and the entry modules that senja generates from them. */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { UnstyledTemplate } from '../../core/stages/front-end.ts';
import { PLAN_FILE } from '../../core/stages/site-error.ts';
import { memoized } from '../../core/values/lists.ts';
import { languageTag } from '../../core/values/names/languages.ts';
import { ownPath } from '../../tools/own-files.cjs';
import { readLinked } from '../files/index.ts';
import { layersOf, type Roots } from '../site/index.ts';
import { packageAliases } from './packages.ts';

export type SiteModules = ReturnType<typeof siteModules>;

const DOCUMENT = 'templates/document.tsx';
const LOADER = 'client/loader.ts';
const WORDS = 'templates/words';
const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Folders of each kind; of two files with one name the first is used, and the site's before its theme's. */
export const FOLDERS = {
  templates: ['templates/pages', 'templates'],
  sheets: ['templates/styles/sheets', 'templates/pages', 'templates'],
  boxes: ['templates/boxes'],
  widgets: ['client/widgets'],
} as const;

function modulesByName(
  layers: readonly string[],
  folders: readonly string[],
  ending: string,
): Record<string, string> {
  const found = new Map<string, string>();
  for (const [root, folder] of layers.flatMap((layer) => folders.map((one) => [layer, one] as const))) {
    const place = path.join(root, folder);
    for (const file of existsSync(place) ? readdirSync(place) : []) {
      const name = path.basename(file, ending);
      // Dictionaries are called like languages.
      const plain = ending === '.json' ? name.toLowerCase() : name;
      if (!file.endsWith(ending) || !NAME.test(plain) || `${folder}/${file}` === DOCUMENT) continue;
      if (!found.has(name)) found.set(name, `${folder}/${file}`);
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns absolute path of a file of the site, or else of its theme */
const placeOf = (layers: readonly string[], file: string): string | undefined =>
  layers.map((layer) => path.join(layer, file)).find((place) => existsSync(place));

/** @returns dictionaries by language, as absolute paths: that of the theme first; texts of the site override it */
function dictionaries(layers: readonly string[]): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, file] of Object.entries(modulesByName(layers, [WORDS], '.json'))) {
    const places = layers.map((layer) => path.join(layer, file)).filter((place) => existsSync(place));
    const language = languageTag(name);
    found[language] = [...(found[language] ?? []), ...places.reverse()];
  }
  return found;
}

/**
 * @returns paths relative to the folder of the site or of its theme, with `/`; several of a kind by name
 * @throws UnknownTheme
 */
export function siteModules(roots: Roots) {
  const layers = layersOf(roots);
  const there = (file: string): string | null => (placeOf(layers, file) === undefined ? null : file);
  const templates = modulesByName(layers, FOLDERS.templates, '.tsx');
  const sheets = Object.entries(modulesByName(layers, FOLDERS.sheets, '.css'));
  return {
    templates,
    // A sheet without a template of its name is imported by others.
    sheets: Object.fromEntries(sheets.filter(([name]) => Object.hasOwn(templates, name))),
    boxes: modulesByName(layers, FOLDERS.boxes, '.tsx'),
    widgets: modulesByName(layers, FOLDERS.widgets, '.tsx'),
    document: there(DOCUMENT),
    /** The site's part of the loader, which runs before the first touch. */
    loader: there(LOADER),
    words: dictionaries(layers),
  };
}

const specifier = (file: string): string => JSON.stringify(path.isAbsolute(file) ? file : `./${file}`);

export const ownModule = ({ toolRoot }: Roots, name: string): string =>
  specifier(ownPath(toolRoot, 'cli', `${name}.mjs`));

/** @returns scripts that are not of a single widget, the loader first; and the module that it imports as the site's part */
export function loaderModules(
  { loader }: SiteModules,
  roots: Roots,
): { entries: string[]; alias: Record<string, string> } {
  const aliases = packageAliases(roots);
  // Replacement for a missing part: a module without exports.
  const own = (loader && placeOf(layersOf(roots), loader)) ?? (aliases['senja/client'] as string);
  return {
    entries: ['loader', 'renew', 'start', 'searcher', 'code-page'].map((name) =>
      ownPath(roots.toolRoot, 'cli', `${name}.mjs`),
    ),
    alias: { ...aliases, 'senja/own-loader': own },
  };
}

/** @returns imports of files, and an object literal with them by name */
function table(files: Readonly<Record<string, string>>, prefix: string): [imports: string, literal: string] {
  const all = Object.entries(files);
  // Imports of whole modules, since missing optional exports are not errors.
  const imports = all.map(([, file], index) => `import * as ${prefix}${index} from ${specifier(file)};\n`);
  return [imports.join(''), all.map(([name], index) => `${JSON.stringify(name)}: ${prefix}${index}`).join()];
}

/** @returns code that registers the dictionaries of a site; '' without any */
function bringWords({ words }: SiteModules): string {
  const languages = Object.entries(words);
  if (languages.length === 0) return '';
  const files = languages.flatMap(([, own]) => own);
  const imports = files.map((file, index) => `import words${index} from ${specifier(file)};\n`);
  const literal = languages.map(
    ([language, own]) =>
      `${JSON.stringify(language)}: {${own.map((file) => `...words${files.indexOf(file)}`).join()}}`,
  );
  return `import { bringWords } from "senja/words";\n${imports.join('')}bringWords({${literal.join()}});\n`;
}

/** @returns a module with the exports of `templates/site.ts` */
export const planEntry = (modules: SiteModules): string =>
  `import * as site from ${specifier(PLAN_FILE)};\n${bringWords(modules)}export default site.default;\n`;

/** @returns a module that exports `renderPage`, and functions for checks of components */
export function templatesEntry(modules: SiteModules): string {
  const { templates, boxes, widgets, document } = modules;
  const [ofTemplates, allTemplates] = table(templates, 'template');
  const [ofBoxes, allBoxes] = table(boxes, 'box');
  const [ofWidgets, allWidgets] = table(widgets, 'widget');
  return `import { pageRenderer } from "senja/react";
export { loadLazy, observe, widgetsInPage } from "senja/react";
${ofTemplates}${ofBoxes}${ofWidgets}${bringWords(modules)}${document ? `import * as own from ${specifier(document)};\n` : ''}
export const renderPage = pageRenderer({
  templates: {${allTemplates}},
  boxes: {${allBoxes}},
  widgets: {${allWidgets}},
  document: ${document ? 'own.default ?? null' : 'undefined'},
});
`;
}

/** Placeholder for the texts of a widget in its module for browsers, which exists once per language. */
const WORDS_MARK = 'SENJA_WORDS';

/** Puts the texts that a module uses into it; `code` is the module and each that it imports. */
type FillTexts = (module: string, code: readonly string[]) => string;

/** @returns a function for each language of the site; under '' without dictionaries */
export function textsInEachLanguage({ words }: SiteModules): [language: string, fill: FillTexts][] {
  const languages = Object.entries(words);
  if (languages.length === 0) return [['', (module) => module]];
  // Once for a module, however many widgets import it: React is a hundred times longer than one of them.
  const quotedIn = memoized((code: string) => new Set(code.split('"').slice(1, -1)));
  const has = (code: string, text: string): boolean =>
    text.includes('"') ? code.includes(`"${text}"`) : quotedIn(code).has(text);
  return languages.map(([language, files]) => {
    // They have been bundled, so they are valid JSON.
    const texts: object = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readLinked(file).toString('utf8'))),
    );
    const all = Object.entries(texts).map((text) => ({
      text,
      written: JSON.stringify(text[0]).slice(1, -1),
    }));
    return [
      language,
      (module, code) => {
        const used = all
          .filter(({ written }) => code.some((part) => has(part, written)))
          .map(({ text }) => text);
        return module.replace(WORDS_MARK, () => JSON.stringify(Object.fromEntries(used)));
      },
    ];
  });
}

/** @returns a module that exports `hydrate` for a widget; its parts that only the server needs are left out */
export function widgetEntry(name: string, { widgets, words }: SiteModules, roots: Roots): string {
  const bring = `import { addWords } from "senja/words";\naddWords(${WORDS_MARK});\n`;
  return `import { hydrator } from ${ownModule(roots, 'hydrate')};
import * as widget from ${specifier(widgets[name] ?? '')};
${Object.keys(words).length > 0 ? bring : ''}
export const hydrate = hydrator({ default: widget.default, read: widget.read });
`;
}

/** @returns the templates without a sheet; none if no template has one. An empty sheet says that none is intended. */
export function unstyledIn({ templates, sheets }: SiteModules): UnstyledTemplate[] {
  const [first] = Object.values(sheets);
  if (first === undefined) return [];
  return Object.entries(templates)
    .filter(([name]) => !Object.hasOwn(sheets, name))
    .map(([name, file]) => {
      const own = path.posix.dirname(file);
      // Components in other folders have their sheets elsewhere.
      const folder = own === 'templates' ? own : path.posix.dirname(first);
      return { name, file, sheet: `${folder}/${name}.css` };
    });
}
