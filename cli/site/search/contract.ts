/** Data of the page that searches, between the plan, its template and its script. */

/** Texts of the page, in its language; `{count}` is a number. */
export interface SearchTexts {
  title: string;
  label: string;
  button: string;
  searching: string;
  failed: string;
  none: string;
  found: string;
  first: string;
  more: string;
  /** The list of all entries: its link, and its title. */
  all: string;
  'all-title': string;
  /** For visitors without scripts. */
  'no-scripts': string;
  in: string;
  everywhere: string;
  tag: string;
  'any-tag': string;
  previous: string;
  next: string;
}

/** `search` in the data of the search page and of the list of all entries. */
export interface SearchView {
  /** Address of the folder of the index. */
  index: string;
  /** Addresses of the search page, and of the list of all entries. */
  href: string;
  all: string;
  words: SearchTexts;
  /** The collections that a search can be narrowed to, with their names in words; empty if there is one. */
  collections: readonly (readonly [name: string, label: string])[];
  tags: readonly string[];
  /** Absent from the search page. */
  list?: {
    entries: readonly { href: string; title: string; label: string }[];
    /** Addresses of its other pages; null at the ends. */
    previous: string | null;
    next: string | null;
  };
}
