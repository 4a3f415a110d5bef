/** Destinations of a site's files. */

/** A file of `dist`: path relative to it, with `/`. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** Destination of the files: a folder that becomes `dist`, memory, or none. */
export interface Output {
  /** Takes a file as soon as it is made. */
  write(file: OutputFile): void;
  /**
   * Reuses a file of the last build.
   * @param stamp stamp of the file at that time
   * @returns false, without effect, if the file is missing or changed
   */
  keep(path: string, stamp: string): boolean;
  /** Stamp of each written file, by path; used to detect later changes. */
  stamps: Readonly<Record<string, string>>;
}
