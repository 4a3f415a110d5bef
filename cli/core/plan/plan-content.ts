/** Content → the plan of its pages. */

import { addressesBy } from '../entries/addresses/index.ts';
import { SITE_FILE } from '../entries/folder/index.ts';
import { entriesWithFinalLinks, withFinalLinks } from '../entries/links/index.ts';
import { type LocalImages, picturesOf } from '../images/index.ts';
import { pathsOf } from '../images/named/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import type { Entry } from '../stages/entry.ts';
import type { FrontEndFiles } from '../stages/front-end.ts';
import type { SiteDefinition } from '../stages/site.ts';
import { DEFAULT_ZONE, dayIn } from '../values/days/days.ts';
import { collectionInfos, type PlanInput } from './plan-input.ts';
import { planSite } from './plan-site.ts';
import { type SitePlan, withAssets } from './site-plan.ts';

/** @returns the entries that are not among some of them, which are in the same order */
function withoutThose(entries: readonly Entry[], some: readonly Entry[]): Entry[] {
  let at = 0;
  return entries.filter((entry) => {
    const isOne = entry === some[at];
    if (isOne) at += 1;
    return !isOne;
  });
}

/** @param content without errors */
export function planContent(
  { frontEnd, site: code, now, drafts, preview, models, folder, data }: Build,
  content: Content,
  local: LocalImages,
): SitePlan {
  const { site, entries, published, choices } = content;
  if (!site) throw new Error('a site is planned only once site.yaml is sound');
  if (!data) throw new Error('a site is planned only once all its data is read');
  const { assets: _files, inputs: _made, unstyled: _bare, sources: _of, ...files } = frontEnd;
  const { photos } = site.fields;
  const pathOf = pathsOf(photos, local);
  const shown = new Set<string | null>();
  for (const address of picturesOf({ site, entries: published }, models)) shown.add(pathOf(address));
  const addressesOf = addressesBy(models, choices);
  const withheld = withoutThose(entries, published).flatMap((entry) => {
    const [path] = addressesOf(entry);
    return path === undefined ? [] : { path, entry: { file: entry.file }, indexed: true };
  });
  const input: PlanInput = {
    site,
    entries: published,
    ...(withheld.length > 0 && { withheld }),
    // Pictures that only withheld entries show are not made.
    local: new Map([...local].filter(([path]) => shown.has(path))),
    frontEnd: files,
    collections: collectionInfos(models),
    content: folder,
    data,
    ...(preview && { preview: true }),
    ...(drafts && { today: dayIn(now, site.fields.timeZone ?? DEFAULT_ZONE) }),
  };
  return withLinksToPages(planSite(input, code.definition), code.definition);
}

/** @returns a plan in which links in fields also have the final addresses of pages that only the site's code makes */
function withLinksToPages(plan: SitePlan, definition: SiteDefinition): SitePlan {
  const { input, resolve } = plan;
  const site = withFinalLinks(input.site, SITE_FILE, resolve);
  const entries = entriesWithFinalLinks(input.entries, resolve);
  const isFinal = site === input.site && entries === input.entries;
  return isFinal ? plan : planSite({ ...input, site, entries }, definition);
}

/** @returns the same plan with another front end; made anew only if the planning code has changed */
export function withFrontEnd(plan: SitePlan, frontEnd: FrontEndFiles, definition: SiteDefinition): SitePlan {
  const input = { ...plan.input, frontEnd };
  const isSamePlan = plan.input.frontEnd.definition === frontEnd.definition;
  return isSamePlan ? withAssets(plan, input) : planSite(input, definition);
}
