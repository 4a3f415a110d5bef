/** Runs once after the command has been compiled: makes what each run would have to make. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ownPath } from '../../tools/own-files.mjs';
import { isAlive } from '../alive.ts';
import { readModels } from '../content/model-texts.ts';
import { bundleFrontEnd, loadSite } from './bundler.ts';
import { compiledModels, loadValidators } from './model-checks.ts';

/** @param root folder of the senja package */
export async function prebuild(root: string): Promise<void> {
  clearLeftBehind(ownPath(root));
  // A running command may create a file there meanwhile.
  rmSync(ownPath(root, 'made'), { recursive: true, force: true, maxRetries: 9 });
  // Set up the command even if the site's own code and models have faults; each run reports these.
  const later = (): void => undefined;
  process.on('unhandledRejection', later).on('uncaughtException', later);
  await Promise.allSettled([prebuildTemplates(root), prebuildModels(root)]);
  process.off('unhandledRejection', later).off('uncaughtException', later);
}

async function prebuildTemplates(root: string): Promise<void> {
  loadSite(await bundleFrontEnd({ siteRoot: root, toolRoot: root }, { cache: true }), root).renderPage();
}

async function prebuildModels(root: string): Promise<void> {
  const texts = await readModels({ siteRoot: root, toolRoot: root });
  loadValidators(await compiledModels(root, texts, { cache: true, language: 'id' }), texts, root);
}

/** Removes leftovers of killed compilers: each makes `cli.<pid>` before it becomes `cli`. */
function clearLeftBehind(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^cli\.(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(folder, name), { recursive: true });
  }
}
