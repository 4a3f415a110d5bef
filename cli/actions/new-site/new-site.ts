/** The files of a new site, from the starters. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_ZONE, timeZoneFault } from '../../core/values/days/days.ts';
import { slugify } from '../../core/values/names/slug.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { ownName } from '../../io/changes/index.ts';
import { isInstalled, manifestIn } from '../../io/site/index.ts';

/** Sites that a new one can start from. */
export type Theme = 'blank' | 'blog' | 'docs' | 'sehat';

const SITE = 'content/site.yaml';

/** Additional packages of a theme. */
const PACKAGES: Readonly<Partial<Record<Theme, Record<string, string>>>> = {
  docs: { 'highlight.js': '^11.11.1' },
};

/** What themes share: `text`, rules for any text; `look`, colours in light and dark, type and code. */
const PARTS: Readonly<Partial<Record<Theme, readonly string[]>>> = {
  blank: ['text'],
  blog: ['text', 'look'],
  docs: ['text', 'look'],
};

/** Names that a package cannot contain: npm omits files such as `.gitignore`, or applies them. */
const DOTTED: Readonly<Record<string, string>> = {
  gitattributes: '.gitattributes',
  gitignore: '.gitignore',
  github: '.github',
  vscode: '.vscode',
};

/** @returns the files below a folder, by path relative to it, with `/` */
function filesBelow(folder: string, below = ''): [string, Buffer][] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, name);
    return [[name, readFileSync(path.join(folder, name))] satisfies [string, Buffer]];
  });
}

/** Content whose models come with the theme: code editors find them where `senja dev` writes them. */
const withOwnSchemas = (bytes: Buffer): Buffer =>
  Buffer.from(`${bytes}`.replace('$schema=../models/', `$schema=../../${ownName('schemas/models')}/`));

/** The content of the shipped site, which is Indonesian; its models come with the theme. */
const sampleOf = (toolRoot: string): [string, Buffer][] =>
  filesBelow(path.join(toolRoot, 'content'))
    .filter(([name]) => !/^(?:models\/|README|addresses\.txt)/.test(name))
    .map(([name, bytes]) => [`content/${name}`, /\.(?:yaml|md)$/.test(name) ? withOwnSchemas(bytes) : bytes]);

/** @returns where npm gets senja from: where it got the one that runs now, or a clone of the repository */
function sourceOf(toolRoot: string, version: string, target: string): string {
  const fileFrom = (folder: string): string =>
    `file:${path.relative(target, folder).split(path.sep).join('/')}`;
  if (!isInstalled(toolRoot)) return fileFrom(toolRoot);
  const project = path.join(toolRoot, '../..');
  const { dependencies, devDependencies } = manifestIn(project);
  const source = dependencies?.senja ?? devDependencies?.senja ?? `^${version}`;
  return source.startsWith('file:') ? fileFrom(path.resolve(project, source.slice('file:'.length))) : source;
}

/** `package.json` of a new site in a folder. */
function packageOf(target: string, theme: Theme, toolRoot: string): string {
  const { version = '', dependencies, devDependencies } = manifestIn(toolRoot);
  const ofTypes = ['@types/react', '@types/react-dom', 'typescript'];
  const manifest = {
    name: slugify(path.basename(target)) || 'site',
    private: true,
    type: 'module',
    scripts: {
      dev: 'senja dev',
      build: 'senja build',
      check: 'senja check',
      test: 'npm run types && senja check --strict',
      types: 'senja generate && tsc',
    },
    ...(theme === 'sehat' && { senja: { extends: theme } }),
    dependencies: {
      ...PACKAGES[theme],
      react: dependencies?.react,
      'react-dom': dependencies?.['react-dom'],
      senja: sourceOf(toolRoot, version, target),
    },
    devDependencies: Object.fromEntries(ofTypes.map((one) => [one, devDependencies?.[one]])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Time zones of Indonesia. */
const INDONESIAN = new Set(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura']);

/** @returns the time zone for a new site: that of this machine, unless an Indonesian site is made elsewhere */
function zoneFor(lang: Lang): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isKnown = lang === 'id' ? INDONESIAN.has(here) : timeZoneFault(here) === null;
  return isKnown ? here : DEFAULT_ZONE;
}

/** `site.yaml` with its time zone below its language. */
const withZone = (bytes: string | Buffer, lang: Lang): string => {
  const text = `${bytes}`;
  return /^timeZone:/m.test(text) ? text : text.replace(/^language:.*\n/m, `$&timeZone: ${zoneFor(lang)}\n`);
};

/**
 * @param target absolute path of the new site
 * @returns contents by path below it, with `/`
 */
export function newSiteFiles(
  target: string,
  { theme, lang, toolRoot }: { theme: Theme; lang: Lang; toolRoot: string },
): Map<string, string | Buffer> {
  const starters = path.join(toolRoot, 'cli/starters');
  const shared = (PARTS[theme] ?? []).map((part) => `parts/${part}`);
  const parts = ['all', ...shared, `${theme}/all`, `${theme}/${lang}`].map((part) =>
    path.join(starters, part),
  );
  const files = new Map<string, string | Buffer>(
    theme === 'sehat' && lang === 'id' ? sampleOf(toolRoot) : [],
  );
  for (const part of parts.filter(existsSync))
    for (const [name, bytes] of filesBelow(part)) {
      const [first = '', ...rest] = name.split('/');
      files.set([DOTTED[first] ?? first, ...rest].join('/'), bytes);
    }
  files.set(SITE, withZone(files.get(SITE) ?? '', lang));
  files.set('package.json', packageOf(target, theme, toolRoot));
  return files;
}
