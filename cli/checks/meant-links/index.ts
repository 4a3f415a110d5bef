/** Suggests the page that a broken link may have meant: people link to files, as their editors show them. */

import { isPictureName } from '../../core/stages/picture-formats.ts';
import type { DiagnosticCheck, Revision, RevisionContext } from '../../core/validate/file-checks.ts';
import { isSamePicture, localImage, pictureFinder } from '../../core/values/image-paths.ts';
import { languageOf, slugOf } from '../../core/values/slug.ts';
import { nearestOfMany } from '../../diagnostics/suggest.ts';

const lastPart = (path: string): string =>
  slugOf(
    (path.split('/').findLast((part) => part !== '') ?? '').replace(/\.(?:html?|php)$/i, ''),
  ).toLowerCase();

/** Addresses of the content's pages: all of them, and those of single pages by file name. */
function knownPages({ content, addressesOf }: NonNullable<RevisionContext['site']>) {
  const all = new Set<string>();
  const named = new Map<string, { own: string; language: string | null }[]>();
  for (const one of [...content.published, ...content.faulty]) {
    const [own, ...lists] = addressesOf(one);
    if (own === undefined) continue;
    for (const address of [own, ...lists]) all.add(address);
    const name = lastPart(one.slug);
    named.set(name, [...(named.get(name) ?? []), { own, language: languageOf(one.file) }]);
  }
  return { all, named };
}

/** The end of a name of a file that is neither a page nor a picture, such as a PDF. */
const DOCUMENT = /\.(?!md$|ya?ml$|html?$|php$)[a-z\d]{2,5}$/i;

const meantLinks = ({ site, folder: { images } }: RevisionContext): Revision => {
  if (!site) return () => null;
  const findPictures = pictureFinder(images);
  const near = nearestOfMany();
  const { all, named } = knownPages(site);
  return ({ code, params, suggestions, file, field }) => {
    const isBad = code === 'content/bad-link';
    const text = isBad ? params.value : params.target;
    if (field === '' && typeof text === 'string' && isPictureName(text)) {
      const known = findPictures(text).find((path) => isSamePicture(text, path));
      const picture = known ?? (isBad && localImage(text) !== null ? text : null);
      const value = picture !== null && /[\s()]/.test(picture) ? `<${picture}>` : picture;
      return value === null ? null : { code: 'markdown/picture-link', params: { value } };
    }
    if (code === 'link/no-such-file') return null;
    // External links have been excluded already.
    if (typeof text !== 'string' || /[:@\s]/.test(text) || suggestions.some((one) => !one.startsWith('/')))
      return null;
    if (isBad && suggestions.length === 0 && DOCUMENT.test(text))
      return { suggestions: [`/${text.split(/[\\/]/).at(-1)}`] };
    const [path = ''] = text.split(/[?#]/, 1);
    const rest = text.slice(path.length);
    const last = lastPart(path.replace(/\\/g, '/'));
    const isOther = ({ language }: { language: string | null }) => Number(language !== languageOf(file));
    // First those in the language of the file.
    const same = [...(named.get(last) ?? [])].sort((a, b) => isOther(a) - isOther(b)).map(({ own }) => own);
    const own = suggestions.map((one) => one.replace(/[?#].*$/s, '')).filter((one) => !isBad || all.has(one));
    if (same.length === 0 && (!isBad || own.length > 0)) return null;
    const found = new Set(same.length > 0 ? [...same, ...own] : near(`/${last}/`, [...all]));
    return { suggestions: [...found].slice(0, 3).map((one) => one + rest) };
  };
};

export default {
  on: 'diagnostic',
  of: ['content/bad-link', 'link/no-such-file', 'link/no-such-page'],
  run: meantLinks,
} satisfies DiagnosticCheck;
