/**
 * The pipeline: read, check, plan, render, publish. It prints nothing and does not touch `dist`: files go to an
 * output as they are made, and authors' mistakes are returned as diagnostics. The caller publishes the output.
 */
import { judgePages } from './core/build/judge-pages.ts';
import { makeSite } from './core/build/make-site.ts';
import { begin, type Ports } from './core/build/ports.ts';
import { builtSiteOf, result } from './core/build/result.ts';
import { siteChecker } from './core/build/site-checks.ts';
import { readContent } from './core/entries/read-content.ts';
import { inspectPhotos } from './core/images/photos.ts';
import { plan } from './core/plan/planned.ts';
import { readBodies } from './core/render/bodies-anyway.ts';
import type { BuildResult } from './core/stages/result.ts';
import { isError } from './diagnostics/diagnostic.ts';

/** @throws only for errors of the machine, bugs of senja, and errors of the site's own code */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const build = await begin(ports);
  const { value: content, diagnostics: found } = await readContent(build);
  const photos = await inspectPhotos(build, content, ports.inspectPictures);
  const check = siteChecker(ports.checks, build, content, photos);
  found.push(...check('site', {}).diagnostics);
  if (found.some(isError)) {
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
