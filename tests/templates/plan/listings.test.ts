/** Lists of articles in pages of twelve, each with links to the adjacent ones. */
import { describe, expect, it } from 'vitest';
import { type Listing, listingPages } from '../../../templates/plan/listings.ts';
import { namedCard, plainArticles } from '../../support/values/plan-entries.ts';
import { inIndonesian } from '../../support/values/words.ts';

function pages(count: number, changes: Partial<Listing> = {}) {
  const listing: Listing = {
    title: 'Semua artikel',
    isMixed: true,
    articles: plainArticles(...Array.from({ length: count }, (_, index) => `a${index}`)),
    description: 'Tentang ini',
    pathOf: (page) => `/daftar/${page}/`,
    ...changes,
  };
  return listingPages(listing, {
    context: { base: '/senja/' },
    card: namedCard,
    say: inIndonesian,
  });
}

const shown = (count: number, changes: Partial<Listing> = {}) =>
  pages(count, changes).map((page) => page.data());

describe('a listing', () => {
  it('has a page for every twelve articles', () => {
    expect(pages(0)).toEqual([]);
    expect(pages(12)).toHaveLength(1);
    expect(pages(13).map(({ path }) => path)).toEqual(['/daftar/1/', '/daftar/2/']);
    expect(pages(13)[1]).toMatchObject({
      template: 'listing',
      entry: null,
      changed: '2025-04-25',
      continues: true,
    });
    expect(shown(14).map(({ articles }) => articles.map(({ slug }) => slug))).toEqual([
      Array.from({ length: 12 }, (_, index) => `a${index}`),
      ['a12', 'a13'],
    ]);
  });

  it('links from page to page, but not beyond its ends', () => {
    expect(
      shown(25).map(({ previousHref, position, nextHref }) => [previousHref, position, nextHref]),
    ).toEqual([
      [null, { page: '1', of: '3' }, '/senja/daftar/2/'],
      ['/senja/daftar/1/', { page: '2', of: '3' }, '/senja/daftar/3/'],
      ['/senja/daftar/2/', { page: '3', of: '3' }, null],
    ]);
    expect(shown(1)[0]).toMatchObject({ previousHref: null, position: null, nextHref: null });
  });

  it('is named by its title, with the page number from the second page on', () => {
    const [first, second] = shown(13, { title: 'Makanan Sehat', isMixed: false, lead: 'Tentang makanan' });
    expect(first).toMatchObject({ title: 'Makanan Sehat', description: 'Tentang ini' });
    expect(second?.title).toBe('Makanan Sehat, halaman 2');
    const expected = { heading: 'Makanan Sehat', lead: 'Tentang makanan', labelled: false };
    expect([first, second]).toMatchObject([expected, expected]);
  });

  it('may have another heading, and shows the category of each article if they differ', () => {
    const [first, second] = shown(13, { heading: 'Semua Artikel' });
    expect([first?.title, second?.title]).toEqual(['Semua artikel', 'Semua artikel, halaman 2']);
    expect(first).toMatchObject({ heading: 'Semua Artikel', lead: undefined, labelled: true });
  });
});
