/** Where files of a site go. */

/** A file of `dist`: path relative to it, with `/`. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** A folder that becomes `dist`, memory, or nowhere. */
export interface Output {
  /** Takes a file as it is made. */
  write(file: OutputFile): void;
  /**
   * Puts a file of the last build into this one.
   * @param stamp what the output said of the file then
   * @returns false, and does nothing, when the file is not there as it was
   */
  keep(path: string, stamp: string): boolean;
  /** What tells the files written so far from any later change to them, by path. */
  stamps: Readonly<Record<string, string>>;
}
