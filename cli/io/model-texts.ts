import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { ModelTexts } from '../core/models.ts';

const ENDING = '.schema.json';

/** @returns the texts of the package's content models, by file name without the ending */
export const readModels = (packageRoot: string): Promise<ModelTexts> =>
  readFolder(path.join(packageRoot, 'content', 'models'));

/** Whether a folder holds these models and no others; a copy of them may lie beside content, for editors. */
export async function areModels(folder: string, models: ModelTexts): Promise<boolean> {
  const found = await readFolder(folder).catch(() => null);
  return found !== null && Object.entries(found).every(([name, text]) => models[name] === text);
}

async function readFolder(folder: string): Promise<ModelTexts> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name.slice(0, -ENDING.length),
        await fs.readFile(path.join(folder, name), 'utf8'),
      ]),
    ),
  );
}
