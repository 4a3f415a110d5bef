/**
 * What else is wrong with a site that cannot be built, so that one run tells everything: the bodies of all files, those
 * with faulty fields too, and the links and anchors that lead nowhere for certain. What cannot be told is counted.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type BodyContext, readBody } from '../bodies/body.ts';
import {
  bodyLinks,
  type ContentLink,
  fieldLinks,
  linkFault,
  linkTargets,
  targetOf,
} from '../bodies/links.ts';
import { bodyStart } from '../entries/article-index.ts';
import { addressesOf, type FaultyFile, isArticle } from '../entries/faulty-files.ts';
import { faultPlacer, readDocument } from '../entries/read-content.ts';
import { type ImageSet, withoutGaps } from '../images/image-set.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import type { SiteEntry } from '../stages/entry.ts';
import { archivePath, articlePath, categoryPath } from '../values/addresses.ts';
import { slugOf } from '../values/slug.ts';
import { linkProblem } from '../values/urls.ts';
import { idsOfRoute } from './link-check.ts';
import {
  type FrontEndFiles,
  type PartialEntries,
  planSite,
  type RenderPage,
  type RenderTools,
} from './site-render.ts';

export interface AfterErrors {
  entries: PartialEntries;
  faulty: readonly FaultyFile[];
  /** Category names; null when they are not certain. */
  categories: readonly string[] | null;
  context: BodyContext & { content: ContentFolder; images: ImageSet };
}

/** What makes pages, for the sake of the ids in them. */
export interface PageTools extends RenderTools {
  frontEnd(): Promise<FrontEndFiles>;
  templates(code: string): RenderPage;
}

interface SoundPages {
  /** Addresses of the pages. */
  paths: readonly string[];
  /** Ids in a page; null when it cannot be made yet. */
  idsOf(path: string): ReadonlySet<string> | null;
}

interface Bodies {
  diagnostics: Diagnostic[];
  links: ContentLink[];
  /** Ids of the headings in each body, by the address of its page. */
  headings: Map<string, Set<string>>;
}

/** The bodies of all files, as far as they can be read; those of sound files by the address of their page. */
function readBodies({ entries: { pages, articles }, faulty, context }: AfterErrors): Bodies {
  const paths = new Map([
    ...articles.map(({ path, slug }): [string, string] => [path, articlePath(slug)]),
    ...pages.map(({ document, path }): [string, string] => [document.path, path]),
    ...faulty.flatMap(({ file, path }): [string, string][] => (path === null ? [] : [[file, path]])),
  ]);
  const found: Bodies = { diagnostics: [], links: [], headings: new Map() };
  const { content } = context;
  const readOne = (file: string): void => {
    const document = file.endsWith('.md') ? readDocument(content, file).value : null;
    const start = document && bodyStart(document);
    if (!document || start === null) return;
    const path = paths.get(file) ?? articlePath(slugOf(file));
    const read = readBody({ path: file, start, fingerprint: null }, context);
    found.diagnostics.push(
      ...read.diagnostics.filter(({ range }) => !document.unread?.lines.has(range.line)),
    );
    found.links.push(...bodyLinks(read, file, path));
    found.headings.set(path, new Set(read.body.headings.map(({ id }) => id)));
  };
  content.each([...content.pages, ...content.articles], (file) => file, readOne);
  return found;
}

/** The links in the fields of all files that can be judged; others are told as what they are. */
function linksOfFields({
  entries: { site, pages },
  faulty,
  context: { content },
}: AfterErrors): ContentLink[] {
  const siteDocument = site?.document ?? (content.site && readDocument(content, content.site).value);
  const links = [
    ...(siteDocument ? fieldLinks(siteDocument, null) : []),
    ...pages.flatMap(({ document, path }) => fieldLinks(document, path)),
    ...faulty.flatMap(({ document, path }) => (document ? fieldLinks(document, path) : [])),
  ];
  return links.filter(({ href }) => linkProblem(href) === null);
}

