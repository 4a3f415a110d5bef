/** The page of an article, as a route of the plan. */
import type { BodyView, PageMeta, RenderJob, SiteView } from '../../../templates/contract.ts';
import type { ArticleIndex } from '../entries/article-index.ts';
import type { Route } from '../stages/route.ts';
import { articlePath, outputPathOf } from '../values/addresses.ts';
import { toIsoDay } from '../values/dates.ts';

/** What the routes of all articles share. */
export interface ArticleParts {
  site: SiteView;
  /** Articles shown below one, in order. */
  related(article: ArticleIndex): readonly ArticleIndex[];
  /** What of the images that an article names their addresses do not tell. */
  imageInputs(addresses: readonly string[]): string;
  meta(path: string, title: string, description: string): PageMeta;
}

/** The route of an article's own page. A class, so that each of very many holds no more than its article. */
export class ArticleRoute implements Route {
  readonly template = 'article';
  readonly indexed = true;
  readonly article: ArticleIndex;
  readonly parts: ArticleParts;

  constructor(article: ArticleIndex, parts: ArticleParts) {
    this.article = article;
    this.parts = parts;
  }

  get path() {
    return articlePath(this.article.slug);
  }

  get outputPath() {
    return outputPathOf(this.path);
  }

  get source() {
    return this.article.path;
  }

  get body() {
    const { path, bodyStart, fingerprint } = this.article;
    return { path, start: bodyStart ?? 0, fingerprint };
  }

  get changed() {
    return this.updatedDay ?? toIsoDay(this.article.fields.publishDate);
  }

  private get updatedDay() {
    const { updated } = this.article.fields;
    return updated === undefined ? null : toIsoDay(updated);
  }

  own() {
    const { fingerprint, images, bodyImages } = this.article;
    return fingerprint + this.parts.imageInputs(images) + this.parts.imageInputs(bodyImages);
  }

  job<Card>(body: BodyView, card: (article: ArticleIndex) => Card): RenderJob<Card> {
    const { fields } = this.article;
    const { site, meta, related } = this.parts;
    return {
      template: 'article',
      site,
      meta: meta(this.path, fields.title, fields.excerpt),
      data: {
        card: card(this.article),
        body,
        author: fields.author ?? null,
        reviewedBy: fields.reviewedBy ?? null,
        updated: fields.updated ?? null,
        updatedDay: this.updatedDay,
        sources: (fields.sources ?? []).map((source) =>
          typeof source === 'string'
            ? { title: source, url: null }
            : { title: source.title, url: source.url ?? null },
        ),
        related: related(this.article).map(card),
      },
    };
  }
}
