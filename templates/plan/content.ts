/** The content of the site, as the theme's models define it. */
import type { Entries, EntryView } from 'senja';
import type { ArticleModel, SiteModel } from '../model.generated.ts';
import type { PageModels } from '../table.generated.ts';

export type Article = EntryView<ArticleModel>;

export type PageName = keyof PageModels;

/** The fields that every page has. */
interface PageFields {
  title: string;
  description: string;
  language?: string | undefined;
  updated?: string | undefined;
  aliases?: string[] | undefined;
}

/** A page's content file, by the template that it chooses. */
export type PageEntry<One extends PageName = PageName> = {
  [Each in One]: EntryView<PageModels[Each] & PageFields & { template: Each }>;
}[One];

export interface Content {
  settings: SiteModel;
  articles: Entries<Article, 'article'>;
  pages: Entries<PageEntry, PageName>;
}

/** Whether a page uses a template. */
export const isOf =
  <One extends PageName>(template: One) =>
  (entry: PageEntry): entry is PageEntry & PageEntry<One> =>
    entry.template === template;

export const isHome = isOf('home');
