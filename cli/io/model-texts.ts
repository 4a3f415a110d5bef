import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { ModelTexts } from '../core/models.ts';

const ENDING = '.schema.json';

/** @returns the texts of the package's content models, by file name without the ending */
export async function readModels(packageRoot: string): Promise<ModelTexts> {
  const folder = path.join(packageRoot, 'content', 'models');
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
