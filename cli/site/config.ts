/** What `defineSite` takes. */
import type { SeverityChoices } from '../core/pipeline/severities/index.ts';
import type { Entry, SiteFields } from '../core/stages/entry.ts';
import type { DataFile } from '../core/stages/page.ts';
import type { Plan, PlanTools, ShownAt } from '../core/stages/plan.ts';
import type {
  MarkdownSettings,
  PictureSettings,
  PolicyHosts,
  PublishedSite,
  SearchSettings,
  SiteDefinition,
  SiteDiagnostic,
  SiteFault,
} from '../core/stages/site.ts';
import type { DataOf, DataSpecs } from './data.ts';
import type { Entries, EntryMeta } from './entries.ts';
import type { FeedSpec, ListFeed } from './feed.ts';
import type { PageSpec } from './page-spec.ts';

export type { DataFiles, DataOf, DataSpecs, Duration } from './data.ts';

/** The content of a site: its settings, and its collections by name. A site's generated types are more exact. */
export type AnyContent = { settings: SiteFields } & Readonly<Record<string, Entries>>;

/** A definition that keeps the types of its pages' data, for the types of components. */
export interface Site<Pages extends readonly PageSpec[], Layout extends object, Codes extends string = string>
  extends SiteDefinition {
  readonly given?: { pages: Pages; layout: Layout; codes: Codes };
}

/** A file other than a page: a search index, data that a widget fetches. */
export interface FileSpec extends Omit<DataFile, 'content'> {
  /**
   * A text for a name that ends in `.png` or `.jpg` is an SVG, from which senja draws the picture.
   * @param textOf returns the text of a body as its page has it, if the page has the option `keepsText`; else ''
   */
  content(textOf: (entry: EntryMeta) => string): string | Uint8Array;
  /** Entries of a feed, from which senja makes the content. */
  feed?: ListFeed;
}

/** What callbacks are given besides the content. */
export interface SiteContext<Data extends object = Readonly<Record<string, unknown>>>
  extends Pick<PlanTools, 'origin' | 'base' | 'root' | 'hash' | 'preview' | 'today'> {
  /** The values of `data`, by name. */
  data: Data;
}

/** What `defineSite` takes; every part is optional. */
export interface SiteConfig<
  Content extends object = AnyContent,
  Pages extends readonly PageSpec[] = readonly PageSpec[],
  Layout extends object = object,
  Shared extends object = object,
  Own extends string = string,
  Themed extends string = string,
  Data extends DataSpecs = DataSpecs,
> {
  /** The site of a theme, to which the other members add; of `feed`, `look` and settings of pictures, they replace. */
  extends?: Site<readonly PageSpec[], Shared, Themed>;
  /**
   * Data besides the content: files, `'data/prices.csv'` from the folder of the site, and functions that are called when the
   * site is built. Callbacks get the values as `data` in their context.
   */
  data?: Data;
  /** All pages besides those of `extends`; without both, every entry with an address has its page. */
  pages?(content: Content, context: SiteContext<DataOf<Data>>): Pages;
  /** Whether `pages` may make the home page and the 404 page; if false, they are entries. */
  plansPages?: boolean;
  /** Data for the template of every page. */
  layout?(content: Content, context: SiteContext<DataOf<Data>>): Layout;
  files?(content: Content, context: SiteContext<DataOf<Data>>): readonly FileSpec[];
  /** By default the newest entries of all collections. */
  feed?(content: Content, context: SiteContext<DataOf<Data>>): FeedSpec<EntryIn<Content>>;
  /**
   * Called at the end of each `senja build`, when the site is in its folder. If it throws, the build has failed (exit code 1);
   * the folder has the new site all the same.
   */
  built?(site: PublishedSite): void | Promise<void>;
  /** Checks of the content, with codes of `diagnostics`, once all files are valid. */
  check?(content: Content): SiteFault[];
  /** Checks of `site.yaml`, before anything else. */
  checkSettings?(settings: SettingsOf<Content>): SiteFault[];
  /** Checks of one entry, by its fields as written; others may have faults. */
  checkEntry?(entry: Entry<object>, settings: SettingsOf<Content>): SiteFault[];
  diagnostics?: Readonly<Record<Own, SiteDiagnostic>>;
  pictures?: Partial<PictureSettings>;
  look?: Look;
  markdown?: MarkdownSettings;
  policy?: PolicyHosts;
  /** Whether browsers fetch a page of the site when a visitor is about to open it. */
  prefetch?: boolean;
  /** Whether pages that were opened open again without a connection; false, once a site has switched it off. */
  offline?: boolean;
  /**
   * Whether a style sheet that a component imports is only on pages whose template imports that component; by default it is on
   * all pages.
   */
  splitStyles?: boolean;
  /** How a site with `search: true` in `site.yaml` is searched; false if it has a search of its own. */
  search?: SearchSettings | false;
  /** Severities of codes in place of their own: `{ 'link/no-such-page': 'warning', 'link/not-https': 'off' }`. */
  checks?: SeverityChoices<NoInfer<Own | Themed>>;
  /**
   * Whether programs that read texts get the site as Markdown: `llms.txt` lists all pages of entries, `llms-full.txt` has their
   * texts, and `index.md` beside each page has its own.
   */
  llms?: boolean;
  /** Whether programs get the content as JSON: a file for each entry, and lists of them, in `api/`. */
  api?: boolean;
  /** False asks crawlers that collect texts to train language models to stay away; without it nothing is said to them. */
  training?: boolean;
  /** Addresses that pages send data to. */
  endpoints?: readonly string[] | ((content: Content) => readonly string[]);
  /**
   * @param list address of a list that has no page: the place asked for shows its entries
   * @returns where visitors find an entry that has no page of its own
   */
  whereShown?(
    entry: EntryIn<Content>,
    content: Content,
    context: SiteContext<DataOf<Data>>,
    list?: string,
  ): ShownAt[];
}

type SettingsOf<Content> = Content extends { settings: infer Settings } ? Settings : SiteFields;

/** An entry of any collection. */
type EntryIn<Content> = {
  [Name in keyof Content]: Content[Name] extends Entries<infer View, string> ? View : never;
}[keyof Content];

/** How a site looks outside its pages. */
export interface Look extends Partial<Pick<Plan['about'], 'colour' | 'icon' | 'icons' | 'image' | 'since'>> {}

/** What `typeof` says of a member. */
export type Kind = 'function' | 'object' | 'boolean';

export const MEMBERS = {
  extends: 'object',
  data: 'object',
  pages: 'function',
  layout: 'function',
  files: 'function',
  feed: 'function',
  built: 'function',
  plansPages: 'boolean',
  check: 'function',
  checkSettings: 'function',
  checkEntry: 'function',
  diagnostics: 'object',
  pictures: 'object',
  look: 'object',
  markdown: 'object',
  policy: 'object',
  prefetch: 'boolean',
  offline: 'boolean',
  splitStyles: 'boolean',
  search: ['object', 'boolean'],
  checks: 'object',
  llms: 'boolean',
  api: 'boolean',
  training: 'boolean',
  endpoints: ['object', 'function'],
  whereShown: 'function',
} as const satisfies Record<keyof SiteConfig, Kind | readonly Kind[]>;
