/** Runs the samples of `tests/invalid-sites` through the whole pipeline, over a folder in memory. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../cli/build-site.ts';
import { CHECKS } from '../../cli/checks/index.ts';
import {
  strayFile,
  TEMPORARY,
  type TopEntry,
  unexpectedEntries,
} from '../../cli/core/entries/folder/top-level.ts';
import { loadModels } from '../../cli/core/models/models.ts';
import { NO_PICTURES, type Ports } from '../../cli/core/pipeline/ports.ts';
import type { ContentFolder, Unreadable } from '../../cli/core/stages/content-folder.ts';
import type { RenderPage } from '../../cli/core/stages/page.ts';
import type { ImageFacts, ImageFault } from '../../cli/core/stages/pictures/picture-facts.ts';
import type { BuildResult } from '../../cli/core/stages/result.ts';
import { NO_DATA } from '../../cli/core/stages/site-data.ts';
import { nothingCached, type SiteState } from '../../cli/core/stages/site-state.ts';
import { isMediaName } from '../../cli/core/values/image-paths.ts';
import { compareNatural } from '../../cli/core/values/order.ts';
import type { Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic, Params } from '../../cli/diagnostics/diagnostic.ts';
import { compiledModels, loadValidators } from '../../cli/io/compiled/model-checks.ts';
import { readModels } from '../../cli/io/content/model-texts.ts';
import { pictures } from '../../cli/io/pictures/pictures.ts';
import type { Job } from '../../cli/open-site.ts';
import site from '../../templates/site.ts';
import type { Case } from '../invalid-sites/case.ts';
import { LONG } from '../support/machine/long.ts';
import { forEachTemplate } from '../support/values/for-each-template.ts';
import { inOneThread } from '../support/values/one-thread.ts';

const root = path.resolve(import.meta.dirname, '../..');
const samples = path.join(root, 'tests/invalid-sites');
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const { look } = pictures({ siteRoot: root, toolRoot: root, cache: false, step: () => undefined });
const inspected = new WeakMap<object, ImageFacts | ImageFault>();

/** Inspects each picture once, since most samples share those of the base. */
const inspect: typeof look = async (paths, read) => {
  const found = await look(
    paths.filter((path) => !inspected.has(read(path))),
    read,
  );
  for (const path of paths) {
    const facts = inspected.get(read(path)) ?? found.get(path);
    if (!facts) continue;
    inspected.set(read(path), facts);
    found.set(path, facts);
  }
  return found;
};

export type Files = ReadonlyMap<string, Uint8Array>;

const modelTexts = await readModels({ siteRoot: root, toolRoot: root });
const { code, texts } = await compiledModels(root, modelTexts, {
  cache: false,
  language: 'id',
  toolRoot: root,
});
export const models = loadModels(texts, loadValidators(code, texts), CHECKS.file);

function readAll(folder: string): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    found.set(path.relative(folder, full).split(path.sep).join('/'), readFileSync(full));
  }
  return found;
}

export const BASE: Files = readAll(path.join(samples, 'base'));

/** A village library: the valid site that the examples of the engine's own codes change. */
export const LIBRARY: Files = readAll(path.join(root, 'tests/sites/perpustakaan'));

/** Files that only a disk can hold, by name: links, a pipe, a folder, an unreadable one. */
const SPECIAL: Readonly<Record<string, { code: Code; params: Params }>> = {
  'articles/08-tautan.yaml': { code: 'file/symbolic-link', params: {} },
  articles: { code: 'file/symbolic-link', params: {} },
  pages: { code: 'file/symbolic-link', params: {} },
  'pages/tautan.md': { code: 'file/symbolic-link', params: {} },
  images: { code: 'file/symbolic-link', params: {} },
  'images/tautan.png': { code: 'file/symbolic-link', params: {} },
  'articles/08-pipa.yaml': { code: 'file/special', params: {} },
  'articles/08-folder': { code: 'file/folder', params: {} },
  'articles/08-terkunci.yaml': {
    code: 'file/unreadable',
    params: { reason: { id: 'tidak ada izin', en: 'no permission' } },
  },
};

