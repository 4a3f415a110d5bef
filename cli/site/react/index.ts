/** The module `senja/react`, for a site's templates. */

export { asHtml, asJson } from './as-html.ts';
export { Body } from './body.tsx';
export { cached } from './cached.tsx';
export { directionOf } from './direction.ts';
export { Document, type DocumentProps } from './document.tsx';
export { Head } from './head.tsx';
export { Html } from './html.tsx';
export type { EngineView, PageView } from './page.ts';
export { Picture, pictureIn } from './picture.tsx';
export { pageRenderer } from './renderer.tsx';
export * from './widget.tsx';
