/** Document → entry: fields checked against their model, defaults filled in, own rules applied. */

import { type Diagnostic, type Fault, type Outcome, severityOf } from '../diagnostics/diagnostic.ts';
import { disguised } from '../diagnostics/disguise.ts';
import { escapePointer, fromAjv, nameOf, notOneOf } from '../diagnostics/from-ajv.ts';
import {
  CURLY_OPEN,
  codePointName,
  insideCurlyQuotes,
  lookAlike,
  specialSpace,
} from '../diagnostics/letters.ts';
import { locator, restOfLine, sourceAt } from '../diagnostics/place.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { forbiddenCharacter } from './decode.ts';
import type { Document } from './document.ts';
import type { Article, ArticleEntry, PageEntry, PageFields, Site, SiteEntry } from './entry.ts';
import { FORMATS, type FormatName } from './formats.ts';
import type { Model, Models } from './models.ts';
import { fold, slugFault, slugify, slugOf } from './slug.ts';
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

/** Nothing but this is in most values, so that they cost one test. */
const ORDINARY = /^(?! )[ -~]*(?<! )$/;

/** What is odd in a text that no rule forbids; written escapes (`"\u202e"`) included. */
function oddText(value: string, name: string, source: () => string): Pick<Fault, 'code' | 'params'> | null {
  if (value.trim() === '') return { code: 'content/empty', params: { name } };
  const forbidden = [...value].find((character) => forbiddenCharacter(character) !== null);
  if (forbidden !== undefined) {
    return { code: 'content/control-character', params: { name, character: codePointName(forbidden) } };
  }
  const inside = insideCurlyQuotes(value);
  if (inside !== null && CURLY_OPEN.test(source())) {
    return { code: 'yaml/curly-quotes', params: { fix: `"${inside}"` } };
  }
  const letter = lookAlike(value)?.character;
  if (letter !== undefined) {
    return { code: 'content/look-alike-in-text', params: { name, letter, character: codePointName(letter) } };
  }
  const space = specialSpace(value)?.character;
  if (space !== undefined) {
    return { code: 'content/odd-space-in-text', params: { name, character: codePointName(space) } };
  }
  return value.trim() === value || /^[|>]/.test(source())
    ? null
    : { code: 'content/outer-space', params: { name } };
}

function textFaults(value: unknown, pointer: string, document: Document, faults: Fault[]): void {
  if (typeof value === 'string') {
    if (ORDINARY.test(value)) return;
    const problem = oddText(value, nameOf(pointer), () => sourceAt(document.yaml.text, pointer));
    if (problem) faults.push({ ...problem, at: { pointer, target: 'value' } });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      textFaults(child, `${pointer}/${escapePointer(key)}`, document, faults);
    }
  }
}

/** Faults of a document against its model; `fields` get their defaults. */
function check(model: Model, document: Document, fields: Record<string, unknown>): Fault[] {
  const faults = fromAjv(model.check(fields), {
    formatProblem,
    sourceAt: (pointer) => sourceAt(document.yaml.text, pointer),
    restOfLine: (pointer) => restOfLine(document.yaml.text, pointer),
  });
  const told = faults.flatMap(({ at }) => ('pointer' in at ? [at.pointer] : []));
  const isTold = (pointer: string): boolean =>
    told.some((other) => pointer === other || pointer.startsWith(`${other}/`));
  const own: Fault[] = [];
  textFaults(document.fields, '', document, own);
  return [...faults, ...own.filter(({ at }) => !('pointer' in at) || !isTold(at.pointer))];
}

/**
 * Fields that defaults may be filled into. Their strings are copies too: what the parser gives are slices of the file's
 * text, each of which would hold the whole of it in memory for as long as an entry lives.
 */
const ownFields = ({ fields }: Document): Record<string, unknown> => structuredClone(fields);

/** The values that faults concern. */
const pointersOf = (faults: readonly Fault[]): Set<string> =>
  new Set(faults.flatMap(({ at }) => ('pointer' in at ? [at.pointer] : [])));

