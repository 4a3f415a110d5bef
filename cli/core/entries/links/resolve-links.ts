/**
 * Links as people write them, who see files: `./b.md`, `../guide/index.md#part`, `guide/intro`, `/posts/b`. Each that
 * has one answer leads to the final address of the page.
 */
import type { Entry } from '../../stages/entry.ts';
import type { Page } from '../../stages/page.ts';
import { isUnfinished, pageAddress, percentDecoded, readablePath } from '../../values/addresses.ts';
import { groupBy, lazily } from '../../values/lists.ts';
import { endingOf, languageOf } from '../../values/names/languages.ts';
import { prefixOf } from '../../values/names/prefixes.ts';
import { addressName } from '../../values/names/slug.ts';

/** @returns the final address of a link in a file; null for one that is final already, or has no certain answer */
export type ResolveLink = (href: string, from: string) => string | null;

/** @returns the names in a path, without empty ones */
export const pathParts = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** @returns a path in a folder; null above the content folder */
export function joinedPath(folder: readonly string[], path: string): string[] | null {
  const parts = [...folder];
  for (const part of pathParts(path)) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return parts;
}

/** @returns a path without endings */
const stemOf = (path: string): string =>
  path.slice(0, path.length - endingOf(path).length).replace(/\.(?:html?|php)$/i, '');

/** @returns a path without endings, and with names as addresses have them */
function keyOf(path: string): string {
  const names = pathParts(stemOf(path)).map((name) => addressName(name.slice(prefixOf(name).length)));
  if (names.at(-1) === 'index') names.pop();
  return names.join('/');
}

/**
 * @returns a function that gives the file that a path in a link names: from the folder of the file that links; one with a
 *   slash in front from the content folder, or else from the folder of the collection
 */
export function fileFinder(files: readonly string[]): (path: string, from: string) => string | null {
  const exact = new Set(files);
  const byKey = lazily(() => groupBy(files, keyOf));
  return (path, from) => {
    const isOfContent = /^\/?content\//.test(path);
    const folder = path.startsWith('/') || isOfContent ? [] : pathParts(from).slice(0, -1);
    const parts = joinedPath(folder, path.replace(/^\/?content\//, ''));
    if (!parts || parts.length === 0) return null;
    const file = parts.join('/');
    return (
      fileFrom(file, from) ?? (path.startsWith('/') ? fileFrom(`${pathParts(from)[0]}/${file}`, from) : null)
    );
  };
  function fileFrom(file: string, from: string): string | null {
    const isWhole = exact.has(file);
    if (isWhole && languageOf(file) !== null) return file;
    const all = byKey().get(keyOf(file)) ?? [];
    const some = isWhole ? all.filter((one) => stemOf(one) === stemOf(file)) : all;
    // First those in the language of the file.
    for (const language of [languageOf(from), null]) {
      const [found, ...others] = some.filter((one) => languageOf(one) === language);
      if (found !== undefined) return others.length === 0 ? found : null;
    }
    return null;
  }
}

/** A page that a link may lead to. */
export type LinkedPage = Pick<Page, 'path' | 'indexed'> & { entry: Pick<Entry<object>, 'file'> | null };

/** @returns the pages of entries, with the lists that show them */
export const pagesOfEntries = (
  entries: readonly Entry[],
  addressesOf: (entry: Entry) => string[],
): LinkedPage[] =>
  entries.flatMap((entry) =>
    addressesOf(entry).map((path, at) => ({ path, entry: at === 0 ? entry : null, indexed: true })),
  );

/** @param pages all pages of the site, which are asked for when a link needs them */
export function linkResolver(pages: () => readonly LinkedPage[]): ResolveLink {
  const known = lazily(() => {
    const addresses = new Set<string>();
    const byFile = new Map<string, string>();
    for (const { path, entry, indexed } of pages()) {
      if (indexed) addresses.add(path);
      if (entry && indexed && !byFile.has(entry.file)) byFile.set(entry.file, path);
    }
    return { addresses, byFile, fileAt: fileFinder([...byFile.keys()]) };
  });
  return (href, from) => {
    if (!isUnfinished(href)) return null;
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const { addresses, byFile, fileAt } = known();
    const own = byFile.get(from);
    if (written === '') return rest !== '' && own !== undefined ? own + rest : null;
    const path = readablePath(written).replaceAll('\\', '/');
    const address = pageAddress(path);
    if (path.startsWith('/') && addresses.has(address)) return address + rest;
    const file = fileAt(path, from);
    const target = file === null ? undefined : byFile.get(file);
    if (target !== undefined) return target + rest;
    // The settings are of every page.
    const base = own ?? (from.includes('/') ? undefined : '/');
    if (path.startsWith('/') || base === undefined) return null;
    // As a browser resolves it.
    const page = pageAddress(
      percentDecoded(new URL(encodeURI(path), `https://a.invalid${encodeURI(base)}`).pathname) ?? '',
    );
    return addresses.has(page) ? page + rest : null;
  };
}
