/**
 * What the pipeline hands to a template: plain data that survives structuredClone, with every address
 * ready to use (base path included). Templates decide how it looks, never what it means.
 */
import type {
  AboutPageModel,
  ContactPageModel,
  HomePageModel,
  LegalPageModel,
  NotFoundPageModel,
} from './model.ts';

export type Language = 'id' | 'en';

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
  /** Link to the category's section on the home page; works from every page. */
  href: string;
  /** First page of the category's listing, or null when no article of it has a page. */
  listingHref: string | null;
}

export interface ImageView {
  src: string;
  /** Candidates for `srcset`, or null when the host offers one size only. */
  srcSet: string | null;
  /** Intrinsic size in CSS pixels of `src`; keeps the place before the photo comes. */
  width: number;
  height: number;
  alt: string;
}

export interface ArticleCardView {
  slug: string;
  title: string;
  excerpt: string;
  category: CategoryView;
  image: ImageView;
  /** As written, e.g. `7 menit`. */
  readTime: string;
  /** As written, e.g. `20 April 2025`. */
  publishDate: string;
  /** The same day as `YYYY-MM-DD`, for `<time>`. */
  publishDay: string;
  /** The article's own page, or null: then "Baca Selengkapnya" does nothing. */
  href: string | null;
}

export interface HeadingView {
  level: number;
  id: string;
  text: string;
}

/** A Markdown body after rendering. `html` is safe: raw HTML of the author is already text. */
export interface BodyView {
  html: string;
  headings: HeadingView[];
}

/** A style sheet for each template. */
export type Styles = Readonly<Record<TemplateName, string>>;

/** Built client files. Addresses carry the base path. */
export interface AssetsView {
  /** Whole style sheet of each template's pages, inlined into them; its hash stands in the CSP. */
  styles: Styles;
  /** Whole loader script, inlined into each page; its hash stands in the CSP. */
  loader: string;
  /** What the loader fetches on a first touch, hydrate module first. */
  client: string[];
  /** Widget name to the address of its module. */
  widgets: Record<string, string>;
}

/** Content Security Policies. */
export interface PoliciesView {
  /** What a page of each template is made of. */
  pages: Readonly<Record<TemplateName, string>>;
  /** What all of them are made of. */
  site: string;
}

/** What is the same on every page. */
export interface SiteView {
  title: string;
  tagline: string;
  description: string;
  /** Scheme and host, no trailing slash. */
  origin: string;
  /** Base path with both slashes, `/` or `/senja/`. */
  base: string;
  language: Language;
  /** Only categories that have a section; order of site.yaml. */
  categories: CategoryView[];
  navigation: LinkView[];
  footer: { description: string; copyright: string; healthNote: string | null };
  /** From the contact page, or null when the site has none. */
  contact: { email: string; href: string } | null;
  /** Address of the search index, or null: the box keeps its value to itself. */
  searchIndex: string | null;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
  policies: PoliciesView;
  assets: AssetsView;
}

/** What every page says about itself. */
export interface PageMeta {
  /** Address with base path, e.g. `/senja/kontak/`; `/404.html` for the 404 page. */
  href: string;
  /** Absolute address for `rel=canonical`, or null where there is none (404). */
  canonical: string | null;
  title: string;
  /** For the browser's tab: the title with the site's name, unless it holds that already. */
  documentTitle: string;
  /** `href` when it is that of a link of the navigation or of the home page, else null. */
  current: string | null;
  description: string;
  language: Language;
}

export interface CategorySectionView<Card = ArticleCardView> {
  category: CategoryView;
  /** At most 3. */
  articles: Card[];
}

/**
 * Page fields of each template; `meta` and `site` stand beside them in the job. Templates get whole cards; the pipeline
 * also makes the same data with what cards are made from, to see whether a page has changed.
 */
export interface TemplateData<Card = ArticleCardView> {
  home: {
    page: HomePageModel;
    featured: Card[];
    sections: CategorySectionView<Card>[];
    /** What the HTML holds of "Artikel Terbaru", in order. */
    latest: Card[];
    /** Number of all articles; more than `latest` holds when `more` is set. */
    total: number;
    initialVisible: number;
    step: number;
    /**
     * Where the rest is: `portions` with its `*` replaced by 1, 2, … is JSON `{ articles: ArticleCardView[] }`,
     * `archive` lists all. Null when the HTML holds every article.
     */
    more: { portions: string; archive: string } | null;
    /** The archive, or null when no article has a page. */
    archive: string | null;
  };
  about: { page: AboutPageModel };
  contact: { page: ContactPageModel };
  legal: { page: LegalPageModel; body: BodyView };
  'not-found': { page: NotFoundPageModel };
  article: {
    card: Card;
    body: BodyView;
    author: string | null;
    reviewedBy: string | null;
    updated: string | null;
    updatedDay: string | null;
    sources: { title: string; url: string | null }[];
    /** At most 3 others of the same category. */
    related: Card[];
  };
  listing: {
    /** Null on the archive of all articles. */
    category: CategoryView | null;
    articles: Card[];
    /** Which page of how many, counted from 1; null when there is but one. */
    position: { page: string; of: string } | null;
    /** Addresses of the pages beside this one; null at the ends. */
    previousHref: string | null;
    nextHref: string | null;
  };
}

export type TemplateName = keyof TemplateData;

/** One page to render. */
export type RenderJob<Card = ArticleCardView> = {
  [Name in TemplateName]: { template: Name; site: SiteView; meta: PageMeta; data: TemplateData<Card>[Name] };
}[TemplateName];
