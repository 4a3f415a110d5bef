/**
 * Markdown bodies: read once, rendered to safe HTML. Errors of a site's own plugins are `SiteError`s; nothing else is
 * thrown.
 *
 * - `bodyRenderer` renders the bodies of a site's entries, with their addresses and pictures as pages need them
 *   (`ReadBody`, `WithBody`); `bodyMarkdown` gives them as Markdown for other programs; `filesOfBody` gives the files that one
 *   names.
 * - `Markdown` is a parser with the rules of senja: `parser` for all sites, `siteMarkdown` with what a site adds.
 * - Of a body alone, without rendering it for a page: `headingIds`, `filesIn` (`mayNameFiles` is a cheap test for
 *   that), `imagePlaces`, `markdownParagraphs`. `plainText` gives that of an inline token; `bodyTitle` takes the title
 *   off a rendered body.
 *
 * Rooms within: `text/` with the checks of bodies, `links/`, `html/`, `boxes/`; `converted/` and `typed/` read what
 * other programs and people write.
 */
export {
  bodyMarkdown,
  bodyRenderer,
  filesOfBody,
  type ReadBody,
  type WithBody,
} from './body.ts';
export { bodyTitle, plainText } from './heading-ids.ts';
export { filesIn, headingIds, imagePlaces, markdownParagraphs, mayNameFiles } from './markdown.ts';
export { type Markdown, parser } from './markdown-parser.ts';
export { siteMarkdown } from './site-markdown.ts';
