/** Document → page: as `validate.ts`, with the rules of pages. */
import type { Fault, Outcome } from '../diagnostics/diagnostic.ts';
import { disguised } from '../diagnostics/disguise.ts';
import { nearest } from '../diagnostics/suggest.ts';
import type { Document } from './document.ts';
import type { PageEntry, PageFields } from './entry.ts';
import type { Models } from './models.ts';
import { slugFault, slugOf } from './slug.ts';
import { check, isGrave, ownFields, settle } from './validate.ts';

const NEEDS_BODY = new Set(['legal']);

/** Address of a page: its `path`, else its file name; the 404 page is a file of its own. */
function pathOf(document: Document, fields: PageFields): string {
  if (fields.template === 'not-found') return '/404.html';
  if (fields.path !== undefined) return fields.path.normalize('NFC');
  const slug = slugOf(document.path);
  return slug === 'index' ? '/' : `/${slug}/`;
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
  if (page.path === undefined && page.template !== 'not-found') {
    const slug = slugOf(document.path);
    const slugged = slug === 'index' ? null : slugFault(slug, { reserved: true });
    if (slugged) faults.push(slugged);
  } else if (!faults.some(isGrave) && page.path !== undefined) {
    const first = page.path.split('/')[1] ?? '';
    const reserved = first === '' ? null : slugFault(first, { reserved: true });
    if (reserved) faults.push({ ...reserved, at: { pointer: '/path', target: 'value' } });
  }
  return settle(document, faults, () => ({ document, path: pathOf(document, page), fields: page }));
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
    return { code: 'content/empty', params: { name: 'template' }, at };
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
