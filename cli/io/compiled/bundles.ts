/** What is bundled of the site's own code, and how: the same for a build and for `senja dev`, which keeps what it can. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BuildContext, BuildOptions, BuildResult, Metafile } from 'esbuild';
import { BASE_MARK, type FrontEnd } from '../../core/stages/front-end.ts';
import { SiteFaults } from '../../core/stages/site-error.ts';
import { notSetUp } from '../../tools/not-set-up.mjs';
import { Failure } from '../failure.ts';
import type { Roots } from '../roots.ts';
import { moduleFaults, outsideFaults } from './bundle-faults.ts';
import { packageAliases } from './packages.ts';

const SHEETS = 'templates/styles/sheets';
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

/** Names of a folder's files without their ending, in order. */
const namesIn = (root: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.basename(name, ending))
    .sort();

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
  }) as const satisfies BuildOptions;

/** The code that runs here, by the name that stacks give it. */
export const CODE = {
  'senja-site.cjs': 'templates/site.ts',
  'senja-templates.cjs': 'templates/index.tsx',
} as const;
export type CodeName = keyof typeof CODE;

const codeBundle = (roots: Roots, name: CodeName) =>
  ({
    ...common(roots),
    loader: NO_SHEETS,
    entryPoints: [CODE[name]],
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

const sheetBundle = (roots: Roots) =>
  ({
    ...common(roots),
    loader: FILES,
    outdir: 'sheets',
    assetNames: 'assets/[hash]',
    publicPath: BASE_MARK,
    target: BROWSERS,
  }) as const satisfies BuildOptions;

/** Style sheets that code imports are bundled by themselves. */
const NO_SHEETS = { '.css': 'empty', '.module.css': 'empty' } as const;

type Made = BuildResult<{ write: false; metafile: true }>;
type Bundle = (options: BuildOptions & { write: false; metafile: true }) => Promise<Made>;

const textIn = ({ outputFiles }: Made): string => outputFiles[0]?.text.trimEnd() ?? '';

const cssIn = ({ outputFiles }: Made) => outputFiles.filter((file) => file.path.endsWith('.css'));

/** @returns the files that sheets name, by path in `dist` */
const filesIn = (made: readonly Made[]): FrontEnd['assets'] =>
  Object.fromEntries(
    made
      .flatMap(({ outputFiles }) => outputFiles)
      .filter((file) => !file.path.endsWith('.css'))
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

/** Style sheets that code imports, the first first: they become part of every page's sheet. */
const importedSheets = (made: readonly Made[]): string[] => [
  ...new Set(
    made.flatMap(({ metafile }) => Object.keys(metafile.inputs).filter((name) => name.endsWith('.css'))),
  ),
];

/** @throws SiteFaults where something is at fault that esbuild takes */
export async function bundleWith(roots: Roots, bundle: Bundle): Promise<Bundled> {
  const { siteRoot: root } = roots;
  const names = namesIn(root, SHEETS, '.css');
  const [definition, templates, styles, loader, client] = await Promise.all([
    bundle(codeBundle(roots, 'senja-site.cjs')),
    bundle(codeBundle(roots, 'senja-templates.cjs')),
    bundle({ ...sheetBundle(roots), entryPoints: names.map((name) => `${SHEETS}/${name}.css`) }),
    bundle({
      ...common(roots),
      loader: NO_SHEETS,
      entryPoints: ['client/loader.ts'],
      format: 'iife',
      target: 'es2020',
    }),
    bundle({
      ...common(roots),
      loader: NO_SHEETS,
      entryPoints: ['client/hydrate.ts'],
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      format: 'esm',
      target: 'es2020',
    }),
  ]);
  const imported = importedSheets([definition, templates, loader, client]);
  const contents = imported.map((name) => `@import ${JSON.stringify(`./${name}`)};`).join('\n');
  const more =
    imported.length === 0
      ? null
      : await bundle({ ...sheetBundle(roots), stdin: { contents, resolveDir: root, loader: 'css' } });
  const added = more === null ? '' : (cssIn(more)[0]?.text.trimEnd() ?? '');
  const metafiles = [definition, templates, styles, loader, client, more].flatMap(
    (one) => one?.metafile ?? [],
  );
  const faults = [...outsideFaults(root, metafiles), ...moduleFaults(imported)];
  if (faults.length > 0) throw new SiteFaults(faults);
  const [address = ''] = Object.keys(client.metafile.outputs);
  const frontEnd = {
    definition: textIn(definition),
    templates: textIn(templates),
    // A sheet is named for its template.
    styles: Object.fromEntries(
      cssIn(styles).map(({ path: file, text }) => [path.basename(file, '.css'), text.trimEnd() + added]),
    ),
    loader: textIn(loader),
    assets: { [address]: textIn(client), ...filesIn(more ? [styles, more] : [styles]) },
    client: address,
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
  const { outputFiles } = await build({
    ...codeBundle(roots, name),
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
  let before: Promise<unknown> = Promise.resolve();
  const bundle = async (): Promise<Bundled> => {
    const { context } = await loadBundler(roots.toolRoot);
    return bundleWith(roots, async (options) => {
      // A new style sheet of a template is one more entry.
      const key = `${options.entryPoints ?? ''} ${options.stdin?.contents ?? ''}`;
      const kept = contexts.get(key) ?? context(options);
      contexts.set(key, kept);
      return (await kept).rebuild();
    });
  };
  // esbuild answers what is asked during a rebuild with that one, which may have read older files.
  return () => {
    const next = before.then(bundle, bundle);
    before = next;
    return next;
  };
}
