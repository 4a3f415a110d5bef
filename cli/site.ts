/**
 * What senja offers a site, and all that a site may import of it. A site says in `templates/site.ts` which pages there
 * are from which entries (`defineSite`), and in `templates/index.tsx` how a page is rendered (`renderPage`).
 *
 * Paths have no base path and begin with `/`; an `href` has the base path and is ready to use. Days are `YYYY-MM-DD`.
 * Everything handed over is plain data.
 */
import type { Entry } from './core/stages/entry.ts';
import type {
  Plan,
  PlanTools,
  SettingAliases,
  SiteContent,
  SiteDefinition,
  SiteFault,
  SiteTypes,
} from './core/stages/site.ts';

export type { DataFile, ExpectedId, Page } from './core/stages/page.ts';
export type { FeedItem, PictureSettings, ShownAt, SiteDiagnostic } from './core/stages/site.ts';
export type {
  AssetsView,
  BodyView,
  HeadingView,
  ImageView,
  PageMeta,
  PoliciesView,
} from './core/stages/views.ts';
export { localised, withBase } from './core/values/addresses.ts';
export { toIsoDay } from './core/values/days/dates.ts';
export { chunks } from './core/values/lists.ts';
export { fold, slugify } from './core/values/slug.ts';
export type { Entry, Plan, PlanTools, SettingAliases, SiteContent, SiteFault };

/** A definition with the types that the site's own models and templates give. */
interface Definition<Types extends SiteTypes>
  extends Omit<SiteDefinition, 'checkSettings' | 'checkEntry' | 'checkContent' | 'settingAliases' | 'plan'> {
  checkSettings(settings: Types['settings']): SiteFault[];
  checkEntry?(entry: Types['entries'], settings: Types['settings']): SiteFault[];
  checkContent?(content: SiteContent<Types>): SiteFault[];
  settingAliases(settings: Types['settings']): SettingAliases[];
  plan(content: SiteContent<Types>, tools: PlanTools): Plan<Types>;
}

/** @returns the definition as the engine takes it: fields have been validated by the model that gave them their type */
export const defineSite = <Types extends SiteTypes>(definition: Definition<Types>): SiteDefinition =>
  definition as unknown as SiteDefinition;
