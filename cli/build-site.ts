/**
 * The pipeline: content → validated → planned → rendered → files. `buildSite` states the order, a phase a line. It
 * prints nothing and decides nothing about `dist`: files go to a sink as they are made, and what an author did wrong
 * comes back as diagnostics.
 */

import type { ArticleIndex } from './core/entries/article-index.ts';
import { contentFiles, contentsOf } from './core/entries/content-files.ts';
import { faultyFiles, picturesOf } from './core/entries/faulty-files.ts';
import { gatherArticles } from './core/entries/gather-articles.ts';
import { readArticle, readFrame } from './core/entries/read-content.ts';
import { filesBeside, writeUnlessKept } from './core/files/files-beside.ts';
import type { Output, OutputFile } from './core/files/output.ts';
import type { ImageFacts } from './core/images/image-set.ts';
import { describeImages, unreadablePhotos, withoutEchoes } from './core/images/photos.ts';
import type { Plan } from './core/plan/plan.ts';
import { planFaults } from './core/plan/plan-faults.ts';
import { checksAfterErrors } from './core/render/checks-after-errors.ts';
import { faultsOfLinks } from './core/render/link-check.ts';
import {
  type Helper,
  imageAddresses,
  imagesOf,
  type PartialEntries,
  planSite,
  type Rendered,
  type RenderPage,
  type RenderTools,
  renderAgain,
  renderStretches,
  type SiteEntries,
} from './core/render/site-render.ts';
import { frontTurns } from './core/render/turns.ts';
import { knownArticles } from './core/reuse/kept-state.ts';
import { addPages, inputsOf, type Reason, reuse, sharedInputs } from './core/reuse/reuse.ts';
import type { SiteState } from './core/reuse/site-state.ts';
import type { ContentFolder } from './core/stages/content-folder.ts';
import type { Summary } from './core/stages/summary.ts';
import { tellGone } from './core/validate/choices.ts';
import type { Models } from './core/validate/models.ts';
import { originAndBase } from './core/values/addresses.ts';
import { naturally } from './core/values/order.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';
import type { FrontEnd } from './io/compiled/bundler.ts';

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
  /** Lets signals and timers be heard when that is due. */
  pause(): Promise<void> | null;
}

export interface BuildResult {
  /** In file order, and within a file in the order of lines. */
  diagnostics: Diagnostic[];
  /** Paths of the content files, in natural order. */
  fileNames: string[];
  /** Number of links that cannot be judged before other faults are mended. */
  unjudgedLinks: number;
  /** Null when there are errors: then what was written must not be published. */
  summary: Summary | null;
  /** Pages that were made anew, by address, and why; all others stand from the last build. */
  made: { path: string; reason: Reason }[];
  /**
   * The page of an article after an edit of its body, made without looking at the rest of the site; null when more than
   * that has changed, or something is to be said of it.
   */
  again:
    | ((path: string, content: Pick<ContentFolder, 'read' | 'stamp' | 'each'>) => OutputFile | null)
    | null;
  /** What the next build may go on from, once this one has been published; null when there are errors. */
  state: SiteState | null;
}

