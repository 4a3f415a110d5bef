/** Articles as the pages of the site show them: the card, and the page of its own. */
import { type Entry, type Page, type PlanTools, toIsoDay, withBase } from '../../cli/site.ts';
import type { ArticleCardView, ArticleData, CategoryView } from '../contract.ts';
import type { ArticleModel } from '../model.ts';
import { articlePath } from './addresses.ts';
import type { MetaOf } from './meta.ts';

export type Article = Entry<ArticleModel>;

export type CardOf = (article: Article) => ArticleCardView;

/** A draft is marked wherever its title stands; who shows drafts at all is not the public's site. */
const titleOf = ({ draft, title }: ArticleModel): string => (draft ? `Draf: ${title}` : title);

/** @returns what cards show of an article */
export const cards = (
  { base, image, view }: Pick<PlanTools, 'base' | 'image' | 'view'>,
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
    const { draft, author, reviewedBy, sources, seekHelp, updated, expires, aliases, ...others } = rest;
    const category = categories.get(name);
    if (!category) throw new Error(`the validated article ${slug} has no category`);
    return {
      slug,
      title: titleOf(fields),
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

/** What the pages of all articles share. */
export interface ArticleParts {
  card: CardOf;
  /** Articles shown below one, in order. */
  related(article: Article): readonly Article[];
  metaOf: MetaOf;
  /** @returns the address of a picture for sharing services, or null */
  sharing: PlanTools['sharing'];
}

/** An article's own page. A class, so that each of very many holds no more than its article. */
export class ArticlePage implements Page {
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

  get changed() {
    const { updated, publishDate } = this.entry.fields;
    return toIsoDay(updated ?? publishDate);
  }

  props() {
    const { entry, parts } = this;
    const { excerpt, author, reviewedBy, updated, sources = [], seekHelp = [] } = entry.fields;
    const data: ArticleData = {
      card: parts.card(entry),
      author: author ?? null,
      reviewedBy: reviewedBy ?? null,
      updated: updated ?? null,
      updatedDay: updated === undefined ? null : toIsoDay(updated),
      sources: sources.map((source) =>
        typeof source === 'string'
          ? { title: source, url: null }
          : { title: source.title, url: source.url ?? null },
      ),
      seekHelp: [seekHelp].flat(),
      related: parts.related(entry).map(parts.card),
    };
    const picture = parts.sharing(entry.fields.imageUrl);
    return { meta: parts.metaOf(this.path, titleOf(entry.fields), excerpt, { picture }), data };
  }
}
