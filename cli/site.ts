/**
 * The module `senja` for sites. `templates/site.ts` defines the pages (`defineSite`); components, found by file name,
 * define how they look. Paths have no base path and begin with `/`; an `href` has the base path and is complete. Days
 * are `YYYY-MM-DD`. All values passed are plain data.
 */
import type { SiteDefinition, SiteTypes } from './core/stages/site.ts';
import { checkPlanSpec } from './site/check-spec.ts';
import type { PageSpec } from './site/collections.ts';
import { type AnyContent, definitionOf, MEMBERS, type Site, type SiteSpec } from './site/define.ts';

export type { Entry } from './core/stages/entry.ts';
export type { DataFile, ExpectedId, Page } from './core/stages/page.ts';
export type {
  FeedItem,
  PictureSettings,
  Plan,
  PlanTools,
  SettingAliases,
  ShownAt,
  SiteContent,
  SiteDiagnostic,
  SiteFault,
} from './core/stages/site.ts';
export type {
  AssetsView,
  BodyView,
  HeadingView,
  ImageView,
  PageMeta,
  PoliciesView,
  SharingView,
} from './core/stages/views.ts';
export { hrefsWithBase, redirectPage, withBase } from './core/values/addresses.ts';
export { toIsoDay } from './core/values/days/notations.ts';
export { chunks } from './core/values/lists.ts';
export { addressPart as slugify, fold, isDeviceName } from './core/values/slug.ts';
export { httpsFault } from './core/values/urls.ts';
export { Entries, type EntryMeta, type EntryView, type PageSpec } from './site/collections.ts';
export { type AnyContent, file, page, type Site, type SiteSpec } from './site/define.ts';
export type { DocumentProps, TemplateProps } from './site/props.ts';

/** Defines a site with a plan that lists every page, with access to all engine options. */
export function defineSite<Types extends SiteTypes>(
  definition: SiteDefinition<Types>,
): Site<readonly PageSpec[], Types['shared']>;
/** Defines a site by the pages of its collections; every part is optional. */
export function defineSite<
  Content extends object = AnyContent,
  Pages extends readonly PageSpec[] = readonly PageSpec[],
  Layout extends object = object,
  Shared extends object = object,
>(spec: SiteSpec<Content, Pages, Layout, Shared>): Site<Pages, Shared & Layout>;
export function defineSite(spec: object): SiteDefinition {
  // Fields have been validated by the model that their type comes from.
  if (!('plan' in spec)) return definitionOf(spec as SiteSpec, new Error());
  checkPlanSpec(spec, MEMBERS);
  return spec as SiteDefinition;
}
