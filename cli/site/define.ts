/** A site defined by the pages of its collections, from which the engine's plan is made. */

import type { SeverityChoices } from '../core/pipeline/severities.ts';
import type { Entry, SiteFields } from '../core/stages/entry.ts';
import type { Call, DataFile } from '../core/stages/page.ts';
import type {
  MarkdownSettings,
  PictureSettings,
  Plan,
  PlanTools,
  PolicyHosts,
  ShownAt,
  SiteContent,
  SiteDefinition,
  SiteDiagnostic,
  SiteFault,
} from '../core/stages/site.ts';
import { DEFAULT_ZONE } from '../core/values/days/days.ts';
import { lazily } from '../core/values/lists.ts';
import { formatValue } from '../diagnostics/diagnostic.ts';
import { Calls } from './call.ts';
import {
  checkBytes,
  checkData,
  checkFaults,
  checkFeed,
  checkFiles,
  checkPages,
  checkSpec,
} from './check-spec.ts';
import {
  collectionsOf,
  Entries,
  type EntryMeta,
  type PageOptions,
  type PageSpec,
  viewSource,
} from './collections.ts';
import { ICON, PICTURES } from './defaults.ts';
import { type FeedSpec, feedItems, type ListFeed, listFeed, MOST_IN_FEED } from './feed.ts';
import { filesWithIcon } from './icons.ts';
import { movedOf, pageOf, textIn, textsOf } from './pages.ts';
import { siteFault } from './react/site-fault.ts';

/** The content of a site: its settings, and its collections by name. A site's generated types are more exact. */
export type AnyContent = { settings: SiteFields } & Readonly<Record<string, Entries>>;

