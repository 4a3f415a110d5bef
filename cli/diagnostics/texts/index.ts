/** Texts from outside (content, file names, arguments) made fit to be shown: safe for terminals and logs, and short. */

/**
 * `safeText`: safe anywhere, columns unchanged; `safeLines`: line by line; `safeJson`: a document as JSON, ending with a newline;
 * `withoutCommands`: nothing that GitHub Actions takes for a command. `isPlain`: needs none of them.
 */
/** Invisible characters: a pattern of the common ones, the name of one (`U+00A0`), and texts in which they are seen. */
export {
  codePointName,
  isPlain,
  quoteVisible,
  safeJson,
  safeLines,
  safeText,
  showInvisible,
  UNSEEN,
  withoutCommands,
} from './safe-text.ts';
/** Values in messages: at most `MAX_SHOWN` UTF-16 units, within a sentence 80. */
export { formatValue, MAX_SHOWN, shorten } from './shorten.ts';
/** A relative path as a URI reference. */
export { uriOf } from './uri.ts';
