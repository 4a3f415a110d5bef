/** A template or widget without a file, as a diagnostic where the site's code names it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MissingComponent } from '../../core/stages/site-error.ts';
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

/** @returns the first place in the site's code, or its models, with a match, which begins with the text before the name */
export function placeOf(root: string, pattern: RegExp, name: string): CodePlace | null {
  const sources = [...CODE_FOLDERS, 'content/models'].flatMap((folder) => sourcesBelow(root, [folder]));
  // The plan first: other files may have the same word.
  sources.sort((a, b) => Number(b === PLAN_FILE) - Number(a === PLAN_FILE));
  for (const file of sources.filter((one) => /\.(?:tsx?|schema\.json)$/.test(one))) {
    const lines = readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
    // Generated types may name removed files.
    if (lines[0]?.startsWith('// Generated')) continue;
    for (const [index, lineText] of lines.entries()) {
      const match = pattern.exec(lineText);
      if (!match) continue;
      const column = match.index + match[0].lastIndexOf(name) + 1;
      const line = index + 1;
      return { file, lineText, range: { line, column, endLine: line, endColumn: column + name.length } };
    }
  }
  return null;
}

export function missingComponent(roots: Roots, { kind, name }: MissingComponent): Diagnostic {
  const what = WHAT[kind];
  const files = siteModules(roots)[ROOMS[kind]];
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file !== undefined) return diagnosticAt('code/no-default-export', { what, name }, beginningOf(file));
  const quoted = `['"\`]${escaped(name)}['"\`]`;
  const key = kind === 'template' ? 'template' : 'name';
  const place =
    placeOf(roots.siteRoot, new RegExp(`\\b${key}"?\\s*[:=]\\s*\\{?\\s*${quoted}`), name) ??
    placeOf(roots.siteRoot, new RegExp(quoted), name) ??
    beginningOf(PLAN_FILE);
  const folders: readonly string[] = FOLDERS[ROOMS[kind]];
  const folder = folders.find((one) => existsSync(path.join(roots.siteRoot, one))) ?? folders[0];
  return {
    ...diagnosticAt('code/missing-component', { what, name, file: `${folder}/${name}.tsx` }, place),
    suggestions: nearest(name, Object.keys(files)),
  };
}
