/** The pages of a site in the engine's form, with their metadata. */
import type { Entry, SiteFields } from '../core/stages/entry.ts';
import { NOT_FOUND_PATH, type Page } from '../core/stages/page.ts';
import type { PlanTools } from '../core/stages/plan.ts';
import type { PageMeta, SharingView } from '../core/stages/views.ts';
import { redirectPage, withBase } from '../core/values/addresses.ts';
import { checkData } from './check-spec.ts';
import type { PageSpec } from './page-spec.ts';

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const infoOf = ({ collection }: Entry, { collections }: Pick<PlanTools, 'collections'>) =>
  collections.find(({ name }) => name === collection);

export const descriptionOf = (entry: Entry, tools: Pick<PlanTools, 'collections'>): string =>
  infoOf(entry, tools)?.descriptionOf(entry) ?? '';

/** `shareImage` of a page's data: the path of a file, or that with what it shows, and its size in pixels. */
export interface SharePicture {
  path: string;
  alt?: string;
  size?: { width: number; height: number };
}

/** A picture of a page for sharing services. */
interface Shared extends SharingView {
  /** What it shows. */
  alt?: string | undefined;
}

/** @returns the addresses of an entry's pictures, as content names them: those of its fields, then the first of its body */
function* picturesOf(entry: Entry, tools: Pick<PlanTools, 'collections'>): Iterable<Omit<Shared, 'size'>> {
  const { pictures = [], alts } = infoOf(entry, tools) ?? {};
  const fields = entry.fields as Record<string, unknown>;
  for (const [name = '', ...below] of pictures) {
    const src = below.length === 0 ? textIn(fields[name]) : undefined;
    if (src !== undefined) yield { src, alt: textIn(fields[alts?.[name] ?? '']) };
  }
  const [src] = entry.bodyImages ?? [];
  if (src !== undefined) yield { src };
}

/** @returns the first picture of an entry that can be shared; null without any */
function pictureOf(entry: Entry, tools: PlanTools): Shared | null {
  for (const { src, ...about } of picturesOf(entry, tools)) {
    const shared = tools.sharing(src);
    if (shared !== null) return { ...shared, ...about };
  }
  return null;
}

/** Input of a page's metadata besides its data. */
export interface MetaContext {
  title: string;
  description: string;
  language: string;
  tools: PlanTools;
  /** Path of the picture of pages that have none of their own, and its size. */
  image: string | undefined;
  imageSize: { width: number; height: number };
}

/** @returns the texts of a site, from its settings */
export function textsOf(settings: SiteFields): Pick<MetaContext, 'title' | 'description' | 'language'> {
  const { title, description, language } = settings as SiteFields & Record<string, unknown>;
  return { title, description: textIn(description) ?? title, language: textIn(language) ?? 'en' };
}

/** @returns the picture of a page for sharing services: that of its data, else of its entry, else of the site */
function sharedPicture(own: unknown, entry: Entry | null, { tools, image, imageSize, title }: MetaContext) {
  const fileOf = (path: string): string => withBase(tools.base, `/${path}`);
  const stated = typeof own === 'object' && own !== null ? (own as SharePicture) : { path: textIn(own) };
  const found: Shared | null =
    stated.path !== undefined
      ? { ...stated, src: fileOf(stated.path) }
      : ((entry && pictureOf(entry, tools)) ??
        (image ? { src: fileOf(image), alt: title, size: imageSize } : null));
  if (!found) return {};
  const { src, alt, size } = found;
  return { image: new URL(src, tools.origin).href, imageAlt: alt, ...(size && { imageSize: size }) };
}

/** @returns the metadata of a page: from its data, else its entry, else the site */
function metaOf({ path, entry, leadsTo }: PageSpec, data: object, context: MetaContext): PageMeta {
  const { tools, ...site } = context;
  const own = data as Partial<Record<'title' | 'description' | 'language' | 'shareImage' | 'feed', unknown>>;
  const title = textIn(own.title) ?? textIn(entry?.title) ?? site.title;
  const href = withBase(tools.base, path);
  const shown = leadsTo === undefined ? entry : null;
  return {
    href,
    canonical: path === NOT_FOUND_PATH ? null : tools.origin + (leadsTo ?? href),
    title,
    documentTitle: title.includes(site.title) ? title : `${title} - ${site.title}`,
    current: entry ? null : href,
    description: textIn(own.description) ?? textIn(entry && descriptionOf(entry, tools)) ?? site.description,
    language: textIn(own.language) ?? site.language,
    ...(path !== NOT_FOUND_PATH && sharedPicture(own.shareImage, shown, context)),
    ...(textIn(own.feed) !== undefined && {
      feed: withBase(tools.base, `/${textIn(own.feed)?.replace(/^\//, '')}`),
    }),
    ...(leadsTo !== undefined && { moved: leadsTo }),
  };
}

/** @returns a page in the engine's form */
export function pageOf(spec: PageSpec, context: MetaContext): Page {
  const { path, entry, leadsTo } = spec;
  const isRedirect = leadsTo !== undefined;
  const { days = {} } = isRedirect ? {} : (entry ?? {});
  // Properties that follow a spread take ten times as long.
  return Object.assign({}, spec, {
    changed: spec.changed === undefined ? (days.updated ?? days.published ?? null) : spec.changed,
    entry: isRedirect ? null : entry,
    indexed: path !== NOT_FOUND_PATH && !isRedirect,
    picture() {
      for (const { src } of entry && !isRedirect ? picturesOf(entry, context.tools) : []) return src;
      return null;
    },
    props() {
      const own: unknown = spec.data();
      checkData(own, path, spec.call);
      return { meta: metaOf(spec, own, context), ...own };
    },
  });
}

/** @returns redirect pages at the former addresses of the entry that a page shows, each once */
export function movedOf({ path, entry, call, leadsTo }: PageSpec, { tools }: MetaContext): PageSpec[] {
  const { aliases: former = [] } = entry ?? {};
  if (leadsTo !== undefined || former.length === 0) return [];
  const aliases = new Set(former.map(redirectPage));
  return [...aliases].flatMap((alias) =>
    alias === null || alias === path
      ? []
      : {
          path: alias,
          template: 'moved',
          entry,
          leadsTo: withBase(tools.base, path),
          data: () => ({}),
          ...(call && { call }),
        },
  );
}
