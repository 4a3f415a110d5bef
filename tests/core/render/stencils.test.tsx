/** A page from a stencil is the page that React renders, whatever its texts are. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { viewing } from '../../../cli/core/plan/viewing.ts';
import { sharedParts, textsOf, withStencils } from '../../../cli/core/render/stencils.ts';
import { lookingTemplates } from '../../../cli/core/render/trials.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { RenderInput, RenderPage } from '../../../cli/core/stages/page.ts';
import type {
  ArticleCardView,
  ArticleData,
  CategoryView,
  ImageView,
  Job,
  ListingData,
  SiteView,
} from '../../../templates/contract.ts';
import { renderPage } from '../../../templates/index.tsx';
import { asHtml } from '../../../templates/parts/as-html.ts';
import { forEachTemplate } from '../../support/for-each-template.ts';

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
    client: '/senja/assets/h.js',
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

const job = (own: SiteView, text: string, changes: Partial<ArticleData> = {}): Job<ArticleData> => ({
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
    author: null,
    reviewedBy: null,
    updated: null,
    updatedDay: null,
    sources: [],
    seekHelp: [],
    related: [],
    share: `https://wa.me/?text=${inAddress(text)}`,
    ...changes,
  },
  body: {
    html: `<p>${text} $& \u00012\u0001</p>`,
    headings: [2, 3, 2, 2].map((level, at) => ({
      level,
      id: `${inAddress(text)}-${at}`,
      text: `${text} ${at}`,
    })),
  },
});

/** Renders a page as the first of its shape, then others from the stencil. */
function throughStencil(own: SiteView, first: Job): RenderPage {
  const render = withStencils(renderPage as RenderPage, own, []);
  for (let time = 0; time < 2; time += 1) render(first);
  return render;
}

const SHAPES: Record<string, (text: string) => Partial<ArticleData>> = {
  plain: () => ({}),
  'with everything': (text) => ({
    author: text,
    reviewedBy: `dr. ${text}`,
    reviewerRole: `ahli ${text}`,
    reviewed: '4 Mei 2025',
    reviewedDay: '2025-05-04',
    previous: { name: text, href: '/artikel/a/' },
    next: { name: `${text} 2`, href: '/artikel/b/' },
    updated: '3 Mei 2025',
    updatedDay: '2025-05-03',
    sources: [
      { title: text, url: null },
      { title: `${text} 2`, url: `https://x.example/?a=${inAddress(text)}&b=1`, language: 'en' },
    ],
    seekHelp: [text, `${text} 2`],
    related: [card(text), card(`${text}2`, { image: local }), card(`${text}3`, { href: null })],
  }),
  'a local photo': (text) => ({ card: card(text, { image: local }), related: [card(text)] }),
  'a category without listing': (text) => ({ card: card(text, { category: sleep }) }),
};

describe.each(Object.entries(SHAPES))('an article page: %s', (_name, shape) => {
  it.each(NASTY)('is the same from a stencil, for the text %j', (text) => {
    const own = site();
    const filled = throughStencil(own, job(own, 'lain', shape('lain')))(job(own, text, shape(text)));
    expect(filled).toEqual(renderPage(job(own, text, shape(text))));
  });
});

it('tells the current page of the navigation from others', () => {
  const own = site();
  const like = (current: string | null): Job => {
    const page = job(own, 'a');
    return { ...page, meta: { ...page.meta, current } };
  };
  const render = throughStencil(own, like(null));
  for (const current of [null, '/senja/artikel/pilihan/', '/senja/', null]) {
    for (let time = 0; time < 3; time += 1) expect(render(like(current))).toEqual(renderPage(like(current)));
  }
  expect(render(like('/senja/artikel/pilihan/')).join('')).toContain('aria-current');
});

