/**
 * The pipeline: content → validated → planned → rendered → files, a phase a line in `buildSite`. It prints
 * nothing and writes nothing; what an author did wrong comes back as diagnostics.
 */
import type { AssetsView, ImageView } from '../templates/contract.ts';
import { contentSecurityPolicy } from './core/csp.ts';
import type { Document } from './core/document.ts';
import type { ArticleEntry, PageEntry, SiteEntry } from './core/entry.ts';
import { localImageView, remoteImage } from './core/images.ts';
import { type ContentLink, fieldLinks, idsIn, linkFaults } from './core/links.ts';
import { renderMarkdown } from './core/markdown.ts';
import type { Models } from './core/models.ts';
import { type OutputFile, STATIC_PATHS, staticFiles } from './core/output.ts';
import { parse } from './core/parse.ts';
import { originAndBase, type Plan, plan, planFaults, type Rendered } from './core/plan.ts';
import { localImage } from './core/urls.ts';
import { type ArticleContext, validateArticle, validatePage, validateSite } from './core/validate.ts';
import { type Diagnostic, isError, severityOf } from './diagnostics/diagnostic.ts';
import { locator } from './diagnostics/place.ts';
import type { FrontEnd, RenderPage } from './io/bundler.ts';
import type { ContentFile, ContentFolder } from './io/content-folder.ts';
import { naturally } from './io/content-folder.ts';

/** The outside world as the pipeline sees it. */
export interface World {
  models: Models;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  templates(code: string): RenderPage;
  sha256(text: string): string;
  /** Ten characters that name a content. */
  shortHash(content: Uint8Array | string): string;
  /** Size in pixels, or null when the bytes are no image. */
  measure(bytes: Uint8Array): { width: number; height: number } | null;
}

export interface Summary {
  articles: number;
  /** Pages in `dist`, the 404 page included. */
  pages: number;
  drafts: number;
  /** Fields that were left out and got their default. */
  defaults: number;
}

export interface BuildResult {
  /** In file order, and within a file in the order of lines. */
  diagnostics: Diagnostic[];
  /** Number of content files read. */
  files: number;
  /** Their paths, in the same order. */
  fileNames: string[];
  /** Null when there are errors: then nothing may be published. */
  output: { files: OutputFile[]; summary: Summary } | null;
}

interface Entries {
  site: SiteEntry | null;
  articles: ArticleEntry[];
  pages: PageEntry[];
}

/** @throws only for faults of the machine or of senja itself */
export async function buildSite(world: World): Promise<BuildResult> {
  const diagnostics: Diagnostic[] = [];
  const content = await world.readContent();
  const fileNames = namesOf(content);
  const seen = { files: fileNames.length, fileNames };
  const entries = validateAll(content, world.models, diagnostics);
  const { site } = entries;
  if (!site) return { diagnostics: sorted(diagnostics), ...seen, output: null };

  diagnostics.push(...planFaults(site, entries.articles, entries.pages, !diagnostics.some(isError)));
  const images = await prepareImages(entries, content, world, originAndBase(site.fields.url).base);
  const links: ContentLink[] = [];
  const articles = entries.articles.map((entry) =>
    withBody(entry, `/artikel/${entry.slug}/`, site, images, links, diagnostics),
  );
  const pages = entries.pages.map((entry) => withBody(entry, entry.path, site, images, links, diagnostics));
  if (diagnostics.some(isError)) return { diagnostics: sorted(diagnostics), ...seen, output: null };

  const frontEnd = await world.frontEnd();
  const planned = makePlan(site, articles, pages, images, frontEnd, world);
  const rendered = render(planned, world.templates(frontEnd.templates));
  links.push(...fieldLinks(site.document, null));
  for (const page of entries.pages) links.push(...fieldLinks(page.document, page.path));
  diagnostics.push(...checkLinks(links, planned, rendered, site));
  if (diagnostics.some(isError)) return { diagnostics: sorted(diagnostics), ...seen, output: null };

  const output = [
    ...rendered,
    ...Object.entries(frontEnd.assets).map(([path, text]) => ({ path, content: text })),
    ...images.files(),
    ...(planned.searchIndex ? [planned.searchIndex] : []),
    ...staticFiles(planned.site, planned.routes, planned.cards),
  ];
  return {
    diagnostics: sorted(diagnostics),
    ...seen,
    output: { files: output, summary: summarise(entries, planned) },
  };
}

