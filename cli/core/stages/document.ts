/** The stages a content file goes through before it is an entry. */
import type { Slice } from '../../diagnostics/places/index.ts';

/** A decoded file: UTF-8, without leading byte-order mark, with its original line breaks. */
export interface SourceFile {
  /** Relative to the content folder, with `/`. */
  path: string;
  text: string;
}

/** A file whose fields are plain data, not yet validated. */
export interface Document extends SourceFile {
  /** The YAML text: the whole file, or the front matter of an `.md` file. */
  yaml: Slice;
  fields: Record<string, unknown>;
  /** Markdown after the front matter; null for `.yaml` files. */
  body: Slice | null;
  /** Set if something could not be read: the file has no entry, and its missing parts are not reported again. */
  unread: UnreadLines | null;
}

/** Parts that `fields` lacks because of syntax errors. */
export interface UnreadLines {
  /** Numbers of the lines that get no further diagnostics, from 1. */
  lines: ReadonlySet<number>;
  /** Words that may have been field names, and fields with an unreadable line. */
  names: ReadonlySet<string>;
  /** Whether any field may be missing only because of the syntax error. */
  uncertain: boolean;
  /** Whether no field could be read at all. */
  whole: boolean;
}
