/** Types of template props, derived from the pages of `templates/site.ts`. */
import type { ReactNode } from 'react';
import type { PageMeta } from '../core/stages/views.ts';
import type { Entries } from './entries.ts';
import type { PageSpec } from './page-spec.ts';
import type { EngineView, PageView } from './react/page.ts';

type SpecOf<Defined> = Defined extends { given?: infer Stated } ? NonNullable<Stated> : never;
type PagesOf<Defined> = SpecOf<Defined> extends { pages: readonly (infer Each)[] } ? Known<Each> : never;
/** Without those of a collection that has no route, and so no template. */
type Known<Each> = Each extends { template: infer Name } ? ([Name] extends [never] ? never : Each) : never;
type LayoutOf<Defined> = SpecOf<Defined> extends { layout: infer Layout } ? Plain<Layout> : object;

/** Data with lists in place of collections, whose methods are for plans. */
type Plain<Data> = {
  [Name in keyof Data]: Data[Name] extends Entries<infer View, string> ? readonly View[] : Data[Name];
};

/** The data of pages with a template; that of its entries if the site names no pages. */
type DataOf<Pages, Name extends string, Shown> = [Extract<Pages, { template: Name }>] extends [never]
  ? Name extends keyof Shown
    ? { entry: Shown[Name] }
    : object
  : Extract<Pages, { template: Name }> extends PageSpec<Name, infer Data>
    ? Plain<Data>
    : object;

/** Data of every page. */
type Common<Defined, Settings> = Pick<PageView, 'template' | 'body' | 'alternates'> & {
  site: EngineView & Settings & LayoutOf<Defined>;
  meta: PageMeta;
};

/** Props of `templates/document.tsx`; type parameters as for `TemplateProps`. */
export type DocumentProps<Defined, Settings> = Common<Defined, Settings> & { children: ReactNode };

/**
 * Props of a template's component.
 * @typeParam Defined the site, as `defineSite` returned it
 * @typeParam Settings fields of `site.yaml`
 * @typeParam Shown entries by the name of the template that shows them
 */
export type TemplateProps<Defined, Name extends string, Settings, Shown> = Common<Defined, Settings> &
  DataOf<PagesOf<Defined>, Name, Shown>;
