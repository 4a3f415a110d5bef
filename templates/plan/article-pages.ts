/** The pages of articles, each with the articles it links to. */
import { page } from 'senja';
import type { PageOf } from '../template.ts';
import { articleData } from './articles.ts';
import type { Article } from './content.ts';
import { TEXTS_FOUND } from './data-files.ts';
import type { Planning } from './planning.ts';

const RELATED = 3;

export function articlePages(planning: Planning): PageOf<'article'>[] {
  const { settings, articles, of } = planning;
  /** The articles of each category, made when one is shown. */
  const known = new Map<string, InOrder>();
  const inOrder = (name: string): InOrder => {
    const all = known.get(name) ?? placesIn(of({ name }));
    known.set(name, all);
    return all;
  };
  const options = { keepsText: settings.search === true && articles.length <= TEXTS_FOUND };
  const pages: PageOf<'article'>[] = [];
  for (const article of articles) {
    if (article.href === undefined) continue;
    const data = () => {
      const { all, place, withPages, placeOfPage } = inOrder(article.category);
      const at = placeOfPage.get(article) ?? 0;
      const [previous, next] = [withPages[at - 1], withPages[at + 1]];
      const related = after(all, place.get(article) ?? 0, next);
      return articleData(article, planning, { related, previous, next });
    };
    pages.push(page(article, 'article', data, options));
  }
  return pages;
}

type Places = ReadonlyMap<Article, number>;

/** The articles of a category, and those of them that have pages, each with their places. */
interface InOrder {
  all: readonly Article[];
  place: Places;
  withPages: readonly Article[];
  placeOfPage: Places;
}

function placesIn(all: readonly Article[]): InOrder {
  const places = (list: readonly Article[]): Places => new Map(list.map((article, at) => [article, at]));
  const withPages = all.filter(({ href }) => href !== undefined);
  return { all, place: places(all), withPages, placeOfPage: places(withPages) };
}

/**
 * The next articles of a category, wrapping around at its end.
 * @param linked one to which the page has a link already: only if there are too few others, and then last
 */
function after(list: readonly Article[], at: number, linked: Article | undefined): Article[] {
  const found = list.slice(at + 1, at + 2 + RELATED);
  found.push(...list.slice(0, Math.min(at, RELATED + 1 - found.length)));
  const others = found.filter((article) => article !== linked);
  return [...others, ...found.filter((article) => article === linked)].slice(0, RELATED);
}
