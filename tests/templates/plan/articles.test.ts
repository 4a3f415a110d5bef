/** Data of an article for cards, and for its own page. */
import { describe, expect, it } from 'vitest';
import { articleData, cards } from '../../../templates/plan/articles.ts';
import {
  contentOf,
  plainArticle,
  plainArticles,
  plainCategory,
  plainTools,
} from '../../support/values/plan-entries.ts';
import { inIndonesian } from '../../support/values/words.ts';

const { articles } = contentOf();
const category = plainCategory('Makanan Sehat');
const categories = new Map([[category.name, category]]);
const card = cards(articles, plainTools, categories, inIndonesian);

describe('a card', () => {
  it('shows the fields of an article as written, and some derived ones', () => {
    expect(card(plainArticle('tempe', { imageAlt: 'Tempe', publishDate: '2 Mei 2025' }, 10))).toEqual({
      slug: 'tempe',
      title: 'Judul tempe',
      excerpt: 'Ringkasan tempe',
      category,
      image: { src: 'images/tempe.png', srcSet: null, width: 3, height: 2, alt: 'Tempe' },
      readTime: '5 menit',
      publishDate: '2 Mei 2025',
      publishDay: '2025-05-02',
      href: '/senja/artikel/tempe/',
    });
  });

  it('has no photo if the article shows its drawing only, or the sign of its category', () => {
    const only = card(plainArticle('tempe', { drawing: 'ikan', drawingOnly: true }));
    expect(only).toMatchObject({ drawing: expect.stringMatching(/^\/senja\/assets\/ikan-/) });
    const signed = card(plainArticle('tempe', { drawingOnly: true }));
    for (const shown of [only, signed]) expect(shown).not.toHaveProperty('image');
    expect(signed).not.toHaveProperty('drawing');
    expect(only).not.toHaveProperty('drawingOnly');
    expect(card(plainArticle('tempe', { drawing: 'ikan', drawingOnly: false }))).toHaveProperty('image');
  });

  it('marks a draft', () => {
    expect(card(plainArticle('tempe', { draft: true })).title).toBe('Draf: Judul tempe');
  });

  it('marks a withheld article where a site shows it, and marks no draft twice', () => {
    const shown = cards(articles, { ...plainTools, today: '2026-11-23' }, categories, inIndonesian);
    const titleOf = (publishDate: string, draft = false, expires?: string) =>
      shown(plainArticle('tempe', { publishDate, draft, ...(expires && { expires }) })).title;
    expect(titleOf('24 November 2026')).toBe('Terbit 24 November 2026: Judul tempe');
    expect(titleOf('23 November 2026')).toBe('Judul tempe');
    expect(titleOf('1 Mei 2025', false, '23 November 2026')).toBe('Ditarik 23 November 2026: Judul tempe');
    expect(titleOf('1 Mei 2025', false, '24 November 2026')).toBe('Judul tempe');
    expect(titleOf('24 November 2026', true)).toBe('Draf: Judul tempe');
    expect(card(plainArticle('tempe', { publishDate: '1 Desember 2099' })).title).toBe('Judul tempe');
  });

  it('has no link without a page, and no alt text for a photo without one', () => {
    expect(card(plainArticle('tempe'))).toMatchObject({ href: null, image: { alt: '' } });
    expect(card(plainArticle('tempe', {}, 0)).href).toBe('/senja/artikel/tempe/');
  });

  it('omits fields meant for the article’s page, and shows all others', () => {
    const own = {
      author: 'a',
      reviewedBy: 'b',
      sources: ['c'],
      seekHelp: 'd',
      updated: '2 Mei 2025',
      draft: false,
    };
    const shown = card(plainArticle('tempe', { ...own, subtitle: 'Pagi' }));
    for (const name of Object.keys(own)) expect(shown).not.toHaveProperty(name);
    expect(shown).toHaveProperty('subtitle', 'Pagi');
  });

  it('requires an existing category', () => {
    expect(() => card(plainArticle('tempe', { category: 'Tidur' }))).toThrow('tempe');
  });
});

describe('the page of an article', () => {
  const [one, two] = plainArticles('a', 'b');
  const data = (fields: object = {}) =>
    articleData(
      plainArticle('tempe', fields, 10),
      {
        card,
        say: inIndonesian,
        portraits: new Map([['dr. Laras', '/assets/dokter.svg']]),
        shareCards: { of: ({ slug }) => ({ path: `${slug}.jpg` }) },
        context: { origin: 'https://x.example' },
      },
      { related: one && two ? [one, two] : [] },
    );

  it('shows the face of who checked it, or else wrote it', () => {
    expect(data({ author: 'dr. Laras' }).portrait).toBe('/assets/dokter.svg');
    expect(data({ author: 'Upik', reviewedBy: 'dr. Laras' }).portrait).toBe('/assets/dokter.svg');
    expect(data({ author: 'dr. Laras', reviewedBy: 'Upik' }).portrait).toBeUndefined();
    expect(data().portrait).toBeUndefined();
  });

  it('marks a draft next to its title', () => {
    const shareImage = { path: 'tempe.jpg' };
    expect(data()).toMatchObject({ title: 'Judul tempe', description: 'Ringkasan tempe', shareImage });
    expect(data({ draft: true }).title).toBe('Draf: Judul tempe');
  });

  it('shows the card of the article and those of related ones, in order', () => {
    expect(data()).toMatchObject({ card: { slug: 'tempe' }, related: [{ slug: 'a' }, { slug: 'b' }] });
  });

  it('shows the author, the reviewer and the date of the last update', () => {
    expect(data({ author: 'Sri', reviewedBy: 'dr. Budi', updated: '2 Mei 2025' })).toMatchObject({
      author: 'Sri',
      reviewedBy: 'dr. Budi',
      updated: '2 Mei 2025',
      updatedDay: '2025-05-02',
      sources: [],
    });
    expect(data()).toMatchObject({ author: null, reviewedBy: null, updated: null, updatedDay: null });
  });

  it('shows what the reviewer does, and when the article was reviewed', () => {
    const reviewed = { reviewedBy: 'dr. Budi', reviewerRole: 'dokter umum', reviewed: '2 Mei 2025' };
    expect(data(reviewed)).toMatchObject({ ...reviewed, reviewedDay: '2025-05-02' });
    expect(data()).toMatchObject({ reviewedDay: undefined });
  });

  it('shares title and address on WhatsApp', () => {
    const { share } = data({ title: 'Tempe & tahu' });
    expect(new URL(share).searchParams.get('text')).toBe(
      'Bapak, Ibu, ini ada tulisan yang baik dibaca: Tempe & tahu\nhttps://x.example/senja/artikel/tempe/',
    );
  });

  it('shows sources, with an address if they have one', () => {
    const sources = ['Buku', { title: 'Majalah' }, { title: 'Situs', url: 'https://a.example/' }];
    expect(data({ sources }).sources).toEqual([
      { title: 'Buku', url: null },
      { title: 'Majalah', url: null },
      { title: 'Situs', url: 'https://a.example/' },
    ]);
  });

  it('says when to see a doctor, in one sentence or in several', () => {
    expect(data().seekHelp).toEqual([]);
    expect(data({ seekHelp: 'Bila nyeri.' }).seekHelp).toEqual(['Bila nyeri.']);
    expect(data({ seekHelp: ['Bila nyeri.', 'Bila sesak.'] }).seekHelp).toEqual([
      'Bila nyeri.',
      'Bila sesak.',
    ]);
  });
});
