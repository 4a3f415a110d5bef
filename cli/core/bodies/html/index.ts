/**
 * HTML in bodies: plain tags are read by scans, everything else by parse5, which is loaded with the advice. What browsers would
 * run or load from elsewhere is removed. Offsets are into the body.
 *
 * - `readHtml` is the rule of markdown-it. `removedIn` gives what it has removed (`holdsHtml` whether there was anything),
 *   `keepIdsApart` renames ids that the page has already. `PLAYED` marks tokens of videos and recordings.
 * - `commentBlock`, `commentInline` and `hideCommentsInTitles` leave comments out; `UNCLOSED_COMMENT` is the type of their token.
 * - `ownHtml` is what `advice/` provides for a body with tags: `replaceHtml`, `htmlPieces`, `asBrowsersRead`.
 */
export { asBrowsersRead } from './as-browsers-read.ts';
export { ownHtml, PLAYED } from './environment.ts';
export { holdsHtml, keepIdsApart, readHtml, removedIn } from './harmless-html.ts';
export { commentBlock, commentInline, hideCommentsInTitles, UNCLOSED_COMMENT } from './html-comments.ts';
export { replaceHtml } from './replacement.ts';
export { htmlPieces } from './tokenize.ts';
