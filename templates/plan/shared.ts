/** Data shared by all pages. */
import { type SiteContext, withBase } from 'senja';
import type { CategoryView, SharedView } from '../contract.ts';
import type { ContactPageModel, SiteModel } from '../model.generated.ts';
import { isOf, type PageEntry } from './content.ts';
import { TEAM_ID, URGENT_ID } from './page-ids.ts';

const contactView = ({ email, example, href = '' }: ContactPageModel & { href: string | undefined }) => ({
  email,
  href,
  isExample: example,
});

/** @returns a link to the first page with emergency instructions */
function urgentLink(pages: readonly PageEntry[]): Pick<SharedView, 'urgent'> {
  for (const page of pages)
    if ('urgent' in page && page.urgent)
      return { urgent: { name: page.urgent.title, href: `${page.href}#${URGENT_ID}` } };
  return {};
}

/** @returns the address of the people on the page about the site */
function teamLink(pages: readonly PageEntry[]): Pick<SharedView, 'team'> {
  const about = pages.find(isOf('about'));
  return about ? { team: `${about.href}#${TEAM_ID}` } : {};
}

/**
 * @param categories those that have a section
 * @param searchIndex address of the search index, without base path
 */
export function sharedView(
  settings: SiteModel,
  pages: readonly PageEntry[],
  { base, root }: Pick<SiteContext, 'base' | 'root'>,
  categories: CategoryView[],
  searchIndex: () => string,
): Omit<SharedView, 'home'> {
  const { title, tagline, description, language, navigation, footer } = settings;
  const contact = pages.find(isOf('contact'));
  return {
    title,
    tagline,
    description,
    language,
    categories,
    navigation: navigation.map(({ name, href }) => ({ name, href: withBase(root, href) })),
    footer: {
      description: footer.description,
      copyright: footer.copyright,
      healthNote: footer.healthNote ?? null,
    },
    contact: contact ? contactView(contact) : null,
    searchIndex: settings.search ? withBase(base, searchIndex()) : null,
    ...(settings.emergencyNumbers && { emergencyNumbers: settings.emergencyNumbers }),
    emergencyWords: settings.search ? settings.emergencyWords : undefined,
    ...urgentLink(pages),
    ...teamLink(pages),
    contactEndpoint: settings.contact?.endpoint ?? null,
    newsletterEndpoint: settings.newsletter?.endpoint ?? null,
  };
}