/** A definition that keeps the types of its pages' data, for the types of components. */
export interface Site<Pages extends readonly PageSpec[], Layout extends object> extends SiteDefinition {
  readonly given?: { pages: Pages; layout: Layout };
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
export type SiteContext = Pick<PlanTools, 'origin' | 'base' | 'root' | 'hash' | 'preview' | 'today'>;

/** What `defineSite` takes; every part is optional. */
export interface SiteConfig<
  Content extends object = AnyContent,
  Pages extends readonly PageSpec[] = readonly PageSpec[],
  Layout extends object = object,
  Shared extends object = object,
> {
  /** The site of a theme, to which the other members add; of `feed`, `look` and settings of pictures, they replace. */
  extends?: Site<readonly PageSpec[], Shared>;
  /** All pages besides those of `extends`; without both, every entry with an address has its page. */
  pages?(content: Content, context: SiteContext): Pages;
  /** Whether `pages` may make the home page and the 404 page; if false, they are entries. */
  plansPages?: boolean;
  /** Data for the template of every page. */
  layout?(content: Content, context: SiteContext): Layout;
  files?(content: Content, context: SiteContext): readonly FileSpec[];
  /** By default the newest entries of all collections. */
  feed?(content: Content, context: SiteContext): FeedSpec<EntryIn<Content>>;
  /** Checks of the content, with codes of `diagnostics`, once all files are valid. */
  check?(content: Content): SiteFault[];
  /** Checks of `site.yaml`, before anything else. */
  checkSettings?(settings: SettingsOf<Content>): SiteFault[];
  /** Checks of one entry, by its fields as written; others may have faults. */
  checkEntry?(entry: Entry<object>, settings: SettingsOf<Content>): SiteFault[];
  diagnostics?: Readonly<Record<string, SiteDiagnostic>>;
  pictures?: Partial<PictureSettings>;
  look?: Look;
  markdown?: MarkdownSettings;
  policy?: PolicyHosts;
  /** Severities of codes in place of their own: `{ 'link/no-such-page': 'warning', 'link/not-https': 'off' }`. */
  checks?: SeverityChoices;
  /** Addresses that pages send data to. */
  endpoints?: readonly string[] | ((content: Content) => readonly string[]);
  /**
   * @param list address of a list that has no page: the place asked for shows its entries
   * @returns where visitors find an entry that has no page of its own
   */
  whereShown?(entry: EntryIn<Content>, content: Content, context: SiteContext, list?: string): ShownAt[];
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
  pages: 'function',
  layout: 'function',
  files: 'function',
  feed: 'function',
  plansPages: 'boolean',
  check: 'function',
  checkSettings: 'function',
  checkEntry: 'function',
  diagnostics: 'object',
  pictures: 'object',
  look: 'object',
  markdown: 'object',
  policy: 'object',
  checks: 'object',
  endpoints: ['object', 'function'],
  whereShown: 'function',
} as const satisfies Record<keyof SiteConfig, Kind | readonly Kind[]>;

const calls = new Calls();

/**
 * A page.
 * @param at its address, or the entry that it shows, which has one
 */
export function page<Template extends string, Data extends object = object>(
  at: string | EntryMeta,
  template: Template,
  data: () => Data = () => ({}) as Data,
  options: PageOptions = {},
): PageSpec<Template, Data> {
  const { entry, path } = typeof at === 'string' ? { entry: null, path: at } : placeOf(at);
  return { ...options, path, template, entry, data, call: calls.of(template) };
}

function placeOf(view: EntryMeta) {
  const { entry, path = null } = viewSource(view) ?? {};
  if (entry && path !== null) return { entry, path };
  const name = formatValue(entry?.slug ?? view);
  throw siteFault({
    en: `“${name}” is no entry with an address of its own`,
    id: `“${name}” bukan entri yang punya alamat sendiri`,
  });
}

/**
 * A page at a former address. Those of entries, in the field with the role `aliases`, need none.
 * @param href where it leads, with base path
 * @param title what is there now
 */
export const redirect = (
  path: string,
  href: string,
  title: string,
): PageSpec<'moved', { title: string; description: string }> => ({
  ...page(path, 'moved', () => ({ title, description: title })),
  leadsTo: href,
});

/** A file other than a page. */
export const file = (path: string, content: FileSpec['content']): FileSpec => ({
  path,
  content,
  call: calls.of(''),
});

/** A feed of some entries, such as those of a list or a tag, as Atom; one of `files`. */
export const feed = <View extends EntryMeta>(path: string, of: ListFeed<View>): FileSpec => ({
  path: path.replace(/^\//, ''),
  content: () => '',
  feed: of as unknown as ListFeed,
  call: calls.of(''),
});

const entriesIn = (content: AnyContent): Entries[] =>
  Object.values<object>(content).filter((one) => one instanceof Entries);

/** A file whose content is checked when it is made. */
const checkedFile = ({ content, feed: _feed, ...file }: FileSpec): DataFile => ({
  ...file,
  content(text) {
    const textOf = (entry: EntryMeta): string => {
      const { path = null } = viewSource(entry) ?? {};
      return path === null ? '' : text(path);
    };
    const made: unknown = content(textOf);
    checkBytes(made, file.path, file.call);
    return made;
  },
});

/** The same content, with an error that lists its collections when another one is accessed. */
const withNames = (content: AnyContent): AnyContent =>
  new Proxy(content, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || name === 'toJSON') return Reflect.get(target, name);
      throw siteFault({
        en: `“${name}” is not a collection; there are ${Object.keys(target).join(', ')}`,
        id: `“${name}” bukan koleksi; yang ada: ${Object.keys(target).join(', ')}`,
      });
    },
  });

function noBody(): never {
  throw siteFault({ en: 'checks are given no bodies', id: 'pemeriksaan tidak mendapat isi tulisan' });
}

const picturesOf = ({ extends: theme, pictures }: SiteConfig): PictureSettings => ({
  ...PICTURES,
  ...theme?.pictures,
  ...pictures,
});

/** The content of a site as its callbacks get it. */
const contentOf = (
  { settings, entries, originals }: SiteContent,
  tools: Parameters<typeof collectionsOf>[2] & Pick<PlanTools, 'collections'>,
) => withNames({ ...collectionsOf(entries, tools.collections, tools, originals), settings } as AnyContent);

