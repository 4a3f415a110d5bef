/** Reads the content models, and those of components that bodies show. */

import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { collectionsIn, type ModelTexts } from '../../core/models/collections/index.ts';
import { DATA_FOLDER } from '../../core/values/names/data-name.ts';
import { attempt, fileSystemFailure } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { resolvedPath, resolverIn } from '../folders/index.ts';
import { layersOf, type Roots, UnknownTheme } from '../site/index.ts';

const ENDING = '.schema.json';

/** Folders of components and data that may have a model next to them. */
const PART_FOLDERS = [
  ['.', DATA_FOLDER],
  ['templates', 'boxes'],
  ['client', 'widgets'],
] as const;

/**
 * @param root folder that contains `folder`
 * @param prefix before the names
 * @returns none if there is no such folder
 * @throws system errors, also for a model that is a link or not a file
 */
function readIn(root: string, folder: string, prefix = ''): ModelTexts {
  // A link counts, even a dangling one: it is refused below.
  if (!lstatSync(path.join(root, folder), { throwIfNoEntry: false })) return {};
  const reach = resolverIn(resolvedPath(root));
  const names = readdirSync(reach(`${folder}/.`)).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    names.map((name) => {
      const text = readFile(reach(`${folder}/${name}`)).toString('utf8');
      return [prefix + name.slice(0, -ENDING.length), text.replace(/^\uFEFF/, '')];
    }),
  );
}

const modelsIn = (content: string): ModelTexts => readIn(content, 'models');

const readLayer = (layer: string): ModelTexts => ({
  ...modelsIn(path.join(layer, 'content')),
  ...Object.assign(
    {},
    ...PART_FOLDERS.map(([code, parts]) =>
      readIn(path.join(layer, code), parts, path.posix.join(code, parts, '/')),
    ),
  ),
});

/** The models of the site replace those of its theme with the same name. */
function readLayers(roots: Roots): ModelTexts {
  const layers = layersOf(roots).map(readLayer);
  const merged = new Map(layers.reverse().flatMap((layer) => Object.entries(layer)));
  return Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @returns the texts of the site's content models, and of those of its theme that it does not replace, by file name
 *   without the extension
 * @throws Failure if one cannot be read, or is a link; UnknownTheme
 */
export async function readModels(roots: Roots): Promise<ModelTexts> {
  const content = path.join(roots.siteRoot, 'content');
  try {
    return readLayers(roots);
  } catch (error) {
    if (error instanceof UnknownTheme) throw error;
    const { path: file = path.join(content, 'models') } = error as NodeJS.ErrnoException;
    throw fileSystemFailure(file, error);
  }
}

/** Whether a content folder contains exactly these models; a copy may be there for text editors. */
export function areModels(content: string, models: ModelTexts): boolean {
  const own = attempt(() => Object.entries(modelsIn(content)), null);
  return own !== null && own.length > 0 && own.every(([name, text]) => models[name] === text);
}

/** @returns the names for one entry of each collection; none if the models cannot be read */
export function kindsIn(roots: Roots): Readonly<Record<string, readonly string[]>> {
  // The command that needs the models reports their faults.
  const collections = attempt(() => collectionsIn(readLayers(roots)), []);
  return Object.fromEntries(collections.map(({ kind, name, synonyms }) => [kind, [...synonyms, name]]));
}
