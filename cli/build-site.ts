/**
 * The pipeline: content → validated → planned → rendered → files. `buildSite` states the order, a phase a line. It
 * prints nothing and decides nothing about `dist`: files go to a sink as they are made, and what an author did wrong
 * comes back as diagnostics.
 */
import { originAndBase } from './core/addresses.ts';
import type { ArticleIndex } from './core/article-index.ts';
import type { BodyContext } from './core/body.ts';
import { checkLinks } from './core/link-check.ts';
import { type ContentLink, fieldLinks, idsIn, isDoubtful, linkTargets } from './core/links.ts';
import type { Models } from './core/models.ts';
import { naturally } from './core/order.ts';
import { FEED_LENGTH, staticFiles } from './core/output.ts';
import type { Plan, Route } from './core/plan.ts';
import { planFaults } from './core/plan-faults.ts';
import {
  type ContentFolder,
  contentFiles,
  readArticles,
  readDocument,
  readFrame,
} from './core/read-content.ts';
import { restFaults } from './core/rest-faults.ts';
import {
  type Helper,
  imagesOf,
  planSite,
  type Rendered,
  type RenderPage,
  type RenderTools,
  renderRoutes,
  type SiteEntries,
  type Write,
} from './core/site-render.ts';
import type { ArticleContext } from './core/validate.ts';
import { type Diagnostic, isError, type Outcome } from './diagnostics/diagnostic.ts';
import { locator } from './diagnostics/place.ts';
import type { FrontEnd } from './io/bundler.ts';

/** The outside world as the pipeline sees it. */
export interface World extends Omit<RenderTools, 'content'> {
  models: Models;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  templates(code: string): RenderPage;
  /**
   * Called once the content has proven sound.
   * @returns what takes each file as it is made; nothing of it counts when the build comes back with errors
   */
  openOutput(): Promise<Write>;
  /** @returns a helper when a site of so many articles is worth one */
  helper(articles: number): Helper | null;
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
  const helper = world.helper(content.articles.length);
  const { value: frame, diagnostics } = readFrame(content, world.models);
  // One by one: as arguments of a single call, the faults of a large site would overflow the stack.
  const tell = (found: readonly Diagnostic[]): void => {
    for (const diagnostic of found) diagnostics.push(diagnostic);
  };
  const articles = await readAll(content, frame.context, helper, world.models);
  tell(articles.diagnostics);
  const end = (summary: Summary | null): BuildResult => ({
    diagnostics: sorted(diagnostics),
    fileNames: contentFiles(content).sort(naturally),
    summary: diagnostics.some(isError) ? null : summary,
  });
  if (!frame.site) return end(null);

  const entries: SiteEntries = { site: frame.site, pages: frame.pages, articles: articles.value };
  tell(planFaults(entries.site, entries.articles, entries.pages, !diagnostics.some(isError)));
  const tools: RenderTools = { ...world, content };
  const images = imagesOf(entries, tools);
  const context = { content, images, base: originAndBase(entries.site.fields.url).base };
  tell(unreadablePhotos(entries, context));
  if (diagnostics.some(isError)) {
    tell(restFaults(entries, context));
    return end(null);
  }

  const frontEnd = await world.frontEnd();
  const planned = planSite(entries, images, frontEnd, tools);
  const write = await world.openOutput();
  const renderPage = world.templates(frontEnd.templates);
  const rendered = await renderAll(planned, { ...context, renderPage, write }, (from, to) =>
    helper?.render(entries, frontEnd, from, to),
  );
  tell(rendered.diagnostics);
  tell(faultsOfLinks(entries, planned, rendered, { ...context, renderPage }));
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

/** Reads the articles; the later half by the helper when there is one. The order stays that of the folder. */
async function readAll(
  content: ContentFolder,
  context: ArticleContext,
  helper: Helper | null,
  models: Models,
): Promise<Outcome<ArticleIndex[]>> {
  const half = helper ? Math.ceil(content.articles.length / 2) : content.articles.length;
  const theirs = helper?.read(content.articles.slice(half), context);
  const own = readArticles(content, content.articles.slice(0, half), models, context);
  const rest = await theirs;
  return {
    value: [...own.value, ...(rest?.value ?? [])],
    diagnostics: [...own.diagnostics, ...(rest?.diagnostics ?? [])],
  };
}

/** This thread also makes the home page and the files beside the pages, so the helper takes a little more. */
const OWN_SHARE = 0.46;

type RenderContext = BodyContext & { content: ContentFolder; renderPage: RenderPage };

async function renderAll(
  { routes }: Plan,
  context: Parameters<typeof renderRoutes>[2],
  help: (from: number, to: number) => Promise<Rendered> | undefined,
): Promise<Rendered> {
  const share = Math.floor(routes.length * OWN_SHARE);
  const theirs = help(share, routes.length);
  const own = renderRoutes(routes.slice(0, theirs ? share : undefined), routes, context);
  const rest = await theirs;
  if (!rest) return own;
  return {
    diagnostics: [...own.diagnostics, ...rest.diagnostics],
    doubtful: [...own.doubtful, ...rest.doubtful],
    ids: new Map([...own.ids, ...rest.ids]),
  };
}

/** That a photo is there was checked with its article; that it is a picture shows only now. */
function unreadablePhotos(
  { articles }: SiteEntries,
  { content, images }: BodyContext & { content: ContentFolder },
) {
  return articles.flatMap(({ path, fields }) => {
    const found = images.find(fields.imageUrl, '');
    const document = 'code' in found ? readDocument(content, path).value : null;
    if (!('code' in found) || !document) return [];
    return locator(document)({ ...found, at: { pointer: '/imageUrl', target: 'value' } });
  });
}

/** Links of fields and bodies that lead nowhere. */
function faultsOfLinks(
  { site, pages }: SiteEntries,
  { routes }: Plan,
  { doubtful, ids }: Rendered,
  { content, images, base, renderPage }: RenderContext,
): Diagnostic[] {
  const targets = linkTargets(routes);
  const inFields: ContentLink[] = [
    ...fieldLinks(site.document, null),
    ...pages.flatMap(({ document, path }) => fieldLinks(document, path)),
  ];
  const idsOf = (route: Route): ReadonlySet<string> => {
    const found = new Set<string>();
    const write: Write = ({ content: parts }) => {
      for (const id of idsIn((parts as readonly string[]).join(''))) found.add(id);
    };
    renderRoutes([route], routes, { content, images, base, renderPage, write });
    return found;
  };
  return checkLinks({
    doubtful: [...inFields.filter((link) => isDoubtful(link, targets)), ...doubtful],
    routes,
    site: site.fields,
    content,
    ids,
    idsOf,
  });
}

const summarise = ({ articles }: SiteEntries, { routes }: Plan): Summary => {
  const drafts = articles.filter(({ fields }) => fields.draft).length;
  return {
    articles: articles.length - drafts,
    pages: routes.length,
    drafts,
    defaults: articles.reduce((total, { defaults }) => total + defaults, 0),
  };
};
