/** What content means once it has been validated: every required field there, every default filled in. */
import type {
  AboutPageModel,
  ArticleModel,
  ContactPageModel,
  HomePageModel,
  LegalPageModel,
  NotFoundPageModel,
  SiteModel,
} from '../../templates/model.ts';
import type { Document } from './document.ts';

/** Fields for which the model has a default, so that they are there after validation. */
type Filled<T, K extends keyof T> = T & Required<Pick<T, K>>;

export type Site = Filled<SiteModel, 'language' | 'search'>;
export type Article = Filled<ArticleModel, 'readTime' | 'publishDate' | 'draft'>;
export type PageFields =
  | AboutPageModel
  | ContactPageModel
  | HomePageModel
  | LegalPageModel
  | NotFoundPageModel;

export interface SiteEntry {
  document: Document;
  fields: Site;
}

export interface ArticleEntry {
  document: Document;
  slug: string;
  fields: Article;
}

export interface PageEntry {
  document: Document;
  /** Address without base path, e.g. `/kontak/`; `/404.html` for the 404 page. */
  path: string;
  fields: PageFields;
}
