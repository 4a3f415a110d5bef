/** Destinations of a site's files. */
import type { PagePieces } from './page.ts';

/** A file of `dist`: path relative to it, with `/`. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** A file of which pieces may be shared with other files. */
export interface FileInPieces {
  path: string;
  content: OutputFile['content'] | PagePieces;
}

/** @returns the content in one piece */
export const wholeOf = (content: FileInPieces['content']): OutputFile['content'] =>
  typeof content === 'string' || content instanceof Uint8Array ? content : content.join('');

/** Destination of the files: a folder that becomes `dist`, memory, or none. */
export interface Output {
  /** Takes a file as soon as it is made. */
  write(file: FileInPieces): void;
  /**
   * Reuses a file of the last build.
   * @param stamp stamp of the file at that time
   * @returns false, without effect, if the file is missing or changed
   */
  keep(path: string, stamp: string): boolean;
  /** Whether pages are rendered again when they are shown: then one of each template shows what a style sheet does. */
  showsPages?: true;
  /** Stamp of each written file, by path; used to detect later changes. */
  stamps: Readonly<Record<string, string>>;
}
