/** Suggests the page that a broken link may have meant: people link to files, as their editors show them. */

import { headingIds } from '../../core/bodies/markdown.ts';
import { readDocument } from '../../core/entries/documents.ts';
import type { Entry } from '../../core/stages/entry.ts';
import type { DiagnosticCheck, Revision, RevisionContext } from '../../core/validate/file-checks.ts';
import { percentDecoded } from '../../core/values/image-paths.ts';
import { languageOf, slugOf } from '../../core/values/slug.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { nearest, nearestOfMany } from '../../diagnostics/suggest.ts';

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const partName = (part: string): string => slugOf(part.replace(/\.(?:html?|php)$/i, '')).toLowerCase();
const lastPart = (path: string): string => partName(partsOf(path).at(-1) ?? '');

/** A page, with the names of its folders. */
interface KnownPage {
  file: string;
  own: string;
  language: string | null;
  folders: string[];
}

/** Pages of the content: by address, by the last part of their names, and by the path of their files. */
function knownPages({ content, addressesOf }: NonNullable<RevisionContext['site']>) {
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
    const parts = partsOf(file).map(partName);
    const folders = partsOf(slug).slice(0, -1).map(partName);
    const page = { file, own, language: languageOf(file), folders };
    add(named, lastPart(slug), page);
    add(placed, parts.join('/'), page);
    // An index represents its folder.
    if (parts.at(-1) === 'index') add(placed, parts.slice(0, -1).join('/'), page);
  };
  for (const one of content.published) read(one);
  return { all, named, placed };
}

/** @returns the path of a file below the content folder; null above it */
function joined(folder: readonly string[], path: string): string[] | null {
  const parts = [...folder];
  for (const part of partsOf(path)) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return parts;
}

/** The end of a name of a file that is neither a page nor a picture, such as a PDF. */
const DOCUMENT = /\.(?!md$|ya?ml$|html?$|php$)[a-z\d]{2,5}$/i;

/** A link to a document, which is published from `public/`. */
function documentFault(text: string, files: readonly string[]): ReturnType<Revision> {
  const name = text.split(/[\\/]/).at(-1) ?? '';
  const known = files.filter((file) => partsOf(file).at(-1) === name).map((file) => encodeURI(`/${file}`));
  const target = `/${name}`;
  return known.length > 0
    ? { suggestions: known.slice(0, 3) }
    : { code: 'link/no-such-file', params: { target: text, address: target } };
}

const meantLinks = ({ site, folder }: RevisionContext): Revision => {
  if (!site) return () => null;
  const near = nearestOfMany();
  const { all, named, placed } = knownPages(site);

  /** The page whose file a path names, from the folder of the file that links or from the content folder. */
  const pageAt = (path: string, from: string): KnownPage | { own: string } | null => {
    const language = languageOf(from);
    // `?a=1` alone is about the page itself.
    if (path === '')
      return placed.get(partsOf(from).map(partName).join('/'))?.find(({ file }) => file === from) ?? null;
    const folders = path.startsWith('/') ? [[]] : [partsOf(from).slice(0, -1), []];
    for (const folder of folders) {
      const parts = joined(folder, path.replace(/^\/?content\//, '/'))?.map(partName);
      if (!parts || parts.length === 0) continue;
      const found = placed.get(parts.join('/')) ?? [];
      const page =
        found.find((one) => one.language === language) ?? found.find((one) => one.language === null);
      if (page ?? found[0]) return page ?? found[0] ?? null;
      const address = `/${parts.join('/')}/`;
      if (all.has(address)) return { own: address };
    }
    return null;
  };

  /** An address with the rest of a link; of a part that the body of its page lacks, the most similar one, or none. */
  const withRest = (page: KnownPage | { own: string }, rest: string): string => {
    const [query = '', anchor = ''] = rest.split('#', 2);
    if (anchor === '' || !('file' in page) || !page.file.endsWith('.md')) return page.own + rest;
    const document = readDocument(folder, page.file).value;
    const ids = document?.body ? headingIds(document.body) : [];
    const part = (percentDecoded(anchor) ?? anchor).normalize('NFC');
    const [id, ...others] = ids.includes(part) ? [part] : nearest(part, ids);
    return page.own + query + (id === undefined || others.length > 0 ? '' : `#${id}`);
  };

  // A page of this site, since an example may be copied.
  const page = [...all].find((address) => address !== '/') ?? '/';

  const meant: Revision = ({ code, params, suggestions, file }) => {
    const isBad = code === 'content/bad-link';
    const text = isBad ? params.value : params.target;
    // It is known already why there is no page.
    if (code === 'link/no-such-file' || (code === 'link/no-such-page' && params.why)) return null;
    // External links have been excluded already.
    if (typeof text !== 'string' || /[:@\s]/.test(text) || suggestions.some((one) => !one.startsWith('/')))
      return null;
    if (isBad && suggestions.length === 0 && DOCUMENT.test(text))
      return documentFault(text, [...(folder.public?.files ?? [])]);
    const [written = ''] = text.split(/[?#]/, 1);
    const rest = text.slice(written.length);
    const path = (percentDecoded(written) ?? written).replace(/\\/g, '/').normalize('NFC');
    const exact = pageAt(path, file);
    if (exact) return { suggestions: [withRest(exact, rest)] };
    const last = lastPart(path);
    // Only a path can tell one index from another.
    if (last === 'index' || last === '' || /^\.*$/.test(last)) return isBad ? { suggestions: [] } : null;
    const parent = partsOf(path).slice(0, -1).map(partName).at(-1);
    const isThere = ({ folders }: KnownPage): boolean =>
      parent === undefined || /^\.*$/.test(parent) || folders.length === 0 || folders.at(-1) === parent;
    const isOther = ({ language }: KnownPage) => Number(language !== languageOf(file));
    // First those in the language of the file.
    const same = (named.get(last) ?? []).filter(isThere).sort((a, b) => isOther(a) - isOther(b));
    const own = suggestions.map((one) => one.replace(/[?#].*$/s, '')).filter((one) => !isBad || all.has(one));
    if (same.length === 0 && (!isBad || own.length > 0)) return null;
    const found = new Map<string, KnownPage | { own: string }>();
    const others = same.length > 0 ? own : near(`/${last}/`, [...all]);
    for (const page of [...same, ...others.map((address) => ({ own: address }))])
      if (!found.has(page.own)) found.set(page.own, page);
    return { suggestions: [...found.values()].slice(0, 3).map((one) => withRest(one, rest)) };
  };
  return (diagnostic) => {
    const { code, params } = diagnostic;
    const changes = meant(diagnostic);
    if (changes?.params) return changes;
    if (code === 'content/bad-link') return { ...changes, params: { ...params, page } };
    return changes && code === 'link/no-such-page'
      ? { ...changes, params: { ...params, advice: phrase('link/no-such-page:check'), known: '' } }
      : changes;
  };
};

export default {
  on: 'diagnostic',
  of: ['content/bad-link', 'link/no-such-file', 'link/no-such-page'],
  run: meantLinks,
} satisfies DiagnosticCheck;
