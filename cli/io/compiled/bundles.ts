/** What is bundled of the site's own code, and how: the same for a build and for `senja dev`, which keeps what it can. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildContext, BuildOptions, BuildResult, Metafile, Plugin } from 'esbuild';
import { BASE_MARK, type FrontEnd } from '../../core/stages/front-end.ts';
import { SiteFaults } from '../../core/stages/site-error.ts';
import { shortHash } from '../../core/values/hash.ts';
import { notSetUp } from '../../tools/not-set-up.mjs';
import { PUBLIC } from '../content/site-content.ts';
import { Failure } from '../failure.ts';
import type { Roots } from '../roots.ts';
import { layersOf } from '../theme.ts';
import { outsideFaults } from './bundle-faults.ts';
import { type CssModules, cssModulesPlugin, isCssModule, moduleBundle, namesFrom } from './css-modules.ts';
import { packageAliases } from './packages.ts';
import { definitionOf } from './site-code.ts';
import {
  hydrateEntry,
  inEachLanguage,
  loaderModules,
  planEntry,
  siteModules,
  templatesEntry,
} from './site-modules.ts';
import { CODE_FOLDERS, themePlugins } from './theme-files.ts';

const BROWSERS = ['chrome80', 'firefox78', 'safari14'];
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** esbuild starts a process of its own: only paid for when there is something to bundle. */
export async function loadBundler(root: string) {
  try {
    return await import('esbuild');
  } catch (error) {
    throw new Failure('machine/not-compiled', notSetUp(error, root), error);
  }
}

const common = (roots: Roots) =>
  ({
    absWorkingDir: roots.siteRoot,
    alias: packageAliases(roots),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: PRODUCTION,
    // No file but the sources decides what is bundled, whatever lies beside them.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    plugins: themePlugins(layersOf(roots)),
  }) as const satisfies BuildOptions;

/** The code that runs here, by the name that stacks give it. */
export type CodeName = 'senja-site.cjs' | 'senja-templates.cjs';

/** A module that senja writes, bundled as if it lay in the folder of the site. */
const made = ({ siteRoot }: Roots, contents: string) =>
  ({ stdin: { contents, resolveDir: siteRoot, loader: 'ts' } }) as const satisfies BuildOptions;

/** Code, whose style sheets are bundled by themselves; of CSS modules it gets the class names. */
const codeOptions = (roots: Roots, modules: CssModules) => ({
  ...common(roots),
  loader: NO_SHEETS,
  plugins: [cssModulesPlugin(roots.siteRoot, modules), ...themePlugins(layersOf(roots))],
});

const codeBundle = (roots: Roots, name: CodeName, modules: CssModules) =>
  ({
    ...codeOptions(roots, modules),
    ...made(roots, (name === 'senja-site.cjs' ? planEntry : templatesEntry)(siteModules(roots))),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  }) as const satisfies BuildOptions;

/** Fonts and pictures that style sheets name: published beside the other assets, under a name that tells their content. */
const FILES = Object.fromEntries(
  ['woff2', 'woff', 'ttf', 'otf', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'].map(
    (ending) => [`.${ending}`, 'file'] as const,
  ),
);

/** An address that begins with a slash names a file of `public/`, which is published again under a hashed name. */
const publicFiles = ({ siteRoot }: Roots): Plugin => ({
  name: 'public',
  setup(build) {
    build.onResolve({ filter: /^\/[^/]/ }, ({ path: name, kind }) => {
      const file = path.join(siteRoot, PUBLIC, name);
      return kind === 'url-token' && existsSync(file) ? { path: file } : undefined;
    });
  },
});

const sheetBundle = (roots: Roots) =>
  ({
    ...common(roots),
    plugins: [publicFiles(roots), ...themePlugins(layersOf(roots))],
    loader: FILES,
    outdir: 'sheets',
    assetNames: 'assets/[hash]',
    publicPath: BASE_MARK,
    target: BROWSERS,
  }) as const satisfies BuildOptions;

const NO_SHEETS = { '.css': 'empty' } as const;

/** @returns the bundled CSS modules of the site, or null where it has none; `modules` has their class names then */
async function bundleModules(roots: Roots, bundle: Bundle, modules: CssModules): Promise<Made | null> {
  const options = moduleBundle(layersOf(roots), CODE_FOLDERS);
  const bundled = options && (await bundle({ ...sheetBundle(roots), ...options }));
  modules.names = bundled ? namesFrom(bundled) : {};
  return bundled;
}

type Made = BuildResult<{ write: false; metafile: true }>;
type Bundle = (options: BuildOptions & { write: false; metafile: true }) => Promise<Made>;

const textOf = ({ text }: { text: string }): string => text.trimEnd();
const textIn = ({ outputFiles: [first] }: Made): string => (first ? textOf(first) : '');

const cssIn = ({ outputFiles }: Made) => outputFiles.filter((file) => file.path.endsWith('.css'));

/** @returns the files that sheets name, by path in `dist` */
const filesIn = (made: readonly Made[]): FrontEnd['assets'] =>
  Object.fromEntries(
    made
      .flatMap(({ outputFiles }) => outputFiles)
      .filter((file) => !/\.(?:css|js)$/.test(file.path))
      .map((file) => [
        `assets/${path.basename(file.path)}`,
        { base64: Buffer.from(file.contents).toString('base64') },
      ]),
  );