const isGrave = ({ code }: Fault): boolean => severityOf(code) === 'error';

function settle<T>(document: Document, faults: readonly Fault[], entry: () => T): Outcome<T | null> {
  const { spoiled } = document;
  const isEcho = ({ code, params, range }: Diagnostic): boolean =>
    spoiled !== null &&
    (spoiled.lines.has(range.line) ||
      (code === 'content/missing-field' && spoiled.names.has(String(params.name))));
  // What is wrong with a value outweighs what is only odd about it.
  const wrong = pointersOf(faults.filter(isGrave));
  const told = faults.filter(
    (fault) => isGrave(fault) || !('pointer' in fault.at) || !wrong.has(fault.at.pointer),
  );
  const diagnostics = told.map(locator(document)).filter((diagnostic) => !isEcho(diagnostic));
  diagnostics.sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
  return { value: spoiled || faults.some(isGrave) ? null : entry(), diagnostics };
}

/** @returns the site's own settings, or null with what is wrong */
export function validateSite(document: Document, models: Models): Outcome<SiteEntry | null> {
  const fields = ownFields(document);
  const faults = check(models.site, document, fields);
  if (!faults.some(isGrave)) faults.push(...categoryClashes(fields as unknown as Site));
  return settle(document, faults, () => ({ document, fields: fields as unknown as Site }));
}

/** The id of a category's section: its name in lowercase without spaces. */
export const sectionIdOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '');

/** Ids of every page's own parts. */
const PAGE_IDS = new Set(['isi', 'menu', 'utama']);

function categoryClashes({ categories }: Site): Fault[] {
  const faults: Fault[] = [];
  // Sections and anchors share the ids of the home page; listing pages share `/kategori/`.
  const owners = new Map<string, string>();
  const take = (space: string, id: string, name: string): string | undefined => {
    const key = `${space} ${fold(id)}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? name);
    return owner;
  };
  for (const [index, { name, anchor }] of categories.entries()) {
    const at = (field: string) => ({ pointer: `/categories/${index}/${field}`, target: 'value' }) as const;
    const section = sectionIdOf(name);
    const slug = slugify(name);
    const clashes = [
      { id: slug, other: take('listing', slug, name), field: 'name' },
      { id: section, other: take('id', section, name), field: 'name' },
      { id: anchor, other: anchor === section ? undefined : take('id', anchor, name), field: 'anchor' },
    ];
    const clash = clashes.find(({ other }) => other !== undefined);
    const own = [anchor, section].find((id) => PAGE_IDS.has(id));
    if (slug === '') {
      faults.push({ code: 'slug/invalid', params: { name, example: 'Makanan Sehat' }, at: at('name') });
    } else if (own !== undefined) {
      faults.push({
        code: 'slug/reserved',
        params: { name: own },
        at: at(own === anchor ? 'anchor' : 'name'),
      });
    } else if (clash) {
      const params = { name, other: clash.other ?? '', id: clash.id };
      faults.push({ code: 'site/duplicate-category', params, at: at(clash.field) });
    }
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

/** @returns whether these are the fields of a sound article, defaults filled in */
export function couldBeContent(
  article: Article,
  { article: model }: Models,
  context: ArticleContext,
): boolean {
  const fields = { ...article };
  return (
    model.check(fields).length === 0 &&
    Object.keys(fields).length === Object.keys(article).length &&
    (context.categories?.includes(article.category) ?? true) &&
    photoFaults(article, context).length === 0
  );
}

/** @returns the article, or null with what is wrong */
export function validateArticle(
  document: Document,
  models: Models,
  context: ArticleContext,
): Outcome<ArticleEntry | null> {
  const fields = ownFields(document);
  const faults = check(models.article, document, fields);
  const faulty = pointersOf(faults.filter(isGrave));
  const article = fields as unknown as Article;
  if (context.categories && !faulty.has('/category') && typeof article.category === 'string') {
    if (!context.categories.includes(article.category)) {
      faults.push({
        ...notOneOf('category', article.category, context.categories),
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
