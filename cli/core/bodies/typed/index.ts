/**
 * Bodies as people type them: bullets of word processors, headings without a space, lines that are meant to stand apart. Each
 * `read…` adds a rule to markdown-it.
 *
 * - For checks of lines: `alikeIn` finds lines that begin alike, and `beginsApart` says whether one begins something of its own.
 */
export { readTypedHeadings } from './headings.ts';
export { alikeIn, beginsApart, readTypedLines } from './lines.ts';
export { readTypedLists } from './lists.ts';
