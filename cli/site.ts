/**
 * What senja offers a site, and all that a site may import of it. A site says in `templates/site.ts` which pages there
 * are from which entries (`defineSite`), and in `templates/index.tsx` how a page is rendered (`renderPage`).
 *
 * Paths have no base path and begin with `/`; an `href` has the base path and is ready to use. Days are `YYYY-MM-DD`.
 * Everything handed over is plain data.
 */
import type { KnownContent, SiteContent, SiteDefinition } from './core/stages/site.ts';

export type { Entry } from './core/stages/entry.ts';
export type { DataFile, Page } from './core/stages/page.ts';
export type {
  ExpectedAnchor,
  KnownEntry,
  PictureSettings,
  Plan,
  PlanTools,
  SettingAliases,
  ShownAt,
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
} from './core/stages/views.ts';
export { localised, withBase } from './core/values/addresses.ts';
export { toIsoDay } from './core/values/dates.ts';
export { chunks } from './core/values/lists.ts';
export { fold, slugify } from './core/values/slug.ts';
export type { KnownContent, SiteContent };

/** A definition whose settings have the type that the site's own model gives them. */
interface Definition<Settings>
  extends Omit<SiteDefinition, 'checkSettings' | 'checkContent' | 'settingAliases' | 'anchors' | 'plan'> {
  checkSettings(settings: Settings): ReturnType<SiteDefinition['checkSettings']>;
  checkContent(
    known: KnownContent<Settings> & { settings: Settings },
  ): ReturnType<SiteDefinition['checkContent']>;
  settingAliases(settings: Settings): ReturnType<SiteDefinition['settingAliases']>;
  anchors(settings: Settings): ReturnType<SiteDefinition['anchors']>;
  plan(
    content: SiteContent<Settings>,
    ...rest: Parameters<SiteDefinition['plan']> extends [unknown, ...infer Rest] ? Rest : never
  ): ReturnType<SiteDefinition['plan']>;
}

/** @returns the definition as the engine takes it: fields have been validated by the model that gave them their type */
export const defineSite = <Settings extends object>(definition: Definition<Settings>): SiteDefinition =>
  definition as unknown as SiteDefinition;
