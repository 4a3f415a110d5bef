/** A template or widget without a file, as a diagnostic where the site's code names it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MissingComponent, TextFault } from '../../core/stages/site-error.ts';
import { PLAN_FILE } from '../../core/stages/site-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Roots } from '../roots.ts';
import { beginningOf, type CodePlace, diagnosticAt } from './code-place.ts';
import { FOLDERS, type SiteModules, siteModules, sourcesBelow } from './site-modules.ts';
import { CODE_FOLDERS } from './theme-files.ts';

const WHAT = { template: { id: 'templat', en: 'template' }, widget: { id: 'widget', en: 'widget' } } as const;
const ROOMS = { template: 'templates', widget: 'widgets' } as const satisfies Record<
  string,
  keyof SiteModules
>;

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
    const text = readFileSync(path.join(root, file), 'utf8');
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
const WAYS = {
  widget: (quoted: string) => [
    `<Widget\\b[^<]*?\\sname=\\{?\\s*${quoted}`,
    `\\bWidget,\\s*\\{[^{}]*?\\bname:\\s*${quoted}`,
  ],
  template: (quoted: string) => [
    `\\bpage\\((?:[^()]|\\([^()]*\\))*?,\\s*${quoted}`,
    `\\btemplate"?\\s*[:=]\\s*(?:\\{\\s*(?:"const":\\s*)?)?${quoted}`,
  ],
} as const satisfies Record<MissingComponent['kind'], (quoted: string) => string[]>;

/** @returns the last place that plans an address, or all pages of a collection, or pages of a template; else null */
export function planOf(
  { text, template = '', planned: { collection = '' } = { collection: '' } }: TextFault,
  root: string,
): CodePlace | null {
  const quoted = (name: string): string => `['"\`]${escaped(name)}['"\`]`;
  const ways: (readonly [pattern: string, name: string])[] = [
    [`[\\s\\S]*\\b(?:(?:page|file)\\(|path:)\\s*${quoted(text)}`, text],
    [`[\\s\\S]*\\b${escaped(collection)}(?=\\b[^;\\n]*\\.pages\\()`, collection],
    ...WAYS.template(quoted(template)).map((pattern) => [pattern, template] as const),
  ];
  for (const [pattern, name] of ways) {
    const place = name === '' ? null : placeOf(root, new RegExp(pattern), name, blankComments, CODE_FOLDERS);
    if (place) return place;
  }
  return null;
}

/** @returns the model that gives its name to the template of its entries, or null */
function modelOf({ kind, name }: MissingComponent, root: string): CodePlace | null {
  const file = `content/models/${name}.schema.json`;
  return kind === 'template' && existsSync(path.join(root, file)) ? beginningOf(file) : null;
}

export function missingComponent(roots: Roots, { kind, name }: MissingComponent): Diagnostic {
  const what = WHAT[kind];
  const files = siteModules(roots)[ROOMS[kind]];
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file !== undefined) return diagnosticAt('code/no-default-export', { what, name }, beginningOf(file));
  const quoted = `['"\`]${escaped(name)}['"\`]`;
  const find = (pattern: string) => placeOf(roots.siteRoot, new RegExp(pattern), name, blankComments);
  const place =
    WAYS[kind](quoted).map(find).find(Boolean) ??
    modelOf({ kind, name }, roots.siteRoot) ??
    find(quoted) ??
    beginningOf(PLAN_FILE);
  const folders: readonly string[] = FOLDERS[ROOMS[kind]];
  const folder = folders.find((one) => existsSync(path.join(roots.siteRoot, one))) ?? folders[0];
  return {
    ...diagnosticAt('code/missing-component', { what, name, file: `${folder}/${name}.tsx` }, place),
    suggestions: nearest(name, Object.keys(files)),
  };
}
