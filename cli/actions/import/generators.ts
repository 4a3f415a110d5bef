/** The generators whose folders are read, and how each is known. */
import { dayInName } from '../../core/values/names/prefixes.ts';
import { slugify } from '../../core/values/names/slug.ts';
import { isObject } from '../../core/values/shapes.ts';
import type { Export, OldSite } from './brought.ts';
import { type EntryPlace, type Generator, isOffered, PAGES, resolved } from './folder.ts';
import { readFields, readFrontMatter } from './front-matter.ts';
import {
  docusaurusBody,
  hugoBody,
  liquidBody,
  obsidianBody,
  obsidianTarget,
  vitepressBody,
  zolaBody,
} from './marks.ts';

export const GENERATORS = [
  'hugo',
  'zola',
  'jekyll',
  'docusaurus',
  'vitepress',
  'eleventy',
  'obsidian',
] as const;

export type GeneratorName = (typeof GENERATORS)[number];

type Config = Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the first of these files, as fields; null if none is there, or it cannot be read */
function configIn({ files, text }: Export, names: readonly string[]): Config | null {
  const file = names.find((name) => files.includes(name));
  if (file === undefined) return null;
  const format = /\.toml$/.test(file) ? 'toml' : /\.json$/.test(file) ? 'json' : 'yaml';
  return readFields(text(file) ?? '', format).fields;
}

const FORMATS = ['toml', 'yaml', 'yml', 'json'];
const inFormats = (names: readonly string[]): string[] =>
  names.flatMap((name) => FORMATS.map((format) => `${name}.${format}`));

/** @returns a value of a file that is a program, as far as it is written as a text there */
const writtenIn = (program: string, name: string): string =>
  new RegExp(`\\b${name}\\s*[:=]\\s*(['"\`])((?:(?!\\1)[^\\\\\\n])*)\\1`).exec(program)?.[2] ?? '';

const siteOf = (given: Partial<OldSite>): OldSite => ({
  title: '',
  description: '',
  url: '',
  language: '',
  languages: [],
  timeZone: '',
  lists: { tags: 'tags', categories: 'categories' },
  ...given,
});

const HUGO_CONFIG = inFormats(['hugo', 'config', 'config/_default/hugo', 'config/_default/config']);

/** @returns where an entry of a tree of folders goes: its first folder is its collection */
function inTree(path: string, prefix = ''): EntryPlace {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  const isIndex = /^_?index$/.test(last);
  const dirs = isIndex ? parts.slice(0, -1) : parts;
  const former = `/${[prefix, ...dirs].filter(Boolean).join('/')}/`.replace('//', '/');
  const isTop = parts.length === 1 || (parts.length === 2 && last === 'index');
  if (isTop) {
    const name = isIndex ? (dirs[0] ?? 'home') : last;
    return { collection: PAGES, name: parts.length === 2 ? `${name}/index` : name, former };
  }
  return { collection: parts[0] ?? PAGES, name: parts.slice(1).join('/'), former };
}

/** Hugo's addresses have small letters, and hyphens for spaces. */
const hugoAddress = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}\-._/]/gu, '');

/** @returns an address by a pattern with `:year` and the like */
function byPattern(
  pattern: string,
  { path, name, day, title, categories = '' }: Record<string, string | undefined>,
): string {
  const [year = '', month = '', date = ''] = (day ?? '').split('-');
  const known: Record<string, string | undefined> = {
    year,
    month,
    day: date,
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    title: title ?? name,
    slug: name,
    slugorfilename: name,
    slugorcontentbasename: name,
    contentbasename: name,
    filename: name,
    name,
    path,
    sections: path?.split('/').slice(0, -1).join('/'),
    section: path?.split('/')[0],
    categories,
    output_ext: '.html',
  };
  return pattern
    .replace(/:([a-z_]+)(?:\[[^\]]*\])?/g, (whole, key: string) => known[key] ?? whole)
    .replace(/\/{2,}/g, '/');
}

