/**
 * Applies changes on the server to the open page, and nothing else: scroll position, open menus and typed text are kept.
 * Three trees are compared: the page as it was served, as it is served now, and the live one, which scripts and the
 * visitor have changed since.
 */
import type { HeldWidget, PROPS as WIDGET_PROPS } from '../site/client/contract.ts';

const PROPS: typeof WIDGET_PROPS = 'data-props';

/** Markup for other programs, which changes nothing in the open page. */
const INERT = 'meta:not([http-equiv]), link:not([rel~="stylesheet"]), script[type="application/ld+json"]';

/** Markup that browsers or scripts of the site have initialised, which requires a reload. */
const ALIVE = 'script:not([type="application/ld+json"]), form, [data-when]';

/** Whether a widget has been touched: until then it is plain markup. */
const isTouched = (one: Element): boolean => (one as HeldWidget).held !== undefined;

/** A style element in a page requested by a script: the policy of the open page would report a real one. */
const STYLE = 'script[type="text/css"]';

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

const isInert = (node: Node): boolean => isElement(node) && node.matches(INERT);

/** @returns whether it was possible */
function patchNode(live: Node, before: Node, now: Node): boolean {
  // Trusted Types would let Firefox report a script with another text, even one of data.
  if (before.isEqualNode(now) || (isInert(before) && isInert(now))) return true;
  if (isElement(live) && isElement(before) && isElement(now)) {
    if (before.matches(ALIVE) || before.tagName !== now.tagName || live.tagName !== now.tagName) return false;
    if (isTouched(live) && before.getAttribute(PROPS) !== now.getAttribute(PROPS)) return false;
    patchAttributes(live, before, now);
    return patchChildren(live, before, now);
  }
  if (live.nodeType !== now.nodeType || before.nodeType !== now.nodeType) return false;
  live.nodeValue = now.nodeValue;
  return true;
}

function patchAttributes(live: Element, before: Element, now: Element): void {
  for (const { name } of before.attributes) if (!now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}

function patchChildren(live: Element, before: Element, now: Element): boolean {
  const shown = [...live.childNodes];
  const old = [...before.childNodes];
  const fresh = [...now.childNodes];
  if (shown.length === old.length && old.length === fresh.length)
    return fresh.every((child, at) => patchNode(shown[at] as Node, old[at] as Node, child));
  if (shown.length === old.length) {
    // What is the same around the change stays as it is.
    const least = Math.min(old.length, fresh.length);
    let first = 0;
    while (first < least && old[first]?.isEqualNode(fresh[first] as Node)) first += 1;
    let last = 0;
    while (last < least - first && old.at(-1 - last)?.isEqualNode(fresh.at(-1 - last) as Node)) last += 1;
    return replaceNodes(
      live,
      shown.slice(first, shown.length - last),
      fresh.slice(first, fresh.length - last),
      shown[shown.length - last] ?? null,
    );
  }
  return replaceNodes(live, shown, fresh, null);
}

const isAlive = (node: Node): boolean =>
  isElement(node) &&
  [node, ...node.querySelectorAll('*')].some((one) => one.matches(ALIVE) || isTouched(one));

/** Initialised markup can be neither removed nor inserted. */
function replaceNodes(
  live: Element,
  gone: readonly Node[],
  fresh: readonly Node[],
  next: Node | null,
): boolean {
  for (let at: Element | null = live; at; at = at.parentElement) if (isTouched(at)) return false;
  if ([...gone, ...fresh].some(isAlive)) return false;
  for (const node of gone) live.removeChild(node);
  for (const node of fresh) live.insertBefore(shownAs(node), next);
  return true;
}

/** @returns a node for the open page, with comments in place of what changes nothing there */
function shownAs(node: Node): Node {
  if (isInert(node)) return document.createComment('');
  const made = document.importNode(node, true);
  if (isElement(made))
    for (const one of made.querySelectorAll(INERT)) one.replaceWith(document.createComment(''));
  return made;
}

/**
 * The part of a head that cannot change in an open page; styles, title and what browsers do not show can, and the policy
 * depends on the styles.
 */
function headOf(page: Document): Element {
  const head = page.head.cloneNode(true) as Element;
  for (const one of head.querySelectorAll(`${STYLE}, ${INERT}, title, script[src*="@senja/"]`)) one.remove();
  const policy = head.querySelector('meta[http-equiv]');
  policy?.setAttribute('content', (policy.getAttribute('content') ?? '').replace(/style-src [^;]*/, ''));
  return head;
}

const stylesOf = (page: Document): string =>
  [...page.querySelectorAll(STYLE)].map(({ textContent }) => textContent).join('\n');

const sheet = new CSSStyleSheet();

/**
 * @param before the page as it was served
 * @param now as it is served now
 * @returns whether the open page shows it; if not, it may show a part, and must be reloaded
 */
export function patchPage(before: Document, now: Document): boolean {
  const isSame =
    headOf(before).isEqualNode(headOf(now)) &&
    before.documentElement.cloneNode().isEqualNode(now.documentElement.cloneNode());
  if (!isSame || !patchNode(document.body, before.body, now.body)) return false;
  if (before.title !== now.title) document.title = now.title;
  if (stylesOf(before) === stylesOf(now)) return true;
  // The page's policy allows no other style element, but style sheets of scripts.
  sheet.replaceSync(stylesOf(now));
  document.adoptedStyleSheets = [sheet];
  for (const style of document.querySelectorAll('style')) if (style.sheet) style.sheet.disabled = true;
  return true;
}
