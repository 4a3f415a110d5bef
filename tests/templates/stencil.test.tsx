/** A page from a stencil is the page that React renders, whatever its texts are. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { ArticleCardView, CategoryView, ImageView, SiteView } from '../../templates/contract.ts';
import { renderPage, tryTemplates } from '../../templates/index.tsx';
import type { JobOf } from '../../templates/job.ts';
import { asHtml } from '../../templates/parts/as-html.ts';
import { fromStencil, jsonInHtml, looksAtTexts, type Texts } from '../../templates/stencil.ts';
import { TRIALS } from '../../templates/trials.ts';
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
    documentTitle: `Judul ${text} - Senja Sehat`,
    current: null,
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

it('tells the current page of the navigation from others', () => {
  const like = (own: SiteView, current: string | null) => {
    const page = job(own, 'a');
    return renderPage({ ...page, meta: { ...page.meta, current } }).join('');
  };
  const used = site();
  for (const current of [null, '/senja/artikel/pilihan/', '/senja/', null]) {
    expect(like(used, current)).toBe(like(site(), current));
  }
  expect(like(used, '/senja/artikel/pilihan/')).toContain('aria-current');
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

interface Greeted {
  name: string;
  other: string;
  /** As text. */
  number: string;
  size: number;
}
type Greeting = (page: Greeted) => React.ReactElement;

/** A template of its own, as stencils see it. */
function greeting(Greeting: Greeting) {
  const render = vi.fn((page: Greeted) => [renderToString(<Greeting {...page} />)]);
  const copy = ({ name, other, number, size }: Greeted, texts: Texts): Greeted => ({
    name: texts.text(name),
    other: texts.text(other),
    number: texts.text(number),
    size: texts.fixed(size, size),
  });
  return { render, copy };
}

const SAMPLE: Greeted = { name: 'Kakek', other: 'Nenek', number: '7', size: 3 };
const looks = (Greeting: Greeting): boolean => looksAtTexts(SAMPLE, greeting(Greeting), TRIALS);

describe('a template that passes texts on', () => {
  const PASSING: Record<string, Greeting> = {
    'as they are': ({ name, other }) => (
      <p title={name}>
        Halo {name} dan {other}
      </p>
    ),
    'within other texts': ({ name, number }) => <p>{`Halo ${name}, nomor ${number}`}</p>,
    'in JSON': (page) => <script type="application/json" {...asHtml(jsonInHtml(page))} />,
    'if there are any': ({ name }) => <p>{name !== '' && <b>{name}</b>}</p>,
    'and looks at a number': ({ name, size }) => <p className={size > 9 ? 'b' : 'a'}>{name}</p>,
  };

  it.each(Object.entries(PASSING))('%s is rendered once for all texts of a shape', (_how, Greeting) => {
    expect(looks(Greeting)).toBe(false);
    const own = site();
    const rendering = greeting(Greeting);
    fromStencil(own, 'greeting', SAMPLE, rendering);
    rendering.render.mockClear();
    for (const [index, name] of NASTY.filter((text) => text !== '').entries()) {
      const page = { ...SAMPLE, name, other: `${name}${index}` };
      expect(fromStencil(own, 'greeting', page, rendering)).toEqual([renderToString(<Greeting {...page} />)]);
    }
    expect(rendering.render).not.toHaveBeenCalled();
  });

  it.each(Object.entries(PASSING))(
    '%s gives what React does for empty texts and other numbers',
    (_how, Greeting) => {
      const own = site();
      const rendering = greeting(Greeting);
      const pages = ['', 'Ibu', ''].flatMap((name) =>
        ['', 'Bapak'].flatMap((other) =>
          [1, 10, 1_000_000, -1].map((size) => ({ ...SAMPLE, name, other, size })),
        ),
      );
      for (const page of [...pages, ...pages.reverse()]) {
        expect(fromStencil(own, 'greeting', page, rendering)).toEqual([
          renderToString(<Greeting {...page} />),
        ]);
      }
    },
  );
});

it.each<[string, Greeting]>([
  ['is long', ({ name }) => <p className={name.length > 40 ? 'long' : ''}>{name}</p>],
  ['is short', ({ other }) => <p>{other.length < 3 ? <b>{other}</b> : other}</p>],
  ['is neither', ({ name }) => <p className={name.length > 20 && name.length < 40 ? 'a' : ''}>{name}</p>],
  ['has so many characters', ({ name }) => <p className={name.length === 5 ? 'a' : ''}>{name}</p>],
  ['has an odd number of them', ({ name }) => <p className={name.length % 2 === 1 ? 'a' : ''}>{name}</p>],
  ['has many words', ({ name }) => <p className={name.split(' ').length > 6 ? 'a' : ''}>{name}</p>],
  ['begins with a letter', ({ name }) => <p className={name.startsWith('Q') ? 'a' : ''}>{name}</p>],
  ['begins with a vowel', ({ other }) => <p className={/^[aeiou]/i.test(other) ? 'a' : ''}>{other}</p>],
  [
    'begins with a quotation mark',
    ({ name }) => <p className={/^["\u201c]/.test(name) ? 'a' : ''}>{name}</p>,
  ],
  ['is in capitals', ({ name }) => <p className={name.toUpperCase() === name ? 'a' : ''}>{name}</p>],
  ['asks a question', ({ name }) => <p className={name.includes('?') ? 'a' : ''}>{name}</p>],
  ['is a large number', ({ number }) => <p className={Number(number) > 1000 ? 'a' : ''}>{number}</p>],
  ['is a small number', ({ number }) => <p className={Number(number) < 2 ? 'a' : ''}>{number}</p>],
  ['is the other', ({ name, other }) => <p>{name === other ? name : `${name} & ${other}`}</p>],
  ['says so by a part of itself', ({ name }) => <p>{name.slice(0, 3)}</p>],
  ['says so by its first letter', ({ name }) => <p data-first={name[0]}>{name}</p>],
  ['says so by its length', ({ name }) => <p>{name.length}</p>],
  ['fits a pattern', ({ name }) => <p>{(/^K.*/.exec(name) as RegExpExecArray)[0]}</p>],
])('a template that asks whether a text %s is found out', (_what, Greeting) => {
  expect(looks(Greeting)).toBe(true);
});

it('finds none of senja’s own templates to look at texts', () => {
  expect(tryTemplates()).toEqual([]);
});

it('is right for more shapes than are kept', () => {
  const own = site();
  for (let width = 1; width < 260; width += 1) {
    const changes = { card: card('a', { image: { ...remote, width } }) };
    expect(renderPage(job(own, 'b', changes)).join('')).toContain(`width="${width}"`);
  }
});

it('tells the archive from a category, whatever its anchor is', () => {
  const page = (own: SiteView, of: CategoryView | null) =>
    renderPage({
      template: 'listing',
      site: own,
      meta: job(own, 'a').meta,
      data: { category: of, articles: [card('a')], position: null, previousHref: null, nextHref: null },
    }).join('');
  const used = site();
  for (const anchor of ['all', 'null', 'alone', 'none']) {
    expect(page(used, null)).toBe(page(site(), null));
    expect(page(used, category(anchor, null))).toBe(page(site(), category(anchor, null)));
  }
});
