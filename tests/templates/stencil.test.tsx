/** A page from a stencil is the page that React renders, whatever its texts are. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ArticleCardView, CategoryView, ImageView, SiteView } from '../../templates/contract.ts';
import { renderPage } from '../../templates/index.tsx';
import type { JobOf } from '../../templates/job.ts';
import { fromStencil, Texts } from '../../templates/stencil.ts';
import { forEachTemplate } from '../support/for-each-template.ts';

const category = (anchor: string, listingHref: string | null): CategoryView => ({
  name: `Tentang "${anchor}" & lain`,
  anchor,
  sectionId: anchor,
  headingId: anchor,
  description: 'd',
  motif: 'bowl',
  href: `/senja/#${anchor}`,
  listingHref,
});
const food = category('makanan', '/senja/kategori/makanan/');
const sleep = category('tidur', null);

const site = (): SiteView => ({
  title: 'Senja Sehat',
  tagline: 't',
  description: 'd',
  origin: 'https://x.example',
  base: '/senja/',
  language: 'id',
  categories: [food, sleep],
  navigation: [{ name: 'Pilihan', href: '/senja/artikel/pilihan/' }],
  footer: { description: 'f', copyright: '© "kami"', healthNote: null },
  contact: null,
  searchIndex: null,
  contactEndpoint: null,
  newsletterEndpoint: null,
  policies: { pages: forEachTemplate((name) => `style-src ${name}`), site: "default-src 'none'" },
  assets: {
    styles: forEachTemplate((name) => `.${name}{b:c}`),
    loader: 'x()',
    client: ['/senja/assets/h.js'],
    widgets: { 'search-box': '/senja/assets/s.js' },
  },
});

const remote: ImageView = {
  src: 'https://foto.example/a?b=1&c=2',
  srcSet: 'https://foto.example/a?w=3&h=2 3w, https://foto.example/a?w=6&h=4 6w',
  width: 640,
  height: 427,
  alt: '',
};
const local: ImageView = {
  src: '/senja/assets/tempe-1.jpg',
  srcSet: null,
  width: 800,
  height: 600,
  alt: 'Tempe "hangat"',
};

/** What is told apart from markup, from JSON, from the signs of replacement patterns, and from holes. */
const NASTY = [
  'Tempe',
  `<b>"Tempe" & 'tahu'</b>`,
  '</script><!-- <script>',
  "$& $1 $$ $` $'",
  '\\u00011\\u0001 \\" \\\\ \\n',
  'Baris\nkedua\u2028ketiga',
  '🌅 é e\u0301 \ud83c',
  '0',
  '',
];

/** Half of a character cannot stand in an address. */
const inAddress = (text: string): string =>
  encodeURIComponent(new TextDecoder().decode(new TextEncoder().encode(text)));

const card = (text: string, changes: Partial<ArticleCardView> = {}): ArticleCardView => ({
  slug: `s-${text}`,
  title: `Judul ${text}`,
  excerpt: `Kutipan ${text}`,
  category: food,
  image: remote,
  readTime: '5 menit',
  publishDate: '2 Mei 2025',
  publishDay: '2025-05-02',
  href: `/senja/artikel/${inAddress(text)}/`,
  ...changes,
});

type Data = JobOf<'article'>['data'];
const job = (own: SiteView, text: string, changes: Partial<Data> = {}): JobOf<'article'> => ({
  template: 'article',
  site: own,
  meta: {
    href: '/senja/artikel/a/',
    canonical: `https://x.example/senja/artikel/${inAddress(text)}/`,
    title: `Judul ${text}`,
    description: `Kutipan ${text}`,
    language: 'id',
  },
  data: {
    card: card(text),
    body: { html: `<p>${text} $& \u00012\u0001</p>`, headings: [] },
    author: null,
    reviewedBy: null,
    updated: null,
    updatedDay: null,
    sources: [],
    related: [],
    ...changes,
  },
});

