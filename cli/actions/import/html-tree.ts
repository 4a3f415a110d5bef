/** HTML as a tree that can become Markdown in linear time. */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Left } from './brought.ts';
import { replaceParts } from './text/parts.ts';

/** Most elements that are open at once. Parsers call themselves for each, and a stack that is full ends the whole program. */
const MOST_LEVELS = 200;

/** Elements without an end, or that end by themselves. */
const ENDLESS = new Set(
  `a area base br col colgroup dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track
wbr`.split(/\s/),
);

/** Whether a part of a page has too many levels, by its tags alone. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let levels = 0;
  for (const [, end, written = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const name = written.toLowerCase();
    const count = open.get(name) ?? 0;
    if (ENDLESS.has(name) || (end !== '' && count === 0)) continue;
    const change = end === '' ? 1 : -1;
    open.set(name, count + change);
    levels += change;
    if (levels > MOST_LEVELS) return true;
  }
  return false;
}

/** Elements that no site brings: each is told. */
const LEFT = new Set(['script', 'form', 'input', 'select', 'textarea', 'button', 'style']);

/** Elements that no page shows. */
const HIDDEN = new Set(
  'area base basefont datalist link meta noembed noframes param template title'.split(' '),
);

/** Elements that part texts: white space next to them is not shown. */
const PARTING = new Set(
  `address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer h1 h2 h3
h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table
tbody td tfoot th thead tr ul wbr xmp`.split(/\s/),
);

/** Elements that show something without a text. All others only mark texts. */
const SHOWN = new Set('audio canvas embed iframe img math object picture source svg track video'.split(' '));

const isGap = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && /^[\t\n\f\r ]*$/.test(node.value);

const parts = (node: Nodes | undefined): boolean => node?.type === 'element' && PARTING.has(node.tagName);

type Told = (what: Left['what'], name: string) => void;

/** @returns what an element is replaced with: itself, its children, or nothing */
function tidied(child: RootContent, isPre: boolean, told?: Told): Nodes[] {
  if (child.type === 'text') return [child];
  if (child.type !== 'element' || HIDDEN.has(child.tagName)) return [];
  if (LEFT.has(child.tagName)) {
    told?.('import/left:element', child.tagName);
    return [];
  }
  tidy(child, isPre || child.tagName === 'pre', told);
  delete child.properties.hidden;
  const marksNothing = child.children.every(isGap) && !SHOWN.has(child.tagName) && !parts(child);
  return child.tagName === 'rp' || marksNothing ? child.children : [child];
}

function tidy(parent: Root | Element, isPre: boolean, told?: Told): void {
  const children: Nodes[] = [];
  for (const child of parent.children)
    for (const one of tidied(child, isPre, told)) {
      // Places in the text are of no use here, and their copies take most of the time.
      delete one.position;
      const last = children.at(-1);
      if (one.type === 'text' && last?.type === 'text') last.value += one.value;
      else if (isPre || !isGap(one) || !parts(last)) children.push(one);
    }
  parent.children = children as ElementContent[];
}

/**
 * @param told called for each element that is not brought
 * @returns a part of a page, without what shows nothing: what makes Markdown of it would go through all of that again from each
 *   place before it; null if it has too many levels
 */
export function htmlTree(html: string, told?: Told): Root | null {
  // Drawings have elements that end by themselves, and no counterpart in Markdown.
  const bare = replaceParts(html, /<svg\b/gi, /<\/svg>/gi, () => '');
  if (isTooDeep(bare)) return null;
  const tree = fromHtml(bare, { fragment: true });
  tidy(tree, false, told);
  return tree;
}