/** A page with the possible targets of links: featured articles, its categories' sections and its own headings. */
const page: RenderPage = ({ site, body, ...props }) => {
  const { title } = (props as { meta?: { title: string } }).meta ?? { title: '' };
  const { categories } = site as { categories: readonly { anchor: string }[] };
  const sections = categories.map(({ anchor }) => `<section id="${anchor}"></section>`).join('');
  return `<title>${title}</title><main id="isi"><h1>${title}</h1><h2 id="artikel-pilihan"></h2>${sections}${body.html}</main>`;
};

/** Entries at the top of the folder, and whether it has foreign models. */
function topOf(files: Files): Unreadable[] {
  const kinds = new Map<string, TopEntry['kind']>();
  for (const name of files.keys())
    if (!SPECIAL[name]) kinds.set(name.replace(/\/.*/, ''), name.includes('/') ? 'folder' : 'file');
  const foreign = [...files].some(([name, bytes]) => {
    const model = /^models\/(.*)\.schema\.json$/.exec(name)?.[1];
    return model !== undefined && modelTexts[model] !== Buffer.from(bytes).toString();
  });
  return unexpectedEntries(
    [...kinds].map(([name, kind]) => ({ name, kind })),
    models.collections,
    foreign,
  );
}

/** The site as the bundler returns it, with the languages of its dictionaries. */
export const definition = { ...site, languages: ['en', 'id'] };

export function ports(files: Files, before: SiteState): Ports {
  const names = [...files.keys()].sort(compareNatural);
  const unreadable = names.flatMap((name): Unreadable[] => {
    if (SPECIAL[name]) return [{ path: name, ...SPECIAL[name] }];
    const stray = /^(?:articles|pages)\//.test(name) && !isMediaName(name) ? strayFile(name) : null;
    return stray ? [stray] : [];
  });
  const inFolder = (folder: string): string[] =>
    names.filter(
      (name) =>
        name.startsWith(folder) &&
        !unreadable.some((other) => other.path === name) &&
        !TEMPORARY.test(name.replace(/^.*\//, '')),
    );
  const bytes = (name: string): Uint8Array => files.get(name) ?? new Uint8Array();
  return {
    models,
    checks: CHECKS.whole,
    thorough: true,
    readContent: async () => ({
      site: files.has('site.yaml') ? 'site.yaml' : null,
      entries: [...inFolder('articles/'), ...inFolder('pages/')].filter((name) => !isMediaName(name)),
      addresses: files.has('addresses.txt') ? 'addresses.txt' : null,
      images: new Set([
        ...inFolder('images/'),
        ...names.filter((name) => /^(?:articles|pages)\//.test(name) && isMediaName(name)),
      ]),
      imageFolders: new Set(inFolder('images/').map((name) => name.replace(/\/[^/]*$/, ''))),
      unreadable: [...topOf(files), ...unreadable],
      read: bytes,
      stamp: () => null,
      each: (items, step) => items.map(step),
      readImage: bytes,
    }),
    readData: async () => ({ data: NO_DATA, errors: [], kept: [] }),
    recall: async () => before,
    now: () => ({ day: '2025-06-01' }),
    url: null,
    drafts: false,
    openOutput: async () => ({ write: () => undefined, keep: () => false, stamps: {} }),
    preview: false,
    executor: inOneThread,
    frontEnd: async () => ({
      styles: forEachTemplate(() => ''),
      loader: '',
      starter: '',
      parts: { boxes: [], widgets: [] },
      clients: {},
      assets: {},
      inputs: [],
      unstyled: [],
      sources: {},
      templates: '',
      definition: '',
    }),
    siteCode: () => ({ definition, renderPage: () => page }),
    inspectPictures: inspect,
    ...NO_PICTURES,
    codeFaults: (error) => Promise.reject(error),
    noUnhandledErrors: async () => undefined,
  };
}

/** A site as commands open it. */
export function opened(files: Files) {
  const own = ports(files, nothingCached('', 'no-cache'));
  const { readContent } = own;
  return {
    readContent,
    ports: ({ content }: Job = {}): Ports => (content ? { ...own, readContent: async () => content } : own),
  };
}

export const contentOf = (files: Files): Promise<ContentFolder> =>
  ports(files, nothingCached('', 'no-cache')).readContent();

/** @param afterBuild whether the base was built before */
export async function run(files: Files, afterBuild = false, base = BASE): Promise<BuildResult> {
  const nothing = nothingCached('', 'no-cache');
  const before = afterBuild ? (await buildSite(ports(base, nothing))).built : null;
  return buildSite(ports(files, before?.state ?? nothing));
}

/** The base with changes laid over it. */
export function overlay(
  changes: Readonly<Record<string, string | Uint8Array | null>>,
  base: Files = BASE,
): Files {
  const files = new Map(base);
  for (const [name, content] of Object.entries(changes)) {
    if (content === null) files.delete(name);
    else files.set(name, typeof content === 'string' ? encode(content) : content);
  }
  return files;
}

export interface Expected {
  file: string;
  line: number;
  column: number;
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** A sample ready to run: marks are removed and converted to places. */
export interface PreparedSample {
  title: string;
  code: Code;
  files: Readonly<Record<string, string | Uint8Array | null>>;
  expected: Expected[];
  suggestions: readonly string[] | undefined;
  besides: string | undefined;
  afterBuild: boolean;
}

function prepare(code: Code, sample: Case, title: string, files: Case['files']): PreparedSample {
  const expected: Expected[] = sample.at ? [sample.at] : [];
  const clean = Object.entries(files).map(([file, content]) => {
    if (typeof content !== 'string') return [file, content] as const;
    let text = content;
    for (let at = text.indexOf('⟦'); at >= 0; at = text.indexOf('⟦')) {
      text = text.slice(0, at) + text.slice(at + 1).replace('⟧', '');
      const place = position(text, at);
      // The byte-order mark does not count in the first line's columns.
      if (text.startsWith('\uFEFF') && place.line === 1) place.column -= 1;
      expected.push({ file, ...place });
    }
    return [file, text] as const;
  });
  const { suggestions, besides, afterBuild = false } = sample;
  return { title, code, files: Object.fromEntries(clean), expected, suggestions, besides, afterBuild };
}

const each = (files: Case['files'], change: (text: string) => string): Case['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file,
      typeof content === 'string' ? change(content) : content,
    ]),
  );

const inFrontMatter = (files: Case['files']): Case['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file.replace(/\.yaml$/, '.md'),
      `---\n${String(content).replace(/\n?$/, '\n')}---\n\nIsi artikel.\n`,
    ]),
  );

