/** The search in the whole text as a site has it with `search: true`: what is searched, and its pages. */
import type { Entry } from '../../core/stages/entry.ts';
import type { Page } from '../../core/stages/page.ts';
import type { PlanTools, SearchDocument, SearchPlan } from '../../core/stages/plan.ts';
import type { SearchSettings } from '../../core/stages/site.ts';
import { withBase } from '../../core/values/addresses.ts';
import { chunks } from '../../core/values/lists.ts';
import { SEARCH_FOLDER } from '../../core/values/names/output-name.ts';
import { spokenFor } from '../../core/values/spoken.ts';
import type { PageSpec } from '../page-spec.ts';
import { descriptionOf } from '../pages.ts';
import { textInDictionary } from '../words.ts';
import type { SearchView } from './contract.ts';
import { searchTexts } from './texts.ts';

/** Addresses of the page and of the list of all entries, by language. */
const PATHS: Readonly<Record<string, readonly [page: string, all: string]>> = {
  id: ['/cari/', 'semua/'],
  en: ['/search/', 'all/'],
};

/** Number of entries on each page of the list of all, and of tags among the choices: the most frequent ones. */
const [LISTED, TAGS] = [200, 100] as const;

/** Fields with words that an entry is found by, besides its tags. */
const KEYWORDS = 'keywords';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** @returns what a search finds of the pages that show entries, the first page of each */
function documentsOf(
  pages: readonly Page[],
  { collections, tags: field = 'tags' }: SearchSettings,
  tools: PlanTools,
): SearchDocument[] {
  const known = new Set<Entry<object>>();
  const found: SearchDocument[] = [];
  for (const { entry, indexed, leadsTo, path, searched = true } of pages) {
    if (!entry || !indexed || !searched || leadsTo !== undefined || known.has(entry)) continue;
    const { collection, title } = entry;
    if (collections && !Object.hasOwn(collections, collection)) continue;
    known.add(entry);
    const fields = entry.fields as Readonly<Record<string, unknown>>;
    const tags = textsIn(fields[field]);
    found.push({
      path,
      href: withBase(tools.base, path),
      title,
      summary: descriptionOf(entry as Entry, tools),
      collection,
      label: collections?.[collection] ?? capital(collection),
      tags,
      words: [...tags, ...textsIn(fields[KEYWORDS])],
    });
  }
  const isOne = new Set(found.map(({ collection }) => collection)).size < 2;
  return isOne ? found.map((one) => ({ ...one, label: '' })) : found;
}

/**
 * @param pages of the site
 * @returns what is searched; the same pages, of which those that are searched keep their text; further pages; and the page that
 *   searches, for links to it
 */
export function planSearch(
  pages: readonly Page[],
  settings: SearchSettings,
  language: string,
  tools: PlanTools,
): { search: SearchPlan; pages: Page[]; specs: PageSpec[]; link: { href: string; title: string } } {
  const documents = documentsOf(pages, settings, tools);
  const paths = new Set(documents.map(({ path }) => path));
  const words = searchTexts(language);
  const [page, all] = PATHS[spokenFor(language, Object.keys(PATHS))] ?? ['/search/', 'all/'];
  const path = settings.path ?? page;
  const hrefOf = (below: string): string => withBase(tools.base, path + below);
  const labels = new Map(documents.map(({ collection, label }) => [collection, label]));
  const times = new Map<string, number>();
  for (const { tags } of documents) for (const tag of tags) times.set(tag, (times.get(tag) ?? 0) + 1);
  const frequent = [...times].sort(([, a], [, b]) => b - a).slice(0, TAGS);
  const view: SearchView = {
    index: withBase(tools.base, `/${SEARCH_FOLDER}`),
    href: hrefOf(''),
    all: hrefOf(all),
    words,
    collections: labels.size > 1 ? [...labels] : [],
    tags: frequent.map(([tag]) => tag).sort(new Intl.Collator(language).compare),
  };
  const specOf = (below: string, title: string, search: SearchView): PageSpec => ({
    path: path + below,
    template: 'search',
    entry: null,
    data: () => ({ title, search }),
  });
  const parts = chunks(documents, LISTED);
  const partPath = (number: number): string => (number === 0 ? all : `${all}${number + 1}/`);
  const lists = (parts.length === 0 ? [[]] : parts).map((entries, at): PageSpec => {
    const list = {
      entries: entries.map(({ href, title, label }) => ({ href, title, label })),
      previous: at === 0 ? null : hrefOf(partPath(at - 1)),
      next: at + 1 < parts.length ? hrefOf(partPath(at + 1)) : null,
    };
    return {
      ...specOf(partPath(at), words['all-title'], { ...view, list }),
      ...(at > 0 && { continues: true }),
    };
  });
  return {
    search: {
      language,
      alike: textInDictionary('search.alike', language) ?? '',
      small: textInDictionary('search.small-words', language),
      documents,
    },
    pages: pages.map((one) => (paths.has(one.path) ? Object.assign({}, one, { keepsText: true }) : one)),
    specs: [specOf('', words.title, view), ...lists],
    link: { href: view.href, title: words.title },
  };
}
