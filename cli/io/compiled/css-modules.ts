/**
 * CSS modules of a site (`*.module.css`): class names are made unique with the name of the file. All are bundled
 * together once, so that a class has the same name in every bundle.
 */
import path from 'node:path';
import vm from 'node:vm';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import { sourcesBelow } from './theme-files.ts';

const MODULE = /\.module\.css$/;

export const isCssModule = (name: string): boolean => MODULE.test(name);

/** Final class names, by path of the module relative to the site's folder, with `/`. */
type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The class names that bundles are made with; cached bundles see the latest ones. */
export interface CssModules {
  names: ClassNames;
}

const portable = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/');

/**
 * @param layers folder of the site, and of its theme if there is one
 * @returns options that bundle all modules of the site, for `namesFrom`; null if it has none
 */
export function moduleBundle(layers: readonly string[], folders: readonly string[]) {
  const [root = ''] = layers;
  const seen = new Set<string>();
  const files = layers.flatMap((layer) =>
    sourcesBelow(layer, folders)
      .filter((name) => isCssModule(name) && !seen.has(name) && seen.add(name))
      .map((name) => portable(root, path.join(layer, name))),
  );
  if (files.length === 0) return null;
  const imports = files.map((name, index) => `import m${index} from ${JSON.stringify(`./${name}`)};`);
  const names = files.map((name, index) => `${JSON.stringify(name)}: m${index}`);
  return {
    stdin: {
      contents: `${imports.join('\n')}\nmodule.exports = { ${names.join(', ')} };`,
      resolveDir: root,
      loader: 'js',
    },
    format: 'cjs',
    // Minified names would collide with those of other bundles.
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
  } as const satisfies BuildOptions;
}

/** @returns the class names in the result of `moduleBundle` */
export function namesFrom({ outputFiles = [] }: BuildResult): ClassNames {
  const code = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? '';
  const module: { exports: unknown } = { exports: {} };
  vm.runInNewContext(code, { module });
  return JSON.parse(JSON.stringify(module.exports)) as ClassNames;
}

/**
 * @param bundled the result of `moduleBundle`
 * @returns the rules of each file in it, in their order
 */
export function rulesOfModules({ metafile, outputFiles = [] }: BuildResult): [name: string, rules: string][] {
  const bytes = outputFiles.find((file) => file.path.endsWith('.css'))?.contents ?? new Uint8Array();
  const [, about] = Object.entries(metafile?.outputs ?? {}).find(([name]) => name.endsWith('.css')) ?? [];
  const sizes = Object.entries(about?.inputs ?? {}).map(([name, one]) => [name, one.bytesInOutput] as const);
  // In front of them there may be `@charset`, and behind them is a line break.
  let at = bytes.length - 1 - sizes.reduce((sum, [, size]) => sum + size, 0);
  return sizes.map(([name, size]) => {
    const from = at;
    at += size;
    return [name, Buffer.from(bytes.subarray(from, at)).toString()];
  });
}

/** Plugin that provides a module's class names to code that imports it. */
export const cssModulesPlugin = (root: string, modules: CssModules): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: MODULE }, ({ path: file }) => {
      const names = modules.names[portable(root, file)];
      return names
        ? { contents: JSON.stringify(names), loader: 'json' }
        : { errors: [{ text: `${path.basename(file)} lies outside of templates/ and client/` }] };
    });
  },
});
