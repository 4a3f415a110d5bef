/** What a site tells the engine: which pages there are from which entries, and what is said of its content. */
import type { Code, Place } from '../../diagnostics/diagnostic.ts';
import type { Entry as CatalogueEntry } from '../../diagnostics/entry.ts';
import type { Explanation } from '../../diagnostics/explanation.ts';
import type { Absence } from './edition.ts';
import type { Entry, SiteFields } from './entry.ts';
import type { DataFile, Page, RenderPage } from './page.ts';
import type { HeadingView, ImageView } from './views.ts';

/** A diagnostic of the site's own: like those of the engine, with the long text of `senja explain`. */
export interface SiteDiagnostic extends CatalogueEntry {
  explanation: Explanation;
  /** Told by `check` alone, not by each build. */
  onlyChecked?: true;
}

/** Something to be said of content, by the site. */
export interface SiteFault {
  /** Of the site's `diagnostics`, or of the engine. */
  code: Code | (string & {});
  params: Readonly<Record<string, string | number>>;
  /** Right values, best first. */
  suggestions?: readonly string[];
  /** Path of an entry's file; without it, `site.yaml` is meant. */
  file?: string;
  at: Place;
}

/** Types that a site's own models and templates give. */
export interface SiteTypes {
  /** `site.yaml`. */
  settings: object;
  /** An entry of any collection. */
  entries: Entry<object>;
  /** A page, with what its template asks for. */
  pages: Page;
  /** What every page is given. */
  shared: object;
}

/** Where nothing is known of a site's own models and templates. */
interface AnyTypes {
  settings: SiteFields;
  entries: Entry;
  pages: Page;
  shared: object;
}

/** The content of a site that is sound. */
export interface SiteContent<Types extends SiteTypes = AnyTypes> {
  /** `site.yaml`. */
  settings: Types['settings'];
  /** Those that are published, in natural order of their files. */
  entries: readonly Types['entries'][];
}

/** What in `site.yaml` has addresses of old. */
export interface SettingAliases {
  /** JSON Pointer of what holds them as `aliases`. */
  pointer: string;
  /** Where they lead, without base path, when there is such a page. */
  address: string;
  aliases: readonly string[];
}

/** A place of the site where visitors find an entry. */
export interface ShownAt {
  /** Address without base path; it may end in the id of a part of the page. */
  path: string;
  /** In which part of the page, as people call it; null for a page of its own. */
  part: { id: string; en: string } | null;
}

/** Where visitors find an entry, or why they do not. */
export interface Where {
  /** Places in the site that was built; none where it does not show the entry. */
  shown: ShownAt[];
  /** Why the public's site does not show it on that day, until when or since when, and the field that says so. */
  absent: { why: Absence; day: string | null; field: string } | null;
}

/** An entry of the feed. */
export interface FeedItem {
  /** Names it within the site for good. */
  slug: string;
  title: string;
  /** Address with base path. */
  href: string;
  /** `YYYY-MM-DD` of its publication. */
  day: string;
  /** The same of its last change. */
  updated: string;
  topic: string;
  summary: string;
  /** The entry whose whole body readers get besides; left out where the summary is all. */
  text?: Entry<object>;
}

export interface Plan<Types extends SiteTypes = AnyTypes> {
  /** Given to the template of every page: when it changes, all are made anew. Plain data that JSON keeps. */
  shared: Types['shared'];
  pages: readonly Types['pages'][];
  /** Files that pages fetch. */
  files: readonly DataFile[];
  /** All that the feed holds, newest first. */
  feed(): FeedItem[];
  /** For the feed and the web manifest. */
  about: {
    title: string;
    tagline: string;
    description: string;
    language: string;
    /** `YYYY-MM-DD` of a feed without entries, and since when the names of entries count. */
    since: string;
    /** Colour of the browser's frame, as in CSS. */
    colour: string;
    /** SVG that fills a square and keeps its parts inside a circle. */
    icon: string;
  };
  /** Addresses that pages of the site send data to. */
  endpoints: readonly string[];
  /** @returns where visitors find an entry of the plan first; none where nothing shows it */
  whereShown?(entry: Types['entries']): ShownAt[];
}

/** What the models say of a collection, for the plan. */
export interface CollectionInfo {
  name: string;
  /** Fields that name entries of other collections: their path, `*` for the items of a list. */
  references: readonly { path: readonly string[]; to: string }[];
  /** @returns the template of an entry's page */
  templateOf(entry: Entry): string;
  /** @returns what the field with the role `description` says; '' without one */
  descriptionOf(entry: Entry): string;
  /** @returns the address of an entry's page, without base path; null when it has none */
  pathOf(entry: Entry): string | null;
}

