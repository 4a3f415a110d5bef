/** A content folder as the pipeline sees it, independent of where it is stored. */
import type { Code, Diagnostic, Params } from '../../diagnostics/index.ts';

/** A file that cannot be read as content, with the reason. */
export interface Unreadable {
  path: string;
  code: Code;
  params: Params;
  suggestions?: readonly string[];
}

/** Static files of a site, published unchanged. */
export interface PublicFolder {
  /** Name relative to the content folder, such as `../public`. */
  name: string;
  /** Paths relative to it, with `/`, in natural order; only valid names. */
  files: readonly string[];
  /** Like `ContentFolder.stamp`; called before a file is read. */
  stamp(file: string): string | null;
  /** @returns the text of `_redirects`; '' without one */
  redirects?(): string;
  /** @returns the text of `_headers`; '' without one */
  headers?(): string;
  /** Like `ContentFolder.readImage`. */
  readImage: ContentFolder['readImage'];
  /** @throws Failure when the file cannot be read */
  read(file: string): Promise<Uint8Array>;
}

/** Entries that are rows of files. Each has a path in the folder of its collection, but no file there. */
export interface Rows {
  /** Those of the files themselves, and of rows that are no entries. */
  faults: readonly Diagnostic[];
  has(entry: string): boolean;
  /** @returns a diagnostic, in the file of rows if it is about one of them */
  place(diagnostic: Diagnostic): Diagnostic;
}

/** A content folder as the pipeline sees it: names first, texts on demand. */
export interface ContentFolder {
  /** Paths of content files relative to the folder, with `/`, in natural order. */
  site: string | null;
  entries: readonly string[];
  /** The list of published addresses (`address-list.ts`), if there is one. */
  addresses?: string | null;
  /** Files of rows that are entries: paths relative to this folder, such as `../data/teas.csv`. */
  sources?: readonly string[];
  /** Absent until these are read, or without any. */
  rows?: Rows;
  /** Folder of the site relative to this one, such as `..`. */
  siteFolder?: string;
  /** `public/` of the site; null or absent if there is none. */
  public?: PublicFolder | null;
  /**
   * Paths of all regular files under `images/`, of pictures and recordings next to entries, and of pictures in `public/`,
   * which begin with a slash.
   */
  images: ReadonlySet<string>;
  /** Folders under `images/` that have the name of a picture. */
  imageFolders: ReadonlySet<string>;
  /** Entries of the folder that cannot be content. */
  unreadable: readonly Unreadable[];
  read(path: string): Uint8Array | Unreadable;
  /**
   * Stamp of a file, to detect changes without reading it; equal stamps mean equal bytes.
   * @returns for a file that has been read, the stamp of those bytes; null if unknown
   */
  stamp(path: string): string | null;
  /**
   * Runs a step for each item, in order. If a step does not finish, its file counts as unreadable, and the step is
   * run once more.
   * @param fileOf the content file of an item, asked for when its step does not finish; by default the item is its path
   * @returns the result of each step
   */
  each<T, R>(items: readonly T[], step: (item: T) => R, fileOf?: (item: T) => string): R[];
  /**
   * @returns the bytes of an image, or the reason if they cannot be read: there are too many
   * @throws if the image was removed after the folder was listed
   */
  readImage(path: string): Uint8Array | Pick<Unreadable, 'code' | 'params'>;
}
