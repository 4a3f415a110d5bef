/** Bundles of the site's own code, shared by a build and by `senja dev`, which keeps esbuild contexts. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildContext } from 'esbuild';
import { propertiesIn, withConstants } from '../../core/files/index.ts';
import type { FrontEnd } from '../../core/stages/front-end.ts';
import { shortHash } from '../../core/values/hash.ts';
import { lazily } from '../../core/values/lists.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { attempt } from '../failures/index.ts';
import { layersOf, type Roots } from '../site/index.ts';
import { outsideFaults } from './bundle-faults.ts';
import { portable } from './bundle-inputs.ts';
import {
  browserOptions,
  type CodeName,
  codeBundle,
  common,
  sheetBundle,
  widgetOptions,
} from './bundle-options.ts';
import { type CssModules, isCssModule, moduleBundle, namesFrom } from './css-modules.ts';
import { withEsbuild } from './esbuild.ts';
import {
  type Bundle,
  type BundleOutput,
  bundleImported,
  cssIn,
  mayBeSplit,
  trimmedText,
} from './imported-sheets.ts';
import { inputFiles } from './imports/inputs-of-bundle.ts';
import { expectOrdinaryFiles } from './ordinary-files.ts';
import type { PluginFault } from './packages.ts';
import { loadDefinition } from './site-code.ts';
import { loaderModules, type SiteModules, siteModules, unstyledIn } from './site-modules.ts';
import { CODE_FOLDERS } from './theme-files.ts';
import {
  clientsOf,
  importedLater,
  smallShared,
  type WidgetSharing,
  widgetBundle,
} from './widgets/widget-bundle.ts';

/** A message of esbuild. */
export interface BundleMessage {
  text: string;
  detail?: Partial<PluginFault>;
  location: { file: string; line: number; column: number; length: number; lineText: string } | null;
}

type BundleError = Error & { errors: BundleMessage[]; faults?: readonly Diagnostic[] };

export const isBundleError = (error: unknown): error is BundleError =>
  error instanceof Error &&
  'errors' in error &&
  Array.isArray(error.errors) &&
  (error.errors.length > 0 || 'faults' in error);

/** Warnings of esbuild about rules that browsers skip. */
const SKIPPED = ['css-syntax-error', 'js-comment-in-css', 'invalid-@import', 'invalid-calc'];

/** @returns the bundled CSS modules of the site, or null if it has none; sets the class names in `modules` */
async function bundleModules(
  roots: Roots,
  bundle: Bundle,
  modules: CssModules,
): Promise<BundleOutput | null> {
  const options = moduleBundle(layersOf(roots), CODE_FOLDERS);
  const bundled = options && (await bundle({ ...sheetBundle(roots), ...options }));
  modules.names = bundled ? namesFrom(bundled) : {};
  return bundled;
}

const textIn = ({ outputFiles }: BundleOutput, at = 0): string => {
  const file = outputFiles.filter((one) => one.path.endsWith('.js'))[at];
  return file ? trimmedText(file) : '';
};

const isLazy = ({ inputs }: BundleOutput['metafile']): boolean =>
  Object.values(inputs).some(({ imports }) => imports.some(({ kind }) => kind === 'dynamic-import'));

/** @returns the files used by sheets and code, by path in `dist` */
const filesIn = (made: readonly BundleOutput[]): FrontEnd['assets'] =>
  Object.fromEntries(
    made
      .flatMap(({ outputFiles }) => outputFiles)
      .filter((file) => !/\.(?:css|js)$/.test(file.path))
      .map((file) => [
        `assets/${path.basename(file.path)}`,
        { base64: Buffer.from(file.contents).toString('base64') },
      ]),
  );

/** @returns the modules of all widgets for browsers; sets in `sharing` which files they share */
async function bundleWidgets(
  roots: Roots,
  bundle: Bundle,
  modules: SiteModules,
  sharing: CssModules & WidgetSharing,
): Promise<BundleOutput> {
  if (Object.keys(modules.widgets).length === 0) return NOTHING;
  const options = widgetOptions(roots, sharing);
  sharing.shared = [];
  sharing.later = new Map();
  if (Object.keys(modules.widgets).length > 1) {
    const { react: _, 'react-dom': __, ...alias } = options.alias;
    const external = ['react', 'react-dom'];
    const parts = await bundle(widgetBundle(roots, modules, sharing, { ...options, alias, external }));
    // The same fault would be found again.
    if (parts === NOTHING) return NOTHING;
    sharing.shared = smallShared(parts.metafile, roots);
    sharing.later = importedLater(parts.metafile, roots);
  }
  return bundle(widgetBundle(roots, modules, sharing, options));
}

