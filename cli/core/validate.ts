/** Document → entry: fields checked against their model, defaults filled in, own rules applied. */
import type { Fault, Outcome } from '../diagnostics/diagnostic.ts';
import { fromAjv } from '../diagnostics/from-ajv.ts';
import { locator } from '../diagnostics/place.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { codePointName, forbiddenCharacter } from './decode.ts';
import type { Document } from './document.ts';
import type { Article, ArticleEntry, PageEntry, PageFields, Site, SiteEntry } from './entry.ts';
import { FORMATS, type FormatName } from './formats.ts';
import type { Model, Models } from './models.ts';
import { fold, slugFault, slugOf } from './slug.ts';
import { localImage } from './urls.ts';

/** What the rest of the content folder decides about an article. */
export interface ArticleContext {
  /** Category names; null while site.yaml is faulty, so that one cause is not told twice. */
  categories: readonly string[] | null;
  /** Hosts that photos may come from; null allows every https host. */
  imageHosts: readonly string[] | null;
  /** Paths of the files under `images/`. */
  images: ReadonlySet<string>;
}

const formatProblem = (format: string, value: string) => FORMATS[format as FormatName]?.(value) ?? null;

/** Blank texts and invisible characters, wherever they stand; written escapes (`"\u202e"`) included. */
function textFaults(value: unknown, pointer: string, faults: Fault[]): void {
  if (typeof value === 'string') {
    const at = { pointer, target: 'value' } as const;
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (value !== '' && value.trim() === '') faults.push({ code: 'content/empty', params: { name }, at });
    for (const character of value) {
      if (forbiddenCharacter(character) !== null) {
        const params = { name, character: codePointName(character) };
        faults.push({ code: 'content/control-character', params, at });
        break;
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      textFaults(child, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`, faults);
    }
  }
}

/** Faults of a document against its model; `fields` get their defaults. */
function check(model: Model, fields: Record<string, unknown>): Fault[] {
  const faults = fromAjv(model.check(fields), formatProblem);
  const told = new Set(faults.map(({ at }) => ('pointer' in at ? at.pointer : '')));
  const own: Fault[] = [];
  textFaults(fields, '', own);
  return [...faults, ...own.filter(({ at }) => !('pointer' in at) || !told.has(at.pointer))];
}

function settle<T>(document: Document, faults: readonly Fault[], entry: () => T): Outcome<T | null> {
  const diagnostics = faults.map(locator(document));
  diagnostics.sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
  return { value: faults.length === 0 ? entry() : null, diagnostics };
}

/** @returns the site's own settings, or null with what is wrong */
export function validateSite(document: Document, models: Models): Outcome<SiteEntry | null> {
  const fields = structuredClone(document.fields);
  const faults = check(models.site, fields);
  if (faults.length === 0) faults.push(...categoryClashes(fields as unknown as Site));
  return settle(document, faults, () => ({ document, fields: fields as unknown as Site }));
}

/** The id of a category's section: its name in lowercase without spaces. */
export const sectionIdOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

function categoryClashes({ categories }: Site): Fault[] {
  const owners = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [index, { name, anchor }] of categories.entries()) {
    for (const id of new Set([sectionIdOf(name), anchor])) {
      const other = owners.get(fold(id));
      if (other !== undefined) {
        const target = id === anchor ? 'anchor' : 'name';
        const at = { pointer: `/categories/${index}/${target}`, target: 'value' } as const;
        faults.push({ code: 'site/duplicate-category', params: { name, other, id }, at });
        break;
      }
    }
    for (const id of [sectionIdOf(name), anchor]) owners.set(fold(id), name);
  }
  return faults;
}

/** The photo must be a file that is there, or lie on an allowed host. */
function photoFaults(article: Article, context: ArticleContext): Fault[] {
  const at = { pointer: '/imageUrl', target: 'value' } as const;
  const value = article.imageUrl;
  const local = localImage(value);
  if (local !== null) {
    if (context.images.has(local)) return [];
    const suggestions = nearest(local, [...context.images]);
    return [{ code: 'content/image-missing', params: { value }, suggestions, at }];
  }
  const { hostname } = new URL(value);
  const allowed = context.imageHosts;
  if (allowed === null || allowed.includes(hostname)) return [];
  const suggestions = nearest(hostname, allowed).map((host) => value.replace(hostname, host));
  const params = { host: hostname, allowed: allowed.join(', ') };
  return [{ code: 'content/host-not-allowed', params, suggestions, at }];
}

/** @returns the article, or null with what is wrong */
export function validateArticle(
  document: Document,
  models: Models,
  context: ArticleContext,
): Outcome<ArticleEntry | null> {
  const fields = structuredClone(document.fields);
  const faults = check(models.article, fields);
  const faulty = new Set(faults.map(({ at }) => ('pointer' in at ? at.pointer : '')));
  const article = fields as unknown as Article;
  if (context.categories && !faulty.has('/category') && typeof article.category === 'string') {
    if (!context.categories.includes(article.category)) {
      faults.push({
        code: 'content/not-one-of',
        params: { name: 'category', value: article.category, allowed: context.categories.join(', ') },
        suggestions: nearest(article.category, context.categories),
        at: { pointer: '/category', target: 'value' },
      });
    }
  }
  if (!faulty.has('/imageUrl') && typeof article.imageUrl === 'string') {
    faults.push(...photoFaults(article, context));
  }
  const slug = slugOf(document.path);
  const slugged = slugFault(slug, { reserved: false });
  if (slugged) faults.push(slugged);
  return settle(document, faults, () => ({ document, slug, fields: article }));
}

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
  const fields = structuredClone(document.fields);
  const template = fields.template;
  const model = typeof template === 'string' ? models.pages.get(template) : undefined;
  if (!model) return settle(document, [templateFault(fields, [...models.pages.keys()])], () => null);

  const faults = check(model, fields);
  const page = fields as unknown as PageFields;
  if (faults.length === 0) faults.push(...bodyFaults(document, page.template));
  if (page.path === undefined && page.template !== 'not-found') {
    const slug = slugOf(document.path);
    const slugged = slug === 'index' ? null : slugFault(slug, { reserved: true });
    if (slugged) faults.push(slugged);
  } else if (faults.length === 0 && page.path !== undefined) {
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
    return { code: 'content/missing-field', params: { name: 'template', about: `${allowed}.` }, at };
  }
  const at = { pointer: '/template', target: 'value' } as const;
  if (template === null || template === '') {
    return { code: 'content/empty', params: { name: 'template' }, at };
  }
  const value = typeof template === 'string' ? template.slice(0, 80) : JSON.stringify(template).slice(0, 80);
  return {
    code: 'page/unknown-template',
    params: { value, allowed },
    suggestions: nearest(value, known),
    at,
  };
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
