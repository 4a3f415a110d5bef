/**
 * Bundles the site's own code with esbuild: its definition and templates for this process, client code and styles for
 * the browser. The result is cached under the fingerprint of the site's own folders, and used while all other inputs
 * are unchanged (`bundle-inputs.ts`).
 */

import path from 'node:path';
import type { Models } from '../../core/models/index.ts';
import { frontEndFingerprint } from '../../core/plan/index.ts';
import { type FrontEnd, type FrontEndFiles, withBasePath } from '../../core/stages/front-end.ts';
import type { SiteCode } from '../../core/stages/site.ts';
import { ofSite } from '../../core/stages/site-error.ts';
import { siteParts } from '../../core/validate/index.ts';
import { memoized } from '../../core/values/lists.ts';
import { readCachedJson, writeCached } from '../cache/index.ts';
import { siteCodeRuns } from '../process/index.ts';
import type { Roots } from '../site/index.ts';
import { recordReads } from './code-reads.ts';
import { freshInputs, inputsEntry, keyOf, ownSources, wholeKey } from './front-end-key.ts';
import type { OwnObserver } from './observed/observer.ts';
import { loadLazily, type TemplatesCode } from './observed/templates-code.ts';
import { runCode } from './run-code.ts';
import { loadDefinition } from './site-code.ts';

const hexOf = (one: string): string => one.charCodeAt(0).toString(16).padStart(4, '0');

const bundleEntry = (key: string): string => `front-end-${key}.json`;

/** A front end, with its `frontEndKey` before it was bundled; null if it is not cached. */
export interface Bundled {
  frontEnd: FrontEnd;
  key: string | null;
}

/**
 * @param options `cache`: whether to use a cached result and cache a new one
 * @throws esbuild's errors for code that cannot be bundled, and `SiteFaults`
 */
export async function bundle(roots: Roots, options: { cache: boolean }): Promise<Bundled> {
  const made = async () => (await import('./bundles.ts')).bundleOnce(roots);
  if (!options.cache) return { frontEnd: (await made()).frontEnd, key: null };
  const { siteRoot: root } = roots;
  const sources = ownSources(roots);
  const key = keyOf(roots, sources);
  const known = freshInputs(root, key);
  const cached = known && readCachedJson<FrontEnd>(root, 'made', bundleEntry(key));
  if (cached) return { frontEnd: cached, key: wholeKey(key, known) };
  const { frontEnd: bundled, metafiles } = await made();
  const frontEnd = { ...bundled, print: frontEndFingerprint(bundled) };
  // Texts of ASCII alone are read faster.
  const text = JSON.stringify(frontEnd).replace(/[^\0-\x7F]/g, (one) => `\\u${hexOf(one)}`);
  writeCached(root, 'made', bundleEntry(key), [text]);
  const files = sources.flatMap(([layer, names]) => names.map((name) => path.join(layer, name)));
  const { inputsOf } = await import('./imports/inputs-of-bundle.ts');
  const inputs = inputsOf(root, metafiles, files);
  writeCached(root, 'made', inputsEntry(key), [JSON.stringify(inputs)]);
  return { frontEnd, key: wholeKey(key, inputs) };
}

/** @throws like `bundle` */
export const bundleFrontEnd = async (roots: Roots, options: { cache: boolean }): Promise<FrontEnd> =>
  (await bundle(roots, options)).frontEnd;

interface LoadOptions {
  keep?: boolean;
  models?: Pick<Models, 'parts'>;
  observerOf?: (templates: string, options: { keep: boolean }) => OwnObserver;
}

const NO_MODELS: Pick<Models, 'parts'> = { parts: new Map() };

/**
 * @param root folder of the site
 * @param options `keep`: whether to cache what is observed; `models` of components that bodies show; `observerOf`:
 *   observes its components
 * @returns the site's code, run in this process
 */
export function loadSite(
  { definition, templates, clients, parts, isLazy }: FrontEndFiles,
  root: string,
  { keep = true, models = NO_MODELS, observerOf }: LoadOptions = {},
): SiteCode {
  siteCodeRuns();
  const reads = recordReads(root);
  // Templates that could not be bundled are empty.
  const observer = templates === '' ? undefined : observerOf?.(templates, { keep });
  let code: TemplatesCode | undefined;
  const languages = Object.keys(clients).filter((language) => language !== '');
  const codes = memoized((text: string): TemplatesCode => {
    return ofSite(() => {
      code = runCode<TemplatesCode>(text, { reads, filename: 'senja-templates.cjs' });
      observer?.runs(code);
      return code;
    });
  });
  return {
    definition: {
      ...loadDefinition(definition, { languages, reads }),
      parts: siteParts(parts, models),
    },
    renderPage: (base) => codes(withBasePath(templates, base)).renderPage,
    ...(isLazy && { ready: (base) => loadLazily(codes(withBasePath(templates, base))) }),
    reads: reads.found,
    apart: reads.apart,
    widgetsInPage: () => code?.widgetsInPage() ?? [],
    ...(observer && { observer }),
  };
}
