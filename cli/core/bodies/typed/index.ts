/**
 * Bodies as people type them: bullets of word processors, headings without a space, lines that are meant to stand
 * apart. Each `read…` adds a rule to markdown-it.
 *
 * - For checks of lines: `alikeIn` finds lines of a paragraph that begin alike, `beginsApart` says whether one begins
 *   like one of several.
 */
export { readTypedHeadings } from './headings.ts';
export { alikeIn, beginsApart, readTypedLines } from './lines.ts';
export { readTypedLists } from './lists.ts';
