/** Pages that the path of a file or the end of an address may mean. */
import { headingIds } from '../../../core/bodies/index.ts';
import { readDocument } from '../../../core/entries/documents/index.ts';
import { joinedPath, pathParts } from '../../../core/entries/links/index.ts';
import type { RevisionContext } from '../../../core/models/checks/index.ts';
import type { Entry } from '../../../core/stages/entry.ts';
import { readablePath } from '../../../core/values/addresses.ts';
import { languageOf } from '../../../core/values/names/languages.ts';
import { slugOf } from '../../../core/values/names/slug.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';

const partName = (part: string): string => slugOf(part.replace(/\.(?:html?|php)$/i, '')).toLowerCase();
export const lastPart = (path: string): string => partName(pathParts(path).at(-1) ?? '');

/** A page, with the names of its folders. */
interface KnownPage {
  file: string;
  own: string;
  language: string | null;
  folders: string[];
}

/** A page of the content, or an address of the site without one. */
export type Target = KnownPage | { own: string };

export type KnownPages = ReturnType<typeof knownPages>;

/** @returns pages of the content: by address, by the last part of their names, and by the path of their files. */
export function knownPages({ content, addressesOf }: NonNullable<RevisionContext['site']>) {
  const all = new Set<string>();
  const named = new Map<string, KnownPage[]>();
  const placed = new Map<string, KnownPage[]>();
  const add = (pages: Map<string, KnownPage[]>, key: string, page: KnownPage): void => {
    pages.set(key, [...(pages.get(key) ?? []), page]);
  };
  const read = (one: Entry): void => {
    const { file, slug } = one;
    const [own, ...lists] = addressesOf(one);
    if (own === undefined) return;
    for (const address of [own, ...lists]) all.add(address);
    const parts = pathParts(file).map(partName);
    const folders = pathParts(slug).slice(0, -1).map(partName);
    const page = { file, own, language: languageOf(file), folders };
    add(named, lastPart(slug), page);
    add(placed, parts.join('/'), page);
    // An index represents its folder.
    if (parts.at(-1) === 'index') add(placed, parts.slice(0, -1).join('/'), page);
  };
  for (const one of content.published) read(one);
  return { all, named, placed };
}

/** @returns the page whose file a path names, from the folder of the file that links or from the content folder. */
export function pageAt({ all, placed }: KnownPages, path: string, from: string): Target | null {
  const language = languageOf(from);
  // `?a=1` alone is about the page itself.
  if (path === '')
    return placed.get(pathParts(from).map(partName).join('/'))?.find(({ file }) => file === from) ?? null;
  const folders = path.startsWith('/') ? [[]] : [pathParts(from).slice(0, -1), []];
  for (const folder of folders) {
    const parts = joinedPath(folder, path.replace(/^\/?content\//, '/'))?.map(partName);
    if (!parts || parts.length === 0) continue;
    const found = placed.get(parts.join('/')) ?? [];
    const page = found.find((one) => one.language === language) ?? found.find((one) => one.language === null);
    if (page ?? found[0]) return page ?? found[0] ?? null;
    const address = `/${parts.join('/')}/`;
    if (all.has(address)) return { own: address };
  }
  return null;
}

/** @returns an address with the rest of a link; of a part that the body of its page lacks, the most similar one, or none. */
export function withRest(page: Target, rest: string, folder: RevisionContext['folder']): string {
  const [query = '', anchor = ''] = rest.split('#', 2);
  if (anchor === '' || !('file' in page) || !page.file.endsWith('.md')) return page.own + rest;
  const document = readDocument(folder, page.file).value;
  const ids = document?.body ? headingIds(document.body) : [];
  const part = readablePath(anchor);
  const [id, ...others] = ids.includes(part) ? [part] : nearest(part, ids);
  return page.own + query + (id === undefined || others.length > 0 ? '' : `#${id}`);
}

/**
 * @returns the pages whose names end like a path, those in the language of the file first; null for a path that only says
 *   `index`
 */
export function pagesLike({ named }: KnownPages, path: string, file: string): KnownPage[] | null {
  const last = lastPart(path);
  // Only a path can tell one index from another.
  if (last === 'index' || last === '' || /^\.*$/.test(last)) return null;
  const parent = pathParts(path).slice(0, -1).map(partName).at(-1);
  const isThere = ({ folders }: KnownPage): boolean =>
    parent === undefined || /^\.*$/.test(parent) || folders.length === 0 || folders.at(-1) === parent;
  const isOther = ({ language }: KnownPage) => Number(language !== languageOf(file));
  return (named.get(last) ?? []).filter(isThere).sort((a, b) => isOther(a) - isOther(b));
}
