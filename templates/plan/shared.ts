/** Data shared by all pages. */
import { type PlanTools, withBase } from 'senja';
import type { CategoryView, SharedView } from '../contract.ts';
import type { ContactPageModel, SiteModel } from '../model.generated.ts';
import type { Addresses } from './addresses.ts';
import { TEAM_ID, URGENT_ID } from './page-ids.ts';
import { isOf, type PageEntry } from './pages.ts';

const contactView = ({ email, example }: ContactPageModel, address: string, base: string) => ({
  email,
  href: withBase(base, address),
  isExample: example,
});

/** @returns a link to the first page with emergency instructions */
function urgentLink(pages: readonly PageEntry[], base: string): Pick<SharedView, 'urgent'> {
  for (const { address, fields } of pages) {
    if ('urgent' in fields && fields.urgent) {
      const { urgent } = fields;
      return { urgent: { name: urgent.title, href: `${withBase(base, address)}#${URGENT_ID}` } };
    }
  }
  return {};
}

/** @returns the address of the people on the page about the site */
function teamLink(pages: readonly PageEntry[], base: string): Pick<SharedView, 'team'> {
  const about = pages.find(isOf('about'));
  return about ? { team: `${withBase(base, about.address)}#${TEAM_ID}` } : {};
}

/** @param categories those that have a section */
export function sharedView(
  settings: SiteModel,
  pages: readonly PageEntry[],
  { base, root }: Pick<PlanTools, 'base' | 'root'>,
  categories: CategoryView[],
  addresses: Pick<Addresses, 'search'>,
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
    contact: contact ? contactView(contact.fields, contact.address, base) : null,
    searchIndex: settings.search ? withBase(base, addresses.search) : null,
    ...(settings.emergencyNumbers && { emergencyNumbers: settings.emergencyNumbers }),
    ...(settings.search && settings.emergencyWords && { emergencyWords: settings.emergencyWords }),
    ...urgentLink(pages, base),
    ...teamLink(pages, base),
    contactEndpoint: settings.contact?.endpoint ?? null,
    newsletterEndpoint: settings.newsletter?.endpoint ?? null,
  };
}
