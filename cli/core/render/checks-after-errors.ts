/**
 * What else is wrong with a site that cannot be built, so that one run tells everything: the bodies of all files, those
 * with faulty fields too, and the links and anchors that lead nowhere for certain. What cannot be told is counted.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readBody } from '../bodies/body.ts';
import {
  bodyLinks,
  type ContentLink,
  fieldLinks,
  linkFault,
  linksOfFields,
  linkTargets,
  targetOf,
} from '../bodies/links.ts';
import { faultPlacer, readDocument } from '../entries/documents.ts';
import { known, knownContent } from '../entries/faulty-files.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { bodyStart } from '../entries/read-entry.ts';
import { type ImageSet, withoutGaps } from '../images/image-set.ts';
import { planSite } from '../plan/plan-site.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import { NOT_FOUND_PATH } from '../stages/page.ts';
import type { KnownEntry } from '../stages/site.ts';
import { originAndBase } from '../values/addresses.ts';
import { hrefFault } from '../values/urls.ts';
import { knownTargets } from './known-targets.ts';
import { idsOfPage } from './link-check.ts';
import { rendererOf } from './render-pages.ts';

interface AfterErrors extends Build {
  content: Content;
  images: ImageSet;
}

interface Bodies {
  diagnostics: Diagnostic[];
  links: ContentLink[];
  /** Ids of the headings in each body, by the address of its page. */
  headings: Map<string, Set<string>>;
}

/** Addresses that the files will have, each with those that come with it, and by file the first. */
function certainPages({ content, site: { definition } }: AfterErrors): {
  all: string[];
  byFile: Map<string, string>;
} {
  const reported = knownContent(content);
  const byFile = new Map<string, string>();
  const all: string[] = [];
  const add = (entry: KnownEntry, address: string | null, isEntry: boolean): void => {
    const paths = address !== null ? [address] : definition.addressesOf(entry, reported);
    const [first] = paths;
    if (first === undefined) return;
    byFile.set(entry.file, first);
    if (isEntry && first !== NOT_FOUND_PATH) all.push(...paths);
  };
  const published = new Set(content.published);
  for (const entry of content.entries) {
    const one = known(entry);
    const hasPage = one.hasPage && published.has(entry);
    add({ ...one, hasPage: true }, entry.address, entry.address !== null || hasPage);
  }
  for (const file of content.faulty) {
    if (!file.mayBeAnywhere)
      add({ ...file, hasPage: true }, file.address, file.address !== null || file.hasPage);
  }
  return { all, byFile };
}

/** The bodies of all files, as far as they can be read. */
function readBodies(
  { content: { site }, folder, images, models, site: { definition } }: AfterErrors,
  addresses: ReadonlyMap<string, string>,
): Bodies {
  const found: Bodies = { diagnostics: [], links: [], headings: new Map() };
  const base = site ? originAndBase(site.fields.url).base : '/';
  const context = { content: folder, images, base, ids: definition.ids, checks: models.checks };
  const readOne = (file: string): void => {
    const document = file.endsWith('.md') ? readDocument(folder, file, models.isName).value : null;
    const start = document && bodyStart(document);
    if (!document || start === null) return;
    const path = addresses.get(file) ?? '';
    const read = readBody(file, start, context);
    found.diagnostics.push(
      ...read.diagnostics.filter(({ range }) => !document.unread?.lines.has(range.line)),
    );
    found.links.push(...bodyLinks(read, file, path));
    found.headings.set(path, new Set(read.body.headings.map(({ id }) => id)));
  };
  folder.each(folder.entries, readOne);
  return found;
}

/** The links in the fields of all files that can be judged; others are told as what they are. */
function linksInFields({ content: { site, entries, faulty }, folder }: AfterErrors): ContentLink[] {
  const ofSite =
    site?.links ?? fieldLinks((folder.site && readDocument(folder, folder.site).value?.fields) || {});
  const links = [
    ...linksOfFields(ofSite, SITE_FILE, null),
    ...entries.flatMap((entry) => linksOfFields(entry.links, entry.file, entry.address)),
    ...faulty.flatMap(({ document, file, address }) =>
      document ? linksOfFields(fieldLinks(document.fields), file, address) : [],
    ),
  ];
  return links.filter(({ href }) => hrefFault(href) === null);
}

