/** The real world for the pipeline: disk, esbuild, templates run in this process. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { World } from '../build-site.ts';
import { loadModels, type ModelTexts } from '../core/models.ts';
import { bundleFrontEnd, loadTemplates } from '../io/bundler.ts';
import { readContentFolder } from '../io/content-folder.ts';
import { sha256Base64, shortHash } from '../io/hash.ts';
import type { Context } from './context.ts';

const ENDING = '.schema.json';

async function readModels(packageRoot: string): Promise<ModelTexts> {
  const folder = path.join(packageRoot, 'content', 'models');
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name.slice(0, -ENDING.length),
        await fs.readFile(path.join(folder, name), 'utf8'),
      ]),
    ),
  );
}

function measure(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation } = imageSize(bytes);
    // Orientations 5 to 8 are turned by a quarter.
    return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

export async function realWorld(
  { options, packageRoot }: Context,
  openOutput: World['openOutput'],
): Promise<World> {
  return {
    models: loadModels(await readModels(packageRoot)),
    readContent: () => readContentFolder(options.content),
    frontEnd: () => bundleFrontEnd(packageRoot, { cache: options.cache }),
    templates: loadTemplates,
    sha256: sha256Base64,
    shortHash,
    measure,
    openOutput,
  };
}
