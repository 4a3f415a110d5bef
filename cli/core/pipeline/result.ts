/** Result of a build, and its state for the next one. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { addressesBy, addressListIn, unlistedIn } from '../entries/addresses/index.ts';
import { fieldsOf } from '../entries/documents/index.ts';
import { contentFiles, contentsOf } from '../entries/folder/index.ts';
import type { ReadContent } from '../entries/index.ts';
import { absoluteIn } from '../files/index.ts';
import type { Photos } from '../images/index.ts';
import { revision } from '../models/checks/index.ts';
import { mayHaveBody } from '../models/index.ts';
import type { SitePlan } from '../plan/index.ts';
import { dateChangesSince, type EarlierChecks, readsOf, withDay } from '../reuse/index.ts';
import type { Build } from '../run/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { isSound } from '../stages/entry.ts';
import type { BuildResult, BuiltSite } from '../stages/result.ts';
import { NO_DATA } from '../stages/site-data.ts';
import { choiceLists } from '../validate/choices/index.ts';
import { outputPathOf } from '../values/addresses.ts';
import { fingerprint } from '../values/hash.ts';
import { inFileOrder } from './file-order.ts';
import { summarise } from './summary.ts';
import { whereOf } from './where.ts';
import type { WrittenSite } from './write-site.ts';

/** @returns the result of a build; `built` is null for a site that must not be published */
export const result = (
  build: Build,
  content: ReadContent,
  diagnostics: readonly Diagnostic[],
  built: BuiltSite | null,
  uncheckedLinks = 0,
): BuildResult => ({
  diagnostics: inFileOrder(
    diagnostics,
    build.folder,
    revision(build.models.checks.diagnostic, {
      folder: build.folder,
      mayHaveBody: (file) => mayHaveBody(file, build.models),
      before: build.cached.choices,
      choices: content.choices,
      lists: choiceLists(build.models, content.context, () => [
        ...content.entries.filter(isSound),
        ...fieldsOf(
          build.folder,
          content.entries.flatMap((one) => (isSound(one) ? [] : one.file)),
          build.models.isName,
        ),
      ]),
      site: { day: content.edition.day, content, addressesOf: addressesBy(build.models, content.choices) },
    }),
  ),
  fileNames: contentFiles(build.folder),
  uncheckedLinks,
  built,
});

/** @returns the addresses that are missing from the list of published ones, in order */
function unlistedUrls(site: SitePlan, folder: ContentFolder): BuiltSite['unlisted'] {
  const paths: string[] = [];
  for (const { path } of unlistedIn(addressListIn(folder).list, site.pages)) paths.push(path);
  const unlisted: { path: string; url: string }[] = [];
  for (const path of paths.sort()) unlisted.push({ path, url: absoluteIn(site, path) });
  return unlisted;
}

/** @param made the pages that this build has rendered */
function publishedPages(plan: SitePlan, made: BuiltSite['made']): ReturnType<BuiltSite['pages']> {
  const isMade = new Set(made.map(({ path }) => path));
  return plan.pages.flatMap(({ path, indexed }) =>
    indexed ? { path, url: absoluteIn(plan, path), file: outputPathOf(path), isMade: isMade.has(path) } : [],
  );
}

/** @returns what a build keeps and says of a finished site */
export function builtSiteOf(
  build: Build,
  content: ReadContent,
  photos: Photos,
  plan: SitePlan,
  { reused: { stale, shared }, pages, others }: WrittenSite,
  { isSame, checked }: EarlierChecks,
): BuiltSite {
  const { folder, cached, models } = build;
  const { prints, reads: dataReads, until } = build.data ?? NO_DATA;
  const files = new Map(pages);
  for (const [path, file] of others) files.set(path, file);
  const { reads, choices, validatedWith, stamps, edition, changed } = content;
  const settings = fingerprint(JSON.stringify(content.site?.fields));
  const dateChanges = dateChangesSince(cached, content, changed, edition);
  const onlyDay = changed.size === 0 && reads.size === cached.entries.size && settings === cached.settings;
  const made: BuiltSite['made'] = [];
  for (const one of stale) {
    const { path, leadsTo } = one.page;
    // Redirect pages show no content.
    if (leadsTo === undefined)
      made.push({
        path,
        reason: dateChanges.length === 0 ? one.reason : withDay(one, dateChanges, onlyDay, plan.shownOn),
      });
  }
  return {
    summary: summarise(content, models.collections, plan.pages),
    period: content.period,
    timeZone: content.timeZone,
    made,
    pages: () => publishedPages(plan, made),
    unlisted: build.drafts || content.isElsewhere ? [] : unlistedUrls(plan, folder),
    whereShown: (file) => whereOf(file, content, edition, plan, models),
    state: {
      empty: null,
      tool: cached.tool,
      context: validatedWith,
      choices,
      edition,
      settings,
      contents: contentsOf(folder, stamps),
      shared,
      // What these checks have read, they would read again.
      reads: { ...readsOf(build, shared), ...(isSame && cached.reads) },
      data: { prints, reads: dataReads, until },
      checked,
      entries: reads,
      images: photos.known,
      files,
    },
  };
}