interface SoundPages {
  /** Addresses of the pages. */
  paths: readonly string[];
  /** Ids in a page; null when it cannot be made yet. */
  idsOf(path: string): ReadonlySet<string> | null;
}

/** The pages of the sound files, made for the sake of the ids in them. */
function planSound({
  content: { site, published },
  folder,
  images,
  frontEnd,
  site: code,
  models,
}: AfterErrors): SoundPages {
  if (!site) return { paths: [], idsOf: () => null };
  const sound = { site, entries: published, local: new Map(), frontEnd };
  const planned = planSite(sound, code.definition, withoutGaps(images));
  const renderer = rendererOf(planned, folder, { site: code, models });
  const byPath = new Map(planned.pages.map((page) => [page.path, page]));
  const ids = new Map<string, ReadonlySet<string> | null>();
  return {
    paths: planned.pages.flatMap(({ path, indexed }) => (indexed ? [path] : [])),
    idsOf(path) {
      const page = byPath.get(path);
      if (!ids.has(path)) ids.set(path, page ? idsOfPage(page, renderer) : null);
      return ids.get(path) ?? null;
    },
  };
}

/** What a site with errors has besides them. */
export interface FoundAfterErrors {
  diagnostics: Diagnostic[];
  /** Number of links of which nobody can tell yet whether they lead anywhere. */
  unjudgedLinks: number;
}

export function checksAfterErrors(build: Build, content: Content, images: ImageSet): FoundAfterErrors {
  const input = { ...build, content, images };
  const { folder, site: code } = build;
  const certain = certainPages(input);
  const { diagnostics, links, headings } = readBodies(input, certain.byFile);
  // What has no content yet is told of by itself, and links to it hold once it has some.
  const later = content.site ? code.definition.anchors(content.site.fields) : [];
  const likely = (path: string) =>
    new Set([...(headings.get(path) ?? []), ...later.flatMap((one) => (one.path === path ? [one.id] : []))]);
  const targets = (paths: readonly string[]) => linkTargets(paths.map((path) => ({ path, indexed: true })));
  const sure = { ...targets(certain.all), anchors: likely };
  const doubtful = [...linksInFields(input), ...links].filter((link) => linkFault(link, sure) !== null);
  // Most sites with errors have no such link, and need no page made.
  if (doubtful.length === 0) return { diagnostics, unjudgedLinks: 0 };

  const sound = planSound(input);
  const all = {
    ...targets([...certain.all, ...sound.paths]),
    anchors: (path: string) => new Set([...(sound.idsOf(path) ?? []), ...likely(path)]),
  };
  const known = knownContent(content);
  const isOfSite = (page: string): boolean => code.definition.reserved.includes(page.split('/')[1] ?? '');
  const mayCome = (page: string): boolean =>
    page === '/' ||
    (isOfSite(page)
      ? code.definition.mayCome(page, known)
      : content.faulty.some(({ mayBeAnywhere }) => mayBeAnywhere));
  const place = faultPlacer(folder, build.models.isName);
  const reworded = knownTargets(build, content);
  let unjudgedLinks = 0;
  for (const link of doubtful) {
    const fault = linkFault(link, all);
    const page = targetOf(link)?.page ?? '';
    const isOpen = fault?.code === 'link/no-such-page' ? mayCome(page) : sound.idsOf(page) === null;
    if (fault && isOpen) unjudgedLinks += 1;
    if (!fault || isOpen) continue;
    const { document, diagnostic } = place(link.path, reworded(fault));
    if (!document?.unread?.lines.has(diagnostic.range.line)) diagnostics.push(diagnostic);
  }
  return { diagnostics, unjudgedLinks };
}