/** Whether a page that no certain file makes may still be there once the faulty ones are mended. */
function mayCome(page: string, { faulty, categories }: AfterErrors): boolean {
  const articles = faulty.filter(({ file }) => isArticle(file));
  if (page === '/') return true;
  if (/^\/(?:kategori\/[^/]+|artikel\/halaman)\/\d+\/$/.test(page))
    return articles.length > 0 || categories === null;
  if (page.startsWith('/kategori/'))
    return categories === null || articles.some(({ category }) => category === null);
  if (page.startsWith('/artikel/')) return false;
  return faulty.some(({ mayBeAnywhere }) => mayBeAnywhere);
}

/** Where links may lead for certain, later pages of listings aside. */
function certainPages({ entries, faulty, categories }: AfterErrors): string[] {
  const listing = (name: string): string[] =>
    categories?.includes(name) ? [categoryPath(name, 1), archivePath(1)] : [archivePath(1)];
  const ofArticles = entries.articles.flatMap(({ slug, bodyStart: start, fields }) =>
    start === null || fields.draft ? [] : [articlePath(slug), ...listing(fields.category)],
  );
  const ofPages = entries.pages.flatMap(({ path, fields }) =>
    fields.template === 'not-found' ? [] : [path],
  );
  return [...ofPages, ...ofArticles, ...addressesOf(faulty, listing)];
}

/** The pages of the sound files, made for the sake of the ids in them. */
async function planSound(
  { entries, context }: AfterErrors,
  site: SiteEntry,
  tools: PageTools,
): Promise<SoundPages> {
  const frontEnd = await tools.frontEnd();
  const sound = { entries: { ...entries, site }, frontEnd };
  const { routes, card } = planSite(sound, withoutGaps(context.images), tools);
  const renderPage = tools.templates(frontEnd.templates);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const known = new Map<string, ReadonlySet<string> | null>();
  return {
    paths: routes.flatMap(({ path, indexed }) => (indexed ? [path] : [])),
    idsOf(path) {
      const route = byPath.get(path);
      if (!known.has(path))
        known.set(path, route ? idsOfRoute(route, { ...context, card, renderPage }) : null);
      return known.get(path) ?? null;
    },
  };
}

/** What a site with errors has besides them. */
export interface FoundAfterErrors {
  diagnostics: Diagnostic[];
  /** Number of links of which nobody can tell yet whether they lead anywhere. */
  unjudgedLinks: number;
}

export async function checksAfterErrors(input: AfterErrors, tools: PageTools): Promise<FoundAfterErrors> {
  const { entries, context } = input;
  const { site } = entries;
  const { diagnostics, links, headings } = readBodies(input);
  // A category without articles has no section yet; its note says so, and its links hold once it has one.
  const sections = new Set(site?.fields.categories.map(({ anchor }) => anchor));
  const likely = (path: string) =>
    new Set([...(headings.get(path) ?? []), ...(path === '/' ? sections : [])]);
  const pages = certainPages(input);
  const targets = (paths: readonly string[]) => linkTargets(paths.map((path) => ({ path, indexed: true })));
  const certain = { ...targets(pages), anchors: likely };
  const doubtful = [...linksOfFields(input), ...links].filter((link) => linkFault(link, certain) !== null);
  // Most sites with errors have no such link, and need no page made.
  if (doubtful.length === 0) return { diagnostics, unjudgedLinks: 0 };

  const sound = site ? await planSound(input, site, tools) : { paths: [], idsOf: () => null };
  const all = {
    ...targets([...pages, ...sound.paths]),
    anchors: (path: string) => new Set([...(sound.idsOf(path) ?? []), ...likely(path)]),
  };
  const place = faultPlacer(context.content);
  let unjudgedLinks = 0;
  for (const link of doubtful) {
    const fault = linkFault(link, all);
    const page = targetOf(link)?.page ?? '';
    const isOpen = fault?.code === 'link/no-such-page' ? mayCome(page, input) : sound.idsOf(page) === null;
    if (fault && isOpen) unjudgedLinks += 1;
    if (!fault || isOpen) continue;
    const { document, diagnostic } = place(link.path, fault);
    if (!document?.unread?.lines.has(diagnostic.range.line)) diagnostics.push(diagnostic);
  }
  return { diagnostics, unjudgedLinks };
}
