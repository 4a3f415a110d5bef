/** A template or widget without a file, as a diagnostic where the site's code names it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MissingComponent, NO_PAGE } from '../../core/stages/site-error.ts';
import { PLAN_FILE } from '../../core/stages/site-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Roots } from '../roots.ts';
import { beginningOf, type CodePlace, diagnosticAt } from './code-place.ts';
import { blankComments, placeOf, quotedPattern, WAYS } from './code-search.ts';
import { FOLDERS, type SiteModules, siteModules } from './site-modules.ts';

const WHAT = { template: { id: 'templat', en: 'template' }, widget: { id: 'widget', en: 'widget' } } as const;
const ROOMS = { template: 'templates', widget: 'widgets' } as const satisfies Record<
  string,
  keyof SiteModules
>;

const isThere = (file: string, root: string): boolean => existsSync(path.join(root, file));

/** @returns the model that gives its name to the template of its entries, or null */
function modelOf({ kind, name }: MissingComponent, root: string): CodePlace | null {
  const file = `content/models/${name}.schema.json`;
  return kind === 'template' && isThere(file, root) ? beginningOf(file) : null;
}

export function missingComponent(roots: Roots, { kind, name }: MissingComponent): Diagnostic {
  const what = WHAT[kind];
  const files = siteModules(roots)[ROOMS[kind]];
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file !== undefined) return diagnosticAt('code/no-default-export', { what, name }, beginningOf(file));
  const folders: readonly string[] = FOLDERS[ROOMS[kind]];
  const misnamed = folders.map((one) => `${one}/${name}.tsx`).find((one) => isThere(one, roots.siteRoot));
  if (misnamed !== undefined) {
    const params = { text: phrase('senja/site-code:file-name'), during: NO_PAGE };
    return diagnosticAt('senja/site-code', params, beginningOf(misnamed));
  }
  const find = (pattern: string) => placeOf(roots.siteRoot, new RegExp(pattern), name, blankComments);
  const place =
    WAYS[kind](name).map(find).find(Boolean) ??
    modelOf({ kind, name }, roots.siteRoot) ??
    find(quotedPattern(name)) ??
    beginningOf(PLAN_FILE);
  const folder = folders.find((one) => isThere(one, roots.siteRoot)) ?? folders[0];
  return {
    ...diagnosticAt('code/missing-component', { what, name, file: `${folder}/${name}.tsx` }, place),
    suggestions: nearest(name, Object.keys(files)),
  };
}
