/**
 * What the plan of the site hands to its templates: plain data, with every address ready to use (base path included).
 * Templates decide how it looks, never what it means.
 */
import type { ImageView, PageMeta } from 'senja';
import type { EngineView, PageView } from 'senja/react';
import type { ArticleModel, EmergencyNumberModel, HomePageModel } from './model.ts';

export type { HeadingView, ImageView, PageMeta } from 'senja';

/** The drawn motifs a category can carry. */
export type Motif = 'bowl' | 'walk' | 'moon' | 'lotus' | 'sun';

export interface LinkView {
  name: string;
  href: string;
}

export interface CategoryView {
  name: string;
  /** Short anchor from site.yaml, without `#`, e.g. `makanan`. */
  anchor: string;
  /** Id of the category's section: the name in lowercase without spaces, e.g. `makanansehat`. */
  sectionId: string;
  /** Id of that section's heading. */
  headingId: string;
  description: string;
  motif: Motif;
  /** Its section on the home page; works from every page. */
  href: string;
  /** First page of the category's listing, or null when no article of it has a page. */
  listingHref: string | null;
}

/** Fields of an article that its card does not show as they are, or leaves to the article's own page. */
type ApartFromCards =
  | 'category'
  | 'imageUrl'
  | 'imageAlt'
  | 'draft'
  | 'author'
  | 'reviewedBy'
  | 'reviewerRole'
  | 'reviewed'
  | 'sources'
  | 'seekHelp'
  | 'updated'
  | 'expires'
  | 'aliases';

/** What cards show of an article: its fields as written, and what the plan has made of some. */
export interface ArticleCardView extends Omit<ArticleModel, ApartFromCards> {
  slug: string;
  category: CategoryView;
  image: ImageView;
  /** `publishDate` as `YYYY-MM-DD`, for `<time>`. */
  publishDay: string;
  /** The article's own page, or null: then "Baca Selengkapnya" does nothing. */
  href: string | null;
}

/** What is fetched for "Muat Lebih Banyak": articles that the page does not hold. */
export interface Portion {
  articles: ArticleCardView[];
}

/** What is the same on every page. */
export interface SharedView {
  title: string;
  tagline: string;
  description: string;
  language: string;
  /** Only categories that have a section; order of site.yaml. */
  categories: CategoryView[];
  navigation: LinkView[];
  footer: { description: string; copyright: string; healthNote: string | null };
  /** From the contact page, or null when the site has none. */
  contact: { email: string; href: string; isExample: boolean } | null;
  /** Address of the search index, or null: the box keeps its value to itself. */
  searchIndex: string | null;
  /** Address of the list of all articles, where a search may go on; left out without search or list. */
  searchAll?: string;
  emergencyNumbers?: EmergencyNumberModel[];
  /** To what to do in an emergency; left out when no page says it. */
  urgent?: LinkView;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
  /** Set where the site shows drafts: every page says so, and is not for search engines. */
  preview?: true;
}

/** The same with what the engine adds. */
export interface SiteView extends SharedView, EngineView {}

export interface CategorySectionView {
  category: CategoryView;
  /** At most 3. */
  articles: ArticleCardView[];
}

/** What the template of a page with a model of its own is given. */
export interface PageData<Model> {
  page: Model;
}

export interface HomeData extends PageData<HomePageModel> {
  featured: ArticleCardView[];
  sections: CategorySectionView[];
  /** What the HTML holds of "Artikel Terbaru", in order. */
  latest: ArticleCardView[];
  /** Number of all articles; more than `latest` holds when `more` is set. */
  total: number;
  initialVisible: number;
  step: number;
  /**
   * Where the rest is: `portions` with its `*` replaced by 1, 2, … is a `Portion` as JSON,
   * `archive` lists all. Null when the HTML holds every article.
   */
  more: { portions: string; archive: string } | null;
  /** The archive, or null when no article has a page. */
  archive: string | null;
}

export interface ArticleData {
  card: ArticleCardView;
  author: string | null;
  reviewedBy: string | null;
  /** Profession of the reviewer. */
  reviewerRole?: string | undefined;
  /** Day of the review, as written and as `YYYY-MM-DD`. */
  reviewed?: string | undefined;
  reviewedDay?: string | undefined;
  updated: string | null;
  updatedDay: string | null;
  sources: { title: string; url: string | null; language?: string | undefined }[];
  /** When to see a doctor, sentence by sentence; empty when the content says nothing of it. */
  seekHelp: string[];
  /** At most 3 others of the same category. */
  related: ArticleCardView[];
  /** The articles before and after it in its category; left out at the ends. */
  previous?: LinkView | undefined;
  next?: LinkView | undefined;
  /** Address that passes title and link on through WhatsApp. */
  share: string;
}

export interface ListingData {
  /** The same on every page of the list; which page it is stands below. */
  heading: string;
  lead?: string | undefined;
  /** Whether cards say their category, because the heading does not. */
  labelled: boolean;
  articles: ArticleCardView[];
  /** Which page of how many, counted from 1; null when there is but one. */
  position: { page: string; of: string } | null;
  /** Addresses of the pages beside this one; null at the ends. */
  previousHref: string | null;
  nextHref: string | null;
}

/** Where a page of old leads. */
export interface MovedData {
  href: string;
  /** Of what is there. */
  title: string;
}

/** One page to render. */
export interface Job<Data = object> extends PageView {
  site: SiteView;
  meta: PageMeta;
  data: Data;
}

/** What parts need of a job to know where they stand. */
export interface Place {
  site: SiteView;
  /** As in `PageMeta`: the link that leads to the page being rendered. */
  current: string | null;
}
