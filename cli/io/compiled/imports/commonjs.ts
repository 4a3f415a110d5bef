/**
 * Default imports of CommonJS packages in the site's own code: as TypeScript and most bundlers understand them, the
 * default of a module that was made from an ES module is its `default`. Node's rule, which esbuild follows in a package
 * of ES modules, would give all its exports.
 */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { escapeRE } from 'markdown-it/lib/common/utils.mjs';
import { memoized } from '../../../core/values/lists.ts';
import { attempt } from '../../failures/index.ts';
import { readLinked } from '../../files/index.ts';
import { layersOf, type Roots } from '../../site/index.ts';
import { CODE_FOLDERS, sourcesBelow } from '../theme-files.ts';

/** Namespace of the generated modules; esbuild knows no `package.json` with Node's rule for it. */
const MADE = '<commonjs>';
/** Marks requests that this plugin itself makes. */
const LOOKED = Symbol('looked for');
/** Resolved elsewhere; neither has a default of its own. */
const OWN = ['senja', 'react', 'react-dom'];

/** The name of a package in an import. */
const IMPORTED = /\bfrom ?["']((?:@[\w.-]+\/)?[a-z\d][\w.-]*)/g;

/** @returns the packages that the site's `package.json` names, and those that its own folders import without */
function packagesOf(roots: Roots): string[] {
  const manifest = attempt(
    () => readLinked(path.join(roots.siteRoot, 'package.json')).toString('utf8'),
    '{}',
  );
  const { dependencies, devDependencies } = attempt(() => JSON.parse(manifest), {});
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  for (const layer of layersOf(roots))
    for (const file of sourcesBelow(layer, CODE_FOLDERS)) {
      if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
      const text = readLinked(path.join(layer, file)).toString('utf8');
      for (const [, name = ''] of text.matchAll(IMPORTED)) names.add(name);
    }
  return [...names].filter((name) => !OWN.includes(name) && !name.startsWith('@types/')).sort();
}

/** @returns plugins for code; none for a site without packages of its own */
export function commonJsDefaults(roots: Roots): Plugin[] {
  const names = packagesOf(roots);
  if (names.length === 0) return [];
  const plugin: Plugin = {
    // Whoever keeps a bundler needs another one for other packages.
    name: `commonjs ${names}`,
    setup(build) {
      const isCommonJs = memoized(async (file: string): Promise<boolean> => {
        const options = { bundle: true, write: false, metafile: true, logLevel: 'silent' } as const;
        // What cannot be read is reported where it is imported.
        const found = await build.esbuild
          .build({ entryPoints: [file], external: ['*'], ...options })
          .catch(() => null);
        return Object.values(found?.metafile.inputs ?? {})[0]?.format === 'cjs';
      });
      const filter = new RegExp(`^(?:${names.map(escapeRE).join('|')})(?:/|$)`);
      build.onResolve({ filter }, async ({ path: name, kind, importer, resolveDir, pluginData }) => {
        const isOwn = kind === 'import-statement' && !/[\\/]node_modules[\\/]/.test(importer);
        if (!isOwn || pluginData === LOOKED) return undefined;
        const found = await build.resolve(name, { kind, importer, resolveDir, pluginData: LOOKED });
        if (found.errors.length > 0 || found.external || !/\.c?js$/.test(found.path)) return undefined;
        return (await isCommonJs(found.path)) ? { path: found.path, namespace: MADE } : undefined;
      });
      build.onLoad({ filter: /^/, namespace: MADE }, ({ path: file }) => {
        const from = JSON.stringify(file);
        return {
          contents: `export * from ${from};\nexport { default } from ${from};\n`,
          resolveDir: path.dirname(file),
        };
      });
    },
  };
  return [plugin];
}
