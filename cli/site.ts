/**
 * The module `senja` for sites. `templates/site.ts` defines the pages (`defineSite`); components, found by file name,
 * define how they look. Paths have no base path and begin with `/`; an `href` has the base path and is complete. Days
 * are `YYYY-MM-DD`. All values passed are plain data.
 */

import type { AnyContent, DataSpecs, Site, SiteConfig } from './site/config.ts';
import { definitionOf } from './site/define.ts';
import type { PageSpec } from './site/page-spec.ts';

export type { Entry } from './core/stages/entry.ts';
export type { ExpectedId } from './core/stages/page.ts';
export type { FeedItem, ShownAt } from './core/stages/plan.ts';
export type {
  PictureSettings,
  PublishedPage,
  PublishedSite,
  SiteDiagnostic,
  SiteFault,
} from './core/stages/site.ts';
export type {
  AssetsView,
  BodyView,
  HeadingView,
  ImageView,
  MarkdownEnv,
  PageMeta,
  PoliciesView,
  SharingView,
} from './core/stages/views.ts';
export { hrefsWithBase, redirectPage, withBase } from './core/values/addresses.ts';
export { toIsoDay } from './core/values/days/notations.ts';
export { httpsFault } from './core/values/formats/urls.ts';
export { chunks } from './core/values/lists.ts';
export { addressPart as slugify, fold, isDeviceName } from './core/values/names/slug.ts';
export type {
  AnyContent,
  DataFiles,
  DataOf,
  Duration,
  FileSpec,
  Site,
  SiteConfig,
  SiteContext,
} from './site/config.ts';
export { feed, file, fileOf, page, redirect } from './site/define.ts';
export { Entries, type EntryMeta, type EntryView, type TreeNode } from './site/entries.ts';
export type { FeedSpec, ListFeed } from './site/feed.ts';
export type { PageOptions, PageSpec } from './site/page-spec.ts';
export type { SharePicture } from './site/pages.ts';
export type { DocumentProps, TemplateProps } from './site/props.ts';

/** Defines a site by the pages of its collections; every part is optional. */
export function defineSite<
  Content extends object = AnyContent,
  Pages extends readonly PageSpec[] = readonly PageSpec[],
  Layout extends object = object,
  Shared extends object = object,
  Own extends string = never,
  Themed extends string = never,
  const Data extends DataSpecs = DataSpecs,
>(
  config: SiteConfig<Content, Pages, Layout, Shared, Own, Themed, Data>,
): Site<Pages, Shared & Layout, Own | Themed> {
  // Fields have been validated by the model that their type comes from.
  return definitionOf(config as unknown as SiteConfig, new Error());
}
