/**
 * The pipeline: read, check, plan, render, publish. It prints nothing and does not touch `dist`: files go to an
 * output as they are made, and authors' mistakes are returned as diagnostics. The caller publishes the output.
 */

import { readContent } from './core/entries/read-content.ts';
import { inspectPhotos } from './core/images/photos.ts';
import { blockedInBodies } from './core/pipeline/blocked-in-bodies.ts';
import { checkRendered } from './core/pipeline/check-rendered.ts';
import type { SiteSoFar } from './core/pipeline/faulty-site.ts';
import { byPlace } from './core/pipeline/file-order.ts';
import { observed } from './core/pipeline/observed.ts';
import { begin, NO_CODE, type Ports } from './core/pipeline/ports.ts';
import { builtSiteOf, result } from './core/pipeline/result.ts';
import { checkScheduled } from './core/pipeline/scheduled.ts';
import { withSeverities } from './core/pipeline/severities.ts';
import { siteChecker } from './core/pipeline/site-checks.ts';
import { writeSite } from './core/pipeline/write-site.ts';
import { planContent } from './core/plan/plan-content.ts';
import { type EarlierChecks, earlierChecks } from './core/reuse/checked.ts';
import type { BuildResult } from './core/stages/result.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import { isError } from './diagnostics/diagnostic.ts';

/**
 * @throws only for errors of the machine, bugs of senja, and faults of the site's own models and code, with those of
 *   content that are known in spite of them
 */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const { build, own } = await begin(ports);
  const read = await own.attempt(() => readContent(build));
  const { value: content, diagnostics } = read ?? (await readContent({ ...build, ...NO_CODE }));
  const photos = await inspectPhotos(build, content, ports.inspectPictures);
  const check = siteChecker(ports.checks, build, content, photos);
  const earlier = earlierChecks(build, content, photos);
  const ofSite = (await own.attempt(() => earlier.found('site', () => check('site', {}).diagnostics))) ?? [];
  const adjusted = withSeverities(build.site.definition.checks);
  const found = [...adjusted(diagnostics), ...adjusted(ofSite)];
  if (own.diagnostics.length === 0 && !found.some(isError)) {
    const made = await own.attempt(() =>
      buildSound(ports, { build, content, photos, check, found }, earlier),
    );
    if (made) return made;
  }
  const { checkFaultySite } = await import('./core/pipeline/faulty-site.ts');
  const open = await checkFaultySite({ build, content, photos, check, found }, own);
  const { faulty } = build.models;
  // A folder may be that of a faulty model.
  const confirmed = faulty?.anyFolder ? found.filter(({ code }) => code !== 'file/unknown-folder') : found;
  const known = result(build, content, adjusted(confirmed), null, open);
  if (own.diagnostics.length === 0) return known;
  throw new SiteFaults(byPlace(own.diagnostics), undefined, known.diagnostics);
}

async function buildSound(
  ports: Ports,
  { build, content, photos, check, found }: SiteSoFar,
  earlier: EarlierChecks,
): Promise<BuildResult> {
  const plan = planContent(build, content, photos.local);
  const adjusted = withSeverities(build.site.definition.checks);
  found.push(...adjusted(earlier.found('plan', () => check('plan', { plan }).diagnostics)));
  if (found.some(isError)) return result(build, content, found, null);
  await build.site.ready?.(plan.base);
  const made = await writeSite(ports, build, plan, content, earlier);
  for (const { notes } of made.pages.values()) found.push(...adjusted(notes?.diagnostics ?? []));
  found.push(...adjusted(await observed(build, plan, made)));
  const ofOutput = check('output', { plan, pages: made.pages }).diagnostics;
  found.push(...adjusted(ofOutput));
  found.push(...checkScheduled(ports.checks, { build, content, photos }));
  const isPublishable = !found.some(isError);
  if (isPublishable) {
    found.push(...blockedInBodies(build, plan, made.findings.found));
    checkRendered(build, content, plan, made, ofOutput);
  }
  const isSound = !found.some(isError);
  const built = isSound ? builtSiteOf(build, content, photos, plan, made, earlier) : null;
  return result(build, content, found, built);
}