/** @throws only for faults of the machine or of senja itself */
export async function buildSite(world: World): Promise<BuildResult> {
  const content = await world.readContent();
  const kept = await world.recall();
  // It takes its time to start.
  if (kept.empty !== null) world.helper(content.articles.length);
  const others = stampsOfOthers(content);
  const { value: frame, diagnostics } = readFrame(content, world.models);
  // One by one: as arguments of a single call, the faults of a large site would overflow the stack.
  const tell = (found: Iterable<Diagnostic>): void => {
    for (const diagnostic of found) diagnostics.push(diagnostic);
  };
  // Local images are looked for with each article that names one.
  const { images: _there, ...choices } = frame.context;
  const judgedBy = world.fingerprint(JSON.stringify(choices));
  const known = knownArticles(kept, judgedBy, frame.context, world.models);
  const { reads, changed } = await gatherArticles(known, frame, { ...world, content });
  for (const read of reads.values()) tell(read.diagnostics);
  const end = (
    done: Omit<BuildResult, 'diagnostics' | 'fileNames' | 'unjudgedLinks'> | null,
  ): BuildResult => ({
    unjudgedLinks: 0,
    made: [],
    again: null,
    state: null,
    summary: null,
    ...(diagnostics.some(isError) ? null : done),
    diagnostics: sorted(withoutEchoes(diagnostics, content)).map((one) =>
      tellGone(one, kept.choices, choices),
    ),
    fileNames: contentFiles(content),
  });
  const articles: ArticleIndex[] = [];
  for (const { article } of reads.values()) if (article) articles.push(article);
  const { site } = frame;
  const sound = { site, pages: frame.pages, articles };
  const faulty = diagnostics.some(isError) ? faultyFiles(content, filesOf(sound)) : [];
  tell(planFaults(sound, faulty));
  const pictures = [...imageAddresses(sound), ...picturesOf(faulty)];
  const photos = describeImages(pictures, content, kept.images, world.describeImage);
  const local = new Map([...photos].map(([path, { facts }]) => [path, facts]));
  const images = imagesOf(site, local, frame.context.imageHosts);
  const context = { content, images, base: site ? originAndBase(site.fields.url).base : '/' };
  tell(unreadablePhotos(sound, context));
  if (!site || diagnostics.some(isError)) {
    const facts = { entries: sound, faulty, categories: frame.context.categories, context };
    const found = await checksAfterErrors(facts, world);
    tell(found.diagnostics);
    return { ...end(null), unjudgedLinks: found.unjudgedLinks };
  }
  const entries: SiteEntries = { site, pages: frame.pages, articles };

  const { assets, ...frontEnd } = await world.frontEnd();
  const blueprint = { entries, local, frontEnd };
  world.helper(changed.size)?.plan(blueprint);
  const planned = planSite(blueprint, images, world);
  const shared = sharedInputs(planned, frontEnd, world.fingerprint);
  const output = await world.openOutput();
  const cards = planned.listInputs(planned.articles);
  const sameCards = kept.cards === cards;
  const { stale, files } = reuse(planned, kept, shared, changed, sameCards, output);
  const renderPage = lazily(() => world.templates(frontEnd.templates));
  const helper = world.helper(stale.length);
  const rendering = {
    ...context,
    renderPage,
    card: planned.card,
    write: output.write,
    ahead: helper?.ahead ?? null,
  };
  const turns = frontTurns();
  const places = stale.map(({ index }) => index);
  const theirs = helper?.render(blueprint, places, turns.taken);
  // Its error is told when its answer is wanted.
  theirs?.catch(() => undefined);
  for (const one of stale) inputsOf(one, planned);
  const { fingerprint } = world;
  const sameLists = sameCards && kept.shared.site === shared.site;
  const beside = {
    plan: planned,
    assets,
    images: images.files(),
    content,
    shared,
    known: (path: string) => (sameLists ? (kept.files.get(path)?.inputs.data ?? null) : null),
    fingerprint,
  };
  for (const file of filesBeside(beside)) {
    files.set(file.path, writeUnlessKept(file, kept.files.get(file.path), output));
  }
  const routes = stale.map(({ route }) => route);
  const rendered: Rendered = new Map();
  for (const [path, notes] of renderStretches(routes, rendering, turns)) {
    rendered.set(path, notes);
    await world.pause();
  }
  for (const [path, notes] of (await theirs) ?? []) rendered.set(path, notes);
  addPages(files, planned, stale, rendered, output);

  for (const { notes } of files.values()) tell(notes?.diagnostics ?? []);
  tell(faultsOfLinks(entries, planned.routes, files, rendering));
  return end({
    summary: summarise(entries, planned),
    made: stale.map(({ route, reason }) => ({ path: route.path, reason })),
    again(path, fresh) {
      const before = reads.get(path)?.article;
      const route = planned.routes.find(({ source }) => source === path);
      if (!before || !route) return null;
      const renderOne = (): OutputFile | null => {
        const read = readArticle(path, frame.context, { ...world, content: fresh });
        return renderAgain(before, read, route, { ...rendering, content: fresh });
      };
      return fresh.each([path], () => path, renderOne)[0] ?? null;
    },
    state: {
      empty: null,
      carried: false,
      tool: kept.tool,
      context: judgedBy,
      choices,
      contents: contentsOf(content, (path) => reads.get(path)?.stamp ?? others.get(path) ?? null),
      shared,
      cards,
      articles: reads,
      images: photos,
      files,
    },
  });
}

/** Paths of the content files that entries have come of. */
const filesOf = ({ pages, articles }: PartialEntries): Set<string> =>
  new Set([...pages.map(({ document }) => document.path), ...articles.map(({ path }) => path)]);

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

const summarise = ({ articles }: SiteEntries, { routes }: Plan): Summary => {
  const drafts = articles.filter(({ fields }) => fields.draft).length;
  return {
    articles: articles.length - drafts,
    pages: routes.length,
    drafts,
    defaults: articles.reduce((total, { defaults }) => total + defaults, 0),
  };
};
