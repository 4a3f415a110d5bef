/** What generators differ in, and where the files of their folders are. */
import { isMediaName } from '../../../core/values/image-paths.ts';
import type { Left, OldSite } from '../brought.ts';
import type { FrontMatter } from '../front-matter.ts';

/** The collection of entries that are in no folder. */
export const PAGES = 'pages';

/** Where an entry of a generator goes. */
export interface EntryPlace {
  collection: string;
  /** Path below its folder, without ending, as `Item.name`. */
  name: string;
  /** Path of its page on the old site, unless fields say another; null without a page. */
  former: string | null;
}

/** An entry while it is read. */
export interface DraftEntry extends Omit<FrontMatter, 'fault'> {
  file: string;
  place: EntryPlace;
}

/** What differs between generators. */
export interface Generator {
  site: OldSite;
  /** Folders of texts, each with the language of its files ('' for the site's own), the first that matches. */
  roots: readonly { folder: string; language: string }[];
  /** Endings of texts, without dot. */
  endings: readonly string[];
  /** Where an entry goes, by its path below its root, without ending; null if it is none. */
  placeOf(path: string, fields: Record<string, unknown>): EntryPlace | null;
  /** The fields of an entry, with those that the generator states in a way of its own. */
  fields?(fields: Record<string, unknown>): Record<string, unknown>;
  /** Where a file that is no text goes: below `public/`; null if it stays where it is. */
  publicPath(file: string): string | null;
  /** Folders of the export that hold its design or its program. */
  design: RegExp;
  /** What is not in the export. */
  left?: readonly Left[];
  /** Markdown with what the generator adds to it said as senja has it. */
  body(
    text: string,
    draft: DraftEntry,
    told: (what: Left['what'], name: string, offset: number, written: string) => void,
  ): string;
  /** The file that a link names, if not by a path: a wiki's name, or the generator's own form. */
  linked?(target: string, files: readonly string[]): string | null;
}

/** Files that pages offer: neither code nor texts. */
const OFFERED =
  /\.(?:pdf|zip|gz|csv|tsv|ics|epub|docx?|xlsx?|pptx?|od[tsp]|txt|woff2?|ttf|otf|webmanifest|ico)$/i;

export const isOffered = (file: string): boolean => isMediaName(file) || OFFERED.test(file);

/** Most bytes of a text, and of another file. */
export const MOST_BYTES = { text: 256 * 1024, other: 20 * 1024 * 1024 };

/** @returns the folder of a file; '' at the top */
export const folderAbove = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

/** @returns the path that a relative one means from a folder; null if it leads out of the export */
export function resolved(folder: string, target: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

type Root = Generator['roots'][number];

/** @returns the folder of texts that a file is in */
export const rootOf = (file: string, { roots }: Generator): Root | undefined =>
  roots.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));

/** @returns the path of a file below its folder of texts */
export const belowRoot = (file: string, root: Root): string =>
  root.folder === '' ? file : file.slice(root.folder.length + 1);

/** @returns the values of a field that may have one or several */
export const textValues = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));
