/** File names to addresses. */
import type { Fault } from '../../../diagnostics/index.ts';
import { endingOf, languageOf } from './languages.ts';
import { dayInName, type Ordered, prefixOf } from './prefixes.ts';

const MAX_SLUG = 150;
/** In UTF-8, which takes at most three bytes for each code unit. */
const MAX_BYTES = 200;
const ATSTART = { start: 0, end: 0 } as const;

/** Names that senja uses at the top of `dist`. */
const RESERVED = ['assets', 'index', '404'];

/** Names that Windows reserves for devices, with any extension: no file or folder there can have one. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00B9\u00B2\u00B3]) *(?:\.|$)/i;
export const isDeviceName = (name: string): boolean => DEVICE.test(name);

/** Key under which addresses are equal on systems that fold case or Unicode forms; `ß` equals `ss` too. */
export const fold = (text: string): string => (/^[a-z0-9/._-]*$/.test(text) ? text : foldUnicode(text));

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

/** @returns those of the files that have the same name as an earlier one in their language, but for the day in front */
export function sameButDays(files: readonly string[]): string[] {
  const days = new Map<string, Set<string>>();
  const sameNames = new Set<string>();
  const names = files.flatMap((file) => {
    const day = dayInName(file);
    return day === null ? [] : { file, day, name: slugOf(file) };
  });
  for (const { file, day, name } of names) {
    const inLanguage = `${name} ${languageOf(file) ?? ''}`;
    const known = days.get(inLanguage) ?? new Set();
    days.set(inLanguage, known.add(day));
    if (known.size > 1) sameNames.add(name);
  }
  const first = new Map<string, string>();
  for (const { day, name } of names) {
    const known = first.get(name);
    if (known === undefined || day < known) first.set(name, day);
  }
  return names.flatMap(({ file, day, name }) => (sameNames.has(name) && day !== first.get(name) ? file : []));
}

/** Dots are letters, except at the ends and next to another. */
const PART = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]|\.(?=[\p{L}\p{N}_-]))*$/u;

/** @returns the name of a file or folder as a part of an address; itself if no character is left: `My note` → `my-note` */
export function addressName(name: string): string {
  const written = name.normalize('NFC');
  return PART.test(written) ? written : slugify(written) || written;
}

/**
 * @param ordered without it, any number is an order
 * @returns the file name without folder, date or number in front, language and extension, as a part of an address:
 *   `books/07-laut.md` → `laut`, `_index.md` → `index`
 */
export function slugOf(path: string, ordered?: Ordered): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.length - endingOf(path).length);
  const prefix = /^\d/.test(name) ? prefixOf(path, ordered) : '';
  return addressName(name.slice(prefix.length));
}

/**
 * @returns the names of folders and file below the first folder, like `slugOf`: `docs/02-guide/01-start.md` →
 *   `guide/start`; an `index` represents its folder
 */
export function slugPathOf(path: string, ordered?: Ordered): string {
  const names: string[] = [];
  for (let at = path.indexOf('/'); at >= 0; ) {
    const next = path.indexOf('/', at + 1);
    names.push(slugOf(next < 0 ? path : path.slice(0, next), ordered));
    at = next;
  }
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
  const from = file.lastIndexOf('/') + 1;
  const name = file.slice(from, file.length - endingOf(file).length);
  const prefix = [prefixOf(file), ''].find((one) => name.slice(one.length).normalize('NFC') === wrong);
  return prefix === undefined
    ? []
    : [
        `${file.slice(0, from)}${prefix && `${/^.*[^-_ ]/.exec(prefix)?.[0] ?? ''}-`}${right}${endingOf(file)}`,
      ];
}

/**
 * @param reserved reserved names, for a slug that comes first in an address; else null
 * @returns why a slug, or a part of one between slashes, cannot be a part of an address, or null
 */
export function slugFault(slug: string, reserved: readonly string[] | null): Fault | null {
  for (const [index, name] of slug.split('/').entries()) {
    const { length } = name;
    if (!PART.test(name)) {
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
