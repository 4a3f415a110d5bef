/** The pages of a site that is defined by its collections, in the engine's form, with their metadata. */
import type { Entry, SiteFields } from '../core/stages/entry.ts';
import type { Page } from '../core/stages/page.ts';
import type { PlanTools } from '../core/stages/site.ts';
import type { PageMeta, SharingView } from '../core/stages/views.ts';
import { redirectPage, withBase } from '../core/values/addresses.ts';
import { checkData } from './check-spec.ts';
import type { PageSpec } from './collections.ts';

const NOT_FOUND = '/404.html';

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const infoOf = ({ collection }: Entry, { collections }: Pick<PlanTools, 'collections'>) =>
  collections.find(({ name }) => name === collection);

export const descriptionOf = (entry: Entry, tools: Pick<PlanTools, 'collections'>): string =>
  infoOf(entry, tools)?.descriptionOf(entry) ?? '';

/** @returns the picture in the first field of an entry that holds one; null without any */
function pictureOf(entry: Entry, tools: PlanTools): SharingView | null {
  for (const [name = '', ...below] of infoOf(entry, tools)?.pictures ?? []) {
    const address = below.length === 0 ? textIn((entry.fields as Record<string, unknown>)[name]) : undefined;
    if (address !== undefined) return tools.sharing(address);
  }
  return null;
}

/** Input of a page's metadata besides its data. */
export interface MetaContext {
  title: string;
  description: string;
  language: string;
  tools: PlanTools;
  /** Like `Plan['about'].image`. */
  image: string | undefined;
}

/** @returns the texts of a site, from its settings */
export function textsOf(settings: SiteFields): Pick<MetaContext, 'title' | 'description' | 'language'> {
  const { title, description, language } = settings as SiteFields & Record<string, unknown>;
  return { title, description: textIn(description) ?? title, language: textIn(language) ?? 'en' };
}

/** @returns the metadata of a page: from its data, else its entry, else the site */
function metaOf({ path, entry }: PageSpec, data: object, { tools, image, ...site }: MetaContext): PageMeta {
  const own = data as Partial<Record<'title' | 'description' | 'language' | 'shareImage', unknown>>;
  const title = textIn(own.title) ?? textIn(entry?.title) ?? site.title;
  const href = withBase(tools.base, path);
  const of = (file: string | undefined) => (file ? { src: withBase(tools.root, `/${file}`) } : null);
  const picture: SharingView | null =
    of(textIn(own.shareImage)) ?? (entry && pictureOf(entry, tools)) ?? of(image);
  return {
    href,
    canonical: path === NOT_FOUND ? null : tools.origin + href,
    title,
    documentTitle: title.includes(site.title) ? title : `${title} - ${site.title}`,
    current: entry ? null : href,
    description: textIn(own.description) ?? textIn(entry && descriptionOf(entry, tools)) ?? site.description,
    language: textIn(own.language) ?? site.language,
    ...(picture &&
      path !== NOT_FOUND && {
        image: new URL(picture.src, tools.origin).href,
        ...(picture.size && { imageSize: picture.size }),
      }),
  };
}

/** @returns a page, and redirect pages at the former addresses of its entry */
export function pagesOf(spec: PageSpec, context: MetaContext): Page[] {
  const { path, template, entry, call } = spec;
  const { tools } = context;
  const href = withBase(tools.base, path);
  const page: Page = {
    path,
    template,
    entry,
    changed: entry?.days.updated ?? entry?.days.published ?? null,
    indexed: path !== NOT_FOUND,
    ...(call && { call }),
    props() {
      const data: unknown = spec.data();
      checkData(data, path, call);
      return { meta: metaOf(spec, data, context), ...data };
    },
  };
  const moved = (entry?.aliases ?? [])
    .flatMap((alias) => redirectPage(alias) ?? [])
    .map((alias) => ({
      path: alias,
      template: 'moved',
      entry: null,
      changed: null,
      indexed: false,
      leadsTo: href,
      ...(call && { call }),
      props() {
        const meta = metaOf({ ...spec, path: alias }, {}, context);
        return { meta: { ...meta, canonical: tools.origin + href, moved: href } };
      },
    }));
  return [page, ...moved];
}
