/**
 * The pipeline: content → validated → planned → rendered → files. `buildSite` states the order, a phase a line. It
 * prints nothing and decides nothing about `dist`: files go to a sink as they are made, and what an author did wrong
 * comes back as diagnostics.
 */
import type { AssetsView, BodyView } from '../templates/contract.ts';
import { articlePath, originAndBase } from './core/addresses.ts';
import { bodyImages, bodyStart } from './core/article-index.ts';
import { type BodyContext, readBody } from './core/body.ts';
import { contentSecurityPolicy } from './core/csp.ts';
import type { Site, SiteEntry } from './core/entry.ts';
import { type ImageSet, imageSet } from './core/image-set.ts';
import { linkCheck } from './core/link-check.ts';
import { fieldLinks } from './core/links.ts';
import type { Models } from './core/models.ts';
import { naturally } from './core/order.ts';
import { FEED_LENGTH, type OutputFile, staticFiles } from './core/output.ts';
import { type Plan, plan, type Route } from './core/plan.ts';
import { planFaults } from './core/plan-faults.ts';
import {
  type ContentFolder,
  contentFiles,
  type Entries,
  readContent,
  readDocument,
} from './core/read-content.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';
import { locator } from './diagnostics/place.ts';
import type { FrontEnd, RenderPage } from './io/bundler.ts';

type Write = (file: OutputFile) => void;

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
  /**
   * Called once the content has proven sound.
   * @returns what takes each file as it is made; nothing of it counts when the build comes back with errors
   */
  openOutput(): Promise<Write>;
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
  /** Paths of the content files, in natural order. */
  fileNames: string[];
  /** Null when there are errors: then what was written must not be published. */
  summary: Summary | null;
}

/** @throws only for faults of the machine or of senja itself */
export async function buildSite(world: World): Promise<BuildResult> {
  const content = await world.readContent();
  const { value: entries, diagnostics } = readContent(content, world.models);
  const { site } = entries;
  const end = (summary: Summary | null): BuildResult => ({
    diagnostics: sorted(diagnostics),
    fileNames: contentFiles(content).sort(naturally),
    summary: diagnostics.some(isError) ? null : summary,
  });
  if (!site) return end(null);

  diagnostics.push(...planFaults(site, entries.articles, entries.pages, !diagnostics.some(isError)));
  const images = findImages(entries, site.fields, content, world);
  const context = { content, images, base: originAndBase(site.fields.url).base };
  diagnostics.push(...unreadablePhotos(entries, context));
  if (diagnostics.some(isError)) {
    diagnostics.push(...faultsOfBodies(entries, context));
    return end(null);
  }

  const frontEnd = await world.frontEnd();
  const planned = makePlan(site, entries, images, frontEnd, world);
  const write = await world.openOutput();
  const renderPage = world.templates(frontEnd.templates);
  diagnostics.push(...renderPages(planned, entries, site, context, { renderPage, write }));
  for (const [path, text] of Object.entries(frontEnd.assets)) write({ path, content: text });
  for (const file of images.files()) write(file);
  for (const file of planned.data()) write(file);
  for (const file of staticFiles(planned.site, planned.routes, planned.newest(FEED_LENGTH))) write(file);
  return end(summarise(entries, planned));
}

/** Files in natural order of their paths, so that output reads like the folder does. */
const sorted = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      naturally(a.file, b.file) ||
      a.range.line - b.range.line ||
      a.range.column - b.range.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );

type Context = BodyContext & { content: ContentFolder };

function findImages(entries: Entries, site: Site, content: ContentFolder, world: World): ImageSet {
  function* addresses() {
    for (const { fields, bodyImages: inBody } of entries.articles) {
      yield fields.imageUrl;
      yield* inBody;
    }
    for (const { document } of entries.pages) yield* bodyImages(document);
  }
  const { measure, shortHash } = world;
  return imageSet(addresses(), {
    source: { images: content.images, readImage: content.readImage, measure, shortHash },
    base: originAndBase(site.url).base,
    allowedHosts: site.imageHosts ?? null,
  });
}

/** That a photo is there was checked with its article; that it is a picture shows only now. */
function unreadablePhotos({ articles }: Entries, { content, images }: Context): Diagnostic[] {
  return articles.flatMap(({ path, fields }) => {
    const found = images.find(fields.imageUrl, '');
    const document = 'code' in found ? readDocument(content, path).value : null;
    if (!('code' in found) || !document) return [];
    return locator(document)({ ...found, at: { pointer: '/imageUrl', target: 'value' } });
  });
}

/** Faults of all bodies, when there will be no pages to find them on the way. */
function faultsOfBodies({ articles, pages }: Entries, context: Context): Diagnostic[] {
  const bodies = [
    ...articles.map((article) => ({
      path: article.path,
      start: article.bodyStart,
      from: articlePath(article.slug),
    })),
    ...pages.map(({ document, path }) => ({ path: document.path, start: bodyStart(document), from: path })),
  ];
  return bodies.flatMap(({ path, start, from }) =>
    start === null ? [] : readBody(path, start, from, context).diagnostics,
  );
}

function makePlan(
  site: SiteEntry,
  { articles, pages }: Entries,
  images: ImageSet,
  frontEnd: FrontEnd,
  { sha256, shortHash }: World,
): Plan {
  const { base } = originAndBase(site.fields.url);
  const { styles, loader, client, widgets } = frontEnd;
  const assets: AssetsView = {
    styles,
    loader,
    client: client.map((path) => base + path),
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, path]) => [name, base + path])),
  };
  const { contact, newsletter, imageHosts = null } = site.fields;
  const endpoints = [contact?.endpoint, newsletter?.endpoint].filter((url) => url !== undefined);
  return plan({
    site,
    articles: articles.filter(({ fields }) => !fields.draft),
    pages,
    assets,
    contentSecurityPolicy: contentSecurityPolicy({ styles, loader, imageHosts, endpoints }, sha256),
    shortHash,
    image(address, alt) {
      const view = images.find(address, alt);
      if ('code' in view) throw new Error(`no view of the checked image ${address}`);
      return view;
    },
  });
}

const NO_BODY: BodyView = { html: '', headings: [] };

/** Renders and hands over one page after the other. @returns the faults of bodies and links */
function renderPages(
  { routes }: Plan,
  { pages }: Entries,
  site: SiteEntry,
  context: Context,
  { renderPage, write }: { renderPage: RenderPage; write: Write },
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = linkCheck(routes, site.fields);
  check.add(fieldLinks(site.document, null));
  for (const page of pages) check.add(fieldLinks(page.document, page.path));

  const read = ({ body, path }: Route) => body && readBody(body.path, body.start, path, context);
  for (const route of routes) {
    const found = read(route);
    if (found) {
      diagnostics.push(...found.diagnostics);
      check.add(found.links);
    }
    const parts = renderPage(route.job(found?.body ?? NO_BODY));
    if (route.kind === 'page') check.remember(route.path, parts);
    write({ path: route.outputPath, content: parts });
  }
  const again = (route: Route) => renderPage(route.job(read(route)?.body ?? NO_BODY));
  return [...diagnostics, ...check.finish(context.content, again)];
}

const summarise = ({ articles }: Entries, { routes }: Plan): Summary => {
  const drafts = articles.filter(({ fields }) => fields.draft).length;
  return {
    articles: articles.length - drafts,
    pages: routes.length,
    drafts,
    defaults: articles.reduce((total, { defaults }) => total + defaults, 0),
  };
};
