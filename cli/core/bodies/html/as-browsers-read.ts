/**
 * The HTML of a body as browsers read it: with every element in a place where it may be, and closed. What is so already
 * is recognised by a scan, since building a tree would take longer than all the rest of such a body.
 */
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
} from 'parse5';

/** Elements that may be anywhere in text, and end only with their end tag. */
const PHRASING =
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var';
const VOID = new Set(['br', 'img', 'input', 'source', 'wbr', 'hr']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = ['aside', 'blockquote', 'div', 'figcaption', 'figure', 'nav', 'ol', 'p', 'pre'];
/** Elements that a paragraph cannot hold. */
const ENDS_P = new Set([...HEADINGS, ...BLOCKS, 'hr', 'li', 'section', 'table', 'ul']);
/** Elements that are at home only in some others. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  li: ['ol', 'ul'],
  figcaption: ['figure'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements that hold no text. */
const TEXTLESS = new Set(['ol', 'ul', 'table', 'thead', 'tbody', 'tr']);
const KNOWN = new Set([...PHRASING.split(' '), ...VOID, ...ENDS_P, ...Object.keys(WITHIN), 'a', 'picture']);

/** A tag as senja writes it; values hold no signs that browsers would write otherwise. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?: [a-z][a-z\d:-]*="(?:[^"<>&]|&(?:amp|quot);)*")*)( \/)?>/y;
const NAME = / ([a-z][a-z\d:-]*)="/g;
/** Signs that browsers would read or write otherwise. */
const OTHER = /[\0\r\u00A0\uFEFF]|&(?!(?:amp|lt|gt|quot);)/;

function namesTwice(attributes: string): boolean {
  const found = Array.from(attributes.matchAll(NAME), ([, name]) => name);
  return new Set(found).size < found.length;
}

/** Whether an element may begin within those that are open, without ending any of them. */
function mayBegin(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? '';
  if (!KNOWN.has(name) || (TEXTLESS.has(parent) && !WITHIN[name])) return false;
  if (WITHIN[name] && !WITHIN[name]?.includes(parent)) return false;
  if (name === 'a' && open.includes('a')) return false;
  if (HEADINGS.includes(name) && HEADINGS.includes(parent)) return false;
  return !ENDS_P.has(name) || !open.includes('p');
}

/** @returns what `readByBrowsers` makes of HTML in which all elements are where they may be; otherwise null */
export function readAsWritten(html: string): string | null {
  if (OTHER.test(html)) return null;
  const open: string[] = [];
  let made = '';
  let copied = 0;
  /** Browsers put rows that are directly in a table into a body. */
  const insert = (tag: string, at: number): void => {
    made += html.slice(copied, at) + tag;
    copied = at;
  };
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    const text = next < 0 ? html.slice(at) : html.slice(at, next);
    if (text.includes('>') || (TEXTLESS.has(open.at(-1) ?? '') && /[^ \t\n\f]/.test(text))) return null;
    if (next < 0) break;
    TAG.lastIndex = next;
    const [tag, isEnd, name = '', attributes = '', isEmpty] = TAG.exec(html) ?? [];
    if (tag === undefined) return null;
    at = next + tag.length;
    if (isEnd !== '') {
      if (name === 'table' && open.at(-1) === 'tbody') {
        insert('</tbody>', next);
        open.pop();
      }
      if (open.pop() !== name || attributes !== '' || isEmpty) return null;
    } else {
      if (name === 'tr' && open.at(-1) === 'table') {
        insert('<tbody>', next);
        open.push('tbody');
      }
      if (!mayBegin(name, open) || (attributes !== '' && namesTwice(attributes))) return null;
      if (!VOID.has(name)) open.push(name);
      if (isEmpty && !VOID.has(name)) return null;
      // Browsers drop this line break.
      if (name === 'pre' && html[at] === '\n') return null;
    }
  }
  return open.length === 0 ? (made + html.slice(copied)).replaceAll(' />', '>') : null;
}

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

/** @returns what browsers make of HTML, with what it lacks, written by their rules */
export function readByBrowsers(html: string, language: string): string {
  const context = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  const body = parseFragment(context, html.replaceAll('&quot;', QUOTE), {});
  mend(body, language);
  return serialize(body).replaceAll(QUOTE, '&quot;');
}

/** @returns the HTML of a body as browsers read it */
export const asBrowsersRead = (html: string, language: string): string =>
  (readAsWritten(html) ?? readByBrowsers(html, language)).replaceAll('<p></p>', '');
