/** Reads the content models. */

import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { collectionsIn, type ModelTexts } from '../../core/validate/collections.ts';
import { attempt } from '../attempt.ts';
import { fileSystemFailure } from '../failure.ts';
import { readFile, resolvedPath, resolverIn } from '../inside.ts';
import type { Roots } from '../roots.ts';
import { layersOf, UnknownTheme } from '../theme.ts';

const ENDING = '.schema.json';

/**
 * @param content folder that contains `models/`
 * @returns none if there is no such folder
 * @throws system errors, also for a model that is a link or not a file
 */
function readIn(content: string): ModelTexts {
  // A link counts, even a dangling one: it is refused below.
  if (!lstatSync(path.join(content, 'models'), { throwIfNoEntry: false })) return {};
  const reach = resolverIn(resolvedPath(content));
  const names = readdirSync(reach('models/.')).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    names.map((name) => {
      const text = readFile(reach(`models/${name}`)).toString('utf8');
      return [name.slice(0, -ENDING.length), text.replace(/^\uFEFF/, '')];
    }),
  );
}

/** The models of the site replace those of its theme with the same name. */
function readLayers(roots: Roots): ModelTexts {
  const layers = layersOf(roots).map((layer) => readIn(path.join(layer, 'content')));
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
  const own = attempt(() => Object.entries(readIn(content)), null);
  return own !== null && own.length > 0 && own.every(([name, text]) => models[name] === text);
}

/** @returns the names for one entry of each collection; none if the models cannot be read */
export function kindsIn(roots: Roots): Readonly<Record<string, readonly string[]>> {
  // The command that needs the models reports their faults.
  const collections = attempt(() => collectionsIn(readLayers(roots)), []);
  return Object.fromEntries(collections.map(({ kind, name, synonyms }) => [kind, [...synonyms, name]]));
}
