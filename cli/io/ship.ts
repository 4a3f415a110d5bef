/** Runs once after the command has been compiled: makes what else each of its runs would have to make. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { shipFrontEnd } from './bundler.ts';
import { shipModels } from './model-checks.ts';
import { readModels } from './model-texts.ts';

/** @param root folder of the senja package */
export async function shipAll(root: string): Promise<void> {
  rmSync(path.join(root, '.senja', 'made'), { recursive: true, force: true });
  await Promise.all([shipFrontEnd(root), readModels(root).then((texts) => shipModels(root, texts))]);
}
