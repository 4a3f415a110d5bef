/**
 * Data that the site's plan passes to its templates: plain data, with complete addresses (base path included).
 * Templates decide how it looks, never what it means.
 */
import type { ImageView, PageMeta, SharePicture } from 'senja';
import type { EngineView, PageView } from 'senja/react';
import type { ArticleModel, EmergencyNumberModel, HomePageModel } from './model.generated.ts';

export type { HeadingView, ImageView, PageMeta } from 'senja';

/** The drawn motifs of categories. */
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
  /** Address of its section on the home page; works from every page. */
  href: string;
  /** First page of the category's listing, or null if none of its articles has a page. */
  listingHref: string | null;
}

/** Fields of an article that its card shows in another form, or leaves to the article's own page. */
type ApartFromCards =
  | 'category'
  | 'imageUrl'
  | 'imageAlt'
  | 'drawing'
  | 'drawingOnly'
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

/** Data of an article for cards: its fields as written, and values that the plan has computed. */
export interface ArticleCardView extends Omit<ArticleModel, ApartFromCards> {
  slug: string;
  category: CategoryView;
  /** Absent if the drawing is shown alone. */
  image?: ImageView;
  /** Address of the drawing under the photo. */
  drawing?: string;
  /** `publishDate` as `YYYY-MM-DD`, for `<time>`. */
  publishDay: string;
  /** The article's own page, or null: then "Baca Selengkapnya" does nothing. */
  href: string | null;
}

/** Data fetched for "Muat Lebih Banyak": articles that the page does not contain. */
export interface Portion {
  articles: ArticleCardView[];
}

/** Data shared by all pages. */
export interface SharedView {
  title: string;
  /** Address of the home page; that of the site's own language if a translation has none. */
  home: string;
  tagline: string;
  description: string;
  language: string;
  /** Only categories that have a section; in the order of site.yaml. */
  categories: CategoryView[];
  navigation: LinkView[];
  footer: { description: string; copyright: string; healthNote: string | null };
  /** From the contact page, or null if the site has none. */
  contact: { email: string; href: string; isExample: boolean } | null;
  /** Address of the search index, or null: the search box then does nothing. */
  searchIndex: string | null;
  /** Address of the list of all articles, for continuing a search; absent without search or list. */
  searchAll?: string;
  /** Address of the rules for reading articles aloud; absent if no article has a page. */
  speech?: string;
  emergencyNumbers?: EmergencyNumberModel[];
  /** Words in a search that point to an emergency; absent for those of the dictionary. */
  emergencyWords?: string[] | undefined;
  /** Address of the people behind the site; absent without such a page. */
  team?: string;
  /** Address of the sheet with the emergency numbers; absent without such numbers. */
  sheet?: string;
  /** Link to the emergency instructions; absent if no page has any. */
  urgent?: LinkView;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
}

/** The shared data with the engine's additions. */
export interface SiteView extends SharedView, EngineView {}

export interface CategorySectionView {
  category: CategoryView;
  /** At most 3. */
  articles: ArticleCardView[];
}

/** Data of every page, for its head. */
export interface Headed {
  title: string;
  description: string;
  /** Language of the page; by default that of the site. */
  language?: string | undefined;
  /** Its own picture for sharing. */
  shareImage?: SharePicture | undefined;
}

/** Data for the template of a page with a model of its own. */
export interface PageData<Model> {
  page: Model;
}

export interface HomeData extends PageData<HomePageModel> {
  featured: ArticleCardView[];
  sections: CategorySectionView[];
  /** Articles of "Artikel Terbaru" in the HTML, in order. */
  latest: ArticleCardView[];
  /** Number of all articles; larger than `latest` if `more` is set. */
  total: number;
  initialVisible: number;
  step: number;
  /**
   * Where the rest is: `portions` with its `*` replaced by 1, 2, … is a `Portion` as JSON, `archive` lists all. Null
   * if the HTML contains every article.
   */
  more: { portions: string; archive: string } | null;
  /** The archive, or null if no article has a page. */
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
  /** Address of the drawn face of who reviewed it, or else wrote it; absent if the site has none. */
  portrait?: string | undefined;
  updated: string | null;
  updatedDay: string | null;
  sources: { title: string; url: string | null; language?: string | undefined }[];
  /** When to see a doctor, sentence by sentence; empty if the content does not say. */
  seekHelp: string[];
  /** At most 3 others of the same category. */
  related: ArticleCardView[];
  /** The articles before and after it in its category; absent at the ends. */
  previous?: LinkView | undefined;
  next?: LinkView | undefined;
  /** Address that shares title and link through WhatsApp. */
  share: string;
}

export interface ListingData {
  /** The same on every page of the list; the number is shown below it. */
  heading: string;
  lead?: string | undefined;
  /** Of the list of a category. */
  motif?: Motif;
  /** Number of articles on all its pages. */
  count: number;
  /** Whether cards show their category, because the heading does not. */
  labelled: boolean;
  articles: ArticleCardView[];
  /** Number of the page and total, counted from 1; null if there is only one. */
  position: { page: string; of: string } | null;
  /** Addresses of the previous and next page; null at the ends. */
  previousHref: string | null;
  nextHref: string | null;
}

/** One page to render: what every page has, and the data of its template. */
export type Job<Data = object> = PageView & { site: SiteView; meta: PageMeta } & Data;

/** Data that parts need to know the current page. */
export interface Place {
  site: SiteView;
  /** The address of the page being rendered if header or footer may link to it, else null. */
  current: string | null;
}