export interface Bundled {
  /** Which templates look at texts is not known yet, so all of them may. */
  frontEnd: FrontEnd;
  metafiles: readonly Metafile[];
}

/** Style sheets that code imports, in order of import: they become part of every page's sheet. */
function importedSheets(made: readonly Made[]): { plain: string[]; modules: string[] } {
  const inputs = made.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const sheets = [...new Set(inputs.filter((name) => name.endsWith('.css')))];
  return {
    plain: sheets.filter((name) => !isCssModule(name)),
    modules: sheets.filter(isCssModule),
  };
}

/** @throws SiteFaults where something is at fault that esbuild takes */
export async function bundleWith(
  roots: Roots,
  bundle: Bundle,
  classNames: CssModules = { names: {} },
): Promise<Bundled> {
  const { siteRoot: root } = roots;
  const classes = await bundleModules(roots, bundle, classNames);
  const modules = siteModules(roots);
  const start = loaderModules(modules, roots);
  const [definition, templates, styles, loader, client] = await Promise.all([
    bundle(codeBundle(roots, 'senja-site.cjs', classNames)),
    bundle(codeBundle(roots, 'senja-templates.cjs', classNames)),
    bundle({
      ...sheetBundle(roots),
      entryPoints: Object.entries(modules.sheets).map(([out, name]) => ({ in: name, out })),
    }),
    bundle({
      ...codeOptions(roots, classNames),
      entryPoints: [start.entry],
      alias: start.alias,
      format: 'iife',
      target: 'es2020',
    }),
    bundle({
      ...codeOptions(roots, classNames),
      ...made(roots, hydrateEntry(modules, roots)),
      format: 'esm',
      target: 'es2020',
    }),
  ]);
  const { plain, modules: named } = importedSheets([definition, templates, loader, client]);
  const contents = plain.map((name) => `@import ${JSON.stringify(`./${name}`)};`).join('\n');
  const more =
    plain.length === 0
      ? null
      : await bundle({ ...sheetBundle(roots), stdin: { contents, resolveDir: root, loader: 'css' } });
  const beside = [more, named.length > 0 ? classes : null].filter((one) => one !== null);
  const added = beside.flatMap(cssIn).map(textOf).join('');
  const metafiles = [definition, templates, styles, loader, client, more, classes].flatMap(
    (one) => one?.metafile ?? [],
  );
  const options = { root, filename: 'senja-site.cjs', keep: false, require: createRequire(import.meta.url) };
  const fonts = () => definitionOf(textIn(definition), options).policy?.fonts ?? [];
  const faults = outsideFaults(root, metafiles, fonts);
  if (faults.length > 0) throw new SiteFaults(faults);
  const clients = inEachLanguage(textIn(client), modules).map(([language, code]) => {
    return { language, code, address: `assets/hydrate-${shortHash(code)}.js` };
  });
  const sheets = new Map(cssIn(styles).map((file) => [path.basename(file.path, '.css'), textOf(file)]));
  const frontEnd = {
    definition: textIn(definition),
    templates: textIn(templates),
    styles: Object.fromEntries(
      // That of former addresses senja has itself.
      ['moved', ...Object.keys(modules.templates)].map((name) => [name, (sheets.get(name) ?? '') + added]),
    ),
    loader: textIn(loader),
    assets: {
      ...Object.fromEntries(clients.map(({ address, code }) => [address, code])),
      ...filesIn([styles, ...beside]),
    },
    clients: Object.fromEntries(clients.map(({ language, address }) => [language, address])),
    inputs: inputFiles(root, metafiles),
  };
  return { frontEnd, metafiles };
}

/** Absolute paths of the files beside the site's own folders. */
const inputFiles = (root: string, metafiles: readonly Metafile[]): string[] => [
  ...new Set(
    metafiles
      .flatMap(({ inputs }) => Object.keys(inputs))
      .filter((name) => !/^(?:<|\(|templates\/|client\/)/.test(name))
      .map((name) => path.resolve(root, name)),
  ),
];

/** @returns code as it is bundled, and its source map as JSON */
export async function mapOf(roots: Roots, name: CodeName): Promise<{ code: string; map: string }> {
  const { build } = await loadBundler(roots.toolRoot);
  const classNames: CssModules = { names: {} };
  await bundleModules(roots, build, classNames);
  const { outputFiles } = await build({
    ...codeBundle(roots, name, classNames),
    sourcemap: 'external',
    outfile: 'made.js',
  });
  const text = (ending: string): string =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text.trimEnd() ?? '';
  return { code: text('.js'), map: text('.map') };
}

/** @returns bundles the front end again and again, each time only what has changed */
export function keptBundles(roots: Roots): () => Promise<Bundled> {
  const contexts = new Map<string, Promise<BuildContext<{ write: false; metafile: true }>>>();
  const classNames: CssModules = { names: {} };
  let before: Promise<unknown> = Promise.resolve();
  const bundle = async (): Promise<Bundled> => {
    const { context } = await loadBundler(roots.toolRoot);
    return bundleWith(
      roots,
      async (options) => {
        // A new style sheet of a template is one more entry.
        const key = JSON.stringify([options.entryPoints, options.stdin?.contents, options.alias]);
        const kept = contexts.get(key) ?? context(options);
        contexts.set(key, kept);
        return (await kept).rebuild();
      },
      classNames,
    );
  };
  // esbuild answers what is asked during a rebuild with that one, which may have read older files.
  return () => {
    const next = before.then(bundle, bundle);
    before = next;
    return next;
  };
}
