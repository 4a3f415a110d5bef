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
  /** Set when something could not be read: no entry comes of the file, and nothing is said twice. */
  unread: UnreadLines | null;
}

/** What `fields` lack because it could not be read. */
export interface UnreadLines {
  /** Numbers of the lines of which nothing more is said, from 1. */
  lines: ReadonlySet<number>;
  /** Words that may have been field names, and fields of which some line could not be read. */
  names: ReadonlySet<string>;
  /** Whether any field may be missing only because of the fault. */
  uncertain: boolean;
  /** Whether no field could be read at all. */
  whole: boolean;
}