const OTHER_FORMS: Readonly<Record<string, (files: Case['files']) => Case['files']>> = {
  CRLF: (files) => each(files, (text) => text.replace(/\n/g, '\r\n')),
  'byte-order mark': (files) => each(files, (text) => `\uFEFF${text}`),
  'front matter': inFrontMatter,
};

/**
 * Every sample, and suitable ones also with CRLF, with a byte-order mark or as front matter: every fourth one in one
 * of these forms, in turn, or all in all of them in a long campaign.
 */
export async function corpus(): Promise<PreparedSample[]> {
  const all: PreparedSample[] = [];
  let turn = 0;
  for (const area of readdirSync(samples, { withFileTypes: true })) {
    if (!area.isDirectory() || area.name === 'base') continue;
    for (const name of readdirSync(path.join(samples, area.name)).sort()) {
      const code = `${area.name}/${name.replace(/\.ts$/, '')}` as Code;
      const cases = (await import(path.join(samples, area.name, name))).default as Case[];
      for (const sample of cases) {
        const title = `${code}: ${sample.name}`;
        all.push(prepare(code, sample, title, sample.files));
        if (sample.asIs) continue;
        const areArticles = Object.keys(sample.files).every((file) => file.startsWith('articles/'));
        const forms = Object.entries(OTHER_FORMS).filter(([form]) => form !== 'front matter' || areArticles);
        turn += 1;
        const isItsTurn = (at: number): boolean => turn % 4 === 0 && (turn / 4) % forms.length === at;
        for (const [form, changed] of forms.filter((_, at) => LONG || isItsTurn(at)))
          all.push(prepare(code, sample, `${title}, ${form}`, changed(sample.files)));
      }
    }
  }
  return all;
}

export const placeOf = ({ code, file, range }: Diagnostic): string =>
  `${file}:${range.line}:${range.column} ${code}`;

/** Diagnostics of a folder: each file with a code. */
export const codesIn = async (files: Files): Promise<string[]> =>
  (await run(files)).diagnostics.map(({ file, code }) => `${file} ${code}`);
