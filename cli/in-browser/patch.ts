/**
 * Applies changes on the server to the open page, and nothing else: scroll position, open menus and typed text are kept.
 * Three trees are compared: the page as it was served, as it is served now, and the live one, which scripts and the
 * visitor have changed since.
 */

/** Markup initialised by scripts, which requires a reload. */
const ALIVE = '[data-widget], script, form';

/** A style element in a page requested by a script: the policy of the open page would report a real one. */
const STYLE = 'script[type="text/css"]';

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** @returns whether it was possible */
function patchNode(live: Node, before: Node, now: Node): boolean {
  if (before.isEqualNode(now)) return true;
  if (isElement(live) && isElement(before) && isElement(now)) {
    if (before.matches(ALIVE) || before.tagName !== now.tagName || live.tagName !== now.tagName) return false;
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
  // Initialised markup cannot be inserted.
  if ([live, before, now].some((one) => one.querySelector(ALIVE))) return false;
  live.replaceChildren(...fresh.map((child) => document.importNode(child, true)));
  return true;
}

/**
 * The part of a head that cannot change in an open page; styles and title can, and the policy depends on the styles.
 */
function headOf(page: Document): Element {
  const head = page.head.cloneNode(true) as Element;
  for (const one of head.querySelectorAll(`${STYLE}, title, script[src*="@senja/"]`)) one.remove();
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
