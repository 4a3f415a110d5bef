/**
 * Pages → files. Functions that render throw `SiteError` if the site's own code throws.
 *
 * - `renderPages` makes the pages that cannot be reused.
 * - `rendererOf` and `renderPage` render one page, whose file nobody keeps; `idsOfPage` gives the ids in a page, and
 *   `isOneOfMany` whether it is an ordinary one. A `Renderer` is made once for a plan.
 * - For another thread: `bodiesAhead` renders bodies, and `pageTaker` writes and searches pages (`RenderedPage`) from
 *   plain data (`PagesInput`).
 * - `isRebuilt` says whether browsers would make other elements of a widget's HTML.
 */
export { bodiesAhead } from './bodies-ahead.ts';
export {
  idsOfPage,
  isOneOfMany,
  type PagesInput,
  pageTaker,
  type RenderedPage,
  type Renderer,
  rendererOf,
  renderPage,
  renderPages,
} from './render-pages.ts';
export { isRebuilt } from './widget-html.ts';
