/** The stages a content file goes through before it is an entry. */

/** A decoded file: UTF-8, without leading byte-order mark, line breaks as written. */
export interface SourceFile {
  /** Relative to the content folder, with `/`. */
  path: string;
  text: string;
}

/** A part of a file's text and where it starts. */
export interface Slice {
  text: string;
  start: number;
}

/** A file whose fields are plain data; what they mean is not yet known. */
export interface Document extends SourceFile {
  /** The YAML text: the whole file, or the front matter of an `.md` file. */
  yaml: Slice;
  fields: Record<string, unknown>;
  /** Markdown after the front matter; null for `.yaml` files. */
  body: Slice | null;
  /** Faulty lines whose values `fields` lack: nothing more is said about them, and no entry comes of the file. */
  spoiled: { lines: ReadonlySet<number>; names: ReadonlySet<string> } | null;
}
