/** What every page of a site shares, and page fields, as the templates get them. */
import type { AssetsView, CategoryView, PoliciesView, SiteView } from '../../../templates/contract.ts';
import type { ContactPageModel } from '../../../templates/model.ts';
import type { PageEntry, SiteEntry } from '../stages/entry.ts';
import { withBase } from '../values/addresses.ts';

export interface SiteViewInput {
  site: SiteEntry;
  pages: readonly PageEntry[];
  assets: AssetsView;
  policies: PoliciesView;
}

/**
 * @param categories those that have a section
 * @param searchIndex address of what the search box looks through, or null
 */
export function siteView(
  { site, pages, assets, policies }: SiteViewInput,
  origin: string,
  base: string,
  categories: CategoryView[],
  searchIndex: string | null,
): SiteView {
  const { fields } = site;
  const contact = pages.find((page) => page.fields.template === 'contact');
  return {
    title: fields.title,
    tagline: fields.tagline,
    description: fields.description,
    origin,
    base,
    language: fields.language,
    categories,
    navigation: fields.navigation.map(({ name, href }) => ({ name, href: withBase(base, href) })),
    footer: {
      description: fields.footer.description,
      copyright: fields.footer.copyright,
      healthNote: fields.footer.healthNote ?? null,
    },
    contact: contact
      ? { email: (contact.fields as ContactPageModel).email, href: withBase(base, contact.path) }
      : null,
    searchIndex,
    contactEndpoint: fields.contact?.endpoint ?? null,
    newsletterEndpoint: fields.newsletter?.endpoint ?? null,
    policies,
    assets,
  };
}

/** Page fields with every `href` ready to use. */
export function localised<T>(value: T, base: string): T {
  if (Array.isArray(value)) return value.map((item) => localised(item, base)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'href' && typeof child === 'string' ? withBase(base, child) : localised(child, base),
    ]),
  ) as T;
}
