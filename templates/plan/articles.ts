/** Articles as pages show them: in cards, and on pages of their own. */
import { type Entry, type PlanTools, type SharingView, toIsoDay, withBase } from 'senja';
import type { Say } from 'senja/words';
import type { ArticleCardView, ArticleData, CategoryView, LinkView } from '../contract.ts';
import type { ArticleModel } from '../model.generated.ts';
import type { DataOf, PageOf } from '../template.ts';
import type { Addresses } from './addresses.ts';
import { dateIn } from './dates.ts';
import { DRAWINGS } from './drawings.generated.ts';
import type { MetaOf } from './meta.ts';
import { addressIn } from './source-links.ts';

export type Article = Entry<ArticleModel> & { collection: 'articles' };

export type CardOf = (article: Article) => ArticleCardView;

/**
 * Unpublished articles are marked wherever their title appears, which happens only in a preview.
 * @param today the day of a preview
 */
function titleOf(
  { draft, title, publishDate, expires }: ArticleModel,
  say: Say,
  today: string | undefined,
): string {
  if (draft) return say('card.draft', { title });
  if (today === undefined) return title;
  const [from, until] = [toIsoDay(publishDate), expires === undefined ? undefined : toIsoDay(expires)];
  if (until !== undefined && until <= today) return say('card.expired', { date: dateIn(say, until), title });
  return from > today ? say('card.waiting', { date: dateIn(say, from), title }) : title;
}

/** Number of cards that are kept for the next pages: neighbours in a list show the same ones. */
const KEPT = 500;

/** @returns the same function, which gives the latest values again */
function latest<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return value;
  };
}

/** @returns the data of an article for cards */
export const cards = (
  { base, image, view, today }: Pick<PlanTools, 'base' | 'image' | 'view' | 'today'>,
  categories: ReadonlyMap<string, CategoryView>,
  say: Say,
  addresses: Pick<Addresses, 'article'>,
): CardOf =>
  view(
    latest(({ slug, fields, bodyStart }: Article): ArticleCardView => {
      const {
        title: _title,
        excerpt,
        category: name,
        imageUrl,
        imageAlt = '',
        drawing,
        readTime,
        publishDate,
        ...rest
      } = fields;
      const { draft, author, reviewedBy, reviewerRole, reviewed, sources, seekHelp, ...later } = rest;
      const { updated, expires, aliases, ...others } = later;
      const category = categories.get(name);
      const publishDay = toIsoDay(publishDate);
      if (!category) throw new Error(`the validated article ${slug} has no category`);
      return {
        slug,
        title: titleOf(fields, say, today),
        excerpt,
        category,
        image: image(imageUrl, imageAlt),
        ...(drawing && { drawing: withBase(base, `/${DRAWINGS[drawing].path}`) }),
        readTime,
        publishDate: dateIn(say, publishDay),
        publishDay,
        href: bodyStart === null ? null : withBase(base, addresses.article(slug)),
        ...others,
      };
    }),
  );

const linkTo = ({ title, href, category }: ArticleCardView): LinkView => ({
  name: title,
  href: href ?? category.href,
});

/** The day on which an article was last changed, as stated. */
export const changedOn = ({ fields: { updated, publishDate } }: Article): string =>
  toIsoDay(updated ?? publishDate);

/** @returns the day on which a list of articles last changed, or null for an empty one */
export const newestDay = (articles: readonly Article[]): string | null =>
  articles.reduce<string | null>((newest, article) => {
    const day = changedOn(article);
    return newest === null || day > newest ? day : newest;
  }, null);

/** Data shared by the pages of all articles. */
export interface ArticleParts {
  card: CardOf;
  /** Whether the search covers an article's text. */
  searched: boolean;
  /** Articles shown below another, in order. */
  related(article: Article): readonly Article[];
  /** The ones before and after it in its category, each optional. */
  beside?(article: Article): { previous: Article | undefined; next: Article | undefined };
  /** @returns the template's data besides what every article's page has */
  more(article: Article): Omit<DataOf<'article'>, keyof ArticleData>;
  metaOf: MetaOf;
  addresses: Pick<Addresses, 'article'>;
  say: Say;
  /** Like `PlanTools.today`. */
  today?: string | undefined;
  /** @returns the picture of an article for sharing services, and what it shows */
  sharing(article: Article): { picture: SharingView | null; pictureAlt?: string | undefined };
}

/** An article's own page. A class, so that each of very many stores only its article. */
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
    return this.parts.addresses.article(this.entry.slug);
  }

  get keepsText() {
    return this.parts.searched;
  }

  get changed() {
    return changedOn(this.entry);
  }

  props() {
    const { entry, parts } = this;
    const { excerpt, author, reviewedBy, reviewerRole, reviewed, updated, ...more } = entry.fields;
    const { sources = [], seekHelp = [] } = more;
    const title = titleOf(entry.fields, parts.say, parts.today);
    const dayOf = (written: string | undefined) => (written === undefined ? undefined : toIsoDay(written));
    const [reviewedDay, updatedDay] = [dayOf(reviewed), dayOf(updated)];
    const shown = (day: string | undefined) => (day === undefined ? undefined : dateIn(parts.say, day));
    const meta = parts.metaOf(this.path, title, excerpt, parts.sharing(entry));
    const { previous, next } = parts.beside?.(entry) ?? {};
    const own: ArticleData = {
      card: parts.card(entry),
      author: author ?? null,
      reviewedBy: reviewedBy ?? null,
      reviewerRole,
      reviewed: shown(reviewedDay),
      reviewedDay,
      updated: shown(updatedDay) ?? null,
      updatedDay: updatedDay ?? null,
      sources: sources.map((source) =>
        typeof source === 'string'
          ? { title: source, url: addressIn(source) }
          : { title: source.title, url: source.url ?? null, language: source.language },
      ),
      seekHelp: [seekHelp].flat(),
      related: parts.related(entry).map(parts.card),
      previous: previous && linkTo(parts.card(previous)),
      next: next && linkTo(parts.card(next)),
      share: `https://wa.me/?text=${encodeURIComponent(parts.say('article.share-text', { title, url: meta.canonical ?? '' }))}`,
    };
    return { meta, data: { ...own, ...parts.more(entry) } };
  }
}
