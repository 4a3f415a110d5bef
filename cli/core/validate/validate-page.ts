/** Document → page: as `validate.ts`, with the rules of pages. */
import type { Fault, Outcome } from '../../diagnostics/diagnostic.ts';
import { disguised } from '../../diagnostics/disguise.ts';
import { emptyAt } from '../../diagnostics/from-ajv.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import type { Document } from '../stages/document.ts';
import type { PageEntry, PageFields } from '../stages/entry.ts';
import { slugFault, slugOf } from '../values/slug.ts';
import type { Models } from './models.ts';
import { check, isGrave, ownFields, settle } from './validate.ts';

const NEEDS_BODY = new Set(['legal']);

/** Address of the 404 page, which is a file of its own. */
export const NOT_FOUND_PATH = '/404.html';

/**
 * @param file path of the content file
 * @returns the address of a page without base path: its `path`, else its file name
 */
export function pathOf(
  file: string,
  { template, path }: { template: string; path?: string | undefined },
): string {
  if (template === 'not-found') return NOT_FOUND_PATH;
  if (path !== undefined) return path.normalize('NFC');
  const slug = slugOf(file);
  return slug === 'index' ? '/' : `/${slug}/`;
}

/**
 * @param file path of the content file
 * @param path of the page as written, of the right form
 * @returns why the page cannot have this address, or null
 */
export function addressFault(file: string, path: string | undefined): Fault | null {
  const slug = path === undefined ? slugOf(file) : (path.split('/')[1] ?? '');
  const isHome = path === undefined ? slug === 'index' : slug === '';
  const fault = isHome ? null : slugFault(slug, { reserved: true });
  return fault && path !== undefined ? { ...fault, at: { pointer: '/path', target: 'value' } } : fault;
}

/** @returns the page, or null with what is wrong */
export function validatePage(document: Document, models: Models): Outcome<PageEntry | null> {
  const fields = ownFields(document);
  const template = fields.template;
  const model = typeof template === 'string' ? models.pages.get(template) : undefined;
  if (!model) return settle(document, [templateFault(fields, [...models.pages.keys()])], () => null);

  const faults = check(model, document, fields);
  const page = fields as unknown as PageFields;
  if (!faults.some(isGrave)) faults.push(...bodyFaults(document, page.template));
  if (page.template !== 'not-found' && (page.path === undefined || !faults.some(isGrave))) {
    const addressed = addressFault(document.path, page.path);
    if (addressed) faults.push(addressed);
  }
  return settle(document, faults, () => ({ document, path: pathOf(document.path, page), fields: page }));
}

function templateFault(fields: Record<string, unknown>, known: readonly string[]): Fault {
  const allowed = known.join(', ');
  const { template } = fields;
  if (template === undefined) {
    const at = { pointer: '/template', target: 'key' } as const;
    return {
      code: 'content/missing-field',
      params: { name: 'template', about: { id: `${allowed}.`, en: `${allowed}.` } },
      at,
    };
  }
  const at = { pointer: '/template', target: 'value' } as const;
  if (template === null || template === '') {
    return { ...emptyAt('/template', true), at };
  }
  const value = typeof template === 'string' ? template.slice(0, 80) : JSON.stringify(template).slice(0, 80);
  const what = { id: 'isian “template”', en: 'value of “template”' };
  const trick = disguised(value, what, (text) => known.includes(text));
  if (trick) return { ...trick, at };
  const suggestions = nearest(value, known);
  return { code: 'page/unknown-template', params: { value, allowed }, suggestions, at };
}

function bodyFaults(document: Document, template: string): Fault[] {
  const written = (document.body?.text.trim() ?? '') !== '';
  if (NEEDS_BODY.has(template)) {
    return written ? [] : [{ code: 'page/needs-body', params: { template }, at: { start: 0, end: 0 } }];
  }
  if (!written || !document.body) return [];
  const start = document.body.start + document.body.text.search(/\S/);
  const end = document.text.indexOf('\n', start);
  const at = { start, end: end < 0 ? document.text.length : end };
  return [{ code: 'page/unused-body', params: { template }, at }];
}
