/** The place of a text in the site's code, for what rendered pages show: no stack and no message of the bundler has it. */

import path from 'node:path';
import { escapeRE } from 'markdown-it/lib/common/utils.mjs';
import { memoized } from '../../../core/values/lists.ts';
import { readLinked } from '../../files/index.ts';
import { CODE_FOLDERS, sourcesBelow } from '../theme-files.ts';
import { beginningOf, type CodePlace } from './code-place.ts';

/** Texts in quotes, and comments; each up to the end if it is not closed, so that no part is read twice. */
const QUOTED_OR_COMMENT =
  /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\\n])*`?|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g;

/** @returns code of the same length with blanks for comments */
export const blankComments = (code: string): string =>
  code.replace(QUOTED_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\r\n]/g, ' ') : part));

interface Search {
  /** Whether the text is the name of a member. */
  isKey?: boolean;
  folders?: readonly string[];
}

/**
 * @returns patterns of a text: in quotes; else wherever it is, but a word alone may be any name. Behind a base path, code may
 *   have an address without its first slash
 */
function patternsOf(text: string, isKey: boolean): RegExp[] {
  const written = escapeRE(text).replace(/^\//, '/?');
  const quoted = `(?<=['"\`])${written}(?=['"\`]${isKey ? '\\s*:' : ''})`;
  const isWord = isKey || /^[\w-]+$/.test(text);
  return (isWord ? [quoted] : [quoted, written]).map((one) => new RegExp(one, 'g'));
}

/**
 * @param root folder of the site
 * @param likely the file to search first, relative to the folder
 * @returns the place of the text in the first file that has it, or the beginning of that file if it has it several times;
 *   null if none has it
 */
export function placeOfText(
  root: string,
  text: string,
  likely: string,
  { isKey = false, folders = CODE_FOLDERS }: Search = {},
): CodePlace | null {
  if (text === '') return null;
  const sources = sourcesBelow(root, folders).filter((one) => /\.tsx?$/.test(one));
  sources.sort((a, b) => Number(b === likely) - Number(a === likely));
  const codeOf = memoized((file: string): string => readLinked(path.join(root, file)).toString('utf8'));
  for (const pattern of patternsOf(text, isKey))
    for (const file of sources) {
      const code = codeOf(file);
      // Generated types may name removed files.
      if (code.startsWith('// Generated')) continue;
      const [found, ...others] = blankComments(code).matchAll(pattern);
      if (!found) continue;
      if (others.length > 0) return beginningOf(file);
      const before = code.slice(0, found.index).split(/\r?\n/);
      const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
      const range = { line, column, endLine: line, endColumn: column + found[0].length };
      return { file, range, lineText: code.split(/\r?\n/)[line - 1] ?? '' };
    }
  return null;
}
