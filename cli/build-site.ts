/**
 * The pipeline: read, check, plan, render, publish. It prints nothing and does not touch `dist`: files go to an
 * output as they are made, and authors' mistakes are returned as diagnostics. The caller publishes the output.
 */
import { byPlace } from './core/build/file-order.ts';
import { judgePages } from './core/build/judge-pages.ts';
import { makeSite } from './core/build/make-site.ts';
import { planAnyway } from './core/build/plan-anyway.ts';
import { begin, NO_CODE, type OwnFaults, type Ports } from './core/build/ports.ts';
import { builtSiteOf, result } from './core/build/result.ts';
import { siteChecker } from './core/build/site-checks.ts';
import { type ReadContent, readContent } from './core/entries/read-content.ts';
import { inspectPhotos, type Photos } from './core/images/photos.ts';
import { plan } from './core/plan/planned.ts';
import { readBodies } from './core/render/bodies-anyway.ts';
import type { BuildResult } from './core/stages/result.ts';
import { SiteErrors, SiteFaults } from './core/stages/site-error.ts';
import type { Build } from './core/work/build.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';

/**
 * @throws only for errors of the machine, bugs of senja, and faults of the site's own models and code, with those of
 *   content that are known in spite of them
 */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const { build, own } = await begin(ports);
  const read = await own.attempt(() => readContent(build));
  const { value: content, diagnostics: found } = read ?? (await readContent({ ...build, ...NO_CODE }));
  const photos = await inspectPhotos(build, content, ports.inspectPictures);
  const check = siteChecker(ports.checks, build, content, photos);
  found.push(...((await own.attempt(() => check('site', {})))?.diagnostics ?? []));
  if (own.diagnostics.length === 0 && !found.some(isError)) {
    const made = await own.attempt(() => buildSound(ports, { build, content, photos, check, found }));
    if (made) return made;
  }
  const open = await judgeFaulty({ build, content, photos, check, found }, own);
  const { faulty } = build.models;
  // A folder may be that of a faulty model.
  const certain = faulty?.anyFolder ? found.filter(({ code }) => code !== 'file/unknown-folder') : found;
  const known = result(build, content, certain, null, open);
  if (own.diagnostics.length === 0) return known;
  throw new SiteFaults(own.diagnostics.sort(byPlace), undefined, known.diagnostics);
}

interface Judged {
  build: Build;
  content: ReadContent;
  photos: Photos;
  check: ReturnType<typeof siteChecker>;
  /** Diagnostics, to which others are added. */
  found: Diagnostic[];
}

async function buildSound(
  ports: Ports,
  { build, content, photos, check, found }: Judged,
): Promise<BuildResult> {
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

/**
 * Adds the faults that are certain in spite of others.
 * @returns the number of links that cannot be judged yet
 */
async function judgeFaulty(
  { build, content, photos, check, found }: Judged,
  own: OwnFaults,
): Promise<number> {
  if (build.site === NO_CODE.site) return 0;
  // Loads the templates' code: its faults need no content.
  const render = await own.attempt(() => build.site.renderPage());
  const bodies = readBodies(build, content, photos.images);
  found.push(...bodies.diagnostics);
  if (bodies.errors.length > 0) await own.add(new SiteErrors(bodies.errors));
  if (build.models.faulty) return 0;
  const planned = await planAnyway(build, content, photos, own);
  found.push(...planned.notes);
  if (!render) return 0;
  const { diagnostics, open } = check('faulty-site', { bodies, planned: planned.site });
  found.push(...diagnostics);
  return open;
}
