/** A page as a site's code plans it. */
import type { Entry } from '../core/stages/entry.ts';
import type { Call, Page } from '../core/stages/page.ts';

/** What senja cannot know of a page. */
export interface PageOptions
  extends Partial<Pick<Page, 'setting' | 'continues' | 'expects' | 'keepsText' | 'searched' | 'twin'>> {
  /** `YYYY-MM-DD` of its last change, for the sitemap; by default that of its entry. */
  changed?: string | null | undefined;
}

/** A page of a site, before its address has a base path. */
export interface PageSpec<Template extends string = string, Data extends object = object>
  extends PageOptions {
  path: string;
  template: Template;
  /** The entry that the page shows. */
  entry: Entry | null;
  /** @returns plain data for the template */
  data(): Data;
  /** Address with base path that it redirects to. */
  leadsTo?: string;
  /** The call that plans it; `page` and `pages` set it. */
  call?: Call;
}

/** @returns whether a value has named parts: a promise, a list and a text have none */
export const isPageData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('then' in value);
