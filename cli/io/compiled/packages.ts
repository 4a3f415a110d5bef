/** Which files a site's code gets for the names that senja answers to: the same senja that runs, and one React for both. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownPath } from '../../tools/own-files.mjs';
import type { Roots } from '../roots.ts';

/** What a site may import of senja, by name: modules that are compiled beside the command. */
const MODULES = {
  senja: 'site.mjs',
  'senja/react': 'react.mjs',
  'senja/client': 'client.mjs',
  'senja/words': 'words.mjs',
} as const;

/** Of these a page must have one alone. The site's come first, for its other packages go with them. */
const SHARED = ['react', 'react-dom'] as const;

/** @returns the folder of a package as Node finds it from a folder on; null where there is none */
function packageAbove(folder: string, name: string): string | null {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return place;
  const above = path.dirname(folder);
  return above === folder ? null : packageAbove(above, name);
}

/** @returns as esbuild's `alias`: absolute paths by name */
export function packageAliases({ siteRoot, toolRoot }: Roots): Record<string, string> {
  const own = Object.entries(MODULES).map(([name, file]) => [name, ownPath(toolRoot, 'cli', file)]);
  const shared = SHARED.flatMap((name) => {
    const found = packageAbove(siteRoot, name) ?? packageAbove(toolRoot, name);
    return found === null ? [] : [[name, found]];
  });
  return Object.fromEntries([...own, ...shared]);
}
