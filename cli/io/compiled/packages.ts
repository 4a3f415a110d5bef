/** Resolves the packages that senja provides to a site's code: the running senja, and a single React for both. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownPath } from '../../tools/own-files.mjs';
import type { Roots } from '../roots.ts';

/** Modules of senja that a site may import, by name; compiled next to the command. */
const MODULES = {
  senja: 'site.mjs',
  'senja/react': 'react.mjs',
  'senja/client': 'client.mjs',
  'senja/words': 'words.mjs',
} as const;

/** Packages that a page must have only once. The site's come first, since its other packages match them. */
const SHARED = ['react', 'react-dom'] as const;

/** @returns the folder of a package as Node resolves it from a folder; null if there is none */
function packageAbove(folder: string, name: string): string | null {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return place;
  const above = path.dirname(folder);
  return above === folder ? null : packageAbove(above, name);
}

/** @returns absolute paths by name, for esbuild's `alias` */
export function packageAliases({ siteRoot, toolRoot }: Roots): Record<string, string> {
  const own = Object.entries(MODULES).map(([name, file]) => [name, ownPath(toolRoot, 'cli', file)]);
  const shared = SHARED.flatMap((name) => {
    const found = packageAbove(siteRoot, name) ?? packageAbove(toolRoot, name);
    return found === null ? [] : [[name, found]];
  });
  return Object.fromEntries([...own, ...shared]);
}
