/** The note of a version, made from what has changed. */
import type { Both, VersionItem } from '../../api.ts';
import type { EditorWords } from '../words/speak.tsx';

/** Titles in the first line, at most. */
const FIRST = 3;

/** @returns a label within a line */
export const lower = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** @returns what has changed in a file: `ringkasan, foto` */
export const changesIn = (
  { is, parts }: VersionItem,
  words: EditorWords,
  say: (text: Both) => string,
): string =>
  is === 'changed' ? parts.map((part) => lower(say(part))).join(', ') : lower(words(`changedAs.${is}`));

/** @returns a line for one file; for several a line for all, and one for each */
export function noteOf(
  items: readonly VersionItem[],
  words: EditorWords,
  say: (text: Both) => string,
): string {
  const lines = items.map((item) => {
    const changes = changesIn(item, words, say);
    return changes === '' ? say(item.title) : `${say(item.title)}: ${changes}`;
  });
  if (lines.length < 2) return lines.join('');
  const titles = items.slice(0, FIRST).map(({ title }) => say(title));
  const rest = items.length - titles.length;
  const first = [...titles, ...(rest > 0 ? [words('andMore', { count: rest })] : [])].join(', ');
  return `${first}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}