const namesOf = ({ site, articles, pages, unreadable }: ContentFolder): string[] =>
  [
    ...(site ? [site] : []),
    ...articles,
    ...pages,
    ...unreadable.filter(({ code }) => severityOf(code) === 'error'),
  ]
    .map(({ path }) => path)
    .sort(naturally);

/** Files in natural order of their paths, so that output reads like the folder does. */
function sorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      naturally(a.file, b.file) ||
      a.range.line - b.range.line ||
      a.range.column - b.range.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

function validateAll(content: ContentFolder, models: Models, diagnostics: Diagnostic[]): Entries {
  for (const { path, code, params } of content.unreadable) {
    diagnostics.push(locator({ path, text: '' })({ code, params, at: { start: 0, end: 0 } }));
  }
  const keep = <T>({ value, diagnostics: found }: { value: T; diagnostics: Diagnostic[] }): T => {
    diagnostics.push(...found);
    return value;
  };
  const read = <T>(
    file: ContentFile,
    validate: (document: Document) => { value: T; diagnostics: Diagnostic[] },
  ) => {
    const document = keep(parse(file.path, file.bytes));
    return document && keep(validate(document));
  };
  const isEntry = <T>(entry: T | null): entry is T => entry !== null;

  const site = content.site && read(content.site, (document) => validateSite(document, models));
  if (!content.site && !content.unreadable.some(({ path }) => path === 'site.yaml')) {
    diagnostics.push(
      locator({ path: 'site.yaml', text: '' })({ code: 'site/missing', at: { start: 0, end: 0 } }),
    );
  }
  const context: ArticleContext = {
    categories: site ? site.fields.categories.map(({ name }) => name) : null,
    imageHosts: site?.fields.imageHosts ?? null,
    images: content.images,
  };
  return {
    site,
    articles: content.articles
      .map((file) => read(file, (document) => validateArticle(document, models, context)))
      .filter(isEntry),
    pages: content.pages
      .map((file) => read(file, (document) => validatePage(document, models)))
      .filter(isEntry),
  };
}

/** The site's images: local ones measured and named by content, remote ones as their host scales them. */
interface Images {
  /** The view of an address that has passed its checks; null when a local file is no image. */
  view(address: string, alt: string): ImageView | null;
  exists(address: string): boolean;
  isAllowed(address: string): boolean;
  allowedHosts: readonly string[] | null;
  /** The local images that some page shows. */
  files(): OutputFile[];
}

const BODY_IMAGE = /!\[[^\]]*\]\(\s*<?([^\s)>]+)/g;

async function prepareImages(
  entries: Entries,
  content: ContentFolder,
  world: World,
  base: string,
): Promise<Images> {
  const addresses = [
    ...entries.articles.map(({ fields }) => fields.imageUrl),
    ...[...entries.articles, ...entries.pages].flatMap(({ document }) =>
      [...(document.body?.text ?? '').matchAll(BODY_IMAGE)].map((match) => match[1] ?? ''),
    ),
  ];
  const prepared = new Map<string, { path: string; bytes: Uint8Array; width: number; height: number }>();
  for (const address of addresses) {
    const local = localImage(address);
    if (local === null || prepared.has(local) || !content.images.has(local)) continue;
    const bytes = await content.readImage(local);
    const size = world.measure(bytes);
    const [, name = 'gambar', ending = ''] = /([^/]+)(\.[^.]+)$/.exec(local) ?? [];
    const safe =
      name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'gambar';
    const path = `assets/${safe}-${world.shortHash(bytes)}${ending.toLowerCase()}`;
    if (size) prepared.set(local, { path, bytes, ...size });
  }
  const allowedHosts = entries.site?.fields.imageHosts ?? null;
  return {
    view(address, alt) {
      const local = localImage(address);
      if (local === null) return remoteImage(address, alt);
      const image = prepared.get(local);
      return image
        ? localImageView({ href: base + image.path, width: image.width, height: image.height }, alt)
        : null;
    },
    exists: (address) => {
      const local = localImage(address);
      return local === null || content.images.has(local);
    },
    isAllowed: (address) =>
      localImage(address) !== null ||
      allowedHosts === null ||
      allowedHosts.includes(new URL(address).hostname),
    allowedHosts,
    files: () => [...prepared.values()].map(({ path, bytes }) => ({ path, content: bytes })),
  };
}

