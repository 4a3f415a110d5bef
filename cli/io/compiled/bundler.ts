/**
 * Bundles the site's own code with esbuild: its definition and templates for this process, the client code and styles
 * for the browser. The result depends on the sources alone, so it is kept on disk under their fingerprint.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FrontEnd, FrontEndFiles } from '../../core/stages/front-end.ts';
import type { RenderPage } from '../../core/stages/page.ts';
import type { SiteCode, SiteDefinition } from '../../core/stages/site.ts';
import { shortHash } from '../../core/values/hash.ts';
import { readKept, writeKept } from '../cache/cache.ts';
import { codeFingerprint } from '../cache/tool-fingerprint.ts';
import { readModels } from '../content/model-texts.ts';
import { bundleWith, type CodeName, loadBundler } from './bundles.ts';
import { type CodeOptions, runCode } from './run-code.ts';

/** Synchronous: sixty small files are read before a thread pool has answered for them. */
function sourcesBelow(root: string, folders: readonly string[]): string[] {
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) found.push(...sourcesBelow(root, [name]));
      else if (/\.(?:ts|tsx|css|json)$/.test(entry.name)) found.push(name);
    }
  }
  return found.sort();
}

/** Set when the command is compiled; looking for packages costs more than all else that goes into the key. */
declare const BUNDLED_WITH: string | undefined;

/** Versions of the packages that the front end is made with. */
function versionsOf(root: string): string {
  if (typeof BUNDLED_WITH === 'string') return BUNDLED_WITH;
  const require = createRequire(path.join(root, 'package.json'));
  const version = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return ['esbuild', 'react', 'react-dom'].map((name) => `${name} ${version(name)}`).join(' ');
}

/** What bundles are made from, and tried on. */
const SOURCES = ['templates', 'client', 'content/models'];

/** A key that changes with every source of the site's code, with senja itself, and every package it is made with. */
export function frontEndKey(root: string): string {
  const parts = [versionsOf(root), codeFingerprint(root) ?? ''];
  for (const file of sourcesBelow(root, SOURCES)) {
    parts.push(file, readFileSync(path.join(root, file), 'utf8'));
  }
  return `front-end-${shortHash(parts.join('\0'))}.json`;
}

/**
 * @param root folder of the senja package
 * @param options `cache`: whether a kept result may be used and a new one kept
 */
export async function bundleFrontEnd(root: string, options: { cache: boolean }): Promise<FrontEnd> {
  const key = frontEndKey(root);
  if (options.cache) {
    const kept = readFrontEnd(root, key);
    if (kept) return kept;
  }
  const made = await bundle(root);
  if (options.cache) writeKept(root, 'made', key, [JSON.stringify(made)]);
  return made;
}

function readFrontEnd(root: string, key: string): FrontEnd | null {
  const kept = readKept(root, 'made', key);
  return kept && (JSON.parse(kept.toString('utf8')) as FrontEnd);
}

/** @throws Failure when the site's own code cannot be bundled */
async function bundle(root: string): Promise<FrontEnd> {
  const { build } = await loadBundler(root);
  const made = await bundleWith(root, build);
  // Found once, so that it need not be found in each build; most builds do without what finds it.
  const { tryTemplates } = await import('../../core/render/trials.ts');
  return { ...made, looking: tryTemplates(await readModels(root), loadSite(made, root), made) };
}

const codeOptions = (root: string, filename: CodeName, keep: boolean): CodeOptions => ({
  root,
  filename,
  keep,
  require: createRequire(import.meta.url),
});

/**
 * @param root folder of the senja package
 * @param options `keep`: whether what V8 compiles is kept for later runs
 * @returns the site's code, run in this process
 */
export function loadSite(
  { definition, templates }: FrontEndFiles,
  root: string,
  { keep } = { keep: true },
): SiteCode {
  let renderPage: RenderPage | undefined;
  return {
    definition: runCode<{ default: SiteDefinition }>(definition, codeOptions(root, 'senja-site.cjs', keep))
      .default,
    renderPage() {
      const options = codeOptions(root, 'senja-templates.cjs', keep);
      renderPage ??= runCode<{ renderPage: RenderPage }>(templates, options).renderPage;
      return renderPage;
    },
  };
}
