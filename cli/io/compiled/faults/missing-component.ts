/** A template or widget without a file, as a diagnostic where a model or the site's code names it. */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { schemaIn } from '../../../core/models/collections/index.ts';
import { type MissingComponent, NO_PAGE, PLAN_FILE } from '../../../core/stages/site-error.ts';
import { FieldPlaces } from '../../../diagnostics/field-places/index.ts';
import type { Diagnostic } from '../../../diagnostics/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { lineStarts, rangeOf } from '../../../diagnostics/places/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { readLinked } from '../../files/index.ts';
import type { Roots } from '../../site/index.ts';
import { FOLDERS, siteModules } from '../site-modules.ts';
import { beginningOf, type CodePlace, diagnosticAt } from './code-place.ts';
import { placeOfText } from './code-search.ts';

const KINDS = {
  template: { what: { id: 'templat', en: 'template' }, room: 'templates' },
  box: { what: { id: 'kotak', en: 'box' }, room: 'boxes' },
  widget: { what: { id: 'widget', en: 'widget' }, room: 'widgets' },
} as const;

const MODELS = 'content/models';

/** Where a model can name the template of its entries. */
const POINTERS = ['/x-collection/template', '/properties/template/const'];

/** @returns where a model names the template of its entries, or the beginning of the model with its name */
function ofModel(name: string, { siteRoot }: Roots): CodePlace | null {
  const folder = path.join(siteRoot, MODELS);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const own of files.filter((one) => one.endsWith('.schema.json'))) {
    const text = readLinked(path.join(folder, own)).toString('utf8');
    const { 'x-collection': keyword, properties } = schemaIn(text) ?? {};
    const pointer = POINTERS.find((_, at) => name === [keyword?.template, properties?.template?.const][at]);
    if (pointer !== undefined) return placeInModel(`${MODELS}/${own}`, text, pointer);
  }
  return files.includes(`${name}.schema.json`) ? beginningOf(`${MODELS}/${name}.schema.json`) : null;
}

function placeInModel(file: string, text: string, pointer: string): CodePlace {
  // Without its quotes.
  const { start, end } = new FieldPlaces(text).find({ pointer });
  const range = rangeOf(lineStarts(text), start + 1, end - 1);
  return { file, range, lineText: text.split(/\r?\n/)[range.line - 1] ?? '' };
}

/**
 * @param called where the site's code names it, if a stack shows it
 * @param shown file of the template that shows a widget
 */
export function missingComponent(
  roots: Roots,
  { kind, name }: MissingComponent,
  called: CodePlace | null = null,
  shown?: string,
): Diagnostic {
  const { siteRoot } = roots;
  const { what, room } = KINDS[kind];
  const isThere = (file: string): boolean => existsSync(path.join(siteRoot, file));
  const files = siteModules(roots)[room];
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file !== undefined) return diagnosticAt('code/no-default-export', { what, name }, beginningOf(file));
  const folders: readonly string[] = FOLDERS[room];
  const misnamed = folders.map((one) => `${one}/${name}.tsx`).find(isThere);
  if (misnamed !== undefined) {
    const params = { text: phrase('senja/site-code:file-name'), during: NO_PAGE };
    return diagnosticAt('senja/site-code', params, beginningOf(misnamed));
  }
  const likely = shown ?? PLAN_FILE;
  const place =
    called ??
    (kind === 'template' ? ofModel(name, roots) : null) ??
    placeOfText(siteRoot, name, likely) ??
    beginningOf(likely);
  const folder = folders.find(isThere) ?? folders[0];
  return {
    ...diagnosticAt('code/missing-component', { what, name, file: `${folder}/${name}.tsx` }, place),
    suggestions: nearest(name, Object.keys(files)),
  };
}
