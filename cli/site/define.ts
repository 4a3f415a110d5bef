/** A site defined by the pages of its collections, from which the engine's plan is made. */
import type { SiteFields } from '../core/stages/entry.ts';
import type { Call, DataFile } from '../core/stages/page.ts';
import type {
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
import { collectionsOf, Entries, type PageSpec } from './collections.ts';
import { ICON, PICTURES } from './defaults.ts';
import { type FeedSpec, feedItems } from './feed.ts';
import { filesWithIcon } from './icons.ts';
import { pagesOf, textsOf } from './pages.ts';
import { siteFault } from './react/site-fault.ts';

/** The content of a site: its settings, and its collections by name. A site's generated types are more exact. */
export type AnyContent = { settings: SiteFields } & Readonly<Record<string, Entries>>;

/** A definition that keeps the types of its pages' data, for the types of components. */
export interface Site<Pages extends readonly PageSpec[], Layout extends object> extends SiteDefinition {
  readonly given?: { pages: Pages; layout: Layout };
}

/** A file other than a page: a search index, data that a widget fetches. */
export interface FileSpec extends Omit<DataFile, 'content'> {
  /** A text for a name that ends in `.png` or `.jpg` is an SVG, from which senja draws the picture. */
  content(): string | Uint8Array;
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

const calls = new Calls();

/** A page without an entry. */
export const page = <Template extends string, Data extends object = object>(
  path: string,
  template: Template,
  data: () => Data = () => ({}) as Data,
): PageSpec<Template, Data> => ({ path, template, entry: null, data, call: calls.of(template) });

/** A file other than a page. */
export const file = (path: string, content: FileSpec['content']): FileSpec => ({
  path,
  content,
  call: calls.of(''),
});

/** Number of entries in a feed that the site does not define. */
const MOST_IN_FEED = 20;

const entriesIn = (content: AnyContent): Entries[] =>
  Object.values<object>(content).filter((one) => one instanceof Entries);

/** A file whose content is checked when it is made. */
const checkedFile = ({ content, ...file }: FileSpec): FileSpec => ({
  ...file,
  content() {
    const made: unknown = content();
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

/**
 * @param call of `defineSite`
 * @returns the definition in the engine's form
 */
export function definitionOf(spec: SiteSpec, call?: Call): SiteDefinition {
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
        checkFaults(faults, call);
        return [...(theme?.checkContent?.(content, tools) ?? []), ...faults];
      },
    }),
    plan(content, tools): Plan {
      const { settings } = content;
      const themed = theme?.plan(content, tools);
      const texts = textsOf(settings);
      const context = { ...texts, tools, image: themed?.about.image };
      const own = contentOf(content, tools);
      const every = (): PageSpec[] => entriesIn(own).flatMap((one) => one.pages());
      calls.forget();
      const specs: unknown = spec.pages ? spec.pages(own) : theme ? [] : every();
      checkPages(specs, call);
      const layout: unknown = spec.layout ? spec.layout(own) : {};
      checkData(layout, 'layout', call);
      const files: unknown = spec.files?.(own) ?? [];
      checkFiles(files, call);
      return {
        shared: {
          ...settings,
          language: texts.language,
          ...themed?.shared,
          ...layout,
          ...(tools.preview && { preview: true }),
        },
        pages: [...(themed?.pages ?? []), ...specs.flatMap((one) => pagesOf(one, context))],
        files: [...(themed ? filesWithIcon(themed, spec.look?.icon) : []), ...files.map(checkedFile)],
        feed() {
          if (!spec.feed && themed) return themed.feed();
          if (!spec.feed) {
            const entries = entriesIn(own).flatMap(({ all }) => all);
            return feedItems({ entries }, content.entries, tools).slice(0, MOST_IN_FEED);
          }
          const feed = spec.feed(own);
          checkFeed(feed, call);
          return feedItems(feed, content.entries, tools);
        },
        about: {
          ...texts,
          tagline: texts.description,
          since: '2025-01-01',
          colour: '#ffffff',
          icon: ICON,
          ...themed?.about,
          ...spec.look,
        },
        endpoints: [...(themed?.endpoints ?? []), ...(spec.endpoints ?? [])],
        whereShown(one, list) {
          const shown = specs.filter(({ entry }) => entry?.file === one.file);
          return shown.length > 0 || !themed
            ? shown.map(({ path }) => ({ path, part: null }))
            : (themed.whereShown?.(one, list) ?? []);
        },
      };
    },
  };
}
