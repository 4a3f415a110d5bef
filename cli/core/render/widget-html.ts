/** Whether browsers change the HTML of a widget. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const TAGS = /<(\/?)([a-z][a-z\d:-]*)(?=[\s/>])[^<>]*>/gi;

/** Elements that a paragraph cannot hold. */
const ENDS_P =
  /^(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|fig\w+|footer|form|h\d|header|hgroup|hr|li|d[dt]|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;
/** Elements that end each other. */
const SAME = /^(?:a|button|form|nobr|option|h\d)$/;
const HEADING = /^h\d$/;
/** By parent: all that it can hold. */
const HELD: Readonly<Record<string, RegExp>> = {
  table: /^(?:caption|colgroup|t(?:head|body|foot))$/,
  thead: /^tr$/,
  tbody: /^tr$/,
  tfoot: /^tr$/,
  tr: /^t[hd]$/,
  colgroup: /^col$/,
  select: /^(?:option|optgroup|hr)$/,
  optgroup: /^option$/,
};
/** The only parents that elements can have; none for those that a widget is not expected to hold. */
const PARENTS: readonly (readonly [tag: RegExp, parent: RegExp])[] = [
  [/^(?:caption|colgroup|t(?:head|body|foot))$/, /^table$/],
  [/^tr$/, /^t(?:head|body|foot)$/],
  [/^t[hd]$/, /^tr$/],
  [/^col$/, /^colgroup$/],
  [/^li$/, /^(?:[uo]l|menu)$/],
  [/^d[td]$/, /^d(?:l|iv)$/],
  [/^(?:html|head|body|frame\w*|image|plaintext|listing|xmp|no\w+|r[bpt]c?)$/, /^$/],
];

/** @returns whether a parser must decide if HTML stays as it is; reading it takes a hundred times as long */
function isDoubtful(html: string): boolean {
  const open: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: slash, 2: name = '', index } of html.matchAll(TAGS)) {
    const parent = open.at(-1) ?? '';
    if (HELD[parent] && html.slice(end, index).trim() !== '') return true;
    end = index + whole.length;
    if (slash !== '') {
      if (open.pop() !== name) return true;
      continue;
    }
    if (HELD[parent]?.test(name) === false) return true;
    if (PARENTS.some(([tag, parents]) => tag.test(name) && !parents.test(parent))) return true;
    if (ENDS_P.test(name) && open.includes('p')) return true;
    if (SAME.test(name) && open.some((one) => one === name || (HEADING.test(one) && HEADING.test(name))))
      return true;
    if (/^(?:svg|math)$/.test(parent) && ENDS_P.test(name)) return true;
    if (!VOID.test(name)) open.push(name);
  }
  return open.length > 0;
}

const TEXT = '#';

/** @returns the tags in HTML, and where texts are */
function* tagsIn(html: string): Generator<string> {
  let end = 0;
  for (const { 0: whole, 1: slash, 2: name = '', index } of html.matchAll(TAGS)) {
    if (html.slice(end, index).trim() !== '') yield TEXT;
    end = index + whole.length;
    yield `${slash}${name.toLowerCase()}`;
  }
  if (html.slice(end).trim() !== '') yield TEXT;
}

/** @returns the same of a tree */
function* tagsOf(node: DefaultTreeAdapterTypes.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isTextNode(child) && child.value.trim() !== '') yield TEXT;
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const name = child.tagName.toLowerCase();
    yield name;
    yield* tagsOf('content' in child ? (child.content as typeof node) : child);
    if (!VOID.test(name)) yield `/${name}`;
  }
}

/** @returns whether browsers make other elements of HTML, since one is where it may not be, such as `<div>` in `<p>` */
export function isRebuilt(html: string): boolean {
  const plain = html.replace(/<!--[^<>]*-->/g, '');
  if (!isDoubtful(plain)) return false;
  const read = tagsOf(parseFragment(plain, { scriptingEnabled: false }));
  return [...tagsIn(plain)].join(' ') !== [...read].join(' ');
}
