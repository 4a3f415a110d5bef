/**
 * Addresses of pictures: files below `images/`, with any name that a camera or a phone may give, or photos on other
 * hosts.
 */
import { type Param, shorten, type UnplacedFault } from '../../diagnostics/diagnostic.ts';
import { type NameIn, type Phrase, phrase } from '../../diagnostics/phrases.ts';
import { nearestOfMany } from '../../diagnostics/suggest.ts';
import { isPictureName } from '../stages/picture-formats.ts';
import { latinise } from './letters.ts';
import { memoized } from './lists.ts';
import { httpsFault, MAX_LENGTH } from './urls.ts';

const FOLDER = /^(?:\.{1,2}\/)*images\//i;
/**
 * Control characters, direction marks, surrogates, backslashes; and characters that a name may encode with percent
 * signs: dots, slashes, control characters.
 */
const REFUSED = /[\p{Cc}\p{Cs}\\\u2028-\u202E\u2066-\u2069]|%(?:[01][\da-f]|2[ef]|5c|7f)/iu;

const excerptOf = (value: string): string => shorten(value, 200);

/**
 * @returns path below `content/` of a local picture as written in an address, or null if the text is not a path of
 *   one
 */
export function localImage(value: string): string | null {
  const folder = FOLDER.exec(value)?.[0];
  if (folder === undefined || value.length > MAX_LENGTH || !isPictureName(value) || REFUSED.test(value))
    return null;
  const path = value.slice(folder.length).normalize('NFC');
  // Hidden files are not listed, and a path never leaves the folder.
  return path.split('/').some((part) => part === '' || part.startsWith('.')) ? null : `images/${path}`;
}

/** @returns a text with percent signs decoded, or null if they are invalid */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * @param files paths of existing pictures
 * @returns path below `content/` of the picture that an address names, as written or with `%20` for a space; null if
 *   it is not a local picture
 */
export function localPath(address: string, files: { has(path: string): boolean }): string | null {
  const written = localImage(address);
  if (written === null || !written.includes('%') || files.has(written)) return written;
  const spelt = localImage(percentDecoded(written) ?? '');
  return spelt !== null && files.has(spelt) ? spelt : written;
}

/** Files that may be mistaken for supported pictures, by extension, with advice for each. */
const FOREIGN = /\.(heic|heif|svg|tiff?|bmp|pdf|docx?|mp4|mov|psd|ai|eps|cdr)$/i;

/** Formats with advice of their own, by their extensions. */
const ADVISED = {
  HEIC: ['HEIC', 'HEIF'],
  SVG: ['SVG', 'AI', 'EPS', 'CDR'],
  PDF: ['PDF'],
  DOC: ['DOC', 'DOCX'],
  VIDEO: ['MP4', 'MOV'],
} as const satisfies Partial<Record<NameIn<Phrase, 'content/image-kind'>, string[]>>;

/** Advice for a picture in an unsupported format. */
export function adviceFor(kind: string): Param {
  const group = Object.entries(ADVISED).find(([, kinds]) => (kinds as readonly string[]).includes(kind))?.[0];
  return phrase(`content/image-kind:${(group ?? 'OTHER') as keyof typeof ADVISED | 'OTHER'}`);
}

/** @returns the fault of a photo's address, which must be https or a file under `images/`; null if it is valid */
export function imageFault(value: string): UnplacedFault | null {
  if (localImage(value) !== null) return null;
  if (/^https?:/i.test(value) || value.startsWith('//')) return httpsFault(value);
  const kind = FOREIGN.exec(value)?.[1]?.toUpperCase();
  if (kind !== undefined && localImage(value.replace(FOREIGN, '.png')) !== null)
    return { code: 'content/image-kind', params: { value: excerptOf(value), kind, advice: adviceFor(kind) } };
  const completed = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/./i.test(value) ? `https://${value}` : '';
  if (completed !== '' && httpsFault(completed) === null)
    return { code: 'content/not-https', params: { value: excerptOf(value) }, suggestions: [completed] };
  return { code: 'content/bad-image-path', params: { value: excerptOf(value) } };
}

/** The last part of a path, normalised for comparison. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string): string => path.replace(/\.[\p{L}\d]{2,4}$/u, '');
const loose = (text: string): string =>
  latinise(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A path below `images/`, normalised: forward slashes, percent signs decoded, no query. */
function plainPath(written: string): string {
  const slashed = written.trim().replace(/\\/g, '/');
  const path = isPictureName(slashed) ? slashed : slashed.replace(/[?#].*$/s, '');
  const spelt = (percentDecoded(path) ?? path).normalize('NFC');
  return spelt.replace(/^(?:.*\/)?images\//is, '').replace(/^[./]+/, '');
}

/** Ways in which a path may match a file, the strictest first. */
const FORMS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toLowerCase(),
  (path) => stemOf(path).toLowerCase(),
  (path) => nameOf(path).toLowerCase(),
  (path) => stemOf(nameOf(path)).toLowerCase(),
  (path) => loose(stemOf(nameOf(path))),
];

/** Whether a path matches a picture apart from folder, case, extension and characters other than letters. */
export const isSamePicture = (written: string, path: string): boolean => {
  const [a, b] = [written, path].map((one) => loose(stemOf(nameOf(plainPath(one)))));
  return a !== '' && a === b;
};

/** An address that is not a path. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:data|javascript|blob):)/i;

/**
 * @param images paths below `content/`
 * @returns a function that gives the pictures that a wrong address may have meant, best first: those that match in
 *   the strictest way that finds any, else those with a similar spelling
 */
export function pictureFinder(images: ReadonlySet<string>): (written: string) => string[] {
  const near = nearestOfMany();
  const index = memoized((as: (typeof FORMS)[number]) => {
    const known = new Map<string, string[]>();
    for (const path of images) {
      const key = localImage(path) === null ? '' : as(path.slice('images/'.length));
      if (key !== '') known.set(key, [...(known.get(key) ?? []).slice(0, 2), path]);
    }
    return known;
  });
  return (written) => {
    if (written.length > MAX_LENGTH || ELSEWHERE.test(written)) return [];
    // A drawing or document in another folder is none of the pictures, even under the same name.
    if (FOREIGN.test(written) && written.includes('/') && !/(?:^|\/)images\//i.test(written)) return [];
    const path = plainPath(written);
    for (const as of FORMS) {
      const found = index(as).get(as(path));
      if (found) return found;
    }
    return near(
      `images/${path}`,
      [...images].filter((one) => localImage(one) !== null),
    );
  };
}
