/** What content means once it has been validated: every required field there, every default filled in. */
import type {
  AboutPageModel,
  ArticleModel,
  ContactPageModel,
  HomePageModel,
  LegalPageModel,
  NotFoundPageModel,
  SiteModel,
} from '../../../templates/model.ts';
import type { Document } from './document.ts';

export type Site = SiteModel;
export type Article = ArticleModel;
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