/** Renders the body of an entry, when it has one, and gathers its links and faults. */
function withBody<T extends ArticleEntry | PageEntry>(
  entry: T,
  path: string,
  site: SiteEntry,
  images: Images,
  links: ContentLink[],
  diagnostics: Diagnostic[],
): Rendered<T> {
  const { document } = entry;
  const tell = locator(document);
  if ('slug' in entry && !images.view(entry.fields.imageUrl, '')) {
    const params = { value: entry.fields.imageUrl };
    diagnostics.push(
      tell({ code: 'content/image-unreadable', params, at: { pointer: '/imageUrl', target: 'value' } }),
    );
  }
  if (!document.body || document.body.text.trim() === '') return { entry, body: null };
  const { value, faults } = renderMarkdown(document.body, {
    base: originAndBase(site.fields.url).base,
    image(address, alt) {
      const params = { value: address };
      if (!images.exists(address)) return { code: 'content/image-missing', params };
      if (!images.isAllowed(address)) {
        const allowed = (images.allowedHosts ?? []).join(', ');
        return { code: 'content/host-not-allowed', params: { host: new URL(address).hostname, allowed } };
      }
      return images.view(address, alt) ?? { code: 'content/image-unreadable', params };
    },
  });
  diagnostics.push(...faults.map(tell));
  for (const { href, start, end } of value.links)
    links.push({ document, href, at: { start, end }, from: path });
  return { entry, body: { html: value.html, headings: value.headings } };
}

function makePlan(
  site: SiteEntry,
  articles: readonly Rendered<ArticleEntry>[],
  pages: readonly Rendered<PageEntry>[],
  images: Images,
  frontEnd: FrontEnd,
  world: World,
): Plan {
  const { base } = originAndBase(site.fields.url);
  const assets: AssetsView = {
    styles: frontEnd.styles,
    loader: frontEnd.loader,
    client: frontEnd.client.map((path) => base + path),
    widgets: Object.fromEntries(Object.entries(frontEnd.widgets).map(([name, path]) => [name, base + path])),
  };
  const policy = contentSecurityPolicy(
    {
      styles: frontEnd.styles,
      loader: frontEnd.loader,
      imageHosts: site.fields.imageHosts ?? null,
      endpoints: [site.fields.contact?.endpoint, site.fields.newsletter?.endpoint].filter(
        (url) => url !== undefined,
      ),
    },
    world.sha256,
  );
  return plan({
    site,
    articles,
    pages,
    assets,
    contentSecurityPolicy: policy,
    shortHash: world.shortHash,
    image(address, alt) {
      const view = images.view(address, alt);
      if (!view) throw new Error(`no view of the checked image ${address}`);
      return view;
    },
  });
}

const render = ({ routes }: Plan, renderPage: RenderPage): OutputFile[] =>
  routes.map((route) => ({ path: route.outputPath, content: renderPage(route.job()) }));

function checkLinks(
  links: readonly ContentLink[],
  { routes }: Plan,
  rendered: readonly OutputFile[],
  site: SiteEntry,
): Diagnostic[] {
  // A category without articles has no section yet; its warning says so, and its links hold once it has one.
  const sections = site.fields.categories.map(({ anchor }) => anchor);
  const html = new Map(routes.map((route, index) => [route.path, String(rendered[index]?.content ?? '')]));
  const ids = new Map<string, ReadonlySet<string>>();
  return linkFaults(links, {
    pages: new Set(routes.filter(({ indexed }) => indexed).map(({ path }) => path)),
    files: new Set(STATIC_PATHS.map((path) => `/${path}`)),
    anchors(page) {
      const known =
        ids.get(page) ?? new Set([...idsIn(html.get(page) ?? ''), ...(page === '/' ? sections : [])]);
      ids.set(page, known);
      return known;
    },
  });
}

function summarise({ articles }: Entries, { routes, cards }: Plan): Summary {
  const missing = (entry: ArticleEntry): number =>
    ['readTime', 'publishDate'].filter((name) => !(name in entry.document.fields)).length;
  return {
    articles: cards.length,
    pages: routes.length,
    drafts: articles.length - cards.length,
    defaults: articles.reduce((total, entry) => total + missing(entry), 0),
  };
}
