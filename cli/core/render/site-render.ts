/**
 * From entries to pages, for any stretch of the site's routes. What it starts from survives structuredClone, so
 * that two threads can each plan the same site and render their share of it.
 */
import type { ArticleCardView, AssetsView, RenderJob, Styles } from '../../../templates/contract.ts';
import { type BodiesAhead, type BodyContext, NO_BODY, readBody } from '../bodies/body.ts';
import { idsIn } from '../bodies/links.ts';
import { type ArticleIndex, bodyImages, localImagesIn } from '../entries/article-index.ts';
import type { ReadHelper } from '../entries/gather-articles.ts';
import type { ArticleRead } from '../entries/read-content.ts';
import type { Output, OutputFile } from '../files/output.ts';
import { type ImageSet, imageSet, type LocalImages } from '../images/image-set.ts';
import { contentSecurityPolicies } from '../plan/csp.ts';
import { type Plan, plan } from '../plan/plan.ts';
import type { PageNotes } from '../reuse/site-state.ts';
import type { PageEntry, SiteEntry } from '../stages/entry.ts';
import { isFromPages, type Route } from '../stages/route.ts';
import { originAndBase } from '../values/addresses.ts';
import { stretches, type Turns } from './turns.ts';

/** What a build needs of the bundled front end; paths are relative to `dist`. */
export interface FrontEndFiles {
  /** CommonJS text that exports `renderPage`. */
  templates: string;
  styles: Styles;
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

/** What is sound of a site that has faults. */
export type PartialEntries = Omit<SiteEntries, 'site'> & { site: SiteEntry | null };

export interface RenderTools {
  sha256(text: string): string;
  fingerprint(content: Uint8Array | string): string;
}

export type Write = Output['write'];
export type RenderPage = (job: RenderJob) => readonly string[];

/** What rendering has told of pages, by their path in `dist`; plain data. */
export type Rendered = Map<string, PageNotes>;

/** All that a site is planned from; plain data. */
export interface Blueprint {
  entries: SiteEntries;
  local: LocalImages;
  frontEnd: FrontEndFiles;
}

/** A second thread that does the same work on the same lists, from their other end. */
export interface Helper extends ReadHelper {
  /** Bodies that it has rendered while it was reading. */
  ahead: BodiesAhead | null;
  /** Lets it plan the site, at once; nobody waits for it. */
  plan(blueprint: Blueprint): void;
  /** Renders its share of the routes whose places in the site's plan are given, and writes them where this thread does. */
  render(blueprint: Blueprint, places: readonly number[], taken: Int32Array): Promise<Rendered>;
}

/** The addresses of every local image that entries name, and of others in bodies. */
export function* imageAddresses({ articles, pages }: Omit<SiteEntries, 'site'>): Generator<string> {
  for (const { images, bodyImages: inBody } of articles) {
    yield* images;
    yield* inBody;
  }
  for (const { document, fields } of pages) {
    yield* localImagesIn(fields);
    yield* bodyImages(document);
  }
}

/**
 * @param site null while it is faulty
 * @param local what there is to know of the local images that entries name
 * @param allowedHosts hosts that photos may come from; null allows every https host
 */
export const imagesOf = (
  site: SiteEntry | null,
  local: LocalImages,
  allowedHosts: readonly string[] | null,
): ImageSet => imageSet({ local, base: site ? originAndBase(site.fields.url).base : '/', allowedHosts });

/** @returns the addresses of a sound site */
export function planSite(
  { entries: { site, articles, pages }, frontEnd }: Pick<Blueprint, 'entries' | 'frontEnd'>,
  images: ImageSet,
  { sha256, fingerprint }: RenderTools,
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
    policies: contentSecurityPolicies({ styles, loader, imageHosts, endpoints }, sha256),
    fingerprint,
    imageInputs: images.inputs,
    image(address, alt) {
      const view = images.find(address, alt);
      if ('code' in view) throw new Error(`no view of the checked image ${address}`);
      return view;
    },
  });
}

/** Pages that a thread renders at a stretch. */
const STRETCH = 32;

export type RenderContext = BodyContext & {
  renderPage: RenderPage;
  card(article: ArticleIndex): ArticleCardView;
  write: Write;
};

/** Renders this thread's share of routes, each page handed over before the next is made; tells of it by its path. */
export function* renderStretches(
  routes: readonly Route[],
  context: RenderContext,
  turns: Turns,
): Generator<[string, PageNotes]> {
  for (const { from, to } of stretches(turns, routes.length, STRETCH)) {
    yield* context.content.each(
      routes.slice(from, to),
      ({ source, path }) => source ?? path,
      (route): [string, PageNotes] => [route.outputPath, renderRoute(route, context)],
    );
  }
}

/** @param body of the route, where it is not as it was when the site was planned */
export function renderRoute(route: Route, context: RenderContext, body = route.body): PageNotes {
  const found = body && readBody(body, context);
  const content = context.renderPage(route.job(found?.body ?? NO_BODY, context.card));
  context.write({ path: route.outputPath, content });
  return {
    diagnostics: found?.diagnostics ?? [],
    links: found?.links ?? [],
    ids: isFromPages(route) ? [...idsIn(content.join(''))] : [],
  };
}

/** @returns the page of an article when nothing but its body has changed and there is nothing to say of it, else null */
export function renderAgain(
  before: ArticleIndex,
  { article, diagnostics }: ArticleRead,
  route: Route,
  context: RenderContext,
): OutputFile | null {
  if (!article || article.bodyStart === null || diagnostics.length > 0) return null;
  if (JSON.stringify(article.fields) !== JSON.stringify(before.fields)) return null;
  const body = { path: article.path, start: article.bodyStart, fingerprint: null };
  const made: OutputFile[] = [];
  const notes = renderRoute(route, { ...context, write: (file) => made.push(file) }, body);
  return notes.diagnostics.length > 0 ? null : (made[0] ?? null);
}
