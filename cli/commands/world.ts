/** The real world for the pipeline: disk, esbuild, templates run in this process. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { World } from '../build-site.ts';
import { loadModels, type ModelTexts } from '../core/models.ts';
import { bundleFrontEnd, loadTemplates } from '../io/bundler.ts';
import { listImages, readContentFolder } from '../io/content-folder.ts';
import { sha256Base64, shortHash } from '../io/hash.ts';
import { startHelper } from '../io/helper.ts';
import { measureImage } from '../io/measure-image.ts';
import type { Stage } from '../io/publish.ts';
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

/**
 * @param output opens the place for the site when the content has proven sound, or null to write nothing
 * @returns the world and how to leave it
 */
export async function realWorld(
  { options, packageRoot }: Context,
  output: (() => Promise<Stage>) | null,
): Promise<{ world: World; end(): void }> {
  const modelTexts = await readModels(packageRoot);
  let images: ReadonlyMap<string, string> = new Map();
  let stage: Stage | undefined;
  let helper: ReturnType<typeof startHelper> = null;
  const world: World = {
    models: loadModels(modelTexts),
    async readContent() {
      images = await listImages(options.content);
      return readContentFolder(options.content, images);
    },
    frontEnd: () => bundleFrontEnd(packageRoot, { cache: options.cache }),
    templates: loadTemplates,
    sha256: sha256Base64,
    shortHash,
    measure: measureImage,
    async openOutput() {
      stage = await output?.();
      return (file) => stage?.write(file);
    },
    helper(articles) {
      const setup = { contentRoot: options.content, modelTexts, articles };
      helper = startHelper({ ...setup, images: () => images, stage: () => stage });
      return helper;
    },
  };
  return { world, end: () => helper?.end() };
}
