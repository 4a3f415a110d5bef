/** The files named on the command line: the only ones that a command reports on or changes. */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { notContent } from '../../actions/index.ts';
import { fold, slugOf } from '../../core/values/names/slug.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { pathWithin, resolvedPath } from '../../io/folders/index.ts';
import type { Context } from '../context.ts';

/**
 * @param named files and folders; empty for all
 * @returns whether a content file is one of them, or inside one
 * @throws Failure if one of them is not in the content folder
 */
export function fileFilter({ options, cwd }: Context, named: readonly string[]): (file: string) => boolean {
  if (named.length === 0) return () => true;
  const paths = named.map((name) => {
    const place = path.resolve(cwd, name);
    const within = pathWithin(options.content, resolvedPath(place));
    if (within === null || !existsSync(place))
      throw notContent(name, likelyFiles(name, options.content, cwd));
    return within;
  });
  return (file) => paths.some((one) => one === '' || file === one || file.startsWith(`${one}/`));
}

/** Content files that a name without number, folder or extension may mean, else those with a similar name. */
function likelyFiles(name: string, content: string, cwd: string): string[] {
  if (!existsSync(content)) return [];
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:ya?ml|md)$/.test(file));
  const wanted = name.replaceAll(path.sep, '/').replace(/\.(?:ya?ml|md)$/i, '');
  const same = files.filter((file) => fold(slugOf(file)) === fold(slugOf(wanted)));
  const names = nearest(
    path.basename(name),
    files.map((file) => path.basename(file)),
  );
  const found = same.length > 0 ? same : files.filter((file) => names.includes(path.basename(file)));
  return found.map((file) => path.relative(cwd, path.join(content, file)));
}
