/** Content of the home page, and what is left to portions. */
import { describe, expect, it } from 'vitest';
import { newestDay } from '../../../templates/plan/articles.ts';
import { home, portionsOf } from '../../../templates/plan/home.ts';
import { namedCard, plainArticle, plainArticles, plainCategory } from '../../support/values/plan-entries.ts';
import { indonesianAddresses } from '../../support/values/words.ts';

const many = (count: number) => plainArticles(...Array.from({ length: count }, (_, index) => `a${index}`));

/** @param perCategory numbers of articles, named by the number of their category and their own */
function homeOf({ count = 0, perCategory = [] as number[], archived = true } = {}) {
  const categories = perCategory.map((_, index) => plainCategory(`${index}`));
  const articles = many(count);
  const made = home({
    articles,
    shared: { categories },
    context: { base: '/senja/' },
    of: ({ name }) =>
      plainArticles(...Array.from({ length: perCategory[Number(name)] ?? 0 }, (_, own) => `${name}-${own}`)),
    archived,
    card: namedCard,
    addresses: indonesianAddresses,
  });
  return { ...made, portions: portionsOf({ articles, archived }) };
}

const slugs = (cards: readonly { slug: string }[]): string[] => cards.map(({ slug }) => slug);

describe('the home page', () => {
  it('features the first article of each of four categories', () => {
    expect(slugs(homeOf({ perCategory: [2, 1, 1, 1, 1] }).data().featured)).toEqual([
      '0-0',
      '1-0',
      '2-0',
      '3-0',
    ]);
    expect(slugs(homeOf({ perCategory: [0, 2] }).data().featured)).toEqual(['1-0']);
  });

  it('has a section for each category, with the three articles after the featured one', () => {
    const { sections } = homeOf({ perCategory: [5, 4, 4, 4, 4] }).data();
    expect(sections.map(({ category, articles }) => [category.name, slugs(articles)])).toEqual([
      ['0', ['0-1', '0-2', '0-3']],
      ['1', ['1-1', '1-2', '1-3']],
      ['2', ['2-1', '2-2', '2-3']],
      ['3', ['3-1', '3-2', '3-3']],
      ['4', ['4-0', '4-1', '4-2']],
    ]);
  });

  it('shows a featured article again, as the last one, only if a section would have fewer than three', () => {
    const { sections } = homeOf({ perCategory: [3, 1] }).data();
    expect(sections.map(({ articles }) => slugs(articles))).toEqual([['0-1', '0-2', '0-0'], ['1-0']]);
  });

  it('contains the latest 15, and where to find the rest', () => {
    const { data, portions } = homeOf({ count: 16 });
    const { latest, total, more, archive } = data();
    expect(slugs(latest)).toEqual(slugs(many(15)));
    expect([total, archive]).toEqual([16, '/senja/artikel/']);
    expect(more).toEqual({ portions: '/senja/artikel/terbaru-*.json', archive: '/senja/artikel/' });
    expect(portions.map(slugs)).toEqual([['a15']]);
  });

  it('leaves the rest in portions of 48', () => {
    expect(homeOf({ count: 64 }).portions.map(({ length }) => length)).toEqual([48, 1]);
    expect(homeOf({ count: 63 }).portions.map(({ length }) => length)).toEqual([48]);
  });

  it('has no more to show if it contains all', () => {
    const { data, portions } = homeOf({ count: 15 });
    expect(portions).toEqual([]);
    expect(data()).toMatchObject({ more: null, archive: '/senja/artikel/', total: 15 });
  });

  it('contains all if there is no archive', () => {
    const { data, portions } = homeOf({ count: 100, archived: false });
    expect(portions).toEqual([]);
    expect(data()).toMatchObject({ more: null, archive: null, total: 100 });
    expect(data().latest).toHaveLength(100);
  });

  it('shows nine at first and six more at a time', () => {
    expect(homeOf().data()).toMatchObject({ initialVisible: 9, step: 6, total: 0, latest: [] });
  });
});

describe('the day of the last change', () => {
  it('is that of the newest article of a list', () => {
    const dated = [
      plainArticle('a', { publishDate: '2 Mei 2025' }),
      plainArticle('b', { publishDate: '1 Maret 2025', updated: '10 Juli 2025' }),
      plainArticle('c', { publishDate: '30 Juni 2025' }),
    ];
    expect(newestDay(dated)).toBe('2025-07-10');
    expect(newestDay([])).toBeNull();
  });
});
