/** Content folder → entries: every file parsed and validated, its faults told in file order. */
import type { Diagnostic, Fault, Outcome } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import type { AheadContext } from '../bodies/bodies-ahead.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder, Unreadable } from '../stages/content-folder.ts';
import type { Document } from '../stages/document.ts';
import type { PageEntry, SiteEntry } from '../stages/entry.ts';
import type { Models } from '../validate/models.ts';
import { type ArticleContext, validateArticle, validateSite } from '../validate/validate.ts';
import { validatePage } from '../validate/validate-page.ts';
import { originAndBase } from '../values/addresses.ts';
import { type ArticleIndex, indexArticle } from './article-index.ts';
import { SITE_FILE } from './known-places.ts';

const START = { start: 0, end: 0 };

const tellUnreadable = ({ path, code, params, suggestions = [] }: Unreadable): Diagnostic =>
  locator({ path, text: '' })({ code, params, suggestions, at: START });

/** @returns the document of a file, or null with what is wrong */
export function readDocument(
  content: Pick<ContentFolder, 'read'>,
  path: string,
  isName?: Models['isName'],
): Outcome<Document | null> {
  return documentOf(path, content.read(path), isName);
}

/** @returns a function that places faults in content files, each of which is read once however many it has */
export function faultPlacer(content: Pick<ContentFolder, 'read'>) {
  const files = new Map<string, { document: Document | null; tell(fault: Fault): Diagnostic }>();
  return (path: string, fault: Fault): { document: Document | null; diagnostic: Diagnostic } => {
    let file = files.get(path);
    if (!file) {
      const document = readDocument(content, path).value;
      file = { document, tell: locator(document ?? { path, text: '' }) };
      files.set(path, file);
    }
    return { document: file.document, diagnostic: file.tell(fault) };
  };
}

function documentOf(
  path: string,
  bytes: Uint8Array | Unreadable,
  isName?: Models['isName'],
): Outcome<Document | null> {
  return 'code' in bytes ? { value: null, diagnostics: [tellUnreadable(bytes)] } : parse(path, bytes, isName);
}

/** Validates a document; whatever is wrong goes to `diagnostics`. */
function entryOf<T>(
  document: Outcome<Document | null>,
  diagnostics: Diagnostic[],
  validate: (document: Document) => Outcome<T | null>,
): T | null {
  diagnostics.push(...document.diagnostics);
  if (!document.value) return null;
  const validated = validate(document.value);
  diagnostics.push(...validated.diagnostics);
  return validated.value;
}

const itself = (path: string): string => path;
const siteFiles = ({ site }: ContentFolder): string[] => (site === null ? [] : [site]);
const NO_SITE = { document: null, site: null, own: [] };

/** What there is besides the articles, and the context that articles are judged in. */
export interface Frame {
  site: SiteEntry | null;
  pages: PageEntry[];
  context: ArticleContext;
  /** What bodies can be rendered with before all is read; null while site.yaml is faulty. */
  ahead: AheadContext | null;
}

/** What articles are judged by, as far as a faulty `site.yaml` tells it for certain. */
function certainFacts(
  document: Document | null,
  faults: readonly Diagnostic[],
): Omit<ArticleContext, 'images'> {
  const certain = (name: string): unknown =>
    document === null ||
    document.unread?.names.has(name) ||
    faults.some(({ field, severity }) => severity === 'error' && `${field}/`.startsWith(`/${name}/`))
      ? undefined
      : document.fields[name];
  const categories = certain('categories');
  const hosts = certain('imageHosts');
  return {
    categories: Array.isArray(categories) ? categories.map(({ name }: { name: string }) => name) : null,
    imageHosts: Array.isArray(hosts) ? hosts : null,
  };
}

export function readFrame(content: ContentFolder, models: Models): Outcome<Frame> {
  const diagnostics = content.unreadable.map(tellUnreadable);
  const [{ document, site, own } = NO_SITE] = content.each(siteFiles(content), itself, (path) => {
    const own: Diagnostic[] = [];
    const document = readDocument(content, path, models.isName);
    return { document, site: entryOf(document, own, (sound) => validateSite(sound, models)), own };
  });
  diagnostics.push(...own);
  const isTold = ({ path, code }: Unreadable) => path === SITE_FILE || code === 'site/misnamed';
  if (content.site === null && !content.unreadable.some(isTold)) {
    diagnostics.push(locator({ path: SITE_FILE, text: '' })({ code: 'site/missing', at: START }));
  }
  const pages = content.each(content.pages, itself, (path) => {
    const own: Diagnostic[] = [];
    const page = entryOf(readDocument(content, path, models.isName), own, (sound) =>
      validatePage(sound, models),
    );
    return { page, own };
  });
  for (const { own: found } of pages) diagnostics.push(...found);
  const context: ArticleContext = {
    ...(site
      ? {
          categories: site.fields.categories.map(({ name }) => name),
          imageHosts: site.fields.imageHosts ?? null,
        }
      : certainFacts(document?.value ?? null, own)),
    images: content.images,
  };
  const ahead = site && {
    base: originAndBase(site.fields.url).base,
    imageHosts: context.imageHosts,
  };
  return { value: { site, pages: pages.flatMap(({ page }) => page ?? []), context, ahead }, diagnostics };
}

/** What reading one article file gives; plain data. */
export interface ArticleRead {
  path: string;
  /** The file's stamp before it was read. */
  stamp: string | null;
  /** Null when the file is faulty. */
  article: ArticleIndex | null;
  diagnostics: Diagnostic[];
}

export interface ReadTools {
  content: Pick<ContentFolder, 'read' | 'stamp' | 'each'>;
  models: Models;
  fingerprint(content: Uint8Array | string): string;
}

export function readArticle(
  path: string,
  context: ArticleContext,
  { content, models, fingerprint }: ReadTools,
): ArticleRead {
  const bytes = content.read(path);
  const stamp = content.stamp(path);
  const diagnostics: Diagnostic[] = [];
  const entry = entryOf(documentOf(path, bytes, models.isName), diagnostics, (document) =>
    validateArticle(document, models, context),
  );
  if (!entry || 'code' in bytes) return { path, stamp, article: null, diagnostics };
  const indexed = indexArticle(entry, bytes, fingerprint);
  return { path, stamp, article: indexed.article, diagnostics: [...diagnostics, ...indexed.diagnostics] };
}
