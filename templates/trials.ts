/**
 * Which templates look at the texts of their pages, so that no stencil serves them. Each is tried on a page that has all
 * there can be and on one that has none of it, with texts from a letter to a thousand, with every first letter, with
 * numbers small and large, with all that a text may hold, and with texts that are the same.
 */
import type {
  ArticleCardView,
  BodyView,
  CategoryView,
  ImageView,
  Motif,
  PageMeta,
  SiteView,
} from './contract.ts';
import type { ManyJob } from './holes.ts';
import { looksAtTexts, type Rendering, type Trial } from './stencil.ts';

const category = (anchor: string, motif: Motif, listingHref: string | null): CategoryView => ({
  name: `Kategori ${anchor}`,
  anchor,
  sectionId: anchor,
  headingId: `judul-${anchor}`,
  description: 'Keterangan.',
  motif,
  href: `/#${anchor}`,
  listingHref,
});

const CATEGORIES = [
  category('satu', 'bowl', '/kategori/satu/'),
  category('dua', 'walk', null),
  category('tiga', 'moon', '/kategori/tiga/'),
  category('empat', 'lotus', null),
  category('lima', 'sun', '/kategori/lima/'),
] as const;

const ofEach = <T>(value: T) => ({
  home: value,
  about: value,
  contact: value,
  legal: value,
  'not-found': value,
  article: value,
  listing: value,
});

const SITE: SiteView = {
  title: 'Situs',
  tagline: 'Semboyan',
  description: 'Keterangan.',
  origin: 'https://situs.example',
  base: '/',
  language: 'id',
  categories: [...CATEGORIES],
  navigation: [{ name: 'Kontak', href: '/kontak/' }],
  footer: { description: 'Keterangan.', copyright: '©', healthNote: null },
  contact: null,
  searchIndex: null,
  contactEndpoint: null,
  newsletterEndpoint: null,
  policies: { pages: ofEach(''), site: '' },
  assets: { styles: ofEach(''), loader: '', client: [], widgets: {} },
};

const REMOTE: ImageView = {
  src: 'https://foto.example/a',
  srcSet: 'https://foto.example/a?w=1 1w',
  width: 640,
  height: 427,
  alt: 'Foto',
};
const LOCAL: ImageView = { src: '/assets/a.png', srcSet: null, width: 64, height: 64, alt: '' };

const card = (number: number, image: ImageView, href: string | null): ArticleCardView => ({
  slug: `slug-${number}`,
  title: `Judul ${number}`,
  excerpt: `Kutipan ${number}`,
  category: CATEGORIES[number % CATEGORIES.length] ?? CATEGORIES[0],
  image,
  readTime: `${number} menit`,
  publishDate: `${number} Mei 2025`,
  publishDay: `2025-05-0${number}`,
  href,
});
const CARDS = [1, 2, 3, 4, 5, 6].map((number) =>
  card(number, number % 2 === 0 ? LOCAL : REMOTE, number % 3 === 0 ? null : `/artikel/${number}/`),
);

const META: PageMeta = {
  href: '/artikel/1/',
  canonical: 'https://situs.example/artikel/1/',
  title: 'Judul 1',
  documentTitle: 'Judul 1 - Situs',
  current: null,
  description: 'Kutipan 1',
  language: 'id',
};
const BODY: BodyView = { html: '<p>Isi</p>', headings: [{ level: 2, id: 'a', text: 'A' }] };

const common = { site: SITE, meta: META };
const bare = { author: null, reviewedBy: null, updated: null, updatedDay: null, sources: [], related: [] };
const listing = { articles: CARDS, position: null, previousHref: null, nextHref: null };

const PAGES: ManyJob[] = [
  {
    ...common,
    template: 'article',
    data: {
      card: card(1, REMOTE, '/artikel/1/'),
      body: BODY,
      author: 'Penulis',
      reviewedBy: 'Pemeriksa',
      updated: '3 Mei 2025',
      updatedDay: '2025-05-03',
      sources: [
        { title: 'Sumber 1', url: null },
        { title: 'Sumber 2', url: 'https://sumber.example/' },
      ],
      related: CARDS,
    },
  },
  { ...common, template: 'article', data: { card: card(2, LOCAL, null), body: BODY, ...bare } },
  {
    ...common,
    template: 'listing',
    data: {
      category: CATEGORIES[0],
      articles: CARDS,
      position: { page: '2', of: '3' },
      previousHref: '/artikel/',
      nextHref: '/artikel/halaman/3/',
    },
  },
  { ...common, template: 'listing', data: { ...listing, category: null } },
];

/** What a template may look for in a text. */
const EVERYTHING = `${SITE.title} aA bB, c-d. e? f! g: h; i/j (k) [l] "m" 'n' <o> &p; 100% #q @r $s *t* _u_ ~v \`w\` {x} y|z \\ = + ^ \u00a0 \u2013 \u2014 \u2018 \u2019 \u201c \u201d \u2026 \u00e9 \ud83c\udf05 https://x.example/y.png?a=b&c=d 1234567890 \n `;

/** Numbers stay numbers: none larger than exact ones. */
const DIGITS = 15;

/** All texts the same but for those that are or begin with a number. */
function ofLength(length: number): Trial {
  const number = length === 1 ? '0' : '9'.repeat(Math.min(length, DIGITS));
  const plain =
    length === 1 ? 'a' : EVERYTHING.repeat(Math.ceil(length / EVERYTHING.length)).slice(0, length);
  return (text) => (/^\d+$/.test(text) ? number : /^\d/.test(text) ? `${number} ${plain}` : plain);
}

const LENGTHS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500, 1001,
];

const FIRST = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"\'(-\u201c\u2018\u00e9'];

const beginningWith =
  (letter: string): Trial =>
  (text) =>
    letter + text.slice(1);

export const TRIALS: readonly Trial[] = [...LENGTHS.map(ofLength), ...FIRST.map(beginningWith)];

/** @returns names of the templates that do more with texts than pass them on */
export const lookingTemplates = (rendering: Rendering<ManyJob>): string[] => [
  ...new Set(PAGES.filter((page) => looksAtTexts(page, rendering, TRIALS)).map(({ template }) => template)),
];
