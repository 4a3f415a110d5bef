/** Document → entry: fields checked against their model, defaults filled in, own rules applied. */

import { type Diagnostic, type Fault, type Outcome, severityOf } from '../diagnostics/diagnostic.ts';
import { disguised } from '../diagnostics/disguise.ts';
import { emptyAt, escapePointer, fromAjv, nameOf, notOneOf } from '../diagnostics/from-ajv.ts';
import {
  CURLY_OPEN,
  codePointName,
  insideCurlyQuotes,
  lookAlike,
  specialSpace,
} from '../diagnostics/letters.ts';
import { FieldPlaces, locator } from '../diagnostics/place.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { categoryClashes } from './category-clashes.ts';
import { forbiddenCharacter } from './decode.ts';
import type { Document } from './document.ts';
import type { Article, ArticleEntry, PageEntry, PageFields, Site, SiteEntry } from './entry.ts';
import { FORMATS, type FormatName } from './formats.ts';
import { isRequired, type Model, type Models } from './models.ts';
import { slugFault, slugOf } from './slug.ts';
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
function oddText(value: string, pointer: string, source: () => string): Fault | null {
  const name = nameOf(pointer);
  const at = { pointer, target: 'value' } as const;
  const named = (character: string) => ({ name, character: codePointName(character) });
  const forbidden = [...value].find((character) => forbiddenCharacter(character) !== null);
  if (forbidden !== undefined) {
    return { code: 'content/control-character', params: named(forbidden), at: { ...at, spot: forbidden } };
  }
  const inside = insideCurlyQuotes(value);
  if (inside !== null && CURLY_OPEN.test(source())) {
    return { code: 'yaml/curly-quotes', params: { fix: `"${inside}"` }, at };
  }
  const letter = lookAlike(value)?.character;
  if (letter !== undefined) {
    const params = { ...named(letter), letter };
    return { code: 'content/look-alike-in-text', params, at: { ...at, spot: letter } };
  }
  const space = specialSpace(value)?.character;
  if (space !== undefined) {
    return { code: 'content/odd-space-in-text', params: named(space), at: { ...at, spot: space } };
  }
  return value.trim() === value || /^[|>]/.test(source())
    ? null
    : { code: 'content/outer-space', params: { name }, at };
}

interface TextContext {
  places: FieldPlaces;
  isRequired(pointer: string): boolean;
  faults: Fault[];
}

function textFaults(value: unknown, pointer: string, context: TextContext): void {
  if (typeof value === 'string') {
    if (ORDINARY.test(value)) return;
    const found =
      value.trim() === ''
        ? { ...emptyAt(pointer, context.isRequired(pointer)), at: { pointer, target: 'value' } as const }
        : oddText(value, pointer, () => context.places.sourceAt(pointer));
    if (found) context.faults.push(found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      textFaults(child, `${pointer}/${escapePointer(key)}`, context);
    }
  }
}

/** Faults of a document against its model; `fields` get their defaults. */
function check(model: Model, document: Document, fields: Record<string, unknown>): Fault[] {
  if (document.unread?.whole) return [];
  const places = new FieldPlaces(document.yaml.text);
  const required = (pointer: string): boolean => isRequired(model.schema, pointer);
  const faults = fromAjv(model.check(fields), {
    formatProblem,
    sourceAt: (pointer) => places.sourceAt(pointer),
    restOfLine: (pointer) => places.restOfLine(pointer),
    isRequired: required,
  });
  const told = new Set(faults.flatMap(({ at }) => ('pointer' in at ? [at.pointer] : [])));
  const own: Fault[] = [];
  textFaults(document.fields, '', { places, isRequired: required, faults: own });
  return [...faults, ...own.filter(({ at }) => !('pointer' in at) || !isTold(at.pointer, told))];
}

/** Whether something is told of a value, or of what it is a part of. */
function isTold(pointer: string, told: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (told.has(pointer.slice(0, end))) return true;
  }
  return false;
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
  const { unread } = document;
  const isEcho = ({ code, params, range }: Diagnostic): boolean =>
    unread !== null &&
    (unread.lines.has(range.line) ||
      (code === 'content/missing-field' && (unread.uncertain || unread.names.has(String(params.name)))));
  // What is wrong with a value outweighs what is only odd about it.
  const wrong = pointersOf(faults.filter(isGrave));
  const told = faults.filter(
    (fault) => isGrave(fault) || !('pointer' in fault.at) || !wrong.has(fault.at.pointer),
  );
  const diagnostics = told.map(locator(document)).filter((diagnostic) => !isEcho(diagnostic));
  diagnostics.sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
  return { value: unread || faults.some(isGrave) ? null : entry(), diagnostics };
}

/** @returns the site's own settings, or null with what is wrong */
export function validateSite(document: Document, models: Models): Outcome<SiteEntry | null> {
  const fields = ownFields(document);
  const faults = check(models.site, document, fields);
  if (!faults.some(isGrave)) faults.push(...categoryClashes(fields as unknown as Site));
  return settle(document, faults, () => ({ document, fields: fields as unknown as Site }));
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
