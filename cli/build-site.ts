/**
 * The pipeline: content → validated → planned → rendered → files. `buildSite` states the order, a phase a line. It
 * prints nothing and decides nothing about `dist`: files go to a sink as they are made, and what an author did wrong
 * comes back as diagnostics.
 */
import { originAndBase } from './core/addresses.ts';
import type { ArticleIndex } from './core/article-index.ts';
import type { BodyContext } from './core/body.ts';
import { contentFiles, contentsOf } from './core/content-files.ts';
import { gatherArticles } from './core/gather-articles.ts';
import { type ImageFacts, localPaths } from './core/image-set.ts';
import { checkLinks } from './core/link-check.ts';
import { bodyLink, type ContentLink, fieldLinks, isDoubtful, linkTargets } from './core/links.ts';
import type { Models } from './core/models.ts';
import { naturally } from './core/order.ts';
import { FEED_LENGTH, type Output, type OutputFile, staticFiles } from './core/output.ts';
import type { Plan, Route } from './core/plan.ts';
import { planFaults } from './core/plan-faults.ts';
import { type ContentFolder, readArticle, readDocument, readFrame } from './core/read-content.ts';
import { restFaults } from './core/rest-faults.ts';
import { type Reason, reuse, type Stale } from './core/reuse.ts';
import {
  type Helper,
  imageAddresses,
  imagesOf,
  planSite,
  type RenderContext,
  type RenderPage,
  type RenderTools,
  renderAgain,
  renderRoute,
  renderStretches,
  type SiteEntries,
} from './core/site-render.ts';
import type { KeptFile, PageNotes, SharedInputs, SiteState } from './core/site-state.ts';
import type { Summary } from './core/summary.ts';
import { frontTurns } from './core/turns.ts';
import { localImage } from './core/urls.ts';
import type { ArticleContext } from './core/validate.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';
import { locator } from './diagnostics/place.ts';
import type { FrontEnd } from './io/bundler.ts';

/** The outside world as the pipeline sees it. */
export interface World extends RenderTools {
  models: Models;
  /** What the last build on the same folders has left. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  /** @returns null when the file is no image */
  describeImage(bytes: Uint8Array): ImageFacts | null;
  frontEnd(): Promise<FrontEnd>;
  templates(code: string): RenderPage;
  /** Called once the content has proven sound; nothing of the output counts when the build comes back with errors. */
  openOutput(): Promise<Output>;
  /** @returns a helper when so many articles or pages are worth one */
  helper(count: number): Helper | null;
}

export interface BuildResult {
  /** In file order, and within a file in the order of lines. */
  diagnostics: Diagnostic[];
  /** Paths of the content files, in natural order. */
  fileNames: string[];
  /** Null when there are errors: then what was written must not be published. */
  summary: Summary | null;
  /** Pages that were made anew, by address, and why; all others stand from the last build. */
  made: { path: string; reason: Reason }[];
  /**
   * The page of an article after an edit of its body, made without looking at the rest of the site; null when more than
   * that has changed, or something is to be said of it.
   */
  again: ((path: string, content: Pick<ContentFolder, 'read' | 'stamp'>) => OutputFile | null) | null;
  /** What the next build may go on from, once this one has been published; null when there are errors. */
  state: SiteState | null;
}

