/**
 * HTML in bodies. Plain HTML is read by a scan, the rest by parse5; all but what harms is kept.
 *
 * - `readHtml` adds the rules to markdown-it. Of a body that was read: `holdsHtml` says whether it has any HTML,
 *   `removedIn` what was taken out; `keepIdsApart` takes ids that the page uses already from elements. `PLAYED` is the
 *   type of the token of a video or recording.
 * - `commentBlock`, `commentInline` and `hideCommentsInTitles` leave comments out; `UNCLOSED_COMMENT` is the type of
 *   the token of one that does not end.
 * - `ownHtml` is what `advice/` provides for bodies with HTML: `replaceHtml`, `htmlPieces`, `asBrowsersRead`.
 */
export { asBrowsersRead } from './as-browsers-read.ts';
export { ownHtml, PLAYED } from './environment.ts';
export { holdsHtml, keepIdsApart, readHtml, removedIn } from './harmless-html.ts';
export { commentBlock, commentInline, hideCommentsInTitles, UNCLOSED_COMMENT } from './html-comments.ts';
export { replaceHtml } from './replacement.ts';
export { htmlPieces } from './tokenize.ts';
