/**
 * Bundles senja's own front end with esbuild: the templates for this process, the client code and styles for
 * the browser. The result depends on the sources alone, so it is kept on disk under their fingerprint.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Styles } from '../../../templates/contract.ts';
import type { FrontEndFiles, RenderPage } from '../../core/render/site-render.ts';
import { notSetUp } from '../../tools/not-set-up.mjs';
import { readKept, writeKept } from '../cache/cache.ts';
import { shortHash } from '../cache/hash.ts';
import { Failure } from '../failure.ts';
import { type CodeOptions, runCode } from './run-code.ts';

/** The front end as it is bundled; plain data, so that it can be cached and sent to a worker. */
export interface FrontEnd extends FrontEndFiles {
  /** Files for `dist`, by path relative to it. */
  assets: Record<string, string>;
}

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

/** A key that changes with every source of the front end, this file's settings, and every package it is made with. */
export function frontEndKey(root: string): string {
  const parts: string[] = [];
  for (const file of ['cli/io/compiled/bundler.ts', ...sourcesBelow(root, ['templates', 'client'])]) {
    parts.push(file, readFileSync(path.join(root, file), 'utf8'));
  }
  parts.push(versionsOf(root));
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
    jsx: 'automatic',
  } as const;
  const widgetNames = namesIn(root, 'client/widgets', '.tsx');

  const [templates, styles, loader, client] = await Promise.all([
    esbuild.build({
      ...common,
      entryPoints: ['templates/index.tsx'],
      platform: 'node',
      format: 'cjs',
      target: 'node20',
    }),
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
      entryPoints: ['client/hydrate.ts', ...widgetNames.map((name) => `client/widgets/${name}.tsx`)],
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      chunkNames: 'shared-[hash]',
      format: 'esm',
      splitting: true,
      target: 'es2020',
    }),
  ]);
  const text = (result: { outputFiles: { text: string }[] }): string =>
    result.outputFiles[0]?.text.trimEnd() ?? '';

  const assets: Record<string, string> = {};
  for (const file of client.outputFiles) {
    assets[path.relative(root, file.path).split(path.sep).join('/')] = file.text;
  }
  const outputOf = (entryPoint: string): string => {
    const found = Object.entries(client.metafile.outputs).find(
      ([, output]) => output.entryPoint === entryPoint,
    );
    if (!found) throw new Error(`esbuild gave no output for ${entryPoint}`);
    return found[0];
  };
  const hydrate = outputOf('client/hydrate.ts');
  const chunks = (client.metafile.outputs[hydrate]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map((imported) => imported.path);
  return {
    templates: tried(text(templates), root),
    // A sheet is named for its template.
    styles: Object.fromEntries(
      styles.outputFiles.map((file) => [path.basename(file.path, '.css'), file.text.trimEnd()]),
    ) as Styles,
    loader: text(loader),
    assets,
    client: [hydrate, ...chunks],
    widgets: Object.fromEntries(widgetNames.map((name) => [name, outputOf(`client/widgets/${name}.tsx`)])),
  };
}

/** @returns the code with what trials have shown of its templates, so that it need not be found again */
function tried(code: string, root: string): string {
  const names = runCode<Templates>(code, templateOptions(root)).tryTemplates();
  return names.length === 0
    ? code
    : `${code}\nmodule.exports.renderWithoutStencil(${JSON.stringify(names)});`;
}

/** What bundled templates export. */
interface Templates {
  renderPage: RenderPage;
  tryTemplates(): string[];
}

const templateOptions = (root: string): CodeOptions => ({
  root,
  filename: 'senja-templates.cjs',
  require: createRequire(import.meta.url),
});

/** @returns the `renderPage` of bundled templates, run in this process */
export const loadTemplates = (code: string, root: string): RenderPage =>
  runCode<Templates>(code, templateOptions(root)).renderPage;
