/** A file of fields alone becomes Markdown: every byte of it stays, between two lines of hyphens. */
import { isDeepStrictEqual } from 'node:util';
import { newlineOf, writable } from './write-field.ts';

/** @returns the path of the Markdown file that a file of fields becomes */
export const markdownPath = (path: string): string => path.replace(/ya?ml$/, 'md');

/** @returns the text with an empty body; null if its fields would be read otherwise, or end early */
export function asMarkdown(path: string, text: string): string | null {
  const newline = newlineOf(text);
  // The mark at the start of a YAML document is such a line already.
  const opened = /^---[ \t]*\r?\n/.test(text) ? text : `---${newline}${text}`;
  const after = `${opened}${opened.endsWith('\n') ? '' : newline}---${newline}${newline}`;
  const [before, now] = [writable(path, text), writable(markdownPath(path), after)];
  const isSame =
    now?.document.body?.text === newline && isDeepStrictEqual(before?.document.fields, now.document.fields);
  return isSame ? after : null;
}
