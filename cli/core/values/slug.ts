/** File names to addresses. */
import type { Fault } from '../../diagnostics/diagnostic.ts';

const MAX_SLUG = 100;
/** In UTF-8, which takes at most three bytes for each code unit. */
const MAX_BYTES = 200;
const ATSTART = { start: 0, end: 0 } as const;

/** Names that senja uses at the top of `dist`. */
const RESERVED = ['assets', 'index', '404'];

/** Names that Windows reserves for devices, with any extension: no file or folder there can have one. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00B9\u00B2\u00B3]) *(?:\.|$)/i;
export const isDeviceName = (name: string): boolean => DEVICE.test(name);

/** Key under which addresses are equal on systems that fold case or Unicode forms; `ß` equals `ss` too. */
export const fold = (text: string): string => (/^[a-z0-9-]*$/.test(text) ? text : foldUnicode(text));

/**
 * Like Unicode's NFKC_Casefold. Folds through upper case, in which some letters become equal that differ in lower case.
 */
const foldUnicode = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .normalize('NFKC');

/**
 * The end of a file's name may state a language: `01-laut.en.md` is the English version of `01-laut.md`, and its page
 * is below `/en/`.
 */
const ENDING = /(?:\.(?!md\.)([A-Za-z]{2}(?:-[A-Za-z]{2,4})?))?\.(?:yaml|yml|md)$/;

/** @returns a code in the usual case: `pt-br` → `pt-BR`, `ZH-HANS` → `zh-Hans` */
export const languageTag = (code: string): string =>
  code
    .toLowerCase()
    .replace(/-([a-z]{2})(?=-|$)/g, (part) => part.toUpperCase())
    .replace(/-([a-z])(?=[a-z]{3}(?:-|$))/g, (part) => part.toUpperCase());

/** @returns the language that a file's name states, or null for the site's own */
export function languageOf(file: string): string | null {
  const code = ENDING.exec(file)?.[1];
  return code === undefined ? null : languageTag(code);
}

/** @returns the end of a file's name: its language, if it states one, and its format */
export const endingOf = (file: string): string => ENDING.exec(file)?.[0] ?? '';

/** @returns an address of the site in a language */
export const addressIn = (language: string | null, path: string): string =>
  language === null ? path : `/${language.toLowerCase()}${path}`;

/** @returns an address of the site as a file in a language writes it; null for an address outside that language */
export function addressWithin(language: string | null, address: string): string | null {
  if (language === null) return address;
  return address.startsWith(addressIn(language, '/')) ? address.slice(language.length + 1) : null;
}

/** @returns the file name without folder, leading number, language and extension: `books/07-laut.en.md` → `laut` */
export function slugOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(ENDING, '');
  return name.replace(/^\d+[-_ ]+(?=.)/, '').normalize('NFC');
}

/**
 * @returns the names of folders and file below the first folder, without numbers and extensions:
 *   `docs/02-guide/01-start.md` → `guide/start`; an `index` represents its folder
 */
export function slugPathOf(path: string): string {
  const names = path.split('/').slice(1).map(slugOf);
  if (names.length > 1 && names.at(-1) === 'index') names.pop();
  return names.join('/');
}

/** @returns the text of a field's value for an address, or null if it has none */
export const textInAddress = (value: unknown): string | null =>
  Number.isSafeInteger(value) ? String(value) : typeof value === 'string' ? value : null;

/** Latin and Greek letters with marks, as NFKD writes them; in other scripts a mark makes another letter. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Marks that only choose a form: of an emoji, a key, a joined letter. */
const OF_FORM = /[\u00AD\u200D\p{Me}\p{Variation_Selector}]+/gu;
/** Thai and Lao letters whose compatible form is no spelling of theirs. */
const NOT_SARA_AM = /[^\u0E33\u0EB3]+/g;
const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Signs that end a name, as in `C++` and `C#`. */
const SIGNS_AT_END = /(?<=[\p{L}\p{N}])[+#]{1,3}(?![\p{L}\p{N}+#])/gu;

/** @returns a title or name as a part of an address: `Cerita Anak` → `cerita-anak`; '' if no character is left */
export function slugify(text: string): string {
  const simple = text
    .replace(SIGNS_AT_END, (signs) => signs.replaceAll('+', '-plus').replaceAll('#', '-sharp'))
    .replace(OF_FORM, '')
    .replace(NOT_SARA_AM, (part) => part.normalize('NFKD'))
    .toLowerCase()
    .replace(MARKED, '$1')
    .normalize('NFC');
  const words = [...(simple.match(WORDS) ?? []).join('-').slice(0, MAX_SLUG)];
  while (new TextEncoder().encode(words.join('')).length > MAX_BYTES) words.pop();
  return words.join('').replace(/[-\uD800-\uDBFF]$/, '');
}

/** @returns the same for any text that shows something: signs are named by their code points, `⚡` → `u26a1` */
export function addressPart(text: string): string {
  const signs = text.replace(OF_FORM, '').trim() || text.trim();
  const names = [...signs].slice(0, 12).map((sign) => `u${sign.codePointAt(0)?.toString(16)}`);
  return slugify(text) || names.join('-');
}

/** Fault of a part of an address that no folder on Windows can have. */
export const deviceFault = (name: string): Fault => ({
  code: 'slug/device-name',
  params: { name },
  at: ATSTART,
});

/** @returns the path of a file with another name in place of the wrong one, after its number and before its ending */
export function renamedFile(file: string, wrong: string, right: string): string[] {
  if (slugOf(file) !== wrong) return [];
  const from = file.lastIndexOf('/') + 1;
  const number = /^\d+(?=[-_ ])/.exec(file.slice(from))?.[0];
  return [`${file.slice(0, from)}${number === undefined ? '' : `${number}-`}${right}${endingOf(file)}`];
}

/**
 * @param reserved reserved names, for a slug that comes first in an address; else null
 * @returns why a slug, or a part of one between slashes, cannot be a part of an address, or null
 */
export function slugFault(slug: string, reserved: readonly string[] | null): Fault | null {
  for (const [index, name] of slug.split('/').entries()) {
    const { length } = name;
    if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(name)) {
      const params = { name, example: slugify(name) || 'judul-artikel' };
      return { code: 'slug/invalid', params, at: ATSTART };
    }
    if (length > MAX_SLUG || (length * 3 > MAX_BYTES && new TextEncoder().encode(name).length > MAX_BYTES))
      return { code: 'slug/too-long', params: { length, limit: MAX_SLUG }, at: ATSTART };
    if (DEVICE.test(name)) return deviceFault(name);
    if (index === 0 && reserved && [...RESERVED, ...reserved].includes(fold(name)))
      return { code: 'slug/reserved', params: { name }, at: ATSTART };
  }
  return null;
}
