/** A file of fields alone becomes Markdown: every byte of it stays, between two lines of hyphens. */
import { newlineOf } from '../../values/changes/text-pieces.ts';
import { hasValues } from '../proof.ts';
import { isWhole, parsing, valuesOf } from '../read-file.ts';

/**
 * @returns the path of the Markdown file that a file of fields becomes, and its text with an empty body; null for the text
 *   if its fields would be read otherwise, or end early
 */
export function asMarkdown(path: string, text: string): { to: string; after: string | null } {
  const to = path.replace(/ya?ml$/, 'md');
  const newline = newlineOf(text);
  // The mark at the start of a YAML document is such a line already.
  const opened = /^---[ \t]*\r?\n/.test(text) ? text : `---${newline}${text}`;
  const after = `${opened}${opened.endsWith('\n') ? '' : newline}---${newline}${newline}`;
  const [before, now] = [parsing(path).read(text), parsing(to).read(after)];
  const isSame = isWhole(before) && isWhole(now) && hasValues(valuesOf(now), valuesOf(before), true);
  return { to, after: isSame && now.document?.body?.text === newline ? after : null };
}