/** @throws only for faults of the machine or of senja itself */
export async function buildSite(world: World): Promise<BuildResult> {
  const content = await world.readContent();
  const kept = await world.recall();
  const others = stampsOfOthers(content);
  const { value: frame, diagnostics } = readFrame(content, world.models);
  // One by one: as arguments of a single call, the faults of a large site would overflow the stack.
  const tell = (found: Iterable<Diagnostic>): void => {
    for (const diagnostic of found) diagnostics.push(diagnostic);
  };
  const judgedBy = contextOf(frame.context, world);
  const known = kept.context === judgedBy ? kept.articles : new Map();
  const { reads, changed } = await gatherArticles(known, frame.context, { ...world, content });
  for (const read of reads.values()) tell(read.diagnostics);
  const end = (done: Omit<BuildResult, 'diagnostics' | 'fileNames'> | null): BuildResult => ({
    made: [],
    again: null,
    state: null,
    summary: null,
    ...(diagnostics.some(isError) ? null : done),
    diagnostics: sorted(diagnostics),
    fileNames: contentFiles(content).sort(naturally),
  });
  if (!frame.site) return end(null);

  const articles: ArticleIndex[] = [];
  for (const { article } of reads.values()) if (article) articles.push(article);
  const entries: SiteEntries = { site: frame.site, pages: frame.pages, articles };
  tell(planFaults(entries.site, articles, entries.pages, !diagnostics.some(isError)));
  const photos = describeImages(entries, content, kept.images, world);
  const local = new Map([...photos].map(([path, { facts }]) => [path, facts]));
  const images = imagesOf(entries, local);
  const context = { content, images, base: originAndBase(entries.site.fields.url).base };
  tell(unreadablePhotos(entries, context));
  if (diagnostics.some(isError)) {
    tell(restFaults(entries, context));
    return end(null);
  }

  const frontEnd = await world.frontEnd();
  const planned = planSite(entries, images, frontEnd, world);
  const shared = sharedInputs(planned, frontEnd, world);
  const output = await world.openOutput();
  const { stale, files } = reuse(planned, kept, shared, changed, output);
  const renderPage = lazily(() => world.templates(frontEnd.templates));
  const rendering = { ...context, renderPage, write: output.write };
  const helper = world.helper(stale.length);
  const turns = frontTurns();
  const places = stale.map(({ index }) => index);
  const theirs = helper?.render(entries, local, frontEnd, places, turns.taken);
  const beside = filesBeside(planned, frontEnd, images.files(), { content, shared, ...world });
  for (const file of beside) writeUnlessKept(file, kept, files, output);
  const own = renderStretches(
    stale.map(({ route }) => route),
    rendering,
    turns,
  );
  const rendered = new Map([...own, ...((await theirs) ?? [])]);
  addPages(files, stale, rendered, output);

  for (const { notes } of files.values()) tell(notes?.diagnostics ?? []);
  tell(faultsOfLinks(entries, planned, files, { ...rendering, content }));
  return end({
    summary: summarise(entries, planned),
    made: stale.map(({ route, reason }) => ({ path: route.path, reason })),
    again(path, fresh) {
      const before = reads.get(path)?.article;
      const route = planned.routes.find(({ source }) => source === path);
      if (!before || !route) return null;
      const read = readArticle(path, frame.context, { ...world, content: fresh });
      return renderAgain(before, read, route, { ...rendering, content: fresh });
    },
    state: {
      empty: null,
      tool: kept.tool,
      context: judgedBy,
      contents: contentsOf(content, (path) => reads.get(path)?.stamp ?? others.get(path) ?? null),
      shared,
      articles: reads,
      images: photos,
      files,
    },
  });
}

/** Stamps of what is read at every build, taken before that: a change in between makes them old, never the bytes. */
const stampsOfOthers = ({ site, pages, images, stamp }: ContentFolder): Map<string, string | null> =>
  new Map([...(site === null ? [] : [site]), ...pages, ...images].map((path) => [path, stamp(path)]));

