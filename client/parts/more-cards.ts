/**
 * Cards of articles that the page does not hold, made from one that it does: the server's markup stays
 * the only one, and no HTML is ever read from text.
 */
import type { PortionArticle } from '../contract.ts';

/**
 * @param list holds cards as the server wrote them
 * @returns a card like its first one for each article
 */
export function cardsLikeFirst(list: Element, articles: readonly PortionArticle[]): Element[] {
  const model = list.firstElementChild;
  const sizes = list.querySelector('.photo [sizes]')?.getAttribute('sizes') ?? null;
  if (!model) return [];
  return articles.map((article) => fill(model.cloneNode(true) as Element, article, sizes));
}

function fill(card: Element, article: PortionArticle, sizes: string | null): Element {
  const { category, image } = article;
  const part = (selector: string): Element => {
    const found = card.querySelector(selector);
    if (!found) throw new Error(`A card without ${selector}.`);
    return found;
  };
  const say = (selector: string, text: string) => {
    part(selector).textContent = text;
  };

  card.removeAttribute('hidden');
  card.className = card.className.replace(/tone-\w+/, `tone-${category.motif}`);
  for (const sign of ['.photo use', '.label use']) part(sign).setAttribute('href', `#m-${category.motif}`);
  part('.label').lastChild?.replaceWith(category.name);
  say('.card__title', article.title);
  say('.card__words', article.excerpt);
  part('.facts').firstChild?.replaceWith(`Lama baca ${article.readTime} · `);
  say('time', article.publishDate);
  part('time').setAttribute('datetime', article.publishDay);
  show(part('img'), image, sizes);
  say('.more .visually-hidden', `: ${article.title}`);
  part('.more').replaceWith(control(part('.more'), article.href));
  return card;
}

/** Puts an image into an element that may stand in a `<picture>`, as it then does itself where it has lighter formats. */
function show(img: Element, image: PortionArticle['image'], sizes: string | null): void {
  const { sources = [], src, srcSet, alt, width, height } = image;
  set(img, {
    loading: 'lazy',
    src,
    srcset: srcSet,
    sizes: srcSet && sizes,
    alt,
    width: String(width),
    height: String(height),
  });
  const frame = img.closest('picture') ?? img;
  if (sources.length === 0) {
    if (frame !== img) frame.replaceWith(img);
    return;
  }
  const picture = document.createElement('picture');
  frame.replaceWith(picture);
  for (const { type, srcSet: candidates } of sources) {
    const source = document.createElement('source');
    set(source, { type, srcset: candidates, sizes });
    picture.append(source);
  }
  picture.append(img);
}

/** The same words on a link to the article's page, or on a button while it has none. */
function control(model: Element, href: string | null): Element {
  const element = document.createElement(href === null ? 'button' : 'a');
  set(element, href === null ? { type: 'button', class: 'more' } : { class: 'more card__link', href });
  element.append(...model.childNodes);
  return element;
}

function set(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
