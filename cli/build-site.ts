/**
 * The pipeline: read, check, plan, render, publish. It prints nothing and does not touch `dist`: files go to an
 * output as they are made, and authors' mistakes are returned as diagnostics. The caller publishes the output.
 */
import { judgePages } from './core/build/judge-pages.ts';
import { makeSite } from './core/build/make-site.ts';
import { begin, type Ports } from './core/build/ports.ts';
import { builtSiteOf, result } from './core/build/result.ts';
import { siteChecker } from './core/build/site-checks.ts';
import { type ReadContent, readContent } from './core/entries/read-content.ts';
import { inspectPhotos, type Photos } from './core/images/photos.ts';
import { plan } from './core/plan/planned.ts';
import { readBodies } from './core/render/bodies-anyway.ts';
import type { BuildResult } from './core/stages/result.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import type { Build } from './core/work/build.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';

/**
 * @throws only for errors of the machine, bugs of senja, and faults of the site's own code, with those of content that
 *   are known without it
 */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const { build, faults } = await begin(ports);
  const { value: content, diagnostics: found } = await readContent(build);
  const withContent = (own: SiteFaults): SiteFaults =>
    new SiteFaults(own.diagnostics, own, result(build, content, found, null).diagnostics);
  if (faults) throw withContent(faults);
  const photos = await inspectPhotos(build, content, ports.inspectPictures);
  try {
    return await buildRead(ports, build, content, photos, found);
  } catch (error) {
    const own = await ports.codeFaults(error);
    found.push(...bodyFaults(build, content, photos));
    throw withContent(own);
  }
}

/** @returns the faults of all bodies; none if the site's own plugins fail */
function bodyFaults(build: Build, content: ReadContent, { images }: Photos): Diagnostic[] {
  try {
    return readBodies(build, content, images).diagnostics;
  } catch {
    return [];
  }
}

/** @param found diagnostics, to which others are added */
async function buildRead(
  ports: Ports,
  build: Build,
  content: ReadContent,
  photos: Photos,
  found: Diagnostic[],
): Promise<BuildResult> {
  const check = siteChecker(ports.checks, build, content, photos);
  found.push(...check('site', {}).diagnostics);
  if (found.some(isError)) {
    // Loads the templates' code: its faults need no content.
    build.site.renderPage();
    const bodies = readBodies(build, content, photos.images);
    const { diagnostics, open } = check('faulty-site', { bodies });
    return result(build, content, [...found, ...bodies.diagnostics, ...diagnostics], null, open);
  }
  const planned = plan(build, content, photos.local);
  found.push(...check('plan', { planned }).diagnostics);
  if (found.some(isError)) return result(build, content, found, null);
  const made = await makeSite(ports, build, planned, content.changed);
  for (const { notes } of made.pages.values()) found.push(...(notes?.diagnostics ?? []));
  found.push(...check('output', { planned, pages: made.pages }).diagnostics);
  const isSound = !found.some(isError);
  if (isSound) judgePages(build, content, planned, made);
  return result(build, content, found, isSound ? builtSiteOf(build, content, photos, planned, made) : null);
}
