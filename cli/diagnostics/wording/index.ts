/** Diagnostics in words, as reports, the editor and the browser show them. */

/** The line of a fault with a marker under it, at most so many characters wide. */
export { type Frame, frameOf } from './frame.ts';
/** Message and hint in a language, with the parameters filled in; suggestions, whose difference is visible. */
export { shownSuggestions, wording } from './wording.ts';
