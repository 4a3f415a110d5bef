/**
 * The pipeline: read, check, plan, render, publish. It prints nothing and does not touch `dist`: files go to an
 * output as they are made, and authors' mistakes are returned as diagnostics. The caller publishes the output.
 */

import { readContent } from './core/entries/index.ts';
import { inspectPhotos } from './core/images/index.ts';
import { siteChecker } from './core/pipeline/checks/index.ts';
import {
  begin,
  blockedInBodies,
  builtSiteOf,
  byPlace,
  checkRendered,
  checkScheduled,
  NO_CODE,
  observed,
  type Ports,
  planSoFar,
  result,
  type SiteSoFar,
  writeSite,
} from './core/pipeline/index.ts';
import { withSeverities } from './core/pipeline/severities/index.ts';
import type { SitePlan } from './core/plan/index.ts';
import { earlierChecks } from './core/reuse/index.ts';
import type { BuildResult } from './core/stages/result.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import { type Diagnostic, isError } from './diagnostics/index.ts';

/**
 * @throws only for errors of the machine, bugs of senja, and faults of the site's own models and code, with those of
 *   content that are known in spite of them
 */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const { build, own, warnings } = await begin(ports);
  const read = await own.attempt(() => readContent(build));
  const { value: content, diagnostics } = read ?? (await readContent({ ...build, ...NO_CODE }));
  const photos = await inspectPhotos(build, content, ports.inspectPictures);
  const check = siteChecker(ports.checks, build, content, photos);
  const earlier = earlierChecks(build, content, photos);
  const adjusted = withSeverities(build.site.definition.checks);
  const found: Diagnostic[] = [];
  const { rows } = build.folder;
  const site: SiteSoFar = {
    ...{ build, content, photos, check, earlier, own },
    add(more) {
      for (const one of adjusted(more)) found.push(rows?.place(one) ?? one);
    },
    isSound: () => own.diagnostics.length === 0 && !found.some(isError),
  };
  site.add(diagnostics);
  site.add(warnings);
  site.add((await own.attempt(() => earlier.found('site', () => check('site', {}).diagnostics))) ?? []);
  const plan = await planSoFar(site);
  const made = plan && site.isSound() ? await own.attempt(() => makeSite(ports, site, plan)) : null;
  const open = made
    ? 0
    : await (await import('./core/pipeline/faulty-site/index.ts')).checkUnmade(site, plan);
  const built =
    plan && made && site.isSound() ? builtSiteOf(build, content, photos, plan, made, earlier) : null;
  // A folder may be that of a faulty model.
  const isSure = ({ code }: Diagnostic) => !build.models.faulty?.anyFolder || code !== 'file/unknown-folder';
  const known = result(build, content, found.filter(isSure), built, open);
  if (own.diagnostics.length === 0) return known;
  throw new SiteFaults(byPlace(own.diagnostics), undefined, known.diagnostics);
}

/** @returns the files of a sound site, checked */
async function makeSite(
  ports: Ports,
  { build, content, photos, check, earlier, own, add, isSound }: SiteSoFar,
  plan: SitePlan,
) {
  await build.site.ready?.(plan.base);
  const made = await writeSite(ports, build, plan, content, earlier);
  for (const { notes } of made.pages.values()) add(notes?.diagnostics ?? []);
  add(await observed(build, plan, made));
  const ofOutput = check('output', { plan, pages: made.pages }).diagnostics;
  add(ofOutput);
  add(checkScheduled(ports.checks, { build, content, photos }));
  if (isSound()) {
    add(blockedInBodies(build, plan, made.findings.found));
    await own.attempt(() => checkRendered(build, content, plan, made, ofOutput));
  }
  return made;
}
