/** A site defined by the pages of its collections, from which the engine's plan is made. */

import type { Call, DataFile } from '../core/stages/page.ts';
import type { Plan, PlanTools } from '../core/stages/plan.ts';
import type { PictureSettings, SiteContent, SiteDefinition } from '../core/stages/site.ts';
import { DEFAULT_ZONE } from '../core/values/days/days.ts';
import { lazily } from '../core/values/lists.ts';
import { formatValue } from '../diagnostics/texts/index.ts';
import { Calls } from './call.ts';
import { checkBytes, checkData, checkFaults, checkPages, checkSpec, refusePromise } from './check-spec.ts';
import { collectionsOf } from './collections.ts';
import { type AnyContent, type FileSpec, MEMBERS, type SiteConfig } from './config.ts';
import { dataSources } from './data.ts';
import { ICON, PICTURES } from './defaults.ts';
import { Entries, type EntryMeta } from './entries.ts';
import { viewSource } from './entry-views.ts';
import { feedItems, type ListFeed, listFeed, MOST_IN_FEED } from './feed.ts';
import { filesWithIcon } from './icons.ts';
import { llmsFiles } from './llms-files.ts';
import type { PageOptions, PageSpec } from './page-spec.ts';
import { movedOf, pageOf, textIn, textsOf } from './pages.ts';
import { siteFault } from './react/site-fault.ts';
import { planSearch } from './search/plan.ts';

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
  const own = { path: path.normalize('NFC'), template, entry, data, call: calls.of(template) };
  // Properties that follow a spread take ten times as long.
  return Object.assign({}, options, own);
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

export { fileOf } from './entry-views.ts';

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
  path: path.replace(/^\//, '').normalize('NFC'),
  content,
  call: calls.of(''),
});

/**
 * A feed of some entries, such as those of a list or a tag; one of `files`.
 * @param path a name that ends in `.json` gives a JSON Feed, any other one Atom
 */
export const feed = <View extends EntryMeta>(path: string, of: ListFeed<View>): FileSpec => ({
  path: path.replace(/^\//, '').normalize('NFC'),
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
  const specs = [...listed];
  for (const one of listed) for (const moved of movedOf(one, context)) specs.push(moved);
  const since = config.look?.since ?? themed?.about.since ?? '2025-01-01';
  const fileOf = (one: FileSpec): DataFile => {
    const { feed: listed } = one;
    if (!listed) return checkedFile(one);
    const { timeZone = DEFAULT_ZONE } = settings;
    const about = { published: content.entries, language: texts.language, timeZone, since };
    return checkedFile({ ...one, content: () => listFeed(one.path, listed, about, tools) });
  };
  const layout: unknown = config.layout ? config.layout(own, tools) : {};
  checkData(layout, 'layout', call);
  const files = config.files?.(own, tools) ?? [];
  const { endpoints = [] } = config;
  const addresses = typeof endpoints === 'function' ? endpoints(own) : endpoints;
  const pathByFile = lazily(() => {
    const paths = new Map<string, string>();
    for (const { entry, leadsTo, path } of specs) if (entry && !leadsTo) paths.set(entry.file, path);
    return paths;
  });
  const planned = [
    // The search of this site finds the entries of the theme, too.
    ...(themed?.pages ?? []).filter((one) => !themed?.siteSearch || one.template !== 'search'),
    ...specs.map((one) => pageOf(one, context)),
  ];
  const settingsOfSearch = config.search ?? theme?.search ?? {};
  const hasSearch = (settings as { search?: unknown }).search === true && settingsOfSearch !== false;
  const searched = hasSearch ? planSearch(planned, settingsOfSearch, texts.language, tools) : null;
  const pages = searched
    ? [...searched.pages, ...searched.specs.map((one) => pageOf(one, context))]
    : planned;
  const about = {
    ...texts,
    tagline: textIn((settings as { tagline?: unknown }).tagline) ?? texts.description,
    since,
    colour: '#ffffff',
    icon: ICON,
    ...themed?.about,
    ...config.look,
  };
  return {
    shared: {
      ...settings,
      language: texts.language,
      ...themed?.shared,
      ...layout,
      ...(searched && { searchPage: searched.link }),
      ...(tools.preview && { preview: true }),
    },
    ...(searched && { siteSearch: searched.search }),
    pages,
    files: [
      ...(themed ? filesWithIcon(themed, config.look?.icon) : []),
      ...files.map(fileOf),
      ...(config.llms ? llmsFiles(pages, about, tools) : []),
    ],
    feed() {
      if (!config.feed && themed) return themed.feed();
      if (!config.feed) {
        const entries = entriesIn(own).flatMap(({ all }) => all);
        return feedItems({ entries }, content.entries, tools).slice(0, MOST_IN_FEED);
      }
      return feedItems(config.feed(own, tools), content.entries, tools);
    },
    about,
    training: config.training ?? themed?.training,
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

/** @returns the same, whose functions refuse to return a promise, apart from those that are waited for */
const withoutPromises = (config: SiteConfig, call: Call | undefined): SiteConfig =>
  Object.fromEntries(
    Object.entries(config).map(([name, member]) => {
      if (typeof member !== 'function' || name === 'built') return [name, member];
      return [name, (...given: unknown[]) => refusePromise(Reflect.apply(member, config, given), name, call)];
    }),
  );

/**
 * @param call of `defineSite`
 * @returns the definition in the engine's form
 */
export function definitionOf(given: SiteConfig, call?: Call): SiteDefinition {
  checkSpec(given, MEMBERS);
  const config = withoutPromises(given, call);
  const { check, checkSettings, checkEntry, built, extends: theme } = config;
  return {
    ...theme,
    plansPages: config.plansPages ?? true,
    pictures: picturesOf(config),
    ...(config.data && { data: { ...theme?.data, ...dataSources(config.data) } }),
    diagnostics: { ...theme?.diagnostics, ...config.diagnostics },
    ...(config.markdown && { markdown: config.markdown }),
    ...(config.policy && { policy: config.policy }),
    ...(config.prefetch !== undefined && { prefetch: config.prefetch }),
    ...(config.offline !== undefined && { offline: config.offline }),
    ...(config.splitStyles !== undefined && { splitStyles: config.splitStyles }),
    ...(config.search !== undefined && { search: config.search }),
    ...(config.api !== undefined && { api: config.api }),
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
    ...(built && {
      async built(site) {
        await theme?.built?.(site);
        await built(site);
      },
    }),
    plan: (content, tools) => planOf(config, content, tools, call),
  };
}
