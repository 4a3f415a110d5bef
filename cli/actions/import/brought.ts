/** What a reader of an export finds, before anything is planned for the site. */
import type { Phrase } from '../../diagnostics/phrases/index.ts';

/** A place in the export. */
export interface ExportPlace {
  /** Path below the export, with `/`; '' for an export that is a single file. */
  file: string;
  /** Offset into its text. */
  start: number;
}

/** What is not brought: its kind, in words, and its name. */
export interface Left {
  what: Extract<Phrase, `import/left:${string}`>;
  name: string;
  at: ExportPlace;
  /** How it is written in the export, if `at` is only near it: a text may have been changed before it was found there. */
  written?: string;
}

/** Why a part of the export cannot be read. */
export interface Broken {
  /** As the parser says it, in English. */
  reason: string;
  at: ExportPlace;
}

/** An entry of the old site. */
export interface Item {
  /** Where it begins; `file` is also what links in a folder of files name. */
  at: ExportPlace;
  /** Its collection: the name of a folder of `content/`. */
  collection: string;
  /** Path below the folder, without ending; it may end in a language, such as `.en`. */
  name: string;
  /** As written there, in its own names. */
  fields: Record<string, unknown>;
  /** Markdown. */
  body: string;
  /** Path of its page on the old site; null without one. */
  former: string | null;
}

/** A file that is copied as it is. */
export interface Copy {
  /** Path below the export, with `/`. */
  from: string;
  /** Path below the folder of the site, with `/`: in `content/` or `public/`. */
  to: string;
}

export interface OldSite {
  title: string;
  description: string;
  /** '' if it is not known. */
  url: string;
  /** Code, such as `en`; '' if it is not known. */
  language: string;
  /** Codes of further languages. */
  languages: readonly string[];
  /** '' if it is not known. */
  timeZone: string;
  /** First part of the addresses of lists, by field: `{ tags: 'tag' }`. */
  lists: Readonly<Record<string, string>>;
}

export interface Brought {
  site: OldSite;
  items: Item[];
  copies: Copy[];
  left: Left[];
  broken: Broken[];
}

/** An export as its readers see it: a folder of files, or one file with its folder. */
export interface Export {
  /** Paths of files below it, with `/`, in natural order, without hidden folders and `node_modules`. */
  files: readonly string[];
  /** For an export that is one file: its name; else null. */
  single: string | null;
  /** Size in bytes. */
  size(file: string): number;
  /** The text of a file, without byte-order mark; null if it is not UTF-8. */
  text(file: string): string | null;
}
