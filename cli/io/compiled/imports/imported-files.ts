/**
 * Files that sheets name and code imports: fonts, pictures, videos, documents. They are published with the other
 * assets, under a name with a hash of their content; in code, the import is their address.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { BASE_MARK } from '../../../core/stages/front-end.ts';
import { FILE_SUFFIXES } from '../../../core/values/names/output-name.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { refuseImport } from '../packages.ts';

/** Options of esbuild for everything that may name files. */
export const FILES = {
  loader: Object.fromEntries(FILE_SUFFIXES.map((suffix) => [`.${suffix}`, 'file'] as const)),
  assetNames: 'assets/[hash]',
  publicPath: BASE_MARK,
} as const;

const RAW = /\?raw$/;
/** As it begins the names of such files in reports of esbuild. */
export const RAW_TEXT = 'raw-text';

/** `./note.svg?raw` is the text of a file. */
export const rawTexts: Plugin = {
  name: 'raw-texts',
  setup(build) {
    build.onResolve({ filter: RAW }, async ({ path: name, ...request }) => {
      const { path: file, errors } = await build.resolve(name.replace(RAW, ''), {
        ...request,
        pluginData: RAW_TEXT,
      });
      return errors.length > 0 ? { errors } : { path: file, namespace: RAW_TEXT };
    });
    build.onLoad({ filter: /^/, namespace: RAW_TEXT }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Code that runs before the address of the site is known cannot have addresses of files. */
export const withoutFiles: Plugin = {
  name: 'without-files',
  setup(build) {
    const filter = new RegExp(`\\.(?:${FILE_SUFFIXES.join('|')})$`);
    build.onResolve({ filter }, ({ path: name, importer, kind, pluginData }) =>
      kind === 'import-statement' && pluginData !== RAW_TEXT && !/[\\/]node_modules[\\/]/.test(importer)
        ? refuseImport({
            text: phrase('senja/site-code:file-import', { name: path.basename(name) }),
            suggestions: [],
          })
        : undefined,
    );
  },
};
