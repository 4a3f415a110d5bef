/**
 * The pipeline, a phase a line. It prints nothing and decides nothing about `dist`: files go to an output as they are
 * made, and what an author did wrong comes back as diagnostics. Whoever called publishes the output, or does not.
 */

import { contentFiles, contentsOf } from './core/entries/content-files.ts';
import { faultPlacer } from './core/entries/documents.ts';
import { inFileOrder } from './core/entries/file-order.ts';
import { type ReadContent, readContent } from './core/entries/read-content.ts';
import { absence } from './core/entries/schedule.ts';
import { writeNonPageFiles } from './core/files/non-page-files.ts';
import { absoluteIn } from './core/files/xml.ts';
import { type LookAtPictures, lookAtPhotos, type Photos } from './core/images/photos.ts';
import { type MakePictures, writePictures } from './core/images/write-pictures.ts';
import { checkAddresses, readAddressList } from './core/plan/check-addresses.ts';
import { aliasesInTheWay } from './core/plan/check-aliases.ts';
import { entriesAlike } from './core/plan/check-alike.ts';
import { checkContent } from './core/plan/check-content.ts';
import { checkPlan } from './core/plan/check-plan.ts';
import { type Planned, plan } from './core/plan/plan-site.ts';
import { summarise } from './core/plan/summary.ts';
import { type Where, whereOf } from './core/plan/where.ts';
import { again } from './core/render/again.ts';
import { checksAfterErrors } from './core/render/checks-after-errors.ts';
import { knownTargets } from './core/render/known-targets.ts';
import { checkLinks } from './core/render/link-check.ts';
import { meantLinks } from './core/render/meant-links.ts';
import { RENDER, renderPages } from './core/render/render-pages.ts';
import { unlinkedPages } from './core/render/unlinked-pages.ts';
import { type Reuse, reuse } from './core/reuse/reuse.ts';
import { turnedSince, withDay } from './core/reuse/turned.ts';
import type { Build } from './core/stages/build.ts';
import type { ContentFolder } from './core/stages/content-folder.ts';
import type { Entry } from './core/stages/entry.ts';
import type { Executor } from './core/stages/executor.ts';
import type { FrontEnd } from './core/stages/front-end.ts';
import type { Output } from './core/stages/output.ts';
import type { BuildResult, Built } from './core/stages/result.ts';
import type { SiteCode } from './core/stages/site.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import type { KeptFile, SiteState } from './core/stages/site-state.ts';
import type { Models } from './core/validate/models.ts';
import type { Now } from './core/values/days.ts';
import { fingerprint } from './core/values/hash.ts';
import { naturally } from './core/values/order.ts';
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts';

/** What a build asks of the outside world. */
export interface Ports {
  models: Models;
  /** What the last build on the same folders has left. */
  recall(): Promise<SiteState>;
  readContent(): Promise<ContentFolder>;
  frontEnd(): Promise<FrontEnd>;
  /** @returns the site's own code, as it was bundled */
  siteCode(frontEnd: FrontEnd): SiteCode;
  lookAtPictures: LookAtPictures;
  /** Makes nothing where nothing is written. */
  makePictures: MakePictures;
  /**
   * Waits for what the site's code has begun and nobody awaits.
   * @throws SiteError when that has failed
   */
  settled(): Promise<void>;
  executor: Executor;
  /** What the clock says, or the day that is to be taken for today. */
  now(): Now;
  /** Whether drafts and what waits for its day are shown too. */
  drafts: boolean;
  /** Whether each page says that the site is for looking before publication. */
  preview: boolean;
  /** Whether to tell also what only `check` tells. */
  thorough: boolean;
  /** Called once the content has proven sound; nothing of the output counts when the build comes back with errors. */
  openOutput(): Promise<Output>;
}

