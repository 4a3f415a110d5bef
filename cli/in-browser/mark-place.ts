/** Marks in a page in preview what is being written: the block of the caret, or the card of the entry in a list. */

/** What is being written, as texts without the signs of Markdown. */
export interface MarkedPlace {
  /** Title of the entry. */
  title: string;
  /** What is in the paragraph, the item or the field of the caret; '' for nothing. */
  text: string;
}

const HERE = 'data-senja-here';
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, pre, summary, img[alt]';
/** Letters of a text that may be a part of another block. */
const FEW = 12;

/** @returns letters and digits alone: quotes, dashes and spaces are others in the page */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

const textOf = (element: Element): string => plain(element.getAttribute('alt') ?? element.textContent ?? '');

/** @returns the smallest block that has a text; one that has nothing else first */
function blockWith(text: string, root: ParentNode): Element | null {
  const wanted = plain(text);
  if (wanted === '') return null;
  let found: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const block of root.querySelectorAll(BLOCKS)) {
    const own = textOf(block);
    // What is typed may be further than the page.
    const isIt = own === wanted || (wanted.length >= FEW && own.includes(wanted));
    const isAhead = own.length >= FEW && wanted.startsWith(own);
    // A heading comes before its place in a list of contents.
    const isHeading = /^h\d$/.test(block.localName);
    const rest = (isIt ? own.length - wanted.length : wanted.length) + (isHeading ? 0 : 0.5);
    if ((isIt || isAhead) && rest < least) [found, least] = [block, rest];
  }
  return found;
}

/** @returns the card of the entry in a list; null on its own page */
function cardOf(title: string, root: ParentNode): Element | null {
  const wanted = plain(title);
  const heads = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => textOf(one) === wanted);
  if (wanted === '' || heads.some(({ localName }) => localName === 'h1')) return null;
  const cards = heads.map((one) => one.closest('article, li')).filter((one) => one !== null);
  // One in a part that is folded has no place.
  return cards.find((one) => one.getClientRects().length > 0) ?? cards[0] ?? null;
}

/** A mark, and quieter words of what the editor says anyway. */
const SHEET = `[${HERE}] { outline: 3px solid #ffcf33; outline-offset: 0.375rem; border-radius: 0.25rem }
:is(td, th)[${HERE}] { outline-offset: -3px }
[data-preview-notice] :is(p, mark) { margin-block: 0; background: none; color: inherit; font-size: 1.125rem }`;

/** Whether a place of a page is in sight, not at its edge. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** @returns a function that marks a place, and scrolls there when it is another one */
export function placeMarker(): (place: MarkedPlace) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let marked: Element | null = null;
  return ({ title, text }) => {
    const root = document.querySelector('main') ?? document.body;
    const card = cardOf(title, root);
    const found = (card && blockWith(text, card)) ?? (card ? null : blockWith(text, root));
    // While a text is ahead of its page, the mark stays.
    const next = card ?? found ?? (text !== '' && marked?.isConnected ? marked : null);
    if (next === marked) return;
    marked?.removeAttribute(HERE);
    next?.setAttribute(HERE, '');
    marked = next;
    if (next && !isInSight(next)) next.scrollIntoView({ block: 'center' });
  };
}
