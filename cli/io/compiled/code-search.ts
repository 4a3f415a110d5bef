/** Places of a text in the site's code, where neither a stack nor the bundler gives one. */

import path from 'node:path';
import { escapeRE } from 'markdown-it/lib/common/utils.mjs';
import { readLinked } from '../inside.ts';
import type { CodePlace } from './code-place.ts';
import { CODE_FOLDERS, sourcesBelow } from './theme-files.ts';

/** @returns a pattern of a text in any quotes */
export const quotedPattern = (text: string): string => `['"\`]${escapeRE(text)}['"\`]`;

/** Texts in quotes, and comments; each up to the end if it is not closed, so that no part is read twice. */
const QUOTED_OR_COMMENT =
  /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\\n])*`?|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g;

/** @returns code of the same length with blanks for comments */
export const blankComments = (code: string): string =>
  code.replace(QUOTED_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\r\n]/g, ' ') : part));

interface Search {
  /** The file to search first, relative to the folder. */
  first?: string | undefined;
  /** Whether comments are searched, too: what looks like one may be a text with `//`. */
  comments?: boolean;
  folders?: readonly string[];
}

/**
 * @param root folder of the site
 * @param pattern matches a text that ends with the name, apart from quotes
 * @returns the places of the name
 */
export function sourcePlaces(
  root: string,
  pattern: string,
  name: string,
  { first, comments = false, folders = CODE_FOLDERS }: Search = {},
): CodePlace[] {
  const sources = sourcesBelow(root, folders).filter((one) => /\.tsx?$/.test(one));
  sources.sort((a, b) => Number(b === first) - Number(a === first));
  return sources.flatMap((file) => {
    const text = readLinked(path.join(root, file)).toString('utf8');
    // Generated types may name removed files.
    if (text.startsWith('// Generated')) return [];
    const lines = text.split(/\r?\n/);
    return [...(comments ? text : blankComments(text)).matchAll(new RegExp(pattern, 'g'))].map((match) => {
      const before = text.slice(0, match.index + match[0].lastIndexOf(name)).split(/\r?\n/);
      const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
      const range = { line, column, endLine: line, endColumn: column + name.length };
      return { file, range, lineText: lines[line - 1] ?? '' };
    });
  });
}

/** @returns the only one; null if there is none, or several */
export const onlyOf = ([place, ...others]: readonly CodePlace[]): CodePlace | null =>
  others.length === 0 ? (place ?? null) : null;

/** @returns the place where the site's code has the text in quotes, if there is only one */
export const quotedOnce = (root: string, text: string): CodePlace | null =>
  onlyOf(sourcePlaces(root, quotedPattern(text), text));
