/** File names to addresses. */
import type { Fault } from '../../diagnostics/index.ts';
import { isDay } from './days/days.ts';
import { memoized } from './lists.ts';

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

/** A date in front of a name: `2024-01-05-laut`. */
const DATED = /^(\d{4}-\d\d-\d\d)[-_ ]+(?=.)/;
/** `2023-review` and `2024-review` follow each other, but not to be put in order. */
const YEAR = /^(?:19|20)\d\d$/;
const NUMBERED = /^(\d+)[-_ ]+(?=.)/;

/** @returns the day (`YYYY-MM-DD`) that is in front of a file's name, or null */
export function dayInName(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Most names are told by their fifth character.
  const day = name.charAt(4) === '-' ? DATED.exec(name)?.[1] : undefined;
  return day !== undefined && isDay(day) ? day : null;
}

/**
 * Paths of the files and folders that a number in front of their names only puts in order, and of the files that only
 * the day in front tells from others.
 */
export type Ordered = ReadonlySet<string>;

/** @returns whether a number in front of a name orders it, as far as the other names in its folder tell */
function orderIn(names: ReadonlySet<string>): (number: string) => boolean {
  const written = [...names].flatMap((name) => (DATED.test(name) ? [] : (NUMBERED.exec(name)?.[1] ?? [])));
  const numbers = new Set(written.map(Number));
  // `01`, `02` … are no part of a name; they tell how long the others are.
  const widths = new Set(written.flatMap((text) => (/^0\d/.test(text) ? text.length : [])));
  // Where all files have a number, some may be gone; a single one may be gone in any folder.
  const most = numbers.size > 4 && written.length + 1 >= names.size ? 2 * numbers.size : 1;
  const follows = (at: number, step: number): boolean =>
    numbers.has(at - step) ||
    numbers.has(at + step) ||
    (numbers.has(at - 2 * step) && numbers.has(at - 3 * step));
  const isInTurn = (at: number): boolean => follows(at, 1) || (at % 10 === 0 && follows(at, 10));
  return (text) =>
    widths.has(text.length) || Number(text) <= most || (!YEAR.test(text) && isInTurn(Number(text)));
}

/**
 * @param files of one collection
 * @param numbered whether every number is an order, or none; by default where the names in a folder are numbered one
 *   after the other
 */
export function orderedIn(files: readonly string[], numbered?: boolean): Ordered {
  const found = new Set<string>();
  const folders = new Map<string, Set<string>>();
  for (const file of numbered === false ? [] : files)
    for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
      const path = file.slice(0, end);
      const from = path.lastIndexOf('/') + 1;
      const folder = path.slice(0, from);
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(path.slice(from)));
    }
  for (const [folder, names] of folders) {
    const isOrder = numbered ? () => true : orderIn(names);
    for (const name of names) {
      const number = dayInName(name) === null ? NUMBERED.exec(name)?.[1] : undefined;
      if (number !== undefined && isOrder(number)) found.add(folder + name);
    }
  }
  return found;
}

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

/** @returns the date or number in front of a file's name, with what separates it; '' if it is a part of the name */
export function prefixOf(path: string, ordered?: Ordered): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (dayInName(name) !== null) return ordered?.has(path) ? '' : (DATED.exec(name)?.[0] ?? '');
  return !ordered || ordered.has(path) ? (NUMBERED.exec(name)?.[0] ?? '') : '';
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
