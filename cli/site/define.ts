/** A site defined by the pages of its collections, from which the engine's plan is made. */
import type { Entry, SiteFields } from '../core/stages/entry.ts';
import type { Page } from '../core/stages/page.ts';
import type {
  FeedItem,
  MarkdownSettings,
  PictureSettings,
  Plan,
  PlanTools,
  PolicyHosts,
  SiteContent,
  SiteDefinition,
  SiteDiagnostic,
  SiteFault,
} from '../core/stages/site.ts';
import type { PageMeta } from '../core/stages/views.ts';
import { withBase } from '../core/values/addresses.ts';
import { compareNatural } from '../core/values/order.ts';
import {
  checkBytes,
  checkData,
  checkFaults,
  checkFeed,
  checkFiles,
  checkPages,
  checkSpec,
} from './check-spec.ts';
import { collectionsOf, Entries, type EntryMeta, type PageSpec } from './collections.ts';
import { ICON, PICTURES } from './defaults.ts';
import { siteFault } from './react/site-fault.ts';

/** The content of a site: its settings, and its collections by name. A site's generated types are more exact. */
export type AnyContent = { settings: SiteFields } & Readonly<Record<string, Entries>>;

/** A definition that keeps the types of its pages' data, for the types of components. */
export interface Site<Pages extends readonly PageSpec[], Layout extends object> extends SiteDefinition {
  readonly given?: { pages: Pages; layout: Layout };
}

/** A file other than a page: a search index, data that a widget fetches. */
export interface FileSpec {
  /** Relative to the output folder. */
  path: string;
  content(): string | Uint8Array;
}

/** A feed item as a site gives it; missing parts come from the entry. */
export interface FeedSpec {
  /** In any order: the newest comes first. Those without a page or a date of publication are left out. */
  entries: readonly EntryMeta[];
  /** Whether the feed contains the full text. */
  whole?: boolean;
}

export interface SiteSpec<
  Content extends object = AnyContent,
  Pages extends readonly PageSpec[] = readonly PageSpec[],
  Layout extends object = object,
  Shared extends object = object,
> {
  /** The site of a theme, to which the other members add; of `feed`, `look` and settings of pictures, they replace. */
  extends?: Site<readonly PageSpec[], Shared>;
  /** All pages besides those of `extends`; without both, every entry with an address has its page. */
  pages?(content: Content): Pages;
  /** Data for the template of every page. */
  layout?(content: Content): Layout;
  files?(content: Content): readonly FileSpec[];
  /** By default the newest entries of all collections. */
  feed?(content: Content): FeedSpec;
  /** Checks of the content, with codes of `diagnostics`. */
  check?(content: Content): SiteFault[];
  diagnostics?: Readonly<Record<string, SiteDiagnostic>>;
  pictures?: Partial<PictureSettings>;
  /** Colour of the browser's frame, as CSS, and an SVG that fills a square. */
  look?: { colour?: string; icon?: string };
  markdown?: MarkdownSettings;
  policy?: PolicyHosts;
  /** Addresses that pages send data to. */
  endpoints?: readonly string[];
}

export const MEMBERS = {
  extends: 'object',
  pages: 'function',
  layout: 'function',
  files: 'function',
  feed: 'function',
  check: 'function',
  diagnostics: 'object',
  pictures: 'object',
  look: 'object',
  markdown: 'object',
  policy: 'object',
  endpoints: 'object',
} as const satisfies Record<keyof SiteSpec, 'function' | 'object'>;

/** A page without an entry. */
export const page = <Template extends string, Data extends object = object>(
  path: string,
  template: Template,
  data: () => Data = () => ({}) as Data,
): PageSpec<Template, Data> => ({ path, template, entry: null, data });

/** A file other than a page. */
export const file = (path: string, content: FileSpec['content']): FileSpec => ({ path, content });

const NOT_FOUND = '/404.html';

/** Number of entries in a feed that the site does not define. */
const MOST_IN_FEED = 20;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const descriptionIn =
  ({ collections }: Pick<PlanTools, 'collections'>) =>
  (entry: Entry): string =>
    collections.find(({ name }) => name === entry.collection)?.descriptionOf(entry) ?? '';

/** @returns the address of the picture in the first field of an entry that holds one; null without any */
function pictureOf({ collection, fields }: Entry, { collections, sharing }: PlanTools): string | null {
  const { pictures = [] } = collections.find(({ name }) => name === collection) ?? {};
  for (const [name = '', ...below] of pictures) {
    const address = below.length === 0 ? textIn((fields as Record<string, unknown>)[name]) : undefined;
    if (address !== undefined) return sharing(address);
  }
  return null;
}

/** Input of a page's metadata besides its data. */
interface MetaContext {
  settings: SiteFields;
  tools: PlanTools;
  /** Like `Plan['about'].image`. */
  image: string | undefined;
}

/** @returns the metadata of a page: from its data, else its entry, else the site */
function metaOf({ path, entry }: PageSpec, data: object, { settings, tools, image }: MetaContext): PageMeta {
  const own = data as { title?: unknown; description?: unknown; language?: unknown };
  const site = settings as SiteFields & { description?: unknown; language?: unknown };
  const title = textIn(own.title) ?? textIn(entry?.title) ?? settings.title;
  const href = withBase(tools.base, path);
  const picture = (entry && pictureOf(entry, tools)) ?? (image && withBase(tools.root, `/${image}`));
  return {
    href,
    canonical: path === NOT_FOUND ? null : tools.origin + href,
    title,
    documentTitle: title.includes(settings.title) ? title : `${title} - ${settings.title}`,
    current: entry ? null : href,
    description:
      textIn(own.description) ??
      textIn(entry && descriptionIn(tools)(entry)) ??
      textIn(site.description) ??
      settings.title,
    language: textIn(own.language) ?? textIn(site.language) ?? 'en',
    ...(picture && path !== NOT_FOUND && { image: new URL(picture, tools.origin).href }),
  };
}

