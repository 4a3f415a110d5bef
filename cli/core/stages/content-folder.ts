/** A content folder as the pipeline sees it, wherever it lies. */
import type { Code, Params } from '../../diagnostics/diagnostic.ts';

/** A file that cannot be read as content, and why. */
export interface Unreadable {
  path: string;
  code: Code;
  params: Params;
  suggestions?: readonly string[];
}

/** Files that a site brings along, to be published as they are. */
export interface PublicFolder {
  /** As seen from the content folder, such as `../public`. */
  name: string;
  /** Paths relative to it, with `/`, in natural order; sound names alone. */
  files: readonly string[];
  /** As `ContentFolder.stamp`; asked before a file is read. */
  stamp(file: string): string | null;
  /** @throws Failure when the file cannot be read */
  read(file: string): Promise<Uint8Array>;
}

/** A content folder as the pipeline sees it: names first, texts when asked for. */
export interface ContentFolder {
  /** Paths of content files relative to the folder, with `/`, in natural order. */
  site: string | null;
  entries: readonly string[];
  /** The list of addresses that have been published (`address-list.ts`), where there is one. */
  addresses?: string | null;
  /** `public/` of the site; null or left out where there is none. */
  public?: PublicFolder | null;
  /** Paths of all regular files under `images/`. */
  images: ReadonlySet<string>;
  /** Folders under `images/` that are named like a picture. */
  imageFolders: ReadonlySet<string>;
  /** What lies there but cannot be content. */
  unreadable: readonly Unreadable[];
  read(path: string): Uint8Array | Unreadable;
  /**
   * What tells that a file has not changed, without reading it; equal stamps mean equal bytes.
   * @returns of a file that has been read, the stamp of those bytes; null when there is no telling
   */
  stamp(path: string): string | null;
  /**
   * Takes a step for each item, in order. When one does not come to its end, its file cannot be read any more, and the
   * step is taken once more.
   * @param fileOf the content file that a step is about; left out where the item is its path
   * @returns what each step has returned
   */
  each<T, R>(items: readonly T[], step: (item: T) => R, fileOf?: (item: T) => string): R[];
  /**
   * @returns the bytes of an image, or why they are not read: there are too many
   * @throws when the image has gone since the folder was listed
   */
  readImage(path: string): Uint8Array | Pick<Unreadable, 'code' | 'params'>;
}