export type BundleResult = Awaited<ReturnType<typeof bundleWith>>;

/** What loaders import, next to the modules of widgets, if these are gone. */
const RENEW = 'assets/renew.js';

/** The result of a bundle that fails. */
const NOTHING: BundleOutput = {
  errors: [],
  warnings: [],
  outputFiles: [],
  metafile: { inputs: {}, outputs: {} },
  mangleCache: {},
};

/** @returns the loader in every page, and the scripts that it may fetch */
function bundleLoaders(roots: Roots, bundle: Bundle, modules: SiteModules, classes: CssModules) {
  const { entries, alias } = loaderModules(modules, roots);
  const script = { format: 'iife', target: 'es2020' } as const;
  return [
    bundle({ ...browserOptions(roots, classes), ...script, entryPoints: entries.slice(0, 1), alias }),
    bundle({ ...common(roots), ...script, entryPoints: entries.slice(1), outdir: 'scripts' }),
  ] as const;
}

/** @throws an error like esbuild's, with the faults of all bundles, and the other bundles as `partial` */
export async function bundleWith(
  roots: Roots,
  make: Bundle,
  classNames: CssModules & WidgetSharing = { names: {}, shared: [], later: new Map() },
) {
  const { siteRoot: root } = roots;
  expectOrdinaryFiles(root);
  const errors: BundleMessage[] = [];
  const bundle: Bundle = (options) =>
    make(options).catch((error) => {
      if (!isBundleError(error)) throw error;
      errors.push(...error.errors);
      return NOTHING;
    });
  const classes = await bundleModules(roots, bundle, classNames);
  const modules = siteModules(roots);
  const [definition, templates, styles, loader, scripts, client] = await Promise.all([
    bundle(codeBundle(roots, 'senja-site.cjs', classNames)),
    bundle(codeBundle(roots, 'senja-templates.cjs', classNames)),
    bundle({
      ...sheetBundle(roots),
      entryPoints: Object.entries(modules.sheets).map(([out, name]) => ({ in: name, out })),
    }),
    ...bundleLoaders(roots, bundle, modules, classNames),
    bundleWidgets(roots, bundle, modules, classNames),
  ]);
  // A definition that fails is reported when it is loaded.
  const defined = lazily(() => ({ site: attempt(() => loadDefinition(textIn(definition), {}), null) }));
  const isSplit = () => mayBeSplit(roots, definition) && defined().site?.splitStyles === true;
  const code = { all: [definition, templates, loader, client], templates, classes };
  const imported = await bundleImported(roots, bundle, code, { modules, isSplit });
  const skipped = [styles, ...imported.bundles].flatMap(({ warnings }) =>
    warnings.filter(({ id }) => SKIPPED.includes(id)),
  );
  errors.push(...skipped);
  const metafiles = [
    definition,
    templates,
    styles,
    loader,
    client,
    ...new Set([...imported.bundles, classes]),
  ].flatMap((one) => one?.metafile ?? []);
  const policy = () => defined().site && (defined().site?.policy ?? {});
  const faults = outsideFaults(root, metafiles, policy);
  const clients = errors.length > 0 ? [] : clientsOf(client, modules);
  const hasWidgets = clients.some(([, { names }]) => names !== '');
  const starter = hasWidgets ? `assets/start-${shortHash(textIn(scripts, 1))}.js` : '';
  const searcher = `assets/search-${shortHash(textIn(scripts, 2))}.js`;
  const codeScript = `assets/code-${shortHash(textIn(scripts, 3))}.js`;
  const sheets = new Map(cssIn(styles).map((file) => [path.basename(file.path, '.css'), trimmedText(file)]));
  const used = [
    ...[definition, templates, loader].map((one) => textIn(one)),
    ...client.outputFiles.map(trimmedText),
  ]
    .map(propertiesIn)
    .join(' ');
  const styleOf = (name: string): string => withConstants((sheets.get(name) ?? '') + imported.of(name), used);
  // senja itself provides the templates of redirects and of the search.
  const named = ['moved', 'search', ...Object.keys(modules.templates)];
  const frontEnd: FrontEnd = {
    definition: textIn(definition),
    templates: textIn(templates),
    styles: Object.fromEntries(named.map((name) => [name, styleOf(name)])),
    loader: textIn(loader),
    assets: {
      ...(starter !== '' && { [RENEW]: textIn(scripts), [starter]: textIn(scripts, 1) }),
      [searcher]: textIn(scripts, 2),
      [codeScript]: textIn(scripts, 3),
      ...Object.assign({}, ...clients.map(([, { files }]) => files)),
      ...filesIn([styles, templates, client, ...imported.bundles]),
    },
    clients: Object.fromEntries(
      clients.map(([language, { names, files }]) => [language, { names, files: Object.keys(files) }]),
    ),
    starter,
    searcher,
    codeScript,
    ...(isLazy(templates.metafile) && { isLazy: true }),
    parts: { boxes: Object.keys(modules.boxes), widgets: Object.keys(modules.widgets) },
    unstyled: unstyledIn(modules).filter(({ name }) => imported.of(name) === ''),
    sources: modules.templates,
    inputs: inputFiles(root, metafiles),
  };
  if (errors.length + faults.length > 0) {
    const partial = frontEnd.definition === '' ? null : frontEnd;
    throw Object.assign(new Error('faults of bundles'), { errors, faults, partial });
  }
  return { frontEnd, metafiles };
}

