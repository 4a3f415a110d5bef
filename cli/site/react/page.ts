/** What the component of a template and the document are given. */
import type { AssetsView, BodyView, PageMeta, PoliciesView } from '../../core/stages/views.ts';

/** What the engine adds to what a site shares between all its pages. */
export interface EngineView {
  /** Scheme and host, no trailing slash. */
  origin: string;
  /** Base path with both slashes, `/` or `/senja/`. */
  base: string;
  policies: PoliciesView;
  assets: AssetsView;
  /** Set where the site shows drafts, and is not for the public. */
  preview?: true;
}

/** A page to render: this, and what its `props()` in the plan gave. */
export interface PageView {
  /** Name of the template: of the file of its component, and of its style sheet. */
  template: string;
  site: EngineView;
  /** The Markdown body of the page's content file; empty without one. */
  body: BodyView;
  /** What the page says about itself, as far as its `props()` say. */
  meta?: Partial<PageMeta>;
}
