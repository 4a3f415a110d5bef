/**
 * From entries to pages, for any stretch of the site's routes. What it starts from survives structuredClone, so
 * that two threads can each plan the same site and render their share of it.
 */
import type { AssetsView, BodyView, RenderJob } from '../../templates/contract.ts';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts';
import { originAndBase } from './addresses.ts';
import { type ArticleIndex, bodyImages } from './article-index.ts';
import { type BodyContext, readBody } from './body.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { PageEntry, SiteEntry } from './entry.ts';
import { type ImageSet, type ImageSource, imageSet } from './image-set.ts';
import { type ContentLink, idsIn, isDoubtful, linkTargets } from './links.ts';
import type { OutputFile } from './output.ts';
import { type Plan, plan, type Route } from './plan.ts';
import type { ContentFolder } from './read-content.ts';
import type { ArticleContext } from './validate.ts';

/** What a build needs of the bundled front end; paths are relative to `dist`. */
export interface FrontEndFiles {
  /** CommonJS text that exports `renderPage`. */
  templates: string;
  styles: string;
  loader: string;
  client: readonly string[];
  widgets: Readonly<Record<string, string>>;
}

/** A sound site; plain data. */
export interface SiteEntries {
  site: SiteEntry;
  articles: readonly ArticleIndex[];
  pages: readonly PageEntry[];
}

export interface RenderTools extends Omit<ImageSource, 'images' | 'readImage' | 'shortHash'> {
  content: ContentFolder;
  sha256(text: string): string;
  shortHash(content: Uint8Array | string): string;
}

export type Write = (file: OutputFile) => void;
export type RenderPage = (job: RenderJob) => readonly string[];

/** What rendering a stretch of routes leaves to be asked of the whole site; plain data. */
export interface Rendered {
  diagnostics: Diagnostic[];
  /** Links that may lead nowhere. */
  doubtful: ContentLink[];
  /** Ids in the pages that are often linked to, by address. */
  ids: Map<string, Set<string>>;
}

/** A second thread that does the same work on its share of the site. */
export interface Helper {
  read(paths: readonly string[], context: ArticleContext): Promise<Outcome<ArticleIndex[]>>;
  /** Renders routes `from` to `to`, exclusive, of the site's plan, and writes them where this thread writes. */
  render(entries: SiteEntries, frontEnd: FrontEndFiles, from: number, to: number): Promise<Rendered>;
}

/** @returns the images that entries name; local ones are read and measured */
export function imagesOf({ site, articles, pages }: SiteEntries, tools: RenderTools): ImageSet {
  function* addresses() {
    for (const { fields, bodyImages: inBody } of articles) {
      yield fields.imageUrl;
      yield* inBody;
    }
    for (const { document } of pages) yield* bodyImages(document);
  }
  const { content, measure, shortHash } = tools;
  return imageSet(addresses(), {
    source: { images: content.images, readImage: content.readImage, measure, shortHash },
    base: originAndBase(site.fields.url).base,
    allowedHosts: site.fields.imageHosts ?? null,
  });
}

/** @returns the addresses of a sound site */
export function planSite(
  { site, articles, pages }: SiteEntries,
  images: ImageSet,
  frontEnd: FrontEndFiles,
  { sha256, shortHash }: RenderTools,
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

/**
 * Renders routes one after the other and hands each page over before the next is made.
 * @param routes the stretch to render; `all` says where links may lead
 */
export function renderRoutes(
  routes: readonly Route[],
  all: readonly Route[],
  context: BodyContext & { renderPage: RenderPage; write: Write },
): Rendered {
  const rendered: Rendered = { diagnostics: [], doubtful: [], ids: new Map() };
  const targets = linkTargets(all);
  for (const route of routes) {
    const { body, path, outputPath, kind } = route;
    const found = body && readBody(body.path, body.start, path, context);
    if (found) {
      rendered.diagnostics.push(...found.diagnostics);
      rendered.doubtful.push(...found.links.filter((link) => isDoubtful(link, targets)));
    }
    const content = context.renderPage(route.job(found?.body ?? NO_BODY));
    if (kind === 'page') rendered.ids.set(path, idsIn(content.join('')));
    context.write({ path: outputPath, content });
  }
  return rendered;
}
