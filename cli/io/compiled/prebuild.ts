/** Runs once after the command has been compiled: makes what each run would have to make. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { languagesIn, textsIn } from '../../core/validate/languages.ts';
import { ownPath } from '../../tools/own-files.mjs';
import { isAlive } from '../alive.ts';
import { readModels } from '../content/model-texts.ts';
import { bundleFrontEnd, loadSite } from './bundler.ts';
import { compiledModels, loadValidators } from './model-checks.ts';

/** @param root folder of the senja package */
export async function prebuild(root: string): Promise<void> {
  const made = ownPath(root, 'made');
  // A running command, such as `senja dev`, may create files there meanwhile.
  if (existsSync(made)) renameSync(made, `${made}.${process.pid}`);
  clearLeftBehind(ownPath(root));
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
  const [language] = languagesIn({}, texts);
  const code = await compiledModels(root, texts, { cache: true, language });
  loadValidators(code, textsIn(texts, language), root);
}

/** Removes the folders of compilers that are no longer running, and of this one: `cli.<pid>` and `made.<pid>`. */
function clearLeftBehind(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^(?:cli|made)\.(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      rmSync(path.join(folder, name), { recursive: true });
  }
}
