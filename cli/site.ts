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
} from './core/stages/site.ts';

export type { DataFile, ExpectedId, Page } from './core/stages/page.ts';
export type { PictureSettings, ShownAt, SiteDiagnostic } from './core/stages/site.ts';
export type {
  AssetsView,
  BodyView,
  HeadingView,
  ImageView,
  PageMeta,
  PoliciesView,
} from './core/stages/views.ts';
export { localised, withBase } from './core/values/addresses.ts';
export { toIsoDay } from './core/values/dates.ts';
export { chunks } from './core/values/lists.ts';
export { fold, slugify } from './core/values/slug.ts';
export type { Entry, Plan, PlanTools, SettingAliases, SiteContent, SiteFault };

/** A definition whose settings have the type that the site's own model gives them. */
interface Definition<Settings>
  extends Omit<SiteDefinition, 'checkSettings' | 'checkEntry' | 'checkContent' | 'settingAliases' | 'plan'> {
  checkSettings(settings: Settings): SiteFault[];
  checkEntry?(entry: Entry, settings: Settings): SiteFault[];
  checkContent?(content: SiteContent<Settings>): SiteFault[];
  settingAliases(settings: Settings): SettingAliases[];
  plan(content: SiteContent<Settings>, tools: PlanTools): Plan;
}

/** @returns the definition as the engine takes it: fields have been validated by the model that gave them their type */
export const defineSite = <Settings extends object>(definition: Definition<Settings>): SiteDefinition =>
  definition as unknown as SiteDefinition;
