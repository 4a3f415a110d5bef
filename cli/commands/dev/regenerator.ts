/** Keeps the files of `senja generate` for code editors up to date while `senja dev` runs. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { attempt } from '../../io/attempt.ts';
import { siteModules } from '../../io/compiled/site-modules.ts';
import { readModels } from '../../io/content/model-texts.ts';
import type { Context } from '../context.ts';
import { writeForEditors } from '../generate.ts';
import { realPorts } from '../ports.ts';

/**
 * @returns a function to call after each build with the names of the content's files: writes again when these, the
 *   models, `site.yaml` or the names of widgets have changed. Write errors are ignored: `senja generate` reports them.
 */
export function createRegenerator(context: Context): (fileNames: readonly string[]) => Promise<void> {
  let last = '';
  return async (fileNames) => {
    const models = await readModels(context);
    const { widgets } = siteModules(context);
    const settings = attempt(() => readFileSync(path.join(context.options.content, SITE_FILE), 'utf8'));
    const now = JSON.stringify([models, settings, fileNames, widgets]);
    if (now === last) return;
    last = now;
    const { ports } = await realPorts(context);
    await writeForEditors(context, ports).catch(() => []);
  };
}
