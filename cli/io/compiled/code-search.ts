/** Places where the site's code and models name something: an address, a template, a widget. */

import path from 'node:path';
import { escapeRE } from 'markdown-it/lib/common/utils.mjs';
import { type MissingComponent, PLAN_FILE, type TextFault } from '../../core/stages/site-error.ts';
import { readLinked } from '../inside.ts';
import type { CodePlace } from './code-place.ts';
import { sourcesBelow } from './site-modules.ts';
import { CODE_FOLDERS } from './theme-files.ts';

/** @returns a pattern of a text in any quotes */
export const quotedPattern = (text: string): string => `['"\`]${escapeRE(text)}['"\`]`;

/** Texts in quotes, and comments; each up to the end if it is not closed, so that no part is read twice. */
const QUOTED_OR_COMMENT =
  /"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\.|[^`\\\n])*`?|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/g;

/** @returns code of the same length with blanks for comments */
export const blankComments = (code: string): string =>
  code.replace(QUOTED_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\r\n]/g, ' ') : part));

/**
 * @param code returns the text of a file to search in, of the same length
 * @returns the first place in the site's code, or its models, with a match, which begins with the text before the name
 */
export function placeOf(
  root: string,
  pattern: RegExp,
  name: string,
  code = (text: string): string => text,
  folders: readonly string[] = [...CODE_FOLDERS, 'content/models'],
): CodePlace | null {
  const sources = folders.flatMap((folder) => sourcesBelow(root, [folder]));
  // The plan first: other files may have the same word.
  sources.sort((a, b) => Number(b === PLAN_FILE) - Number(a === PLAN_FILE));
  for (const file of sources.filter((one) => /\.(?:tsx?|schema\.json)$/.test(one))) {
    const text = readLinked(path.join(root, file)).toString('utf8');
    // Generated types may name removed files.
    const match = text.startsWith('// Generated') ? null : pattern.exec(code(text));
    if (!match) continue;
    const before = text.slice(0, match.index + match[0].lastIndexOf(name)).split(/\r?\n/);
    const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
    const lineText = text.split(/\r?\n/)[line - 1] ?? '';
    return { file, lineText, range: { line, column, endLine: line, endColumn: column + name.length } };
  }
  return null;
}

/** Where code and models name a component, the most certain first. */
export const WAYS = {
  widget: (name: string) => [
    `<Widget\\b[^<]*?\\sname=\\{?\\s*${quotedPattern(name)}`,
    `\\bWidget,\\s*\\{[^{}]*?\\bname:\\s*${quotedPattern(name)}`,
  ],
  template: (name: string) => [
    `\\bpage\\((?:[^()]|\\([^()]*\\))*?,\\s*${quotedPattern(name)}`,
    `\\btemplate"?\\s*[:=]\\s*(?:\\{\\s*(?:"const":\\s*)?)?${quotedPattern(name)}`,
  ],
} as const satisfies Record<MissingComponent['kind'], (name: string) => string[]>;

/** @returns the last place that plans an address, or all pages of a collection, or pages of a template; else null */
export function planOf(
  {
    text,
    template = '',
    planned: { collection = '' } = { collection: '' },
  }: Pick<TextFault, 'text' | 'template' | 'planned'>,
  root: string,
): CodePlace | null {
  const ways: (readonly [pattern: string, name: string])[] = [
    [`^[\\s\\S]*\\b(?:(?:page|file)\\(|path:)\\s*${quotedPattern(text)}`, text],
    [`^[\\s\\S]*\\b${escapeRE(collection)}(?=\\b[^;\\n]*\\.pages\\()`, collection],
    ...WAYS.template(template).map((pattern) => [pattern, template] as const),
  ];
  for (const [pattern, name] of ways) {
    const place = name === '' ? null : placeOf(root, new RegExp(pattern), name, blankComments, CODE_FOLDERS);
    if (place) return place;
  }
  return null;
}
