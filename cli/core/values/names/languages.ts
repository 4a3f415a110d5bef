/** Languages, as names of files and addresses state them. */
import { memoized } from '../lists.ts';

/**
 * The end of a file's name may state a language: `01-laut.en.md` is the English version of `01-laut.md`, and its page
 * is below `/en/`.
 */
const ENDING = /(?:\.([A-Za-z]{2}(?:-(?:[A-Za-z]{2}|[A-Za-z]{4}))?))?\.(?:yaml|yml|md)$/;
const FORMAT = /\.(?:yaml|yml|md)$/;

const isNamed = (type: 'language' | 'region' | 'script', code: string): boolean =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;

/**
 * @returns whether a code is one that names of files may end in: that of a language which exists, with its region or
 *   script. `acme.sh.md`, `socket.io.md` and `sign.in.md` end in no language: these codes have no readers of their own
 */
export const isLanguage = memoized((code: string): boolean => {
  if (!/^[a-z]{2}(?:-(?:[a-z]{2}|[a-z]{4}))?$/i.test(code)) return false;
  const [language = '', part = ''] = languageTag(code).split('-');
  if (/^(?:in|io|sh)$/.test(language)) return false;
  return (
    isNamed('language', language) && (part === '' || isNamed(part.length === 2 ? 'region' : 'script', part))
  );
});

/** @returns a code in the usual case: `pt-br` → `pt-BR`, `ZH-HANS` → `zh-Hans` */
export const languageTag = (code: string): string =>
  code
    .toLowerCase()
    .replace(/-([a-z]{2})(?=-|$)/g, (part) => part.toUpperCase())
    .replace(/-([a-z])(?=[a-z]{3}(?:-|$))/g, (part) => part.toUpperCase());

/** @returns the language that a file's name states, or null for the site's own */
export function languageOf(file: string): string | null {
  // Most names have a single dot.
  const code = file.indexOf('.') < file.lastIndexOf('.') ? ENDING.exec(file)?.[1] : undefined;
  return code === undefined || !isLanguage(code) ? null : languageTag(code);
}

/** @returns the end of a file's name: its language, if it states one, and its format */
export const endingOf = (file: string): string =>
  (languageOf(file) === null ? FORMAT : ENDING).exec(file)?.[0] ?? '';

/** @returns an address of the site in a language */
export const addressIn = (language: string | null, path: string): string =>
  language === null ? path : `/${language.toLowerCase()}${path}`;

/** @returns an address of the site as a file in a language writes it; null for an address outside that language */
export function addressWithin(language: string | null, address: string): string | null {
  if (language === null) return address;
  return address.startsWith(addressIn(language, '/')) ? address.slice(language.length + 1) : null;
}