function pageOf(spec: PageSpec, context: MetaContext): Page {
  const { path, template, entry } = spec;
  return {
    path,
    template,
    entry,
    changed: entry?.days.updated ?? entry?.days.published ?? null,
    indexed: path !== NOT_FOUND,
    props() {
      const data: unknown = spec.data();
      checkData(data, path);
      return { meta: metaOf(spec, data, context), ...data };
    },
  };
}

/** Redirect pages at the former addresses of an entry. */
function movedPages(spec: PageSpec, context: MetaContext): Page[] {
  const { entry } = spec;
  const { tools } = context;
  const href = withBase(tools.base, spec.path);
  return (entry?.aliases ?? []).map((path) => ({
    path,
    template: 'moved',
    entry: null,
    changed: null,
    indexed: false,
    leadsTo: href,
    props() {
      const meta = metaOf({ ...spec, path }, {}, context);
      return { meta: { ...meta, canonical: tools.origin + href, moved: href } };
    },
  }));
}

function feedItems(
  { entries, whole = false }: FeedSpec,
  known: ReadonlyMap<string, Entry>,
  descriptionOf: (entry: Entry) => string,
): FeedItem[] {
  const items = entries.flatMap(({ collection, slug, href }): FeedItem[] => {
    const entry = known.get(`${collection}/${slug}`);
    const day = entry?.days.published ?? entry?.days.updated;
    if (!entry || href === undefined || day === undefined) return [];
    return [
      {
        slug: `${collection}/${slug}`,
        title: entry.title,
        href,
        day,
        updated: entry.days.updated ?? day,
        topic: collection,
        summary: descriptionOf(entry),
        ...(whole && { text: entry }),
      },
    ];
  });
  return items.sort((a, b) => compareNatural(b.day, a.day));
}

const entriesIn = (content: AnyContent): Entries[] =>
  Object.values<object>(content).filter((one) => one instanceof Entries);

/** A file whose content is checked when it is made. */
const checkedFile = ({ path, content }: FileSpec): FileSpec => ({
  path,
  content() {
    const made: unknown = content();
    checkBytes(made, path);
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

/** @returns the definition in the engine's form */
export function definitionOf(spec: SiteSpec): SiteDefinition {
  checkSpec(spec, MEMBERS);
  const contentOf = (
    { settings, entries, originals }: SiteContent,
    tools: Parameters<typeof collectionsOf>[2] & Pick<PlanTools, 'collections'>,
  ) => withNames({ ...collectionsOf(entries, tools.collections, tools, originals), settings } as AnyContent);
  const { check, extends: theme } = spec;
  return {
    plansPages: true,
    checkSettings: () => [],
    settingAliases: () => [],
    ...theme,
    pictures: { ...PICTURES, ...theme?.pictures, ...spec.pictures },
    diagnostics: { ...theme?.diagnostics, ...spec.diagnostics },
    ...(spec.markdown && { markdown: spec.markdown }),
    ...(spec.policy && { policy: spec.policy }),
    ...(check && {
      checkContent(content, tools) {
        const faults: unknown = check(contentOf(content, { ...tools, base: '/', root: '/', body: noBody }));
        checkFaults(faults);
        return [...(theme?.checkContent?.(content, tools) ?? []), ...faults];
      },
    }),
    plan(content, tools): Plan {
      const { settings } = content;
      const themed = theme?.plan(content, tools);
      const context = { settings, tools, image: themed?.about.image };
      const own = contentOf(content, tools);
      const descriptionOf = descriptionIn(tools);
      const known = new Map(content.entries.map((entry) => [`${entry.collection}/${entry.slug}`, entry]));
      const every = (): PageSpec[] => entriesIn(own).flatMap((one) => one.pages());
      const specs: unknown = spec.pages ? spec.pages(own) : theme ? [] : every();
      checkPages(specs);
      const layout: unknown = spec.layout ? spec.layout(own) : {};
      checkData(layout, 'layout');
      const files: unknown = spec.files?.(own) ?? [];
      checkFiles(files);
      const { description, language } = settings as { description?: unknown; language?: unknown };
      return {
        shared: {
          ...settings,
          language: textIn(language) ?? 'en',
          ...themed?.shared,
          ...layout,
          ...(tools.preview && { preview: true }),
        },
        pages: [
          ...(themed?.pages ?? []),
          ...specs.flatMap((one) => [pageOf(one, context), ...movedPages(one, context)]),
        ],
        files: [...(themed?.files ?? []), ...files.map(checkedFile)],
        feed() {
          if (!spec.feed && themed) return themed.feed();
          const all = () => entriesIn(own).flatMap(({ all }) => all);
          if (!spec.feed) return feedItems({ entries: all() }, known, descriptionOf).slice(0, MOST_IN_FEED);
          const feed = spec.feed(own);
          checkFeed(feed);
          return feedItems(feed, known, descriptionOf);
        },
        about: {
          title: settings.title,
          tagline: textIn(description) ?? settings.title,
          description: textIn(description) ?? settings.title,
          language: textIn(language) ?? 'en',
          since: '2025-01-01',
          colour: '#ffffff',
          icon: ICON,
          ...themed?.about,
          ...spec.look,
        },
        endpoints: [...(themed?.endpoints ?? []), ...(spec.endpoints ?? [])],
        whereShown(one) {
          const shown = specs.filter(({ entry }) => entry?.file === one.file);
          return shown.length > 0 || !themed
            ? shown.map(({ path }) => ({ path, part: null }))
            : (themed.whereShown?.(one) ?? []);
        },
      };
    },
  };
}
