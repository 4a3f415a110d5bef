/**
 * The sheets that code imports: part of every page's sheet or, in a site with `splitStyles`, of the pages whose template
 * imports them, however deep.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, BuildResult, Metafile } from 'esbuild';
import { memoized } from '../../core/values/lists.ts';
import { readLinked } from '../files/index.ts';
import type { Roots } from '../site/index.ts';
import { sheetBundle } from './bundle-options.ts';
import { isCssModule, rulesOfModules } from './css-modules.ts';
import type { SiteModules } from './site-modules.ts';

export type BundleOutput = BuildResult<{ write: false; metafile: true }>;
export type Bundle = (options: BuildOptions & { write: false; metafile: true }) => Promise<BundleOutput>;

export const trimmedText = ({ text }: { text: string }): string => text.trimEnd();
export const cssIn = ({ outputFiles }: BundleOutput) =>
  outputFiles.filter((file) => file.path.endsWith('.css'));

interface ImportedSheets {
  bundles: readonly BundleOutput[];
  /** @returns the rules that the pages of a template get, by its name; for any other name, those of all pages */
  of(template: string): string;
}

/** The bundles whose code may import sheets. */
interface Code {
  /** In order of import. */
  all: readonly BundleOutput[];
  /** The one of them whose sheets need not be on every page. */
  templates: BundleOutput;
  /** The bundled CSS modules of the site, if it has any. */
  classes: BundleOutput | null;
}

const isSheet = (name: string): boolean => name.endsWith('.css');

const sheetsIn = (bundles: readonly BundleOutput[]): string[] => [
  ...new Set(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)).filter(isSheet)),
];

/** @returns some inputs of a bundle, and all that these import */
function withImports({ inputs }: Metafile, names: readonly string[]): Set<string> {
  const found = new Set(names);
  // A set is walked up to what is added meanwhile.
  for (const name of found)
    for (const one of inputs[name]?.imports ?? []) if (!one.external) found.add(one.path);
  return found;
}

/** What esbuild calls the module that imports all templates, boxes and widgets. */
const ENTRY = '<stdin>';

/** @returns the sheets of a template, by its name; under '' those of the document, boxes and widgets, which any page may show */
function sheetsByTemplate({ metafile }: BundleOutput, { templates }: SiteModules): Map<string, Set<string>> {
  const names = new Map(Object.entries(templates).map(([name, file]) => [`./${file}`, name]));
  const roots = new Map<string, string[]>();
  for (const { path: file, original = '' } of metafile.inputs[ENTRY]?.imports ?? []) {
    const name = names.get(original) ?? '';
    roots.set(name, [...(roots.get(name) ?? []), file]);
  }
  return new Map([...roots].map(([name, files]) => [name, withImports(metafile, files)]));
}

const WORD = 'splitStyles';
const OF_OTHERS = /(?:^|\/)(?:node_modules|\.senja)\//;

/** @returns whether the sources of a site's definition mention the setting, so that it need not be run to know that it is off */
export const mayBeSplit = ({ siteRoot }: Roots, { metafile }: BundleOutput): boolean =>
  Object.keys(metafile.inputs)
    .filter((name) => !OF_OTHERS.test(name))
    .map((name) => path.join(siteRoot, name))
    .some((file) => existsSync(file) && readLinked(file).includes(WORD));

/**
 * @param isSplit asked only if code imports sheets
 * @returns the sheets that code imports, in order of import; CSS modules come last
 */
export async function bundleImported(
  roots: Roots,
  bundle: Bundle,
  code: Code,
  { modules, isSplit }: { modules: SiteModules; isSplit(): boolean },
): Promise<ImportedSheets> {
  const { templates, classes } = code;
  const all = sheetsIn(code.all);
  if (all.length === 0) return { bundles: [], of: () => '' };
  const bundles: BundleOutput[] = [];
  const plainOf = async (names: readonly string[]): Promise<string> => {
    if (names.length === 0) return '';
    const contents = names.map((name) => `@import ${JSON.stringify(`./${name}`)};`).join('\n');
    const stdin = { contents, resolveDir: roots.siteRoot, loader: 'css' } as const;
    const bundled = await bundle({ ...sheetBundle(roots), stdin });
    bundles.push(bundled);
    return cssIn(bundled).map(trimmedText).join('');
  };
  const plain = all.filter((name) => !isCssModule(name));
  const hasModules = classes !== null && plain.length < all.length;
  if (!isSplit()) {
    const added = (await plainOf(plain)) + (hasModules ? cssIn(classes).map(trimmedText).join('') : '');
    return { bundles: hasModules ? [...bundles, classes] : bundles, of: () => added };
  }
  const byTemplate = sheetsByTemplate(templates, modules);
  const others = code.all.filter((one) => one !== templates);
  const onAll = new Set([...sheetsIn(others), ...(byTemplate.get('') ?? [])]);
  const rules = hasModules ? rulesOfModules(classes) : [];
  const made = memoized((list: string) => plainOf(JSON.parse(list)));
  const added = new Map<string, string>();
  for (const name of ['', ...Object.keys(modules.templates)]) {
    const own = byTemplate.get(name);
    const has = (sheet: string): boolean => onAll.has(sheet) || own?.has(sheet) === true;
    const sheet = await made(JSON.stringify(plain.filter(has)));
    const used = withImports(classes?.metafile ?? { inputs: {}, outputs: {} }, all.filter(has));
    added.set(name, sheet + rules.map(([module, text]) => (used.has(module) ? text : '')).join(''));
  }
  return {
    bundles: hasModules ? [...bundles, classes] : bundles,
    of: (template) => added.get(template) ?? added.get('') ?? '',
  };
}
