/** Links and anchors that are certainly broken in a site with errors. */
import { type ContentLink, fieldLinks, linksOfFields, targetOf } from '../../../core/bodies/links/index.ts';
import { addressesBy, mayCome } from '../../../core/entries/addresses/index.ts';
import { readSettings } from '../../../core/entries/documents/index.ts';
import { SITE_FILE } from '../../../core/entries/folder/index.ts';
import { onDay } from '../../../core/entries/index.ts';
import type { FaultySiteCheckInput, FileFault } from '../../../core/pipeline/checks/index.ts';
import { idsOfPage, rendererOf } from '../../../core/render/index.ts';
import { NOT_FOUND_PATH } from '../../../core/stages/page.ts';
import { SiteError } from '../../../core/stages/site-error.ts';
import { contentLinkFault } from '../../../core/values/formats/urls.ts';
import { groupBy, lazily, memoized } from '../../../core/values/lists.ts';
import { asWritten } from '../as-written.ts';
import { beginningsOf, linkFault, linkTargets, withinSite } from '../targets.ts';
import { expectedIdFault, knownTargets } from './known-targets.ts';

/** Addresses that the files will have, each with the related ones. */
function knownPages({ build: { models }, content }: FaultySiteCheckInput): string[] {
  const addressesOf = addressesBy(models, content.choices);
  const published = new Set(content.published);
  return content.entries.flatMap((one) => {
    const isThere = one.address !== null || published.has(one);
    const addresses = isThere ? addressesOf(one) : [];
    return addresses[0] === NOT_FOUND_PATH ? [] : addresses;
  });
}

/** The links in the fields of all files that can be checked; others have faults of their own. */
function linksInAllFields({
  content: { site, entries },
  build: { folder },
}: FaultySiteCheckInput): ContentLink[] {
  const ofSite = site?.links ?? fieldLinks(readSettings(folder));
  const links = [
    ...linksOfFields(ofSite, SITE_FILE, null),
    ...entries.flatMap((entry) => linksOfFields(entry.links, entry.file, entry.address)),
  ];
  return links.filter(({ href }) => contentLinkFault(href) === null);
}

/** @returns the ids in a planned page; null if it cannot be rendered yet */
function idsIn({ build, plan }: FaultySiteCheckInput): (path: string) => ReadonlySet<string> | null {
  if (!plan) return () => null;
  const rendererFor = lazily(() => rendererOf(plan, build.folder, build));
  const byPath = new Map(plan.pages.map((page) => [page.path, page]));
  return memoized((path) => {
    const page = byPath.get(path);
    try {
      return page ? idsOfPage(page, rendererFor) : null;
    } catch (error) {
      if (error instanceof SiteError) return null;
      throw error;
    }
  });
}

/** Without a plan, any link may lead to a page of it. */
export function* linksAmidErrors(input: FaultySiteCheckInput): Generator<FileFault> {
  const { content, bodies, plan } = input;
  const idsOf = idsIn(input);
  const days = new Map(content.absent.map(({ why, entry, day }) => [entry.file, why === 'early' ? day : '']));
  const own = plan ? beginningsOf(plan) : [];
  const links = [...linksInAllFields(input), ...bodies.links].map((link) => withinSite(link, own));
  // Those of scheduled entries may lead to others that are published by then.
  for (const [day, some] of groupBy(links, ({ path }) => days.get(path) ?? ''))
    yield* linksOnDay(day === '' ? input : { ...input, content: onDay(content, day) }, some, idsOf);
}

function* linksOnDay(
  input: FaultySiteCheckInput,
  links: readonly ContentLink[],
  idsOf: ReturnType<typeof idsIn>,
): Generator<FileFault> {
  const { build, content, bodies, plan } = input;
  const absent = new Set(content.absent.map(({ entry }) => entry.file));
  const pages = plan?.pages.filter(({ entry }) => !entry || !absent.has(entry.file)) ?? [];
  const isPlanned = plan !== null || !(content.site || build.site.definition.plansPages);
  const routes = [...knownPages(input).map((path) => ({ path, indexed: true })), ...pages];
  const likely = (path: string): ReadonlySet<string> => bodies.headings.get(path) ?? new Set();
  const known = linkTargets(routes, build.folder.public ?? {}, plan?.files);
  const targets = { ...known, anchors: likely };
  // Most sites with errors have no such link, so no page is rendered.
  const doubtful = links.filter((link) => linkFault(link, targets) !== null);
  const anchors = (path: string) => new Set([...(idsOf(path) ?? []), ...likely(path)]);
  const worded = expectedIdFault(pages, build.site.definition);
  const reworded = knownTargets(build, content, plan, targets.pages);
  for (const link of doubtful) {
    const fault = linkFault(link, { ...targets, anchors });
    // Parts without content have messages of their own, and links to them will work once there is some.
    if (!fault || worded(fault) !== fault) continue;
    const { page = '' } = targetOf(link) ?? {};
    const isOpen =
      fault.code === 'link/no-such-page'
        ? mayCome(build.models, content.entries, page)
        : fault.code === 'link/no-such-anchor' && !idsOf(page);
    const open = isOpen || !isPlanned;
    yield {
      ...asWritten(reworded(fault, link), link, input.documentOf),
      file: link.path,
      ...(open && { open }),
    };
  }
}
