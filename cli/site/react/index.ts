/** The module `senja/react`, for a site's templates. */

export { asHtml, asJson } from './as-html.ts';
export { Body, Markup } from './body.tsx';
export { cached } from './cached.tsx';
export { Document, type DocumentProps } from './document.tsx';
export { Head } from './head.tsx';
export { directionOf, Html } from './html.tsx';
export { loadLazy } from './lazy.ts';
export { observe } from './observe.ts';
export type { EngineView, PageView } from './page.ts';
export { widgetsInPage } from './page-widgets.ts';
export { Search, type SearchPageData } from './pages/search.tsx';
export { Picture, pictureIn } from './picture.tsx';
export { type ProvidedParts, pageRenderer, provideParts } from './renderer.tsx';
export * from './widget.tsx';