/** @returns a member of a group of a group …; undefined if there is none */
const memberOf = (value: unknown, ...names: string[]): unknown =>
  names.reduce((group: unknown, name) => (isObject(group) ? group[name] : undefined), value);

/** Whether Hugo makes a page: `build.render`, which sections hand down; undefined if fields do not say it. */
function isRendered(fields: unknown): boolean | undefined {
  const stated = memberOf(fields, 'build', 'render') ?? memberOf(fields, '_build', 'render');
  if (stated !== undefined) return stated !== 'never' && stated !== false;
  return memberOf(fields, 'headless') === true ? false : undefined;
}

/** The day of an entry's date as it is written. */
const dayOf = (fields: Config, name: string): string | undefined =>
  /^\d{4}-\d\d-\d\d/.exec(textIn(fields.date))?.[0] ?? dayInName(`${name}.md`) ?? undefined;

function hugo(from: Export): Generator | null {
  const config = configIn(from, HUGO_CONFIG);
  if (!config || (!('baseURL' in config) && !('baseurl' in config) && 'base_url' in config)) return null;
  const own = configIn(from, inFormats(['config/_default/languages'])) ?? config.languages;
  const languages = isObject(own) ? Object.entries(own) : [];
  const language =
    textIn(config.defaultContentLanguage) ||
    languages[0]?.[0] ||
    textIn(config.languageCode).slice(0, 2) ||
    'en';
  const content = textIn(config.contentDir) || 'content';
  const ofLanguages = languages.flatMap(([code, one]) => {
    const stated = isObject(one) ? textIn(one.contentDir) : '';
    const folder = stated.replace(/\/$/, '') || `${content}/${code}`;
    return from.files.some((file) => file.startsWith(`${folder}/`)) ? [{ folder, language: code }] : [];
  });
  const permalinks = isObject(config.permalinks) ? config.permalinks : {};
  const ofPages: Config = isObject(permalinks.page) ? permalinks.page : permalinks;
  const [, first] = languages.find(([code]) => code === language) ?? [];
  const titled = isObject(first) ? textIn(first.title) : '';
  const roots = [...ofLanguages, { folder: content, language: '' }];
  /** What sections hand down to all below them, by folder. */
  const handedDown = new Map<string, boolean>();
  for (const file of from.files) {
    const root = roots.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!root || !/\/_index(?:\.[\w-]+)?\.(?:md|markdown|html)$/.test(file)) continue;
    const shown = isRendered(readFrontMatter(from.text(file) ?? '').fields.cascade);
    const folder = file.slice(
      root.folder.length + 1,
      Math.max(root.folder.length + 1, file.lastIndexOf('/')),
    );
    if (shown !== undefined) handedDown.set(folder, shown);
  }
  const isShown = (path: string, fields: Config): boolean => {
    let shown = isRendered(fields);
    for (let folder = path; shown === undefined && folder !== ''; ) {
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
      shown = handedDown.get(folder);
    }
    return shown ?? true;
  };
  const params = isObject(config.params) ? config.params : {};
  return {
    site: siteOf({
      title: titled || textIn(config.title),
      description: textIn(params.description),
      url: textIn(config.baseURL) || textIn(config.baseurl),
      language,
      languages: languages.map(([code]) => code).filter((code) => code !== language),
      timeZone: textIn(config.timeZone),
    }),
    roots,
    endings: ['md', 'markdown', 'html'],
    placeOf(path, fields) {
      const place = inTree(path);
      if (!isShown(path, fields)) {
        fields.draft = true;
        return { ...place, former: null };
      }
      const pattern = textIn(ofPages[place.collection]);
      const isSection = /(?:^|\/)_index$/.test(path);
      const slug = place.name.split('/').at(-1) ?? '';
      const day = dayOf(fields, slug);
      const name = hugoAddress(textIn(fields.slug) || slug);
      const made =
        pattern === '' || isSection
          ? hugoAddress(place.former ?? '/')
          : byPattern(pattern, { path: hugoAddress(path), name, day, title: slugify(textIn(fields.title)) });
      return { ...place, former: made.endsWith('/') || /\.\w+$/.test(made) ? made : `${made}/` };
    },
    publicPath: (file) => (file.startsWith('static/') ? file.slice('static/'.length) : null),
    design: /^(?:layouts|themes|archetypes|assets|i18n|data|public|config|_vendor)\//,
    body: hugoBody(memberOf(config, 'markup', 'goldmark', 'parser', 'autoDefinitionTermID') === true),
  };
}