const listing = (own: SiteView, changes: Partial<ListingData>): Job<ListingData> => ({
  template: 'listing',
  site: own,
  meta: job(own, 'a').meta,
  data: {
    category: food,
    articles: [card('a')],
    position: null,
    previousHref: null,
    nextHref: null,
    ...changes,
  },
  body: { html: '', headings: [] },
});

describe('a listing', () => {
  const page = (own: SiteView, number: string, texts: readonly string[]) =>
    listing(own, {
      articles: texts.map((text) => card(text)),
      position: { page: number, of: '3' },
      previousHref: number === '1' ? null : `/senja/artikel/halaman/${number}/`,
      nextHref: number === '3' ? null : `/senja/artikel/halaman/${number}4/`,
    });

  it.each(['1', '2', '3'])('is the same from a stencil, as page %s', (number) => {
    const own = site();
    const render = throughStencil(own, page(own, number, [...NASTY].reverse()));
    expect(render(page(own, number, NASTY))).toEqual(renderPage(page(own, number, NASTY)));
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

const SITE = {};

/** A page of a template of its own. */
const greeted = (data: Greeted): RenderInput => ({
  template: 'greeting',
  site: SITE,
  meta: {
    href: '/a/',
    canonical: null,
    title: 'a',
    documentTitle: 'a',
    current: null,
    description: 'a',
    language: 'id',
  },
  data,
  body: { html: '', headings: [] },
});

const rendering = (Greeting: Greeting) =>
  vi.fn(({ data }: RenderInput) => [renderToString(<Greeting {...(data as Greeted)} />)]);

/** JSON that may stand in a `<script>`. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const SAMPLE: Greeted = { name: 'Kakek', other: 'Nenek', number: '7', size: 3 };
const looks = (Greeting: Greeting): boolean =>
  lookingTemplates([greeted(SAMPLE)], rendering(Greeting)).length > 0;

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
    const render = rendering(Greeting);
    const filled = withStencils(render, SITE, []);
    for (let time = 0; time < 2; time += 1) filled(greeted(SAMPLE));
    render.mockClear();
    for (const [index, name] of NASTY.filter((text) => text !== '').entries()) {
      const page = { ...SAMPLE, name, other: `${name}${index}` };
      expect(filled(greeted(page))).toEqual([renderToString(<Greeting {...page} />)]);
    }
    expect(render).not.toHaveBeenCalled();
  });

  it.each(Object.entries(PASSING))(
    '%s gives what React does for empty texts and other numbers',
    (_how, Greeting) => {
      const filled = withStencils(rendering(Greeting), SITE, []);
      const pages = ['', 'Ibu', ''].flatMap((name) =>
        ['', 'Bapak'].flatMap((other) =>
          [1, 10, 1_000_000, -1].map((size) => ({ ...SAMPLE, name, other, size })),
        ),
      );
      for (const page of [...pages, ...pages.reverse()]) {
        expect(filled(greeted(page))).toEqual([renderToString(<Greeting {...page} />)]);
      }
    },
  );

  it('is not asked of a template that is known to look', () => {
    const render = rendering(({ name }) => <p>{name}</p>);
    const filled = withStencils(render, SITE, ['greeting']);
    for (let time = 0; time < 4; time += 1) filled(greeted(SAMPLE));
    expect(render).toHaveBeenCalledTimes(4);
  });
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

it('is right for more shapes than are kept', () => {
  const own = site();
  const render = withStencils(renderPage as RenderPage, own, []);
  for (let width = 1; width < 260; width += 1) {
    const page = job(own, 'b', { card: card('a', { image: { ...remote, width } }) });
    for (let time = 0; time < 3; time += 1) expect(render(page).join('')).toContain(`width="${width}"`);
  }
});

it('tells the archive from a category, whatever its anchor is', () => {
  const anchors = ['all', 'null', 'alone', 'none'].map((anchor) => category(anchor, null));
  const own = { ...site(), categories: [food, sleep, ...anchors] };
  const render = throughStencil(own, listing(own, { category: null }));
  for (const of of [null, ...anchors, null]) {
    const page = listing(own, { category: of });
    for (let time = 0; time < 3; time += 1) expect(render(page)).toEqual(renderPage(page));
  }
});

describe('what decides how the rest of a page looks', () => {
  const shared = {
    category: { name: 'Makanan', links: [{ href: '/a/' }] },
    other: { name: 'Tidur', links: [] },
  };
  const meta = {
    href: '/a/',
    canonical: null,
    title: 'A',
    documentTitle: 'A',
    current: null,
    description: 'd',
    language: 'id',
  };
  const input = (data: object, changes: Partial<RenderInput> = {}): RenderInput => ({
    template: 'article',
    site: shared,
    meta,
    data,
    body: { html: '<p>Isi</p>', headings: [] },
    ...changes,
  });
  const textsIn = (...given: Parameters<typeof input>) => textsOf(input(...given), sharedParts(shared));
  const shapeOf = (...given: Parameters<typeof input>) => textsIn(...given).shape;

  it.each<[string, object, object]>([
    ['an empty text', { a: '' }, { a: 'x' }],
    ['an address on this site', { a: '/x/' }, { a: 'x' }],
    ['an address with nothing behind its slash', { a: '/' }, { a: '/x/' }],
    ['a number', { a: 1 }, { a: 2 }],
    ['whether something holds', { a: true }, { a: false }],
    ['what is left out', { a: null }, { a: 'x' }],
    ['how many there are', { a: ['x', 'y'] }, { a: ['x'] }],
    ['that there are none', { a: [] }, { a: {} }],
    ['what it is called', { a: 'x' }, { b: 'x' }],
    ['which of two is empty', { a: '', b: 'x' }, { a: 'x', b: '' }],
    ['a part of what all pages share', { a: shared.category }, { a: shared.other }],
    ['a part within such a part', { a: shared.category.links[0] }, { a: shared.category }],
    ['a part of its own that only looks like one', { a: shared.other }, { a: { ...shared.other } }],
  ])('is %s', (_what, one, other) => {
    expect(shapeOf(one)).not.toBe(shapeOf(other));
  });

  it.each<[string, object, object]>([
    ['what a text says', { a: 'x' }, { a: 'y y' }],
    ['where an address leads on this site', { a: '/x/' }, { a: '/y/z/' }],
    ['what texts inside say', { a: [{ b: 'x' }] }, { a: [{ b: 'y' }] }],
  ])('is not %s', (_what, one, other) => {
    expect(shapeOf(one)).toBe(shapeOf(other));
  });

  it.each<[string, Partial<RenderInput>]>([
    ['the template', { template: 'listing' }],
    ['the link that leads to the page', { meta: { ...meta, current: '/a/' } }],
    ['its language', { meta: { ...meta, language: 'en' } }],
    ['a body that says nothing', { body: { html: '', headings: [] } }],
    [
      'how many headings a body has',
      { body: { html: '<p>Isi</p>', headings: [{ level: 2, id: 'a', text: 'A' }] } },
    ],
    ['an address of its own', { meta: { ...meta, canonical: '/a/' } }],
  ])('is %s', (_what, changes) => {
    expect(shapeOf({}, changes)).not.toBe(shapeOf({}));
  });

  it('is the same for what several pages show of an entry as for the same data of one page', () => {
    const { view } = viewing();
    const data = { title: 'Tempe & tahu', href: '/artikel/tempe/', tags: ['', 'x'] };
    const seen = view(() => ({ ...data }))({} as Entry<object>);
    const [once, again] = [
      textsIn({ card: seen, related: [seen] }),
      textsIn({ card: data, related: [data] }),
    ];
    expect(once.shape).toBe(again.shape);
    expect(once.all()).toEqual(again.all());
    expect(once.all().html).toContain('Tempe &amp; tahu');
  });

  it('leaves the HTML of a body as it is', () => {
    expect(textsIn({}).all().html.at(-1)).toBe('<p>Isi</p>');
  });
});
