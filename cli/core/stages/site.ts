/** The site's definition: its pages, and its checks of content. */

import type { Explanation } from '../../diagnostics/explain/index.ts';
import type { CatalogueEntry, Code, Params, Severity } from '../../diagnostics/index.ts';
import type { Place } from '../../diagnostics/places/index.ts';
import type { Absence } from './edition.ts';
import type { Entry, SiteFields } from './entry.ts';
import type { Observer } from './observer.ts';
import type { DataFile, Page, RenderPage } from './page.ts';
import type { Parts } from './parts.ts';
import type { CodeReads } from './site-state.ts';
import type { HeadingView, ImageView, SharingView } from './views.ts';

/** A diagnostic of the site: like those of the engine, with the explanation for `senja explain`. */
export interface SiteDiagnostic extends CatalogueEntry {
  explanation: Explanation;
  /** Reported only by `check`, not by every build. */
  onlyChecked?: true;
}

/** A fault that the site reports. */
export interface SiteFault {
  /** Code from the site's `diagnostics`, or of the engine. */
  code: Code | (string & {});
  params: Params;
  /** Correct values, best first. */
  suggestions?: readonly string[];
  /** Path of an entry's file; by default `site.yaml`. */
  file?: string;
  at: Place;
}

/** The content of a valid site. */
export interface SiteContent {
  /** `site.yaml`. */
  settings: SiteFields;
  /** Published entries in the planned language, in natural order of their files. */
  entries: readonly Entry[];
  /** Those in the site's own language, where another is planned: references lead to them where there is no translation. */
  originals?: readonly Entry[];
}

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

/** Requirements of a site's layouts for pictures. Widths and heights are in pixels, lists in ascending order. */
export interface PictureSettings {
  /** Widths of pictures from the content folder, up to the picture's own width. */
  widths: readonly number[];
  /** Choices for browsers that support neither AVIF nor WebP. */
  fallbackWidths: readonly number[];
  /** Requests to hosts that scale: widths, and width divided by height. */
  hosted: { widths: readonly number[]; ratio: number };
  /** Minimum width of a picture in a field; smaller ones look blurred. */
  least: number;
  /** Size of a page's picture on sharing services. */
  sharing: { width: number; height: number };
  /** Value of `<img sizes>` for pictures in bodies. */
  bodySizes: string;
}

/**
 * Colours a fenced block of code, and escapes it.
 * @param language the word after the three backticks; '' without one
 * @returns safe HTML, or null to show the code without colours
 */
export type Highlight = (code: string, language: string) => string | null;

/** A plugin of markdown-it, and its options: whichever version of its types the plugin was written for. */
// biome-ignore lint/suspicious/noExplicitAny: a function in `plugins` could do nothing with `unknown`
export type MarkdownPlugin = (markdown: any, ...options: any[]) => void;

/** Markdown extensions of a site. Like the templates, they are the site's own code. */
export interface MarkdownSettings {
  /** In order; one with options is a list: `[plugin, options]`. */
  plugins?: readonly (MarkdownPlugin | readonly [MarkdownPlugin, ...unknown[]])[];
  highlight?: Highlight;
  /** Boxes by name, with their default title: `::: note Title`. */
  directives?: Readonly<Record<string, string>>;
}

/** What pages may load besides the files of the site: hosts with their scheme, such as `https://video.example`. */
export interface PolicyHosts {
  scripts?: readonly string[];
  /** Hosts, and hashes of `<style>` elements that scripts add: `'sha256-…'`. */
  styles?: readonly string[];
  frames?: readonly string[];
  /** Of videos and recordings. */
  media?: readonly string[];
  /** Of fonts that style sheets name. */
  fonts?: readonly string[];
  /** That scripts fetch from; `wss:` too. */
  connect?: readonly string[];
  /** Hosts of workers, or `blob:`. A worker also needs `trustedTypes: false`. */
  workers?: readonly string[];
  /** Whether scripts may compile WebAssembly. */
  wasm?: boolean;
  /** False if scripts may set HTML from texts, and addresses of scripts. */
  trustedTypes?: boolean;
}

export interface SiteDefinition {
  /** Whether home page and 404 page may come from the plan instead of an entry. */
  plansPages?: boolean;
  pictures: PictureSettings;
  /** Languages of the templates' texts; senja adds those of `templates/words/`. */
  languages?: readonly string[];
  markdown?: MarkdownSettings;
  /** Components that bodies may show; senja finds them. */
  parts?: Parts;
  policy?: PolicyHosts;
  /** Severities of codes, in place of those of the catalogue. */
  checks?: Readonly<Record<string, Severity | 'off' | undefined>>;
  /** The site's diagnostics, by code. */
  diagnostics: Readonly<Record<string, SiteDiagnostic>>;
  /** @returns faults of `site.yaml`, whose fields are valid by their model */
  checkSettings(settings: SiteFields): SiteFault[];
  /** @returns faults of a published entry */
  checkEntry?(entry: Entry, settings: SiteFields): SiteFault[];
  /** @returns faults of the whole content, once all files are valid */
  checkContent?(content: SiteContent, tools: Pick<PlanTools, 'collections'>): SiteFault[];
  /** The same content gives the same plan, in every thread. */
  plan(content: SiteContent, tools: PlanTools): Plan;
}

/** The site's own code. */
export interface SiteCode {
  definition: SiteDefinition;
  /**
   * Loaded on demand, since loading takes time.
   * @param base base path of the whole site, for the files that templates import
   */
  renderPage(base: string): RenderPage;
  /** Called before pages are rendered: loads what templates import lazily. */
  ready?(base: string): Promise<void>;
  /** @returns what it has read so far */
  reads?(): CodeReads;
  /** @returns the names of the widgets on the page that was rendered last; a name occurs once for each widget */
  widgetsInPage?(): readonly string[];
  observer?: Observer;
}
