/** Links and anchors that are certainly broken in a site with errors. */
import { type ContentLink, fieldLinks, linksOfFields, targetOf } from '../../core/bodies/links.ts';
import { readSettings } from '../../core/entries/documents.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { addressesBy, mayBeAnywhere, mayCome } from '../../core/entries/routes.ts';
import type { FaultyInput, FileFault } from '../../core/pipeline/site-checks.ts';
import { idsOfPage, rendererOf } from '../../core/render/render-pages.ts';
import { NOT_FOUND_PATH } from '../../core/stages/page.ts';
import { SiteError } from '../../core/stages/site-error.ts';
import { memoized } from '../../core/values/lists.ts';
import { hrefFault } from '../../core/values/urls.ts';
import { knownTargets } from './known-targets.ts';
import { linkFault, linkTargets } from './targets.ts';

/** Addresses that the files will have, each with the related ones. */
function certainPages({ build: { models }, content }: FaultyInput): string[] {
  const addressesOf = addressesBy(models, content.choices);
  const published = new Set(content.published);
  return content.entries.flatMap((one) => {
    const isThere = one.address !== null || published.has(one);
    const addresses = isThere ? addressesOf(one) : [];
    return addresses[0] === NOT_FOUND_PATH ? [] : addresses;
  });
}

/** The links in the fields of all files that can be checked; others have faults of their own. */
function linksInAllFields({ content: { site, entries }, build: { folder } }: FaultyInput): ContentLink[] {
  const ofSite = site?.links ?? fieldLinks(readSettings(folder));
  const links = [
    ...linksOfFields(ofSite, SITE_FILE, null),
    ...entries.flatMap((entry) => linksOfFields(entry.links, entry.file, entry.address)),
  ];
  return links.filter(({ href }) => hrefFault(href) === null);
}

/** @returns the ids in a planned page; null if it cannot be rendered yet */
function idsIn({ build, planned }: FaultyInput): (path: string) => ReadonlySet<string> | null {
  if (!planned) return () => null;
  const renderer = rendererOf(planned, build.folder, build);
  const byPath = new Map(planned.pages.map((page) => [page.path, page]));
  return memoized((path) => {
    const page = byPath.get(path);
    try {
      return page ? idsOfPage(page, renderer) : null;
    } catch (error) {
      if (error instanceof SiteError) return null;
      throw error;
    }
  });
}

export function* linksAmidErrors(input: FaultyInput): Generator<FileFault> {
  const { build, content, bodies } = input;
  const { links, headings } = bodies;
  const certain = certainPages(input);
  const likely = (path: string) => headings.get(path) ?? new Set<string>();
  const targets = (paths: readonly string[]) =>
    linkTargets(
      paths.map((path) => ({ path, indexed: true })),
      build.folder.public?.files,
    );
  const sure = { ...targets(certain), anchors: likely };
  const doubtful = [...linksInAllFields(input), ...links].filter((link) => linkFault(link, sure) !== null);
  // Most sites with errors have no such link, so no page is rendered.
  if (doubtful.length === 0) return;

  // Without a plan, any link may lead to a page of it.
  if (!input.planned && (content.site || build.site.definition.plansPages)) {
    for (const link of doubtful) {
      const fault = linkFault(link, sure);
      if (fault) yield { ...fault, file: link.path, open: true };
    }
    return;
  }
  const idsOf = idsIn(input);
  const pages = input.planned?.pages ?? [];
  const paths = pages.flatMap(({ path, indexed }) => (indexed ? [path] : []));
  const all = {
    ...targets([...certain, ...paths]),
    anchors: (path: string) => new Set([...(idsOf(path) ?? []), ...likely(path)]),
  };
  const isOfRoutes = (page: string): boolean => build.models.reserved.includes(page.split('/')[1] ?? '');
  const ofRoutes = mayCome(build.models, content);
  const isOpen = (page: string): boolean =>
    page === '/' ||
    (isOfRoutes(page) ? ofRoutes(page) : content.entries.some((one) => mayBeAnywhere(one, build.models)));
  const reworded = knownTargets(build, content, input.planned, all.pages);
  const expected = new Set(
    pages.flatMap(({ path, expects = [] }) => expects.map(({ id }) => `${path}#${id}`)),
  );
  for (const link of doubtful) {
    const fault = linkFault(link, all);
    const { page = '', anchor = '' } = targetOf(link) ?? {};
    // Parts without content have messages of their own, and links to them will work once there is some.
    if (!fault || expected.has(`${page}#${anchor}`)) continue;
    const { code } = fault;
    const open = code === 'link/no-such-page' ? isOpen(page) : code === 'link/no-such-anchor' && !idsOf(page);
    yield { ...reworded(fault, link.href), file: link.path, ...(open && { open }) };
  }
}
