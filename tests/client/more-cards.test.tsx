// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardsLikeFirst } from '../../client/parts/more-cards.ts';
import ARTICLE from '../../content/models/article.schema.json' with { type: 'json' };
import type { ArticleCardView, Motif } from '../../templates/contract.ts';
import { withParts } from '../../templates/parts/cached.tsx';
import { Card } from '../../templates/parts/card/card.tsx';

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
const local: ArticleCardView = {
  ...remote,
  slug: 'tidur',
  title: 'Tidur <nyenyak> & "segar"',
  category: category('tidur', 'moon'),
  image: { src: '/assets/a.png', srcSet: null, width: 720, height: 480, alt: '' },
  href: null,
};

/** A list as the templates write it. */
function listOf(articles: ArticleCardView[], { hidden = false } = {}): Element {
  const list = document.createElement('ol');
  list.innerHTML = articles
    .map((article) => withParts(renderToString(<Card article={article} hidden={hidden} />)))
    .join('');
  return list;
}

const made: ArticleCardView = {
  ...local,
  image: {
    ...local.image,
    sources: [
      { type: 'image/avif', srcSet: '/assets/a-1.avif 320w, /assets/a-2.avif 480w' },
      { type: 'image/webp', srcSet: '/assets/a-1.webp 320w' },
    ],
    srcSet: '/assets/a-1.jpg 320w, /assets/a-2.jpg 480w',
  },
};

const pairs: [string, ArticleCardView, ArticleCardView][] = [
  ['a page after a page', remote, { ...remote, title: 'Jagung', href: '/artikel/jagung/' }],
  ['no page after a page', remote, local],
  ['a page after no page', local, remote],
  ['no page after no page', local, { ...local, title: 'Bangun' }],
  ['formats after one format', remote, made],
  ['one format after formats', made, remote],
  ['formats after formats', made, { ...made, image: { ...made.image, src: '/assets/b.jpg' } }],
];

/** A card with all else that the model of articles has: whatever a template comes to show of it must be told apart. */
const whole = (card: ArticleCardView, mark: string): ArticleCardView => ({
  ...Object.fromEntries(Object.keys(ARTICLE.properties).map((name) => [name, `${name} ${mark}`])),
  ...card,
});

it.each(pairs)('makes the card that the server would have written: %s', (_, first, next) => {
  // A photo in one size only says nothing of `sizes`; another card of the list does.
  const shown = [whole(first, 'satu'), remote];
  const wanted = whole(next, 'dua');
  const [card] = cardsLikeFirst(listOf(shown), [wanted]);
  const expected = listOf([wanted]).firstElementChild;
  expect(card?.isEqualNode(expected)).toBe(true);
});

it('shows what it makes, also after a hidden card', () => {
  const [card] = cardsLikeFirst(listOf([remote], { hidden: true }), [remote]);
  expect(card?.hasAttribute('hidden')).toBe(false);
});

it('leaves the first card as it was, and makes none where there is no first', () => {
  const list = listOf([remote]);
  const before = list.innerHTML;
  cardsLikeFirst(list, [local, local]);
  expect(list.innerHTML).toBe(before);
  expect(cardsLikeFirst(listOf([]), [remote])).toEqual([]);
});
