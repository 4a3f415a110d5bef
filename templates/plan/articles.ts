/** Articles as the pages of the site show them: the card, and the page of its own. */
import { type Entry, type PlanTools, toIsoDay, withBase } from 'senja';
import type { ArticleCardView, ArticleData, CategoryView, LinkView } from '../contract.ts';
import type { ArticleModel } from '../model.ts';
import type { DataOf, PageOf } from '../template.ts';
import { articlePath } from './addresses.ts';
import type { MetaOf } from './meta.ts';

export type Article = Entry<ArticleModel> & { collection: 'articles' };

export type CardOf = (article: Article) => ArticleCardView;

/**
 * What is not published yet is marked wherever its title stands; a site that shows it is not the public's.
 * @param today the day of such a site
 */
function titleOf({ draft, title, publishDate }: ArticleModel, today: string | undefined): string {
  if (draft) return `Draf: ${title}`;
  const waits = today !== undefined && toIsoDay(publishDate) > today;
  return waits ? `Terbit ${publishDate}: ${title}` : title;
}

/** @returns what cards show of an article */
export const cards = (
  { base, image, view, today }: Pick<PlanTools, 'base' | 'image' | 'view' | 'today'>,
  categories: ReadonlyMap<string, CategoryView>,
): CardOf =>
  view(({ slug, fields, bodyStart }: Article): ArticleCardView => {
    const {
      title: _title,
      excerpt,
      category: name,
      imageUrl,
      imageAlt = '',
      readTime,
      publishDate,
      ...rest
    } = fields;
    const { draft, author, reviewedBy, reviewerRole, reviewed, sources, seekHelp, ...later } = rest;
    const { updated, expires, aliases, ...others } = later;
    const category = categories.get(name);
    if (!category) throw new Error(`the validated article ${slug} has no category`);
    return {
      slug,
      title: titleOf(fields, today),
      excerpt,
      category,
      image: image(imageUrl, imageAlt),
      readTime,
      publishDate,
      publishDay: toIsoDay(publishDate),
      href: bodyStart === null ? null : withBase(base, articlePath(slug)),
      ...others,
    };
  });

const linkTo = ({ title, href, category }: ArticleCardView): LinkView => ({
  name: title,
  href: href ?? category.href,
});

/** What the pages of all articles share. */
export interface ArticleParts {
  card: CardOf;
  /** Whether an article is found by the words of its text. */
  searched: boolean;
  /** Articles shown below one, in order. */
  related(article: Article): readonly Article[];
  /** Those before and after one in its category, of which each may be missing. */
  beside?(article: Article): { previous: Article | undefined; next: Article | undefined };
  /** @returns what the template asks for besides what every article's page shows */
  more(article: Article): Omit<DataOf<'article'>, keyof ArticleData>;
  metaOf: MetaOf;
  /** As `PlanTools.today`. */
  today?: string | undefined;
  /** @returns the address of a picture for sharing services, or null */
  sharing: PlanTools['sharing'];
}

/** An article's own page. A class, so that each of very many holds no more than its article. */
export class ArticlePage implements PageOf<'article'> {
  readonly template = 'article';
  readonly indexed = true;
  readonly entry: Article;
  readonly parts: ArticleParts;

  constructor(entry: Article, parts: ArticleParts) {
    this.entry = entry;
    this.parts = parts;
  }

  get path() {
    return articlePath(this.entry.slug);
  }

  get keepsWords() {
    return this.parts.searched;
  }

  get changed() {
    const { updated, publishDate } = this.entry.fields;
    return toIsoDay(updated ?? publishDate);
  }

  props() {
    const { entry, parts } = this;
    const { excerpt, author, reviewedBy, reviewerRole, reviewed, updated, ...more } = entry.fields;
    const { sources = [], seekHelp = [] } = more;
    const picture = parts.sharing(entry.fields.imageUrl);
    const title = titleOf(entry.fields, parts.today);
    const meta = parts.metaOf(this.path, title, excerpt, { picture });
    const { previous, next } = parts.beside?.(entry) ?? {};
    const own: ArticleData = {
      card: parts.card(entry),
      author: author ?? null,
      reviewedBy: reviewedBy ?? null,
      reviewerRole,
      reviewed,
      reviewedDay: reviewed === undefined ? undefined : toIsoDay(reviewed),
      updated: updated ?? null,
      updatedDay: updated === undefined ? null : toIsoDay(updated),
      sources: sources.map((source) =>
        typeof source === 'string'
          ? { title: source, url: null }
          : { title: source.title, url: source.url ?? null, language: source.language },
      ),
      seekHelp: [seekHelp].flat(),
      related: parts.related(entry).map(parts.card),
      previous: previous && linkTo(parts.card(previous)),
      next: next && linkTo(parts.card(next)),
      share: `https://wa.me/?text=${encodeURIComponent(`${title}\n${meta.canonical}`)}`,
    };
    return { meta, data: { ...own, ...parts.more(entry) } };
  }
}