/** The text of an entry. */
export interface BodyText {
  /** Safe HTML; '' without a body. */
  html: string;
  /** The same as plain text. */
  text: string;
  headings: readonly HeadingView[];
}

export interface PlanTools {
  /** In natural order of their names. */
  collections: readonly CollectionInfo[];
  /**
   * Reads the body of an entry. What pages and files ask for is tracked: they are made anew when it changes.
   * @throws while the pages themselves are planned
   */
  body(entry: Entry): BodyText;
  /** Scheme and host, no trailing slash. */
  origin: string;
  /** Base path with both slashes, `/` or `/senja/`. */
  base: string;
  /** Whether the site shows drafts, and is not for the public. */
  preview?: boolean;
  /** `YYYY-MM-DD` of the build where the site shows what waits for its day; absent where nothing depends on it. */
  today?: string;
  /** @throws for an image that is not there or not allowed: validation has refused it */
  image(address: string, alt: string): ImageView;
  /** @returns the picture of an address for sharing services: an address elsewhere or with base path, or null */
  sharing(address: string): string | null;
  /**
   * What pages show of an entry, held for several pages, but not for ever: there may be very many of them.
   * @param make called again when its result is no longer held; the same entry gives the same
   */
  view<Seen extends Entry<object>, View extends object>(make: (entry: Seen) => View): (entry: Seen) => View;
}

/** What the layouts of a site need of pictures. Widths and heights are in pixels, lists in ascending order. */
export interface PictureSettings {
  /** Widths that pictures of the content folder come in, as far as they are not wider than the picture. */
  widths: readonly number[];
  /** What browsers choose from which know neither AVIF nor WebP. */
  fallbackWidths: readonly number[];
  /** What is asked of hosts that scale: widths, and width divided by height. */
  hosted: { widths: readonly number[]; ratio: number };
  /** Width below which a picture named in a field looks blurred. */
  least: number;
  /** Size at which sharing services show a page's picture. */
  sharing: { width: number; height: number };
  /** As in `<img sizes>`, of the pictures in bodies. */
  bodySizes: string;
}

/**
 * Colours a fenced block of code, and escapes what it is given.
 * @param language as written behind the three backticks; '' without one
 * @returns safe HTML, or null to show the code as it is
 */
export type Highlight = (code: string, language: string) => string | null;

/** A plugin of markdown-it, and what it takes besides the parser. */
export type MarkdownPlugin = (markdown: never, ...options: never[]) => void;

/** What a site adds to the Markdown of bodies. Like the templates, it is the site's own code. */
export interface MarkdownSettings {
  /** In order; one with options is a list: `[plugin, options]`. */
  plugins?: readonly (MarkdownPlugin | readonly [MarkdownPlugin, ...unknown[]])[];
  highlight?: Highlight;
  /** Boxes by name, each with the title that it has unless the body gives one: `::: note Title`. */
  directives?: Readonly<Record<string, string>>;
}

/** Hosts that pages may load from besides the site: scheme and host, such as `https://video.example`. */
export interface PolicyHosts {
  scripts?: readonly string[];
  frames?: readonly string[];
  /** Of fonts that style sheets name. */
  fonts?: readonly string[];
  /** That scripts fetch from; `wss:` too. */
  connect?: readonly string[];
}

export interface SiteDefinition {
  /** Whether home page and 404 page may come from the plan, not from an entry with that address. */
  plansPages?: boolean;
  pictures: PictureSettings;
  /** Languages that its templates have texts in: senja adds those of `templates/words/`. */
  languages?: readonly string[];
  markdown?: MarkdownSettings;
  policy?: PolicyHosts;
  /** What the site says of content, by code. */
  diagnostics: Readonly<Record<string, SiteDiagnostic>>;
  /** @returns what is wrong with `site.yaml`, whose fields are right by their model */
  checkSettings(settings: SiteFields): SiteFault[];
  /** @returns what is to be said of an entry that is published, by itself */
  checkEntry?(entry: Entry, settings: SiteFields): SiteFault[];
  /** @returns what is to be said of the content as a whole, once all files are right */
  checkContent?(content: SiteContent, tools: Pick<PlanTools, 'collections'>): SiteFault[];
  /** @returns what in `site.yaml` has addresses of old */
  settingAliases(settings: SiteFields): SettingAliases[];
  /** The same content gives the same plan, in every thread. */
  plan(content: SiteContent, tools: PlanTools): Plan;
}

/** The site's own code. */
export interface SiteCode {
  definition: SiteDefinition;
  /** Loaded when it is asked for: it takes its time. */
  renderPage(): RenderPage;
}
