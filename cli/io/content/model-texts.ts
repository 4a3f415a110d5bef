/** Reads the content models. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { collectionsIn, type ModelTexts } from '../../core/validate/collections.ts';
import { fileSystemFailure } from '../failure.ts';
import { reaching, readFile, settled } from '../inside.ts';

const ENDING = '.schema.json';

/**
 * @param content folder that holds `models/`
 * @throws the system's errors, also for a model that is a link or no file
 */
function readIn(content: string): ModelTexts {
  const reach = reaching(settled(content));
  const names = readdirSync(reach('models/.')).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name.slice(0, -ENDING.length), readFile(reach(`models/${name}`)).toString('utf8')]),
  );
}

/**
 * @returns the texts of the site's content models, by file name without the ending
 * @throws Failure when one of them cannot be read, or is a link
 */
export async function readModels(siteRoot: string): Promise<ModelTexts> {
  const content = path.join(siteRoot, 'content');
  try {
    return readIn(content);
  } catch (error) {
    const { path: file = path.join(content, 'models') } = error as NodeJS.ErrnoException;
    throw fileSystemFailure(file, error);
  }
}

/** Whether a content folder holds these models and no others; a copy of them may lie beside content, for editors. */
export function areModels(content: string, models: ModelTexts): boolean {
  try {
    return Object.entries(readIn(content)).every(([name, text]) => models[name] === text);
  } catch {
    return false;
  }
}

/** @returns what one entry of each collection is called, and what people also call it; none when the models cannot be read */
export function kindsIn(siteRoot: string): Readonly<Record<string, readonly string[]>> {
  try {
    const collections = collectionsIn(readIn(path.join(siteRoot, 'content')));
    return Object.fromEntries(collections.map(({ kind, synonyms }) => [kind, synonyms]));
  } catch {
    // Told by the command that needs them.
    return {};
  }
}
