/** Rules that need all entries: no two on one address, a home page, no category in vain. */
import type { Diagnostic, Fault } from '../diagnostics/diagnostic.ts';
import { locator } from '../diagnostics/place.ts';
import type { ArticleIndex } from './article-index.ts';
import type { PageEntry, SiteEntry } from './entry.ts';
import { fold } from './slug.ts';

const START = { start: 0, end: 0 };

function slugCollisions(articles: readonly ArticleIndex[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { path, slug } of articles) {
    const other = owners.get(fold(slug));
    if (other === undefined) owners.set(fold(slug), path);
    else {
      const fault: Fault = { code: 'slug/collision', params: { slug, other }, at: START };
      diagnostics.push(locator({ path, text: '' })(fault));
    }
  }
  return diagnostics;
}

function routeCollisions(pages: readonly PageEntry[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { document, path, fields } of pages) {
    const other = owners.get(fold(path));
    if (other === undefined) owners.set(fold(path), document.path);
    else {
      const at = fields.path === undefined ? START : ({ pointer: '/path', target: 'value' } as const);
      diagnostics.push(locator(document)({ code: 'route/collision', params: { path, other }, at }));
    }
  }
  return diagnostics;
}

function whatIsMissing(
  { document, fields }: SiteEntry,
  articles: readonly ArticleIndex[],
  pages: readonly PageEntry[],
): Diagnostic[] {
  const tell = locator(document);
  const diagnostics: Diagnostic[] = [];
  const paths = new Set(pages.map(({ path }) => path));
  if (!paths.has('/')) diagnostics.push(tell({ code: 'site/no-home', at: START }));
  if (!paths.has('/404.html')) diagnostics.push(tell({ code: 'site/no-not-found', at: START }));
  const used = new Set(
    articles.filter((article) => !article.fields.draft).map((article) => article.fields.category),
  );
  if (used.size === 0) return [...diagnostics, tell({ code: 'site/no-articles', at: START })];
  for (const [index, { name }] of fields.categories.entries()) {
    if (used.has(name)) continue;
    const at = { pointer: `/categories/${index}/name`, target: 'value' } as const;
    diagnostics.push(tell({ code: 'site/empty-category', params: { name }, at }));
  }
  return diagnostics;
}

/** @param complete false when some file is faulty: then nothing is said about what only seems to be missing */
export function planFaults(
  site: SiteEntry,
  articles: readonly ArticleIndex[],
  pages: readonly PageEntry[],
  complete: boolean,
): Diagnostic[] {
  return [
    ...slugCollisions(articles),
    ...routeCollisions(pages),
    ...(complete ? whatIsMissing(site, articles, pages) : []),
  ];
}