/** @returns the front end, bundled from nothing */
export const bundleOnce = (roots: Roots): Promise<BundleResult> =>
  withEsbuild(roots.toolRoot, ({ build }) => bundleWith(roots, build));

/** @returns code as it is bundled, and its source map as JSON */
export const mapOf = (roots: Roots, name: CodeName): Promise<{ code: string; map: string }> =>
  withEsbuild(roots.toolRoot, async ({ build }) => {
    const classNames: CssModules = { names: {} };
    await bundleModules(roots, build, classNames);
    const { outputFiles } = await build({
      ...codeBundle(roots, name, classNames),
      sourcemap: 'external',
      // Sources are relative to it.
      outdir: '.',
    });
    const text = (ending: string): string =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text.trimEnd() ?? '';
    return { code: text('.js'), map: text('.map') };
  });

interface CachedBundle {
  context: Promise<BuildContext<{ write: false; metafile: true }>>;
  last: BundleOutput | null;
  /** Whether a file of the last result has changed. */
  isStale: boolean;
}

/** @returns functions that bundle the front end again, each time only its changed parts */
export function cachedBundles(roots: Roots) {
  const contexts = new Map<string, CachedBundle>();
  let touches = 0;
  const classNames: CssModules & WidgetSharing = { names: {}, shared: [], later: new Map() };
  let before: Promise<unknown> = Promise.resolve();
  const bundle = (): Promise<BundleResult> =>
    withEsbuild(roots.toolRoot, ({ context }, isAgain) => {
      // They were of the process that has ended.
      if (isAgain) contexts.clear();
      const rebuild: Bundle = async (options) => {
        // A new style sheet of a template is one more entry point.
        const key = JSON.stringify([
          options.entryPoints,
          options.stdin?.contents,
          options.alias,
          options.external,
          options.tsconfigRaw,
          options.plugins?.map(({ name }) => name),
        ]);
        const cached = contexts.get(key) ?? { context: context(options), last: null, isStale: true };
        contexts.set(key, cached);
        if (cached.last && !cached.isStale) return cached.last;
        const before = touches;
        const output = await (await cached.context).rebuild();
        Object.assign(cached, { last: output, isStale: before !== touches });
        return output;
      };
      return bundleWith(roots, rebuild, classNames);
    });
  // esbuild answers requests during a rebuild with the result of that one, which may have read older files.
  return {
    bundle(): Promise<BundleResult> {
      const next = before.then(bundle, bundle);
      before = next;
      return next;
    },
    /** @param file a source that has changed; null if anything may have */
    touch(file: string | null): void {
      touches += 1;
      const name = file === null ? '' : portable(roots.siteRoot, file);
      const inputsOf = ({ last }: CachedBundle): string[] => Object.keys(last?.metafile.inputs ?? {});
      const all = [...contexts.values()];
      // A new or removed file may decide which others are found, and class names are in all bundles.
      const isKnown =
        all.some((one) => inputsOf(one).includes(name)) &&
        existsSync(path.join(roots.siteRoot, name)) &&
        !isCssModule(name);
      // Plugins put something in front of the name, or behind it.
      const has = (one: CachedBundle): boolean => inputsOf(one).some((input) => input.includes(name));
      for (const one of all) one.isStale ||= !isKnown || has(one);
    },
  };
}
