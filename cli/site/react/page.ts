/** Props of a template's component and of the document. */
import type { Alternate } from '../../core/stages/page.ts';
import type { AssetsView, BodyView, PageMeta, PoliciesView } from '../../core/stages/views.ts';

/** Data that the engine adds to the site's shared data. */
export interface EngineView {
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Base path with both slashes, `/` or `/senja/`; in another language than the site's own, `/senja/en/`. */
  base: string;
  /** Base path of the whole site, for addresses in content. */
  root: string;
  policies: PoliciesView;
  assets: AssetsView;
  /** The page that searches the whole text; absent without search. */
  searchPage?: { href: string; title: string };
  /** Set if the site is a preview with drafts. */
  preview?: true;
}

/** A page to render: this, and the result of its `props()`. */
export interface PageView {
  /** Name of the template: the name of its component's file and its style sheet. */
  template: string;
  site: EngineView;
  /** The Markdown body of the page's content file; empty without one. */
  body: BodyView;
  /** The page in all its languages, the site's own first; absent if there is only one. */
  alternates?: readonly Alternate[] | undefined;
  /** Metadata of the page, as far as its `props()` contain it. */
  meta?: Partial<PageMeta>;
}
