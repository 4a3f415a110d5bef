/** Faults of the site's code that only rendered pages show: what their policy blocks, and broken links. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { type Renderer, rendererOf, renderPage } from '../render/index.ts';
import type { Build } from '../run/index.ts';
import type { Content } from '../stages/content.ts';
import type { Page } from '../stages/page.ts';
import { CodeFaults } from '../stages/site-error.ts';
import { lazily } from '../values/lists.ts';
import { deadLinkFinder } from './dead-links.ts';
import type { WrittenSite } from './write-site.ts';

/** Reads one page of each template if pages are gone that the reused ones may link to. */
function readAgain({ cached }: Build, site: SitePlan, made: WrittenSite, rendererFor: () => Renderer): void {
  let isGone = false;
  for (const [path, { notes }] of cached.files) if (notes && !made.pages.has(path)) isGone = true;
  const first = new Map<string, Page>();
  if (isGone) for (const page of site.pages) if (!first.has(page.template)) first.set(page.template, page);
  for (const page of first.values()) {
    const { pieces, notes } = renderPage(page, rendererFor());
    made.findings.read(pieces, page, notes.links);
  }
}

/**
 * @param reported of content, among them broken links that the site allows
 * @throws CodeFaults for all of them
 */
export function checkRendered(
  build: Build,
  content: Content,
  site: SitePlan,
  made: WrittenSite,
  reported: readonly Diagnostic[],
): void {
  const { found } = made.findings;
  const rendererFor = lazily(() => rendererOf(site, build.folder, build));
  readAgain(build, site, made, rendererFor);
  const deadLink = deadLinkFinder(build, content, site, made, reported, rendererFor);
  const faults = [
    ...found.faults.values(),
    ...[...found.links.values()].flatMap((link) => deadLink(link) ?? []),
  ];
  if (faults.length > 0) throw new CodeFaults(faults);
}
