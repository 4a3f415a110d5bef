// @page
/** A card added by "Muat Lebih Banyak" equals the server's card. */
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { withParts } from '../../cli/site/react/cached.tsx';
import ARTICLE from '../../content/models/article.schema.json' with { type: 'json' };
import type { ArticleCardView, Motif } from '../../templates/contract.ts';
import { IN_LATEST } from '../../templates/parts/card/card.tsx';
import { Cards } from '../../templates/parts/card/cards.tsx';
import { click, get, mount, pass } from './support.tsx';

const category = (name: string, motif: Motif) => ({
  name,
  motif,
  anchor: name,
  sectionId: name,
  headingId: name,
  description: 'Tentang ini.',
  href: `/#${name}`,
  listingHref: null,
});

const remote: ArticleCardView = {
  slug: 'ubi',
  title: 'Ubi kukus',
  excerpt: 'Manis dan lunak.',
  category: category('makanan', 'bowl'),
  image: {
    src: 'https://x.example/a',
    srcSet: 'https://x.example/b 2w',
    width: 640,
    height: 427,
    alt: 'Ubi',
  },
  readTime: '5 menit',
  publishDate: '2 Mei 2025',
  publishDay: '2025-05-02',
  href: '/artikel/ubi/',
};
const picture = { src: '/assets/a.png', srcSet: null, width: 720, height: 480, alt: '' };
const local: ArticleCardView = {
  ...remote,
  slug: 'tidur',
  title: 'Tidur <nyenyak> & "segar"',
  category: category('tidur', 'moon'),
  image: picture,
  href: null,
};

const made: ArticleCardView = {
  ...local,
  image: {
    ...picture,
    sources: [
      { type: 'image/avif', srcSet: '/assets/a-1.avif 320w, /assets/a-2.avif 480w' },
      { type: 'image/webp', srcSet: '/assets/a-1.webp 320w' },
    ],
    srcSet: '/assets/a-1.jpg 320w, /assets/a-2.jpg 480w',
  },
};

/** A card with every other field of the article model: any field that cards may show must be tested. */
const whole = (card: ArticleCardView): ArticleCardView => ({
  ...Object.fromEntries(Object.keys(ARTICLE.properties).map((name) => [name, `${name} ${card.slug}`])),
  ...card,
});

const { image: _photo, ...drawn }: ArticleCardView = { ...local, slug: 'kebun', drawing: '/assets/pot.svg' };

const articles = [remote, local, { ...made, slug: 'jalan' }, drawn].map(whole);

const written = (count: number): string =>
  withParts(renderToString(<Cards articles={articles.slice(0, count)} each={() => IN_LATEST} />));

it('adds the same cards that the server would render', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ articles: articles.slice(1) })));
  const list = document.createElement('ol');
  list.id = 'latest';
  list.innerHTML = written(1);
  document.body.append(list);
  const [first] = list.children;
  const more = { portions: '/artikel/terbaru-*.json', archive: '/artikel/' };
  const element = await mount('load-more', { listId: 'latest', total: 4, initial: 1, step: 6, more });
  await click(get(element, 'button'));
  await pass(0);
  const expected = document.createElement('ol');
  expected.innerHTML = written(4);
  expect(list.children).toHaveLength(4);
  expect(list.firstElementChild).toBe(first);
  for (const [at, card] of [...list.children].entries()) {
    // The title can receive the focus.
    card.querySelector('h3')?.removeAttribute('tabindex');
    expect(card.isEqualNode(expected.children[at] ?? null)).toBe(true);
  }
});
