/**
 * Bundles the site's own code with esbuild: its definition and templates for this process, the client code and styles
 * for the browser. It is kept on disk under
 * the fingerprint of the site's own folders, and counts while all else it was made of is as it was (`bundle-inputs.ts`).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FrontEnd, FrontEndFiles } from '../../core/stages/front-end.ts';
import type { RenderPage } from '../../core/stages/page.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import { ofSite } from '../../core/stages/site-error.ts';
import { shortHash } from '../../core/values/hash.ts';
import { readKept, writeKept } from '../cache/cache.ts';
import { codeFingerprint } from '../cache/tool-fingerprint.ts';
import type { Roots } from '../roots.ts';
import { siteCodeRuns } from '../strays.ts';
import { layersOf } from '../theme.ts';
import { areAsTheyWere, type BundleInputs, inputsFingerprint, inputsOf } from './bundle-inputs.ts';
import { bundleWith, type CodeName, loadBundler } from './bundles.ts';
import { type CodeOptions, runCode } from './run-code.ts';
import { definitionOf } from './site-code.ts';
import { sourcesBelow } from './site-modules.ts';
import { CODE_FOLDERS } from './theme-files.ts';

/** Set when the command is compiled; looking for packages costs more than all else that goes into the key. */
declare const BUNDLED_WITH: string | undefined;

/** Versions of the packages that the front end is made with. */
function versionsOf(root: string): string {
  if (typeof BUNDLED_WITH === 'string') return BUNDLED_WITH;
  const require = createRequire(path.join(root, 'package.json'));
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return ['esbuild', 'react', 'react-dom'].map((name) => `${name} ${version(name)}`).join(' ');
}

/** Names of files, relative to the folder that they lie in. */
type Sources = readonly (readonly [layer: string, files: readonly string[]])[];

/** What bundles are made from, and tried on. */
const SOURCES = ['templates', 'client', 'content/models'];

/** @returns the files of the site's own folders, and those of its theme, by layer */
const sourcesOf = (roots: Roots): Sources => {
  const [own, ...theme] = layersOf(roots) as [string, ...string[]];
  return [
    [own, sourcesBelow(own, SOURCES)],
    ...theme.map((layer) => [layer, sourcesBelow(layer, CODE_FOLDERS)] as const),
  ];
};

/** Changes with every file of the site's own folders and of its theme, with senja itself, and with what is asked for packages. */
const keyOf = (toolRoot: string, sources: Sources): string => {
  const parts = [versionsOf(toolRoot), codeFingerprint(toolRoot) ?? '', process.env.NODE_PATH ?? ''];
  for (const [layer, files] of sources) {
    for (const file of files) parts.push(file, readFileSync(path.join(layer, file), 'utf8'));
    // Where a layer ends: a file of the theme is another once it is the site's.
    parts.push('');
  }
  return shortHash(parts.join('\0'));
};

const bundleEntry = (key: string): string => `front-end-${key}.json`;
const inputsEntry = (key: string): string => `front-end-inputs-${key}.json`;

/** @returns what a kept bundle was made of beside its key, or null when any of that is not as it was */
function freshInputs(root: string, key: string): BundleInputs | null {
  const kept = readKept(root, 'made', inputsEntry(key));
  const inputs = kept && (JSON.parse(kept.toString('utf8')) as BundleInputs);
  return inputs && areAsTheyWere(root, inputs) ? inputs : null;
}

/** @returns what changes with all that the front end is made of; null while it has not been bundled from that */
export function frontEndKey(roots: Roots): string | null {
  const key = keyOf(roots.toolRoot, sourcesOf(roots));
  const inputs = freshInputs(roots.siteRoot, key);
  return inputs && `${key} ${inputsFingerprint(inputs)}`;
}

/**
 * @param options `cache`: whether a kept result may be used and a new one kept
 * @throws what esbuild throws at code that cannot be bundled, and `SiteFaults`
 */
export async function bundleFrontEnd(roots: Roots, options: { cache: boolean }): Promise<FrontEnd> {
  const { siteRoot: root, toolRoot } = roots;
  const sources = sourcesOf(roots);
  const key = keyOf(toolRoot, sources);
  if (options.cache && freshInputs(root, key)) {
    const kept = readKept(root, 'made', bundleEntry(key));
    if (kept) return JSON.parse(kept.toString('utf8')) as FrontEnd;
  }
  const { build } = await loadBundler(toolRoot);
  const { frontEnd, metafiles } = await bundleWith(roots, build);
  if (options.cache) {
    writeKept(root, 'made', bundleEntry(key), [JSON.stringify(frontEnd)]);
    const files = sources.flatMap(([layer, names]) => names.map((name) => path.join(layer, name)));
    writeKept(root, 'made', inputsEntry(key), [JSON.stringify(inputsOf(root, metafiles, files))]);
  }
  return frontEnd;
}

const codeOptions = (root: string, filename: CodeName, keep: boolean): CodeOptions => ({
  root,
  filename,
  keep,
  require: createRequire(import.meta.url),
});

/**
 * @param root folder of the site
 * @param options `keep`: whether what V8 compiles is kept for later runs
 * @returns the site's code, run in this process
 */
export function loadSite(
  { definition, templates, clients }: FrontEndFiles,
  root: string,
  { keep } = { keep: true },
): SiteCode {
  siteCodeRuns();
  let renderPage: RenderPage | undefined;
  return {
    definition: definitionOf(
      definition,
      codeOptions(root, 'senja-site.cjs', keep),
      Object.keys(clients).filter((language) => language !== ''),
    ),
    renderPage() {
      const options = codeOptions(root, 'senja-templates.cjs', keep);
      renderPage ??= ofSite(() => runCode<{ renderPage: RenderPage }>(templates, options).renderPage);
      return renderPage;
    },
  };
}
