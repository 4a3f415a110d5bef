/** Articles as pages show them: in cards, and on pages of their own. */
import { type SharePicture, type SiteContext, toIsoDay, withBase } from 'senja';
import type { Say } from 'senja/words';
import type { ArticleCardView, ArticleData, CategoryView, Headed, LinkView } from '../contract.ts';
import type { ArticleModel } from '../model.generated.ts';
import type { Article, Content } from './content.ts';
import { dateIn } from './dates.ts';
import { DRAWINGS } from './drawings.generated.ts';
import { addressIn } from './source-links.ts';

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

/** Number of cards that are cached for the next pages: those of neighbours show the same ones. */
const CACHED_CARDS = 100;

/** @returns the same function, which makes no card again that it has just made */
function memoized(make: CardOf): CardOf {
  const known = new Map<Article, ArticleCardView>();
  return (article) => {
    const card = known.get(article) ?? make(article);
    if (known.size >= CACHED_CARDS) known.clear();
    known.set(article, card);
    return card;
  };
}

/** @returns the data of an article for cards, which must not be changed */
export const cards = (
  articles: Pick<Content['articles'], 'picture' | 'view'>,
  { base, today }: Pick<SiteContext, 'base' | 'today'>,
  categories: ReadonlyMap<string, CategoryView>,
  say: Say,
): CardOf => {
  const make = memoized((article: Article): ArticleCardView => {
    const { slug, collection: _folder, href = null, ...fields } = article;
    const { title: _title, category: name, imageUrl: _address, imageAlt: _alt, ...rest } = fields;
    const { excerpt, drawing, drawingOnly, readTime, publishDate, draft, author, reviewedBy, ...own } = rest;
    const { reviewerRole, reviewed, sources, seekHelp, updated, expires, aliases, ...others } = own;
    const category = categories.get(name);
    const image = articles.picture(article, 'imageUrl');
    const publishDay = toIsoDay(publishDate);
    if (!category || !image) throw new Error(`the validated article ${slug} has no category, or no picture`);
    return {
      slug,
      title: titleOf(article, say, today),
      excerpt,
      category,
      ...(!drawingOnly && { image }),
      ...(drawing && { drawing: withBase(base, `/${DRAWINGS[drawing].path}`) }),
      readTime,
      publishDate: dateIn(say, publishDay),
      publishDay,
      href,
      ...others,
    };
  });
  return articles.view(make);
};

const linkTo = ({ title, href, category }: ArticleCardView): LinkView => ({
  name: title,
  href: href ?? category.href,
});

/** The day on which an article was last changed, as stated. */
export const changedOn = ({ updated, publishDate }: Article): string => toIsoDay(updated ?? publishDate);

/** @returns the day on which a list of articles last changed, or null for an empty one */
export function newestDay(articles: readonly Article[]): string | null {
  let newest: string | null = null;
  for (const article of articles) {
    const day = changedOn(article);
    if (newest === null || day > newest) newest = day;
  }
  return newest;
}

interface ForPages {
  card: CardOf;
  say: Say;
  portraits: ReadonlyMap<string, string>;
  shareCards: { of(article: Article): SharePicture | undefined };
  context: Pick<SiteContext, 'origin'>;
}

/** @returns the data for the page of an article, with the articles that it leads to */
export function articleData(
  article: Article,
  { card, say, portraits, shareCards, context }: ForPages,
  neighbours: { related: readonly Article[]; previous?: Article | undefined; next?: Article | undefined },
): ArticleData & Headed {
  const { author, reviewedBy, reviewerRole, reviewed, updated, sources = [], seekHelp = [] } = article;
  const own = card(article);
  const { title, excerpt } = own;
  const dayOf = (written: string | undefined) => (written === undefined ? undefined : toIsoDay(written));
  const [reviewedDay, updatedDay] = [dayOf(reviewed), dayOf(updated)];
  const shown = (day: string | undefined) => (day === undefined ? undefined : dateIn(say, day));
  const { previous, next } = neighbours;
  const url = context.origin + (article.href ?? '');
  return {
    title,
    description: excerpt,
    shareImage: shareCards.of(article),
    card: own,
    author: author ?? null,
    reviewedBy: reviewedBy ?? null,
    reviewerRole,
    reviewed: shown(reviewedDay),
    reviewedDay,
    portrait: portraits.get(reviewedBy ?? author ?? ''),
    updated: shown(updatedDay) ?? null,
    updatedDay: updatedDay ?? null,
    sources: sources.map((source) =>
      typeof source === 'string'
        ? { title: source, url: addressIn(source) }
        : { title: source.title, url: source.url ?? null, language: source.language },
    ),
    seekHelp: [seekHelp].flat(),
    related: neighbours.related.map(card),
    previous: previous && linkTo(card(previous)),
    next: next && linkTo(card(next)),
    share: `https://wa.me/?text=${encodeURIComponent(say('article.share-text', { title, url }))}`,
  };
}
