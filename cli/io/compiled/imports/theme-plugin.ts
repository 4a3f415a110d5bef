/** Resolves files that a site's code names by path: the site's file, or else its theme's. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { resolvedPath } from '../../folders/index.ts';
import { CODE_FOLDERS } from '../theme-files.ts';

/** Style sheets may name files by path without `./`. */
const SHEET_KINDS = new Set(['entry-point', 'import-rule', 'url-token']);

/** Such as `data:` and `https:`. */
const SCHEME = /^[a-z][a-z+.-]*:/i;

/** Marks requests that this plugin itself makes. */
const LOOKED = Symbol('looked for in one layer');

/** @returns a path relative to its layer; null if it is not in a folder of code */
function inLayer(layers: ReadonlySet<string>, place: string): string | null {
  for (const layer of layers) {
    const name = path.relative(layer, place);
    if (CODE_FOLDERS.some((folder) => name.startsWith(folder + path.sep))) return name;
  }
  return null;
}

/**
 * A file that imports its own path gets the file that it replaces.
 * @param layers absolute paths; the first with a file is used
 */
export const themePlugin = (layers: readonly string[]): Plugin => ({
  name: 'theme',
  setup(build) {
    if (layers.length === 1) return;
    const known = new Set([...layers, ...layers.map(resolvedPath)]);
    build.onResolve({ filter: /^[^/#]/ }, async (request) => {
      const { path: name, importer, resolveDir, kind } = request;
      const isFile = name.startsWith('.') || (SHEET_KINDS.has(kind) && !SCHEME.test(name));
      if (!isFile || request.pluginData === LOOKED) return undefined;
      const wanted = inLayer(known, path.resolve(resolveDir, name));
      if (wanted === null) return undefined;
      for (const layer of layers) {
        const place = path.join(layer, wanted);
        const found = await build.resolve(`./${path.basename(place)}`, {
          kind,
          importer,
          resolveDir: path.dirname(place),
          pluginData: LOOKED,
        });
        const { errors, external, sideEffects, suffix } = found;
        if (errors.length === 0 && found.path !== importer)
          return { path: found.path, external, sideEffects, suffix };
      }
      // esbuild reports a missing file at its place.
      return undefined;
    });
  },
});
