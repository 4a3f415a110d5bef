/**
 * Sites in several languages: each language is planned separately, and the plans are joined, each below its own
 * address.
 */
import type { Alternate, Page } from '../stages/page.ts';
import type { FeedItem, Plan } from '../stages/plan.ts';
import { withBase } from '../values/addresses.ts';
import { addressIn, languageOf } from '../values/names/languages.ts';

/** The plan of one language. */
export interface LanguageEdition {
  /** Null for the site's own. */
  language: string | null;
  /** Base path of its pages. */
  base: string;
  plan: Plan;
}

/**
 * Translations are pages whose entries have the same name; otherwise pages with the same address within their languages, or as
 * the plan states.
 */
const nameOf = ({ entry, path, twin }: Page): string =>
  twin ?? (entry ? `${entry.collection}/${entry.slug}` : path);

function alternatesIn(editions: readonly LanguageEdition[]): ReadonlyMap<string, Alternate[]> {
  const found = new Map<string, Alternate[]>();
  for (const { base, plan } of editions)
    for (const page of plan.pages) {
      if (!page.indexed) continue;
      const { language } = plan.about;
      const translations = found.get(nameOf(page)) ?? [];
      // Of several pages of one language, the first.
      if (translations.some((one) => one.language === language)) continue;
      found.set(nameOf(page), [...translations, { language, href: withBase(base, page.path) }]);
    }
  return found;
}

function pageIn(page: Page, language: string | null, translations: readonly Alternate[]): Page {
  const alternates = page.indexed && translations.length > 1 ? translations : undefined;
  if (language === null && !alternates) return page;
  const props = () => (alternates ? { ...page.props(), alternates } : page.props());
  const own = { path: addressIn(language, page.path), language, alternates, props };
  return Object.create(page, Object.getOwnPropertyDescriptors(own)) as Page;
}

/** Each translation of an entry is an entry of its own in the feed of its language. */
export const feedOf = ({ language, plan }: LanguageEdition): FeedItem[] =>
  plan.feed().map((item) => ({ ...item, slug: addressIn(language, `/${item.slug}`).slice(1) }));

/** @returns the plan of all languages, of which the site's own comes first */
export function joinEditions([first, ...others]: readonly [LanguageEdition, ...LanguageEdition[]]): Plan {
  if (others.length === 0) return first.plan;
  const editions = [first, ...others];
  const alternates = alternatesIn(editions);
  const whereShown: Plan['whereShown'] = (entry, list) => {
    const language = languageOf(entry.file);
    const { plan } = editions.find((one) => one.language === language) ?? first;
    const shown = plan.whereShown?.(entry, language === null ? list : list?.slice(language.length + 1)) ?? [];
    return shown.map((one) => ({ ...one, path: addressIn(language, one.path) }));
  };
  return {
    ...first.plan,
    pages: editions.flatMap(({ language, plan }) =>
      plan.pages.map((page) => pageIn(page, language, alternates.get(nameOf(page)) ?? [])),
    ),
    files: editions.flatMap(({ language, plan }) =>
      plan.files.map(({ path, content, ...file }) => ({
        ...file,
        path: addressIn(language, `/${path}`).slice(1),
        content: (words: Parameters<typeof content>[0]) =>
          content((page) => words(addressIn(language, page))),
      })),
    ),
    endpoints: [...new Set(editions.flatMap(({ plan }) => plan.endpoints))],
    whereShown,
  };
}
