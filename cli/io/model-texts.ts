import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ModelTexts } from '../core/models.ts';
import { fileSystemFailure } from './failure.ts';
import { reaching, readFile, settled } from './inside.ts';

const ENDING = '.schema.json';

/**
 * @returns the texts of the package's content models, by file name without the ending
 * @throws Failure when one of them cannot be read, or is a link
 */
export async function readModels(packageRoot: string): Promise<ModelTexts> {
  const content = settled(path.join(packageRoot, 'content'));
  const reach = reaching(content);
  const read = <T>(name: string, how: (file: string) => T): T => {
    try {
      return how(reach(name));
    } catch (error) {
      throw fileSystemFailure(path.join(content, name), error);
    }
  };
  const names = read('models/.', (folder) => readdirSync(folder)).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name.slice(0, -ENDING.length), read(`models/${name}`, readFile).toString('utf8')]),
  );
}