/** Templates take their time to load: only paid for when there is something to render. */
function lazily(load: () => RenderPage): RenderPage {
  let loaded: RenderPage | undefined;
  return (job) => {
    loaded ??= load();
    return loaded(job);
  };
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

/** Local images are looked for with each article that names one, so they are left out. */
const contextOf = ({ categories, imageHosts }: ArticleContext, { fingerprint }: World): string =>
  fingerprint(JSON.stringify([categories, imageHosts]));

function sharedInputs({ site }: Plan, frontEnd: FrontEnd, { fingerprint }: World): SharedInputs {
  const { assets: _bundled, ...front } = frontEnd;
  const { assets: _addresses, ...rest } = site;
  return { frontEnd: fingerprint(JSON.stringify(front)), site: fingerprint(JSON.stringify(rest)) };
}

/** The local images that entries name; those that have not changed are not read. */
function describeImages(
  entries: SiteEntries,
  content: ContentFolder,
  kept: SiteState['images'],
  { describeImage }: World,
): SiteState['images'] {
  const found: SiteState['images'] = new Map();
  for (const path of localPaths(imageAddresses(entries), content.images)) {
    const stamp = content.stamp(path);
    const one = kept.get(path);
    const stands = one && stamp !== null && one.stamp === stamp;
    found.set(path, stands ? one : { stamp, facts: describeImage(content.readImage(path)) });
  }
  return found;
}

/** A file of `dist` that is no page. */
interface FileBeside {
  path: string;
  /** Fingerprint of what it shows. */
  inputs: string;
  content(): string | Uint8Array;
}

function* filesBeside(
  plan: Plan,
  frontEnd: FrontEnd,
  images: readonly { source: string; path: string }[],
  { content, shared, fingerprint }: RenderTools & { content: ContentFolder; shared: SharedInputs },
): Generator<FileBeside> {
  const made = (path: string, text: string | Uint8Array): FileBeside => ({
    path,
    inputs: fingerprint(text),
    content: () => text,
  });
  for (const [path, text] of Object.entries(frontEnd.assets)) yield made(path, text);
  // The name of an image tells its content.
  for (const { source, path } of images) yield { path, inputs: '', content: () => content.readImage(source) };
  for (const { path, inputs, content: text } of plan.data) {
    yield { path, inputs: `${shared.site} ${inputs()}`, content: text };
  }
  for (const file of staticFiles(plan.site, plan.routes, plan.newest(FEED_LENGTH)))
    yield made(file.path, file.content);
}

function writeUnlessKept(
  { path, inputs, content }: FileBeside,
  kept: SiteState,
  files: Map<string, KeptFile>,
  output: Output,
): void {
  const before = kept.files.get(path);
  if (before?.inputs.listed === inputs && output.keep(path, before.stamp)) {
    files.set(path, before);
    return;
  }
  output.write({ path, content: content() });
  files.set(path, {
    inputs: { own: '', listed: inputs },
    stamp: output.stamps[path] ?? '',
    notes: null,
  });
}

/** Adds what has been rendered to the files that stand. */
function addPages(
  files: Map<string, KeptFile>,
  stale: readonly Stale[],
  rendered: ReadonlyMap<string, PageNotes>,
  { stamps }: Output,
): void {
  for (const { route, inputs } of stale) {
    const notes = rendered.get(route.outputPath);
    if (!notes) throw new Error(`${route.outputPath} was rendered by no thread`);
    files.set(route.outputPath, { inputs, stamp: stamps[route.outputPath] ?? '', notes });
  }
}

/** That a photo is there was checked with its article; that it is a picture shows only now. */
function unreadablePhotos(
  { articles }: SiteEntries,
  { content, images }: BodyContext & { content: ContentFolder },
) {
  return articles.flatMap(({ path, fields }) => {
    if (localImage(fields.imageUrl) === null) return [];
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
  files: ReadonlyMap<string, KeptFile>,
  context: RenderContext & { content: ContentFolder },
): Diagnostic[] {
  const targets = linkTargets(routes);
  const doubtful: ContentLink[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const look = (links: readonly ContentLink[]): void => {
    for (const link of links) if (isDoubtful(link, targets)) doubtful.push(link);
  };
  // Most bodies link to the same few pages; where `/…` leads does not depend on the page it stands on.
  const settled = new Set<string>();
  const lookAt = (link: PageNotes['links'][number], file: string, from: string): void => {
    const [href] = link;
    if (settled.has(href)) return;
    if (isDoubtful({ href, from }, targets)) doubtful.push(bodyLink(link, file, from));
    else if (href.startsWith('/')) settled.add(href);
  };
  look(fieldLinks(site.document, null));
  for (const { document, path } of pages) look(fieldLinks(document, path));
  for (const { body, path, outputPath, kind } of routes) {
    const notes = files.get(outputPath)?.notes;
    if (notes && body) for (const link of notes.links) lookAt(link, body.path, path);
    if (notes && kind === 'page') ids.set(path, new Set(notes.ids));
  }
  const idsOf = (route: Route): ReadonlySet<string> =>
    new Set(renderRoute({ ...route, kind: 'page' }, { ...context, write: () => undefined }).ids);
  return checkLinks({ doubtful, routes, site: site.fields, content: context.content, ids, idsOf });
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
