/**
 * Entries that are published on a later day, with the site as it will be then: otherwise their faults would stop a build
 * of that day.
 */
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { onDay } from '../entries/index.ts';
import { planContent } from '../plan/index.ts';
import { rendererOf, renderPage } from '../render/index.ts';
import type { Build } from '../run/index.ts';
import type { Page } from '../stages/page.ts';
import type { CachedFile } from '../stages/site-state.ts';
import { outputPathOf } from '../values/addresses.ts';
import { groupBy } from '../values/lists.ts';
import { blockedInBodies } from './blocked-in-bodies.ts';
import { type Checks, siteChecker } from './checks/index.ts';
import type { SiteSoFar } from './plan-so-far.ts';
import { withSeverities } from './severities/index.ts';

/**
 * @param all checks of the whole site
 * @throws SiteError if the site's own code fails with one of them
 */
export function checkScheduled(
  all: Checks['whole'],
  { build: given, content, photos }: Pick<SiteSoFar, 'build' | 'content' | 'photos'>,
): readonly Diagnostic[] {
  const scheduled = content.absent.filter(({ why }) => why === 'early');
  if (scheduled.length === 0) return [];
  // The site does not have their pages yet.
  const { observer: _observer, ...site } = given.site;
  const build: Build = { ...given, site };
  const { folder } = build;
  const shown = new Set([...content.published, ...scheduled.map(({ entry }) => entry)]);
  const published = content.entries.filter((one) => shown.has(one));
  // One plan for all days: a plan for each would take as long as many builds.
  const plan = planContent(build, { ...content, published }, photos.local);
  const renderer = rendererOf(plan, folder, build);
  const found: Diagnostic[] = [];
  for (const [day, due] of groupBy(scheduled, (one) => one.day)) {
    const then = onDay(content, day);
    const absent = new Set(then.absent.map(({ entry }) => entry.file));
    const pages = plan.pages.filter(({ entry }) => !entry || !absent.has(entry.file));
    const files = new Set(due.map(({ entry }) => entry.file));
    const made = new Map<string, CachedFile>();
    const make = (page: Page): void => {
      const { notes } = renderPage(page, renderer);
      found.push(...notes.diagnostics);
      made.set(outputPathOf(page.path), { inputs: { body: '', props: '' }, notes, stamp: '' });
    };
    const own = pages.filter(({ entry }) => entry && files.has(entry.file));
    folder.each(own, make, ({ entry, path }) => entry?.file ?? path);
    const entries = plan.input.entries.filter(({ file }) => files.has(file));
    const input = { ...plan.input, site: { ...plan.input.site, links: [] }, entries };
    const check = siteChecker(all, build, then, photos);
    found.push(...check('scheduled', { plan: { ...plan, pages, input }, pages: made }).diagnostics);
  }
  const adjusted = withSeverities(site.definition.checks)(found);
  // A faulty picture has a message of its own.
  if (adjusted.some(isError)) return adjusted;
  return [...adjusted, ...blockedInBodies(build, plan, renderer.findings().found)];
}
