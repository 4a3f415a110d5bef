/** The HTML of a body as browsers read it: with every element in a place where it may be, and closed. */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
} from 'parse5';

const BODY = defaultTreeAdapter.createElement('div', names.NS.HTML, []);

/** Stands for a quotation mark, which would be written without escape in a text; no content holds it. */
const QUOTE = '\u{10FFFE}';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements that may only be in others, and what may only be in them. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  li: /^[uo]l$/,
  dt: /^d(?:l|iv)$/,
  dd: /^d(?:l|iv)$/,
  summary: /^details$/,
  figcaption: /^figure$/,
};
const ITEMS: Readonly<Record<string, string>> = { ul: 'li', ol: 'li', dl: 'dd' };
const isBlank = (node: DefaultTreeAdapterTypes.ChildNode): boolean =>
  defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';

/** Gives elements that only others may hold, and lists that hold none, what is missing: screen readers count on it. */
function mend(parent: DefaultTreeAdapterTypes.ParentNode, language: string): void {
  const { nodeName } = parent;
  const item = ITEMS[nodeName];
  let last: Element | null = null;
  for (const node of [...parent.childNodes]) {
    const isElementNode = defaultTreeAdapter.isElementNode(node);
    if (isElementNode && PARENTS[node.tagName]?.test(nodeName) === false)
      node.nodeName = node.tagName = 'div';
    if (isElementNode) mend(node, language);
    if (item === undefined || isBlank(node)) continue;
    const isItem = isElementNode && /^(?:li|d[dt]|div)$/.test(node.tagName);
    if (isItem && !(item === 'li' && node.tagName !== 'li')) last = node;
    else {
      // A list in a list is part of the item above it.
      if (!last) {
        last = defaultTreeAdapter.createElement(item, names.NS.HTML, []);
        defaultTreeAdapter.insertBefore(parent, last, node);
      }
      defaultTreeAdapter.detachNode(node);
      defaultTreeAdapter.appendChild(last, node);
    }
  }
  if (nodeName !== 'details' || parent.childNodes.some((node) => node.nodeName === 'summary')) return;
  const summary = defaultTreeAdapter.createElement('summary', names.NS.HTML, []);
  defaultTreeAdapter.insertText(summary, language === 'id' ? 'Rincian' : 'Details');
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, summary, first);
  else defaultTreeAdapter.appendChild(parent, summary);
}

/** @returns the HTML of a body as browsers read it, with what it lacks, written by their rules */
export function asBrowsersRead(html: string, language: string): string {
  const body = parseFragment(BODY, html.replaceAll('&quot;', QUOTE), {});
  mend(body, language);
  return serialize(body).replaceAll(QUOTE, '&quot;').replaceAll('<p></p>', '');
}
