/** Rules that need all entries: no two on one address, a home page, no category in vain. */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import { type FaultyFile, isArticle } from '../entries/faulty-files.ts';
import type { PartialEntries } from '../render/site-render.ts';
import type { Document } from '../stages/document.ts';
import type { SiteEntry } from '../stages/entry.ts';
import { NOT_FOUND_PATH } from '../validate/validate-page.ts';
import { naturally } from '../values/order.ts';
import { fold, slugOf } from '../values/slug.ts';

const START = { start: 0, end: 0 };

/** @param files the content files of articles, in natural order */
function slugCollisions(files: readonly string[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const path of files) {
    const slug = slugOf(path);
    const other = owners.get(fold(slug));
    if (other === undefined) owners.set(fold(slug), path);
    else {
      const fault: Fault = { code: 'slug/collision', params: { slug, other }, at: START };
      diagnostics.push(locator({ path, text: '' })(fault));
    }
  }
  return diagnostics;
}

interface PageFile {
  path: string;
  document: Document;
}

/** @param pages in natural order of their files */
function routeCollisions(pages: readonly PageFile[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { document, path } of pages) {
    const other = owners.get(fold(path));
    if (other === undefined) owners.set(fold(path), document.path);
    else {
      const at = 'path' in document.fields ? ({ pointer: '/path', target: 'value' } as const) : START;
      diagnostics.push(locator(document)({ code: 'route/collision', params: { path, other }, at }));
    }
  }
  return diagnostics;
}

/** What the site lacks for certain, whatever the faulty files turn out to be. */
function whatIsMissing(
  { document, fields }: SiteEntry,
  articles: readonly ArticleIndex[],
  pages: readonly PageFile[],
  faulty: readonly FaultyFile[],
): Diagnostic[] {
  const tell = locator(document);
  const diagnostics: Diagnostic[] = [];
  const paths = new Set(pages.map(({ path }) => path));
  if (!faulty.some(({ mayBeAnywhere }) => mayBeAnywhere)) {
    if (!paths.has('/')) diagnostics.push(tell({ code: 'site/no-home', at: START }));
    if (!paths.has(NOT_FOUND_PATH)) diagnostics.push(tell({ code: 'site/no-not-found', at: START }));
  }
  const faultyArticles = faulty.filter(({ file }) => isArticle(file));
  const used = new Set([
    ...articles.filter((article) => !article.fields.draft).map((article) => article.fields.category),
    ...faultyArticles.map(({ category }) => category),
  ]);
  // A name that is none of the categories may be meant for any of them.
  const names = new Set(fields.categories.map(({ name }) => name));
  if (faultyArticles.some(({ category }) => category === null || !names.has(category))) return diagnostics;
  if (used.size === 0) return [...diagnostics, tell({ code: 'site/no-articles', at: START })];
  for (const [index, { name }] of fields.categories.entries()) {
    if (used.has(name)) continue;
    const at = { pointer: `/categories/${index}/name`, target: 'value' } as const;
    diagnostics.push(tell({ code: 'site/empty-category', params: { name }, at }));
  }
  return diagnostics;
}

/** @param faulty files that no entry has come of: about what may only seem to be missing nothing is said */
export function planFaults(
  { site, articles, pages }: PartialEntries,
  faulty: readonly FaultyFile[],
): Diagnostic[] {
  const articleFiles = [
    ...articles.map(({ path }) => path),
    ...faulty.flatMap(({ file }) => (isArticle(file) ? [file] : [])),
  ];
  const pageFiles: PageFile[] = [
    ...pages,
    ...faulty.flatMap(({ file, path, document }) =>
      path === null || !document || isArticle(file) ? [] : [{ path, document }],
    ),
  ];
  if (faulty.length > 0) {
    articleFiles.sort(naturally);
    pageFiles.sort((a, b) => naturally(a.document.path, b.document.path));
  }
  return [
    ...slugCollisions(articleFiles),
    ...routeCollisions(pageFiles),
    ...(site ? whatIsMissing(site, articles, pageFiles, faulty) : []),
  ];
}
