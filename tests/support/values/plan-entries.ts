/** Entries and tools for tests of plans. */

import { meaningsOf } from '../../../cli/core/models/models.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { Roles } from '../../../cli/core/stages/meanings.ts';
import type { CollectionInfo, PlanTools } from '../../../cli/core/stages/plan.ts';
import { NOTATIONS } from '../../../cli/core/values/days/notations.ts';
import { slugify } from '../../../cli/core/values/names/slug.ts';
import { collectionsOf } from '../../../cli/site/collections.ts';
import type { ArticleCardView, CategoryView } from '../../../templates/contract.ts';
import type { CardOf } from '../../../templates/plan/articles.ts';
import type { Article, Content } from '../../../templates/plan/content.ts';

/** A model with a field for every role. */
const ROLES: Roles = {
  title: 'title',
  published: 'publishDate',
  updated: 'updated',
  expires: 'expires',
  draft: 'draft',
  aliases: 'aliases',
};
const DATED = ['publishDate', 'updated', 'expires'].map(
  (name) => [name, NOTATIONS['indonesian-date']] as const,
);
const MODEL = { roles: ROLES, days: new Map(DATED) };

/** @param file like `articles/tempe.md` */
export function plainEntry(file: string, changes: Partial<Entry> = {}): Entry {
  const [collection = '', name = ''] = file.split('/');
  return {
    file,
    collection,
    slug: name.replace(/\.\w+$/, ''),
    address: null,
    fields: {},
    ...meaningsOf(MODEL, changes.fields ?? {}),
    bodyStart: null,
    fingerprint: `all of ${file}`,
    planned: `fields of ${file}`,
    defaults: [],
    images: [],
    bodyImages: [],
    bodyAlts: [],
    links: [],
    ...changes,
  };
}

const ARTICLES: CollectionInfo = {
  name: 'articles',
  references: [],
  pictures: [['imageUrl']],
  alts: { imageUrl: 'imageAlt' },
  templateOf: () => 'article',
  descriptionOf: () => '',
  pathOf: ({ slug, bodyStart }) => (bodyStart === null ? null : `/artikel/${slug}/`),
  listPath: ({ category }) => (category === undefined ? '/artikel/' : `/kategori/${slugify(category)}/`),
};

const PAGES: CollectionInfo = {
  name: 'pages',
  references: [],
  pictures: [],
  templateOf: ({ fields }) => String(fields.template),
  descriptionOf: () => '',
  pathOf: ({ address }) => address,
};

/** The theme's collections, as their models define them. */
export const THEME_COLLECTIONS: readonly CollectionInfo[] = [ARTICLES, PAGES];

/** @returns the collections of some entries, as a site is given them */
export const contentOf = (...entries: Entry[]): Pick<Content, 'articles' | 'pages'> =>
  collectionsOf(entries, THEME_COLLECTIONS, plainTools) as unknown as Pick<Content, 'articles' | 'pages'>;

export function plainArticle(slug: string, fields: object = {}, bodyStart: number | null = null): Article {
  const required = {
    title: `Judul ${slug}`,
    excerpt: `Ringkasan ${slug}`,
    category: 'Makanan Sehat',
    imageUrl: `images/${slug}.png`,
    readTime: '5 menit',
    publishDate: '25 April 2025',
    draft: false,
  };
  const entry = plainEntry(`articles/${slug}.md`, { bodyStart, fields: { ...required, ...fields } });
  return contentOf(entry).articles.all[0] as Article;
}

export const plainArticles = (...slugs: string[]): Article[] => slugs.map((slug) => plainArticle(slug));

export const plainCategory = (name: string, changes: Partial<CategoryView> = {}): CategoryView => ({
  name,
  anchor: 'jangkar',
  sectionId: 'bagian',
  headingId: 'judul',
  description: `Tentang ${name}`,
  motif: 'bowl',
  href: '/senja/#jangkar',
  listingHref: null,
  ...changes,
});

/** A card that only identifies its article. */
export const namedCard: CardOf = ({ slug }) => ({ slug }) as ArticleCardView;

export const plainTools: PlanTools = {
  collections: [],
  data: {},
  body: () => ({ html: '', markdown: '', text: '', headings: [] }),
  origin: 'https://x.example',
  base: '/senja/',
  root: '/senja/',
  image: (src, alt) => ({ src, srcSet: null, width: 3, height: 2, alt }),
  sharing: (address) => ({ src: `${address} dibagikan` }),
  hash: (content) => `h${content.length}`,
  view: (make) => make,
};
