/** `x-collection` of a model. */
import type { Lang } from '../../diagnostics/languages/index.ts';

/** Name of one entry; in English also an irregular plural. */
export type Noun = Record<Lang, string> & { plural?: string };

/** A collection, as `x-collection` describes it. */
export interface CollectionKeyword {
  /** Its name in the content folder; `docs/**` if entries may be in subfolders. */
  folder: string;
  noun?: Noun;
  /** Other names that people use for the folder or an entry. */
  synonyms?: string[];
  /** The field with the address of an entry's page; absent if the site assigns addresses. */
  address?: string;
  /**
   * Pattern of the addresses of entries' pages: `/books/{slug}/`. With subfolders, `{path}` is the path of folders
   * and file: `/docs/{path}/`.
   */
  route?: string;
  /** First pages of the lists that contain an entry with a page, with values of its fields: `/topics/{topic}/`. */
  lists?: string[];
  /** Whether numbers in front of names only put entries in order; by default where a folder numbers its files. */
  numbered?: boolean;
  /** The template that shows an entry; by default the name of the model. */
  template?: string;
  /** Where entries come from besides the folder: each row of a file is one. */
  rows?: RowsKeyword;
}

/** A file whose rows are entries. */
export interface RowsKeyword {
  /** Path below the folder of the site, with `/`. */
  file: string;
  /** The field that names each entry; its text becomes `{slug}`. */
  slug: string;
}
