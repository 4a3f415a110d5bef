/** Resolves the packages that senja provides to a site's code: the running senja, and a single React for both. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { ownPath } from '../../tools/own-files.cjs';
import { foldersAbove, type Roots } from '../site/index.ts';

/** Modules of senja that a site may import, by name; compiled next to the command. */
const MODULES = {
  senja: 'site.mjs',
  'senja/react': 'react.mjs',
  'senja/client': 'client.mjs',
  'senja/words': 'words.mjs',
  'senja/search': 'search.mjs',
} as const;

/** A fault that a plugin of senja finds, in the details of esbuild's message. */
export interface PluginFault {
  text: Readonly<Record<Lang, string>>;
  suggestions: readonly string[];
}

/** @returns the result of a plugin for an import that it refuses */
export const refuseImport = (detail: PluginFault): OnResolveResult => ({
  errors: [{ text: detail.text.en, detail }],
});

/** esbuild would look for an unknown module of senja inside the file of `senja`. */
export const ownModules: Plugin = {
  name: 'own-modules',
  setup({ onResolve, initialOptions: { alias = {} } }) {
    onResolve({ filter: /^senja\// }, ({ path: name }) => {
      if (Object.hasOwn(alias, name)) return undefined;
      const names = Object.keys(MODULES);
      return refuseImport({
        text: phrase('senja/site-code:module', { name, names: names.join(', ') }),
        suggestions: nearest(name, names),
      });
    });
  },
};

/** Packages that a page must have only once. The site's come first, since its other packages match them. */
const SHARED = ['react', 'react-dom'] as const;

/** @returns absolute paths by name, for esbuild's `alias` */
export function packageAliases({ siteRoot, toolRoot }: Roots): Record<string, string> {
  const own = Object.entries(MODULES).map(([name, file]) => [name, ownPath(toolRoot, 'cli', file)]);
  const shared = SHARED.flatMap((name) => {
    const places = [...foldersAbove(siteRoot), ...foldersAbove(toolRoot)].map((folder) =>
      path.join(folder, 'node_modules', name),
    );
    const found = places.find((place) => existsSync(path.join(place, 'package.json')));
    return found === undefined ? [] : [[name, found]];
  });
  return Object.fromEntries([...own, ...shared]);
}