const SHAPES: Record<string, (text: string) => Partial<Data>> = {
  plain: () => ({}),
  'with everything': (text) => ({
    author: text,
    reviewedBy: `dr. ${text}`,
    updated: '3 Mei 2025',
    updatedDay: '2025-05-03',
    sources: [
      { title: text, url: null },
      { title: `${text} 2`, url: `https://x.example/?a=${inAddress(text)}&b=1` },
    ],
    related: [card(text), card(`${text}2`, { image: local }), card(`${text}3`, { href: null })],
  }),
  'a local photo': (text) => ({ card: card(text, { image: local }), related: [card(text)] }),
  'a category without listing': (text) => ({ card: card(text, { category: sleep }) }),
};

describe.each(Object.entries(SHAPES))('an article page: %s', (_name, shape) => {
  it.each(NASTY)('is the same from a stencil, for the text %j', (text) => {
    const used = site();
    renderPage(job(used, 'lain', shape('lain')));
    const filled = renderPage(job(used, text, shape(text)));
    const rendered = renderPage(job(site(), text, shape(text)));
    expect(filled).toEqual(rendered);
  });
});

it('makes pages that look at their texts as before', () => {
  for (const changes of [{ title: 'Tentang Senja Sehat' }, { href: '/senja/artikel/pilihan/' }]) {
    const page = (own: SiteView) => {
      const like = job(own, 'a');
      return renderPage({ ...like, meta: { ...like.meta, ...changes } }).join('');
    };
    const used = site();
    renderPage(job(used, 'lain'));
    expect(page(used)).toBe(page(site()));
  }
});

describe('a listing', () => {
  const listing = (own: SiteView, page: string, texts: readonly string[]) =>
    renderPage({
      template: 'listing',
      site: own,
      meta: { ...job(own, 'a').meta, title: `Semua artikel, halaman ${page}` },
      data: {
        category: food,
        articles: texts.map((text) => card(text)),
        position: { page, of: '3' },
        previousHref: page === '1' ? null : `/senja/artikel/halaman/${page}/`,
        nextHref: page === '3' ? null : `/senja/artikel/halaman/${page}4/`,
      },
    });

  it.each(['1', '2', '3'])('is the same from a stencil, as page %s', (page) => {
    const used = site();
    listing(used, page, [...NASTY].reverse());
    expect(listing(used, page, NASTY)).toEqual(listing(site(), page, NASTY));
  });
});

describe('a stencil', () => {
  const greet = (own: SiteView, name: string, Greeting: (props: { name: string }) => React.ReactElement) => {
    const texts = new Texts();
    const hole = texts.text(name);
    const directly = vi.fn(() => [renderToString(<Greeting name={name} />)]);
    const withHoles = () => [renderToString(<Greeting name={hole} />)];
    const html = fromStencil(own, { name: 'greeting', texts, withHoles, directly }).join('');
    return { html, direct: directly.mock.calls.length };
  };

  it('is rendered once for all texts of a shape', () => {
    const own = site();
    const Plain = ({ name }: { name: string }) => <p title={name}>Halo {name}</p>;
    expect(greet(own, 'Ibu', Plain).direct).toBe(1);
    const { html, direct } = greet(own, 'Bapak & Ibu', Plain);
    expect(html).toBe(renderToString(<Plain name="Bapak & Ibu" />));
    expect(direct).toBe(0);
  });

  it('is of no use to a template that looks at the text', () => {
    const own = site();
    const Short = ({ name }: { name: string }) => <p>{name.slice(0, 3)}</p>;
    for (const name of ['Kakek', 'Nenek']) {
      expect(greet(own, name, Short)).toEqual({ html: `<p>${name.slice(0, 3)}</p>`, direct: 1 });
    }
  });

  it('is right for more shapes than are kept', () => {
    const own = site();
    for (let width = 1; width < 260; width += 1) {
      const changes = { card: card('a', { image: { ...remote, width } }) };
      expect(renderPage(job(own, 'b', changes)).join('')).toContain(`width="${width}"`);
    }
  });
});
