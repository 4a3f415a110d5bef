/** A template or widget without a file, as a diagnostic where the site's code names it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type MissingComponent, NO_PAGE, PLAN_FILE } from '../../core/stages/site-error.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Roots } from '../roots.ts';
import { beginningOf, diagnosticAt } from './code-place.ts';
import { blankComments, placeOf, quotedPattern, WAYS } from './code-search.ts';
import { FOLDERS, siteModules } from './site-modules.ts';

const KINDS = {
  template: { what: { id: 'templat', en: 'template' }, room: 'templates' },
  widget: { what: { id: 'widget', en: 'widget' }, room: 'widgets' },
} as const;

export function missingComponent(roots: Roots, { kind, name }: MissingComponent): Diagnostic {
  const { what, room } = KINDS[kind];
  const isThere = (file: string): boolean => existsSync(path.join(roots.siteRoot, file));
  const files = siteModules(roots)[room];
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file !== undefined) return diagnosticAt('code/no-default-export', { what, name }, beginningOf(file));
  const folders: readonly string[] = FOLDERS[room];
  const misnamed = folders.map((one) => `${one}/${name}.tsx`).find(isThere);
  if (misnamed !== undefined) {
    const params = { text: phrase('senja/site-code:file-name'), during: NO_PAGE };
    return diagnosticAt('senja/site-code', params, beginningOf(misnamed));
  }
  const find = (pattern: string) => placeOf(roots.siteRoot, new RegExp(pattern), name, blankComments);
  // The model gives its name to the template of its entries.
  const model = `content/models/${name}.schema.json`;
  const place =
    WAYS[kind](name).map(find).find(Boolean) ??
    (kind === 'template' && isThere(model) ? beginningOf(model) : null) ??
    find(quotedPattern(name)) ??
    beginningOf(PLAN_FILE);
  const folder = folders.find(isThere) ?? folders[0];
  return {
    ...diagnosticAt('code/missing-component', { what, name, file: `${folder}/${name}.tsx` }, place),
    suggestions: nearest(name, Object.keys(files)),
  };
}
