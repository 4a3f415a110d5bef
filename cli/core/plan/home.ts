/** What the home page shows, and the portions of "Artikel Terbaru" that its HTML does not hold. */
import type { CategoryView, TemplateData } from '../../../templates/contract.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import { archivePath, portionPath, withBase } from '../values/addresses.ts';

/** From the specification; `inHtml` keeps the page's size from growing with the articles. */
const HOME = { featured: 4, perCategory: 3, initialVisible: 9, step: 6, inHtml: 48 } as const;
const PER_PORTION = 48;

export interface HomeInput {
  articles: readonly ArticleIndex[];
  /** Those that have a section. */
  categories: readonly CategoryView[];
  of(category: CategoryView): readonly ArticleIndex[];
  base: string;
  /** Whether some article has a page, so that there is an archive. */
  archived: boolean;
}

export interface Home {
  portions: (readonly ArticleIndex[])[];
  /** Fields of the page's template besides those of its content file. */
  data<Card>(card: (article: ArticleIndex) => Card): Omit<TemplateData<Card>['home'], 'page'>;
}

export function home({ articles, categories, of, base, archived }: HomeInput): Home {
  const featured = categories.flatMap((category) => of(category).slice(0, 1)).slice(0, HOME.featured);
  const latest = archived ? articles.slice(0, HOME.inHtml) : articles;
  const portions = archived ? chunks(articles.slice(HOME.inHtml), PER_PORTION) : [];
  const archive = archived ? withBase(base, archivePath(1)) : null;
  return {
    portions,
    data: (card) => ({
      featured: featured.map(card),
      sections: categories.map((category) => ({
        category,
        articles: of(category).slice(0, HOME.perCategory).map(card),
      })),
      latest: latest.map(card),
      total: articles.length,
      initialVisible: HOME.initialVisible,
      step: HOME.step,
      more:
        archive === null || portions.length === 0
          ? null
          : { portions: withBase(base, portionPath('*')), archive },
      archive,
    }),
  };
}

export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
  return parts;
}
