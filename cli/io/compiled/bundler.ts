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
import { notSetUp } from '../../tools/not-set-up.mjs';
import { readKept, writeKept } from '../cache/cache.ts';
import { codeFingerprint } from '../cache/tool-fingerprint.ts';
import { readModels } from '../content/model-texts.ts';
import { Failure } from '../failure.ts';
import { type CodeOptions, runCode } from './run-code.ts';

const SHEETS = 'templates/styles/sheets';
const BROWSERS = ['chrome80', 'firefox78', 'safari14'];
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

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

/** Names of a folder's files without their ending, in order. */
const namesIn = (root: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.basename(name, ending))
    .sort();

/** esbuild starts a process of its own: only paid for when there is something to bundle. */
async function loadBundler(root: string) {
  try {
    return await import('esbuild');
  } catch (error) {
    throw new Failure('machine/not-compiled', notSetUp(error, root), error);
  }
}

async function bundle(root: string): Promise<FrontEnd> {
  const esbuild = await loadBundler(root);
  const common = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: PRODUCTION,
    // No file but the sources decides what is bundled, whatever lies beside them.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
  } as const;

  const node = { ...common, platform: 'node', format: 'cjs', target: 'node20' } as const;
  const [definition, templates, styles, loader, client] = await Promise.all([
    esbuild.build({ ...node, entryPoints: ['templates/site.ts'] }),
    esbuild.build({ ...node, entryPoints: ['templates/index.tsx'] }),
    esbuild.build({
      ...common,
      entryPoints: namesIn(root, SHEETS, '.css').map((name) => `${SHEETS}/${name}.css`),
      outdir: 'sheets',
      target: BROWSERS,
    }),
    esbuild.build({
      ...common,
      entryPoints: ['client/loader.ts'],
      format: 'iife',
      target: 'es2020',
    }),
    esbuild.build({
      ...common,
      entryPoints: ['client/hydrate.ts'],
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      format: 'esm',
      target: 'es2020',
    }),
  ]);
  const text = (result: { outputFiles: { text: string }[] }): string =>
    result.outputFiles[0]?.text.trimEnd() ?? '';

  const [address = ''] = Object.keys(client.metafile.outputs);
  const made: FrontEnd = {
    definition: text(definition),
    templates: text(templates),
    // A sheet is named for its template.
    styles: Object.fromEntries(
      styles.outputFiles.map((file) => [path.basename(file.path, '.css'), file.text.trimEnd()]),
    ),
    loader: text(loader),
    assets: { [address]: text(client) },
    client: address,
    looking: [],
  };
  // Found once, so that it need not be found in each build; most builds do without what finds it.
  const { tryTemplates } = await import('../../core/render/trials.ts');
  return { ...made, looking: tryTemplates(await readModels(root), loadSite(made, root), made) };
}

const codeOptions = (root: string, filename: string): CodeOptions => ({
  root,
  filename,
  require: createRequire(import.meta.url),
});

/**
 * @param root folder of the senja package
 * @returns the site's code, run in this process
 */
export function loadSite({ definition, templates }: FrontEndFiles, root: string): SiteCode {
  let renderPage: RenderPage | undefined;
  return {
    definition: runCode<{ default: SiteDefinition }>(definition, codeOptions(root, 'senja-site.cjs')).default,
    renderPage() {
      const options = codeOptions(root, 'senja-templates.cjs');
      renderPage ??= runCode<{ renderPage: RenderPage }>(templates, options).renderPage;
      return renderPage;
    },
  };
}