/** @param call of `defineSite` */
function planOf(config: SiteConfig, content: SiteContent, tools: PlanTools, call: Call | undefined): Plan {
  const { extends: theme } = config;
  const { settings } = content;
  const themed = theme?.plan(content, tools);
  const texts = textsOf(settings);
  const { image = themed?.about.image } = config.look ?? {};
  const context = { ...texts, tools, image, imageSize: picturesOf(config).sharing };
  const own = contentOf(content, tools);
  const every = (): PageSpec[] => entriesIn(own).flatMap((one) => one.pages());
  calls.forget();
  const listed: unknown = config.pages ? config.pages(own, tools) : theme ? [] : every();
  checkPages(listed, call);
  const specs = [...listed, ...listed.flatMap((one) => movedOf(one, context))];
  const since = config.look?.since ?? themed?.about.since ?? '2025-01-01';
  const fileOf = (one: FileSpec): DataFile => {
    const { feed: listed } = one;
    if (!listed) return checkedFile(one);
    checkFeed(listed, one.call);
    const { timeZone = DEFAULT_ZONE } = settings;
    const about = { published: content.entries, language: texts.language, timeZone, since };
    return checkedFile({ ...one, content: () => listFeed(one.path, listed, about, tools) });
  };
  const layout: unknown = config.layout ? config.layout(own, tools) : {};
  checkData(layout, 'layout', call);
  const files: unknown = config.files?.(own, tools) ?? [];
  checkFiles(files, call);
  const { endpoints = [] } = config;
  const addresses = typeof endpoints === 'function' ? endpoints(own) : endpoints;
  const pathByFile = lazily(
    () =>
      new Map(specs.flatMap(({ entry, leadsTo, path }) => (entry && !leadsTo ? [[entry.file, path]] : []))),
  );
  return {
    shared: {
      ...settings,
      language: texts.language,
      ...themed?.shared,
      ...layout,
      ...(tools.preview && { preview: true }),
    },
    pages: [...(themed?.pages ?? []), ...specs.map((one) => pageOf(one, context))],
    files: [...(themed ? filesWithIcon(themed, config.look?.icon) : []), ...files.map(fileOf)],
    feed() {
      if (!config.feed && themed) return themed.feed();
      if (!config.feed) {
        const entries = entriesIn(own).flatMap(({ all }) => all);
        return feedItems({ entries }, content.entries, tools).slice(0, MOST_IN_FEED);
      }
      const feed = config.feed(own, tools);
      checkFeed(feed, call);
      return feedItems(feed, content.entries, tools);
    },
    about: {
      ...texts,
      tagline: textIn((settings as { tagline?: unknown }).tagline) ?? texts.description,
      since,
      colour: '#ffffff',
      icon: ICON,
      ...themed?.about,
      ...config.look,
    },
    endpoints: [...(themed?.endpoints ?? []), ...addresses],
    whereShown(one, list) {
      const path = pathByFile().get(one.file);
      const page = path === undefined ? [] : [{ path, part: null }];
      if (path !== undefined && list === undefined) return page;
      const view = own[one.collection]?.get(one.slug);
      const shown = (view && config.whereShown?.(view, own, tools, list)) ?? [];
      if (shown.length > 0) return shown;
      return path === undefined ? (themed?.whereShown?.(one, list) ?? []) : page;
    },
  };
}

/**
 * @param call of `defineSite`
 * @returns the definition in the engine's form
 */
export function definitionOf(config: SiteConfig, call?: Call): SiteDefinition {
  checkSpec(config, MEMBERS);
  const { check, checkSettings, checkEntry, extends: theme } = config;
  return {
    ...theme,
    plansPages: config.plansPages ?? true,
    pictures: picturesOf(config),
    diagnostics: { ...theme?.diagnostics, ...config.diagnostics },
    ...(config.markdown && { markdown: config.markdown }),
    ...(config.policy && { policy: config.policy }),
    checks: { ...theme?.checks, ...config.checks },
    checkSettings: (settings) => [
      ...(theme?.checkSettings(settings) ?? []),
      ...(checkSettings?.(settings) ?? []),
    ],
    ...(checkEntry && {
      checkEntry: (entry, settings) => [
        ...(theme?.checkEntry?.(entry, settings) ?? []),
        ...checkEntry(entry, settings),
      ],
    }),
    ...(check && {
      checkContent(content, tools) {
        const faults: unknown = check(contentOf(content, { ...tools, base: '/', root: '/', body: noBody }));
        checkFaults(faults, call);
        return [...(theme?.checkContent?.(content, tools) ?? []), ...faults];
      },
    }),
    plan: (content, tools) => planOf(config, content, tools, call),
  };
}
