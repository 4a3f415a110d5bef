/** Suggests the page that a broken link may have meant: people link to files, as their editors show them. */

import { pathParts } from '../../../core/entries/links/index.ts';
import type { Revision, RevisionContext } from '../../../core/models/checks/index.ts';
import { readablePath } from '../../../core/values/addresses.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { nearestOfMany } from '../../../diagnostics/suggestions/index.ts';
import { knownPages, lastPart, pageAt, pagesLike, type Target, withRest } from './known-pages.ts';

/** The end of a name of a file that is neither a page nor a picture, such as a PDF. */
const DOCUMENT = /\.(?!md$|ya?ml$|html?$|php$)[a-z\d]{2,5}$/i;

/** A link to a document, which is published from `public/`. */
function documentFault(text: string, files: readonly string[]): ReturnType<Revision> {
  const name = text.split(/[\\/]/).at(-1) ?? '';
  const known = files.filter((file) => pathParts(file).at(-1) === name).map((file) => encodeURI(`/${file}`));
  const target = `/${name}`;
  return known.length > 0
    ? { suggestions: known.slice(0, 3) }
    : { code: 'link/no-such-file', params: { target: text, address: target } };
}

export const linkSuggestions = ({ site, folder }: RevisionContext): Revision => {
  if (!site) return () => null;
  const near = nearestOfMany();
  const pages = knownPages(site);
  const { all } = pages;

  // A page of this site, since an example may be copied.
  const page = [...all].find((address) => address !== '/') ?? '/';

  const intended: Revision = ({ code, params, suggestions, file }) => {
    const isBad = code === 'content/bad-link';
    const text = isBad ? params.value : params.target;
    const isPath = isBad || !String(text).startsWith('/');
    // It is known already why there is no page.
    if (code === 'link/no-such-file' || (code === 'link/no-such-page' && params.why)) return null;
    // External links have been excluded already.
    if (typeof text !== 'string' || /[:@\s]/.test(text) || suggestions.some((one) => !one.startsWith('/')))
      return null;
    if (isPath && suggestions.length === 0 && DOCUMENT.test(text))
      return documentFault(text, [...(folder.public?.files ?? [])]);
    // What was to be written there is unknown.
    if (text === '#') return null;
    const [written = ''] = text.split(/[?#]/, 1);
    const rest = text.slice(written.length);
    const path = readablePath(written).replace(/\\/g, '/');
    const exact = pageAt(pages, path, file);
    if (exact) return { suggestions: [withRest(exact, rest, folder)] };
    const same = pagesLike(pages, path, file);
    if (!same) return isPath ? { suggestions: [] } : null;
    const own = suggestions
      .map((one) => one.replace(/[?#].*$/s, ''))
      .filter((one) => !isPath || all.has(one));
    if (same.length === 0 && (!isPath || own.length > 0)) return null;
    const found = new Map<string, Target>();
    const others = same.length > 0 ? own : near(`/${lastPart(path)}/`, [...all]);
    for (const page of [...same, ...others.map((address) => ({ own: address }))])
      if (!found.has(page.own)) found.set(page.own, page);
    return { suggestions: [...found.values()].slice(0, 3).map((one) => withRest(one, rest, folder)) };
  };
  return (diagnostic) => {
    const { code, params } = diagnostic;
    const changes = intended(diagnostic);
    if (changes?.params) return changes;
    if (code === 'content/bad-link') return { ...changes, params: { ...params, page } };
    return changes && code === 'link/no-such-page'
      ? { ...changes, params: { ...params, advice: phrase('link/no-such-page:check'), known: '' } }
      : changes;
  };
};
