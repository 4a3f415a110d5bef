/** `senja init`: creates a folder with a new site, which can be built at once. Never overwrites a file. */

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { newSiteFiles, type Theme } from '../actions/new-site/index.ts';
import { quoteForShell } from '../invocation.ts';
import { writeNewFiles } from '../io/atomic/index.ts';
import { failure } from '../io/failures/index.ts';
import { withoutSignals } from '../io/process/index.ts';
import { type Context, EXIT, type ExitCode } from './context.ts';

/** @returns a path, or the nearest one above it that exists */
const nearestFolder = (target: string): string =>
  existsSync(target) || path.dirname(target) === target ? target : nearestFolder(path.dirname(target));

/**
 * @param folder as typed
 * @throws Failure if one of the files exists already; nothing is written then
 */
export async function init(
  { cwd, toolRoot, options: { lang }, say, stderr }: Context,
  { folder, theme }: { folder: string; theme: Theme },
): Promise<ExitCode> {
  const target = path.resolve(cwd, folder);
  const above = nearestFolder(target);
  if (!statSync(above).isDirectory())
    throw failure('usage/not-empty', { folder: path.dirname(above), files: path.basename(above) });
  const files = newSiteFiles(target, { theme, lang, toolRoot });
  const taken = [...files.keys()].filter((name) => existsSync(path.join(target, name)));
  if (taken.length > 0) {
    const named = taken.slice(0, 5).join(', ') + (taken.length > 5 ? ', …' : '');
    throw failure('usage/not-empty', { folder: target, files: named });
  }
  await withoutSignals(() => writeNewFiles(target, files));
  const steps = [...(folder === '.' ? [] : [`cd ${quoteForShell(folder)}`]), 'npm install', 'npm run dev'];
  const made = say('init.made', { folder: target, files: files.size });
  stderr(`${[made, ...steps.map((step) => `  ${step}`)].join('\n')}\n`);
  return EXIT.done;
}
