/** The plan of a site: its pages, its feed, where visitors find its entries, and what it is made with. */
import type { Absence } from './edition.ts';
import type { Entry } from './entry.ts';
import type { DataFile, Page } from './page.ts';
import type { HeadingView, ImageView, SharingView } from './views.ts';

/** A place of the site where visitors find an entry. */
export interface ShownAt {
  /** Address without base path, possibly with the id of a part of the page. */
  path: string;
  /** The part of the page, in words; null for a page of its own. */
  part: { id: string; en: string } | null;
}

/** Where visitors find an entry, or why they do not. */
export interface Where {
  /** Places in the built site; empty if it does not show the entry. */
  shown: ShownAt[];
  /** Why the published site does not show it on that day, since or until when, and which field says so. */
  absent: { why: Absence; day: string | null; field: string } | null;
}

/** An entry of the feed. */
export interface FeedItem {
  /** Identifies it permanently within the site. */
  slug: string;
  title: string;
  /** Address with base path. */
  href: string;
  /** `YYYY-MM-DD` of publication, or a point in time in a notation of ISO 8601. */
  day: string;
  /** The same of the last change. */
  updated: string;
  topic: string;
  summary: string;
  /** The entry whose full text the feed contains; absent for a summary only. */
  text?: Entry<object>;
}

/** An entry as the search finds it. */
export interface SearchDocument {
  /** Address of its page, without base path; the page keeps its text. */
  path: string;
  /** The same with base path. */
  href: string;
  title: string;
  summary: string;
  /** Name of its collection, and what visitors read instead. */
  collection: string;
  label: string;
  /** By which visitors may narrow a search. */
  tags: readonly string[];
  /** Further words that it is found by, its tags among them. */
  words: readonly string[];
}

/** The search in the whole text of a site, in one language. */
export interface SearchPlan {
  language: string;
  /** Other words for some, as "one=another, two words=a third". */
  alike: string;
  /** Words that say nothing alone, separated by spaces; undefined for those of the language. */
  small: string | undefined;
  documents: readonly SearchDocument[];
}

export interface Plan {
  /** Data for the template of every page; a change renders all pages again. Plain JSON data. */
  shared: object;
  pages: readonly Page[];
  /** Files that pages fetch. */
  files: readonly DataFile[];
  /** Entries of the feed, newest first. */
  feed(): FeedItem[];
  /** For the feed and the web manifest. */
  about: {
    title: string;
    tagline: string;
    description: string;
    language: string;
    /** `YYYY-MM-DD` for a feed without entries, and the beginning of its entries' ids. */
    since: string;
    /** Colour of the browser's frame, as CSS. */
    colour: string;
    /** SVG that fills a square and keeps its content inside a circle. */
    icon: string;
    /** The same as PNG, for the web manifest and the head of pages: paths of files, and widths in pixels. */
    icons?: readonly { path: string; size: number }[];
    /** Path of the picture for sharing services, for pages without one of their own. */
    image?: string;
  };
  /** Absent without search in the whole text. */
  siteSearch?: SearchPlan;
  /** Whether crawlers may collect texts to train language models; absent if nothing is said about it. */
  training?: boolean | undefined;
  /** Addresses that pages send data to. */
  endpoints: readonly string[];
  /**
   * @param list address of a list that has no page: the place asked for shows its entries
   * @returns where visitors find an entry first; empty if no page shows it
   */
  whereShown?(entry: Entry, list?: string): ShownAt[];
}

/** Facts from the models about a collection, for the plan. */
export interface CollectionInfo {
  name: string;
  /** Fields that refer to entries of other collections: their path, with `*` for the items of a list. */
  references: readonly { path: readonly string[]; to: string }[];
  /** Paths of the fields that hold pictures, in the same form. */
  pictures: readonly (readonly string[])[];
  /** Its models, as JSON Schema with the keywords of senja. */
  schemas?: readonly object[];
  /** @returns the template of an entry's page */
  templateOf(entry: Entry): string;
  /** @returns the value of the field with the role `description`; '' without one */
  descriptionOf(entry: Entry): string;
  /** Name of the field with the alt text of a picture, by path of the picture's field. */
  alts?: Readonly<Record<string, string>>;
  /** @returns the address of an entry's page, without base path; null if it has none */
  pathOf(entry: Entry): string | null;
  /**
   * @param values of the fields that the address has
   * @returns the address among `lists` with exactly these fields, without base path; null if there is none
   */
  listPath?(values: Readonly<Record<string, string>>, language: string | null): string | null;
}

/** The text of an entry. */
export interface EntryBody {
  /** Safe HTML; '' without a body. */
  html: string;
  /** The same as plain text. */
  text: string;
  /** As it is written, with whole addresses of links and pictures, for programs that read it elsewhere. */
  readonly markdown: string;
  headings: readonly HeadingView[];
}

export interface PlanTools {
  /** The language that is planned; null for the site's own. */
  language?: string | null;
  /** In natural order of names. */
  collections: readonly CollectionInfo[];
  /**
   * Reads the body of an entry. Pages and files that use it are made again when it changes.
   * @throws while pages are being planned
   */
  body(entry: Entry): EntryBody;
  /** Scheme and host, without trailing slash. */
  origin: string;
  /** Base path with both slashes, `/` or `/senja/`; in another language than the site's own, `/senja/en/`. */
  base: string;
  /** Base path of the whole site, for addresses in content. */
  root: string;
  /** Whether the site is a preview with drafts. */
  preview?: boolean;
  /** Values of the site's `data`, by name. */
  data: Readonly<Record<string, unknown>>;
  /** `YYYY-MM-DD` of the build if the site shows scheduled entries; absent if nothing depends on it. */
  today?: string;
  /** @throws for a missing or forbidden image, which validation has refused already */
  image(address: string, alt: string): ImageView;
  /** @returns ten characters for the name of a file, which change with its content: browsers keep those in `assets/` */
  hash(content: string): string;
  /** @returns the picture for sharing services, or null */
  sharing(address: string): SharingView | null;
  /**
   * Records which entries a page shows.
   * @param make returns the data of an entry as pages show it; must give equal results for the same entry
   */
  view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View): (entry: Seen) => View;
}