/** @throws only for faults of the machine, of senja itself or of the site's own code */
export async function buildSite(ports: Ports): Promise<BuildResult> {
  const build = await begin(ports);
  const { value: content, diagnostics } = await readContent(build);
  const { value: photos, diagnostics: ofPhotos } = await lookAtPhotos(build, content, ports.lookAtPictures);
  const list = readAddressList(build);
  const found = [...diagnostics, ...list.diagnostics, ...checkContent(build, content), ...ofPhotos];
  if (found.some(isError)) {
    const more = checksAfterErrors(build, content, photos.images);
    return result(build, content, [...found, ...more.diagnostics], null, more.unjudgedLinks);
  }
  const planned = plan(build, content, photos.local);
  found.push(
    ...aliasesInTheWay(planned.site.pages, content, build.site.definition, faultPlacer(build.folder)),
  );
  if (found.some(isError)) return result(build, content, found, null);
  const twice = checkPlan(planned.site);
  if (twice.length > 0) throw new SiteFaults(twice);
  build.executor.prepare(RENDER, planned.planInput, content.changed.size);
  const output = await ports.openOutput();
  const reused = reuse(build, planned, content.changed, output);
  const [rendered, pictures] = await Promise.all([
    renderPages(build, planned, reused.stale, output),
    writePictures(build, planned.site.images, ports.makePictures, output),
  ]);
  const pages = new Map([...reused.files, ...rendered]);
  const beside = await writeNonPageFiles(build, planned.site, reused.isSameButBodies, output, pages);
  await ports.settled();
  const ofPages = [...pages.values()].flatMap(({ notes }) => notes?.diagnostics ?? []);
  const addresses = checkAddresses(build, content, planned.site.pages, list.value);
  const all = [
    ...found,
    ...(build.thorough ? entriesAlike(build, content) : []),
    ...addresses.diagnostics,
    ...ofPages,
    ...checkLinks(build, planned, pages, knownTargets(build, content)),
    ...(build.thorough ? unlinkedPages(build, planned, pages) : []),
  ];
  if (all.some(isError)) return result(build, content, all, null);
  const files = new Map([...pages, ...pictures, ...beside]);
  const unlisted = addresses.unlisted.map((path) => ({ path, url: absoluteIn(planned.site, path) }));
  return result(build, content, all, {
    ...builtFrom(build, content, photos, planned, reused, files),
    unlisted,
  });
}

/**
 * Plans a site and makes nothing of it.
 * @param fresh entries that are not in the content yet, each to be added alone
 * @returns where each of them would be shown; none while something in the content is wrong
 */
export async function whereWouldShow(ports: Ports, fresh: readonly Entry[]): Promise<Where[]> {
  const build = await begin(ports);
  const { value, diagnostics } = await readContent(build);
  if (diagnostics.some(isError)) return [];
  return fresh.flatMap((one) => {
    const withOne = (entries: readonly Entry[]) =>
      [...entries, one].sort((a, b) => naturally(a.file, b.file));
    const isShown = absence(one, value.edition) === null;
    const published = isShown ? withOne(value.published) : value.published;
    const content = { ...value, entries: withOne(value.entries), published };
    return whereOf(one.file, content, value.edition, plan(build, content, new Map()).site) ?? [];
  });
}

async function begin(ports: Ports): Promise<Build> {
  const { models, executor, drafts, preview, thorough } = ports;
  const folder = await ports.readContent();
  const kept = await ports.recall();
  const frontEnd = await ports.frontEnd();
  return {
    models,
    executor,
    thorough,
    folder,
    kept,
    frontEnd,
    site: ports.siteCode(frontEnd),
    now: ports.now(),
    drafts,
    preview,
  };
}

const result = (
  build: Build,
  content: ReadContent,
  diagnostics: readonly Diagnostic[],
  built: Built | null,
  unjudgedLinks = 0,
): BuildResult => ({
  diagnostics: inFileOrder(
    diagnostics,
    build.folder,
    build.kept.choices,
    content.choices,
    content.edition.day,
  ).map(meantLinks(build, content)),
  fileNames: contentFiles(build.folder),
  unjudgedLinks,
  built,
});

/** Those that show something: not those that only lead on. */
const pagesOf = ({ site }: Planned) => site.pages.filter(({ leadsTo }) => leadsTo === undefined);

function builtFrom(
  build: Build,
  content: ReadContent,
  photos: Photos,
  planned: Planned,
  { stale, shared }: Reuse,
  files: Map<string, KeptFile>,
): Omit<Built, 'unlisted'> {
  const { folder, kept, models } = build;
  const { reads, choices, judgedBy, stampOf, edition, changed } = content;
  const settings = fingerprint(JSON.stringify(content.site?.fields));
  const turns = turnedSince(kept, content, changed, edition);
  const onlyDay = changed.size === 0 && reads.size === kept.entries.size && settings === kept.settings;
  return {
    summary: summarise(content, models.collections, pagesOf(planned).length),
    period: content.period,
    timeZone: content.timeZone,
    made: stale
      .filter(({ page }) => page.leadsTo === undefined)
      .map((one) => ({ path: one.page.path, reason: withDay(one, turns, onlyDay, planned.site.shownOn) })),
    again: again(build, content, planned),
    whereShown: (file) => whereOf(file, content, edition, planned.site),
    state: {
      empty: null,
      carried: false,
      tool: kept.tool,
      context: judgedBy,
      choices,
      edition,
      settings,
      contents: contentsOf(folder, stampOf),
      shared,
      entries: reads,
      images: photos.known,
      files,
    },
  };
}