function zola(from: Export): Generator | null {
  const config = configIn(from, ['config.toml', 'zola.toml']);
  if (!config || !('base_url' in config)) return null;
  const language = textIn(config.default_language) || 'en';
  return {
    site: siteOf({
      title: textIn(config.title),
      description: textIn(config.description),
      url: textIn(config.base_url),
      language,
      languages: isObject(config.languages) ? Object.keys(config.languages) : [],
    }),
    roots: [{ folder: 'content', language: '' }],
    endings: ['md'],
    placeOf(path) {
      const place = inTree(path);
      return {
        ...place,
        former: `/${(place.former ?? '')
          .split('/')
          .filter(Boolean)
          .map((part) => slugify(part.replace(/^\d{4}-\d\d-\d\d[-_ ]+/, '')))
          .join('/')}/`.replace('//', '/'),
      };
    },
    publicPath: (file) => (file.startsWith('static/') ? file.slice('static/'.length) : null),
    design: /^(?:templates|themes|sass|syntaxes|public)\//,
    body: zolaBody,
    linked: (target) => (target.startsWith('@/') ? `content/${target.slice(2)}` : null),
  };
}

/** Jekyll's names for forms of addresses. */
const JEKYLL_PERMALINKS: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

function jekyll(from: Export): Generator | null {
  const config = configIn(from, ['_config.yml', '_config.yaml', '_config.toml']);
  if (!config) return null;
  const collections = isObject(config.collections) ? config.collections : {};
  const stated = textIn(config.permalink) || 'date';
  const ofPosts = isObject(collections.posts) ? textIn(collections.posts.permalink) : '';
  const posts = ofPosts || (JEKYLL_PERMALINKS[stated] ?? stated);
  const folder = textIn(config.collections_dir).replace(/\/$/, '');
  const inside = folder === '' ? '' : `${folder}/`;
  const hasPrettyPages = posts.endsWith('/');
  return {
    site: siteOf({
      title: textIn(config.title),
      description: textIn(config.description).trim(),
      url: `${textIn(config.url)}${textIn(config.baseurl)}`,
      language: textIn(config.lang) || textIn(config.locale).slice(0, 2),
      timeZone: textIn(config.timezone),
    }),
    roots: [{ folder: '', language: '' }],
    endings: ['md', 'markdown', 'mkd'],
    placeOf(path, fields) {
      const [, before = '', kind, rest = ''] =
        (path.startsWith(inside) ? /^(|.*?\/)_([\w-]+)\/(.*)$/s.exec(path.slice(inside.length)) : null) ?? [];
      if (kind === undefined) {
        if (/(?:^|\/)_/.test(path) || Object.keys(fields).length === 0) return null;
        const place = inTree(path);
        const name = `${place.collection === PAGES ? '' : `${place.collection}/`}${place.name}`;
        const former = `/${path.replace(/(?:^|(?<=\/))index$/, '')}`;
        const ending = former.endsWith('/') ? '' : hasPrettyPages ? '/' : '.html';
        return { collection: PAGES, name, former: `${former}${ending}` };
      }
      const isPost = kind === 'posts' || kind === 'drafts';
      if (!isPost && !(kind in collections)) return null;
      const name = rest.replace(
        /^(\d{4})-(\d{1,2})-(\d{1,2})-/,
        (_, year, month, day) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}-`,
      );
      const bare = (name.split('/').at(-1) ?? '').replace(/^\d{4}-\d\d-\d\d-/, '');
      const categories = [before, ...listedNames(fields.categories), ...listedNames(fields.category)]
        .map((one) => one.toLowerCase().replace(/\s+/g, '-').replace(/\/$/, ''))
        .filter(Boolean)
        .join('/');
      if (kind === 'drafts') fields.draft = true;
      if (isPost)
        return {
          collection: 'posts',
          name,
          former:
            kind === 'drafts'
              ? null
              : byPattern(posts, {
                  path: name,
                  name: bare,
                  day: dayInName(`${name}.md`) ?? dayOf(fields, name),
                  categories,
                }),
        };
      const own = collections[kind];
      const pattern = isObject(own) ? textIn(own.permalink) || `/:collection/:path:output_ext` : '';
      const isShown = isObject(own) && own.output === true;
      const former = byPattern(pattern.replace(':collection', kind), { path: name, name: bare, title: bare });
      return { collection: kind, name, former: isShown ? former : null };
    },
    publicPath: (file) => (/(?:^|\/)_/.test(file) || !isOffered(file) ? null : file),
    design: /^(?:_layouts|_includes|_sass|_plugins|_data|_site|test|spec|script|bin)\//,
    body: liquidBody({ site: { ...config, data: dataIn(from, '_data') } }, true),
  };
}

/** @returns the data of a folder, by the names of its files */
function dataIn({ files, text }: Export, folder: string): Record<string, unknown> {
  const own = files.filter((file) => file.startsWith(`${folder}/`) && /\.(?:ya?ml|json|toml)$/.test(file));
  const data: Record<string, unknown> = {};
  for (const file of own) {
    const [, name = '', end] = /^(.*)\.(\w+)$/.exec(file.slice(folder.length + 1)) ?? [];
    data[name] = readFields(
      text(file) ?? '',
      end === 'json' ? 'json' : end === 'toml' ? 'toml' : 'yaml',
    ).fields;
  }
  return data;
}

/** @returns words of a text, or the items of a list: how Jekyll reads categories and tags */
export const listedNames = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\s+/).filter(Boolean)
    : [value].flat().filter((one) => typeof one === 'string');

const ELEVENTY = ['js', 'cjs', 'mjs', 'ts'].flatMap((end) => [`eleventy.config.${end}`, `.eleventy.${end}`]);

function eleventy(from: Export): Generator | null {
  const file = ELEVENTY.find((name) => from.files.includes(name));
  if (file === undefined) return null;
  const program = from.text(file) ?? '';
  const written = writtenIn(program, 'input').replace(/^\.\/|\/$/g, '');
  const folder = from.files.some((one) => one.startsWith(`${written}/`)) ? written : '';
  const metadata = [
    '_data/metadata.js',
    '_data/site.js',
    '_data/metadata.json',
    '_data/site.json',
    '_data/metadata.yaml',
    '_data/site.yaml',
  ]
    .map((name) => (folder === '' ? name : `${folder}/${name}`))
    .find((name) => from.files.includes(name));
  const data = metadata === undefined ? '' : (from.text(metadata) ?? '');
  const said = (name: string): string =>
    writtenIn(data.replaceAll(/"(\w+)"\s*:/g, '$1:'), name) ||
    textIn(readFields(data, /\.yaml$/.test(metadata ?? '') ? 'yaml' : 'json').fields[name]);
  return {
    site: siteOf({
      title: said('title') || said('name'),
      description: said('description'),
      url: said('url'),
      language: said('language') || said('lang'),
    }),
    roots: [{ folder, language: '' }],
    endings: ['md', 'markdown'],
    placeOf(path, fields) {
      if (/(?:^|\/)_/.test(path) || (/^[A-Z][A-Z_-]+$/.test(path) && Object.keys(fields).length === 0))
        return null;
      const place = inTree(path);
      // A file in a folder of its own name is its index.
      const parts = (place.former ?? '').split('/');
      if (parts.at(-2) === parts.at(-3)) parts.splice(-2, 1);
      const former = parts.join('/').replace(/(?<=\/)\d{4}-\d\d-\d\d-/, '');
      return { ...place, former };
    },
    publicPath(file) {
      const below =
        folder === '' ? file : file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
      return isOffered(file) &&
        !/(?:^|\/)_/.test(below) &&
        /^(?:public|static|assets|img|images|fonts|files)\//.test(below)
        ? below.replace(/^(?:public|static)\//, '')
        : null;
    },
    design: /(?:^|\/)(?:_includes|_layouts|_data|_11ty|_config|test|scripts)\//,
    body: liquidBody({}, false),
  };
}

/** Docusaurus is often in a folder of a project, with the texts in another one beside it. */
function docusaurus(from: Export): Generator | null {
  const [file] = from.files
    .filter((name) => /^(?:[^/]+\/)?docusaurus\.config\.[cm]?[jt]s$/.test(name))
    .sort((a, b) => a.length - b.length);
  if (file === undefined) return null;
  const base = file.slice(0, file.lastIndexOf('/') + 1);
  const program = from.text(file) ?? '';
  const stated = /\bdocs\s*:\s*\{[^{}]*?\bpath\s*:\s*['"]([^'"\n]+)['"]/.exec(program)?.[1] ?? 'docs';
  const texts = resolved(base.slice(0, -1), stated);
  const isDoc = (path: string): boolean => from.files.some((one) => one.startsWith(`${texts}/${path}.`));
  const docs = /routeBasePath\s*:\s*['"]\/['"]/.test(program) ? '' : 'docs';
  return {
    site: siteOf({
      title: writtenIn(program, 'title'),
      description: writtenIn(program, 'tagline'),
      url: `${writtenIn(program, 'url')}${writtenIn(program, 'baseUrl').replace(/^\/$/, '')}`,
      language: writtenIn(program, 'defaultLocale'),
      lists: { tags: 'blog/tags' },
    }),
    ...(texts === null && {
      left: [{ what: 'import/left:outside', name: stated, at: { file, start: program.indexOf(stated) } }],
    }),
    roots: [texts ?? [], `${base}blog`, `${base}src/pages`]
      .flat()
      .map((folder) => ({ folder, language: '' })),
    endings: ['md', 'mdx'],
    placeOf(path, fields) {
      const isBlog = from.files.some((one) => one.startsWith(`${base}blog/${path}.`)) && !isDoc(path);
      const isPage = !isBlog && !isDoc(path);
      if (/(?:^|\/)_/.test(path)) return null;
      if (isPage)
        return inTree(path).collection === PAGES
          ? inTree(path)
          : { collection: PAGES, name: path, former: `/${path}/` };
      if (isBlog) {
        const [, year, month, day, bare = ''] = /^(\d{4})-(\d\d)-(\d\d)-(.*?)(?:\/index)?$/.exec(path) ?? [];
        const former = year === undefined ? `/blog/${path}/` : `/blog/${year}/${month}/${day}/${bare}/`;
        return { collection: 'blog', name: path, former: textIn(fields.slug) === '' ? former : '/blog/x/' };
      }
      // Numbers in front order files; the last part of the address may be the field `id`.
      const parts = path.split('/').map((part) => part.replace(/^\d+[-_. ]+/, ''));
      const last = parts.pop() ?? '';
      const isIndex = /^(?:index|readme)$/i.test(last) || last === parts.at(-1);
      const address = [docs, ...parts, ...(isIndex ? [] : [textIn(fields.id) || last])]
        .filter(Boolean)
        .join('/');
      return {
        collection: 'docs',
        name: /^readme$/i.test(last) ? `${path.slice(0, path.lastIndexOf('/') + 1)}index` : path,
        former: `/${address}/`.replace('//', '/'),
      };
    },
    publicPath: (file) => (file.startsWith(`${base}static/`) ? file.slice(`${base}static/`.length) : null),
    design: base === '' ? /^(?:src\/(?!pages\/)|i18n\/|versioned_|plugins\/|build\/)/ : /^(?!)/,
    body: docusaurusBody(from, base),
  };
}

/** @returns names of folders that are languages: each has texts of the same names as another one, English first */
function languageFolders({ files }: Export, inFolder: string): string[] {
  const texts = new Map<string, Set<string>>();
  for (const file of files) {
    const [, code, rest = ''] =
      /^([a-z]{2}(?:-[A-Za-z]{2,4})?)\/(.*\.md)$/.exec(
        file.startsWith(inFolder) ? file.slice(inFolder.length) : '',
      ) ?? [];
    if (code !== undefined) texts.set(code, (texts.get(code) ?? new Set()).add(rest));
  }
  const all = [...texts].filter(([code, own]) =>
    [...texts].some(([other, those]) => other !== code && [...own].some((one) => those.has(one))),
  );
  return all.map(([code]) => code).sort((a, b) => Number(b === 'en') - Number(a === 'en'));
}

function vitepress(from: Export): Generator | null {
  const file = from.files.find((name) => /^(?:[^/]+\/)?\.vitepress\/config(?:\/index)?\.m?[jt]s$/.test(name));
  if (file === undefined) return null;
  const program = from.text(file) ?? '';
  const base = file.slice(0, file.indexOf('.vitepress/'));
  const folder = resolved(base.slice(0, -1), writtenIn(program, 'srcDir')) ?? '';
  const inFolder = folder === '' ? '' : `${folder}/`;
  const languages = languageFolders(from, inFolder);
  const language = writtenIn(program, 'lang').slice(0, 2);
  const ofSite = languages.includes(language) ? language : (languages[0] ?? '');
  const ending = /\bcleanUrls\s*:\s*true\b/.test(program) ? '' : '.html';
  return {
    site: siteOf({
      title: writtenIn(program, 'title'),
      description: writtenIn(program, 'description'),
      url: writtenIn(program, 'hostname'),
      language: ofSite || language,
      languages: languages.filter((one) => one !== ofSite),
    }),
    roots: [
      ...languages.map((one) => ({ folder: `${inFolder}${one}`, language: one === ofSite ? '' : one })),
      { folder, language: '' },
    ],
    endings: ['md'],
    placeOf(path) {
      if (/(?:^|\/)\[/.test(path)) return null;
      const place = inTree(path);
      const isIndex = /(?:^|\/)index$/.test(path);
      const address = isIndex ? path.replace(/index$/, '') : `${path}${ending}`;
      return { ...place, former: `/${address}` };
    },
    publicPath: (name) =>
      name.startsWith(`${inFolder}public/`) ? name.slice(`${inFolder}public/`.length) : null,
    design: /(?:^|\/)\.vitepress\//,
    body: vitepressBody(from, folder),
  };
}

function obsidian(from: Export): Generator | null {
  const isVault = from.files.some((file) => file.startsWith('.obsidian/'));
  const isMarkdown = from.single === null && from.files.some((file) => file.endsWith('.md'));
  if (!isVault && !isMarkdown) return null;
  return {
    site: siteOf({}),
    roots: [{ folder: '', language: '' }],
    endings: ['md'],
    placeOf: (path) =>
      /^(?:\.|node_modules\/)/.test(path) ? null : { collection: 'notes', name: path, former: null },
    publicPath: () => null,
    design: /^\.obsidian\//,
    body: obsidianBody,
    linked: obsidianTarget,
  };
}

const READERS: Readonly<Record<GeneratorName, (from: Export) => Generator | null>> = {
  hugo,
  zola,
  jekyll,
  docusaurus,
  vitepress,
  eleventy,
  obsidian,
};

/** @returns the generator that a folder was written for, by its own files; a folder of Markdown is read as Obsidian's */
export function generatorOf(
  from: Export,
  named: GeneratorName | null,
): (Generator & { name: GeneratorName }) | null {
  for (const name of named === null ? GENERATORS : [named]) {
    const found = READERS[name](from);
    if (found) return { ...found, name };
  }
  return null;
}
