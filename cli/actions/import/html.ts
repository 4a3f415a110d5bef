/** HTML as Markdown. What Markdown cannot say and senja shows stays HTML; what nothing may show becomes a link, and is told. */
import type { Element, Nodes, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Left } from './brought.ts';
import { htmlTree } from './html-tree.ts';
import { outsideCode } from './text/code.ts';
import { replaceParts } from './text/parts.ts';

const propertyOf = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '';
};

const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

/** Attributes of elements that stay HTML; the others say how they look. */
const KEPT =
  /^(?:href|src|alt|title|width|height|controls|poster|open|colSpan|rowSpan|dateTime|cite|lang|dir|id|start|type)$/;

function bare(node: Nodes): void {
  if (node.type === 'element')
    for (const name of Object.keys(node.properties)) if (!KEPT.test(name)) delete node.properties[name];
  if ('children' in node) for (const child of node.children) bare(child);
}

const asHtml: Handle = (_state, element) => {
  bare(element);
  return { type: 'html', value: toHtml(element) };
};

/** A picture with a text below it: senja shows the title of a picture that stands alone as that text. */
function figure(state: State, element: Element): RootContent | RootContent[] | undefined {
  const found: Element[] = [];
  const find = (node: Nodes): void => {
    if (isElement(node, 'img')) found.push(node);
    if ('children' in node) for (const child of node.children) find(child);
  };
  find(element);
  const caption = element.children.find((child) => isElement(child, 'figcaption'));
  const [only] = found;
  if (found.length !== 1 || !only) return state.all(element) as RootContent[];
  const text = caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '';
  if (text !== '') only.properties.title = text;
  const inner = element.children.find((child): child is Element => isElement(child, 'a')) ?? only;
  return [{ type: 'paragraph', children: state.all({ type: 'root', children: [inner] } as Root) as never }];
}

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Blocks that no cell of a table in Markdown can hold. */
const BLOCKS = ['ul', 'ol', 'table', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** @returns whether Markdown has such a table: it merges no cells, and no cell holds a block */
const isPlain = (table: Element): boolean =>
  table.children.every(
    (child) =>
      child.type !== 'element' ||
      (Number(child.properties.colSpan ?? 1) <= 1 &&
        Number(child.properties.rowSpan ?? 1) <= 1 &&
        !BLOCKS.includes(child.tagName) &&
        isPlain(child)),
  );

/** Elements that load other pages; each becomes a link. */
const FRAMES = ['iframe', 'embed', 'object'];

/** @returns the address of a page instead of the one for frames, as far as it is known */
export const pageOfFrame = (written: string): string =>
  written
    .replace(/^\/\//, 'https://')
    .replace(
      /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/s,
      'https://www.youtube.com/watch?v=$1',
    );

/** @returns a link in Markdown */
export const linkTo = (address: string, title: string): string =>
  title === '' ? `<${address}>` : `[${title.replace(/[[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${address})`;

const attribute = (tag: string, name: string): string =>
  new RegExp(`[\\s"']${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean)?.trim() ?? '';

/** @returns Markdown with links in place of frames: in HTML of their own */
export const withoutFrames = (
  text: string,
  told: (what: Left['what'], name: string, offset: number, written: string) => void,
): string =>
  outsideCode(text, (part, at) =>
    replaceParts(part, /<iframe\b[^<>]*>/gi, /<\/iframe\s*>/gi, (_, { 0: tag, index }) => {
      const address = pageOfFrame(attribute(tag, 'src').replace(/\s/g, '%20'));
      if (!/^https?:\/\//.test(address)) return null;
      told('import/left:frame', address, at + index, tag);
      const title = attribute(tag, 'title');
      // Between tags, Markdown is no link.
      const isAlone = /(?:^|\n[ \t]*\n)[ \t]*$/.test(part.slice(Math.max(0, index - 200), index));
      const words = (title || address).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return isAlone ? linkTo(address, title) : `<a href="${address.replaceAll('"', '%22')}">${words}</a>`;
    }),
  );

/**
 * @param told called for each element that is not brought
 * @returns a part of a page as Markdown; the same HTML if it has too many levels
 */
export function htmlAsMarkdown(html: string, told: (what: Left['what'], name: string) => void): string {
  const tree = htmlTree(html, told);
  if (tree === null) {
    told('import/left:nested', '');
    return html.trim();
  }
  const frame: Handle = (_state, element) => {
    const address = propertyOf(element, 'src') || propertyOf(element, 'data');
    told('import/left:frame', address || element.tagName);
    const href = pageOfFrame(address);
    return /^https?:/.test(href)
      ? { type: 'link', url: href, children: [{ type: 'text', value: propertyOf(element, 'title') || href }] }
      : undefined;
  };
  const made = toMdast(tree, {
    handlers: {
      figure: figure as Handle,
      // Without an address it is a place, or a button.
      a: (state, element) =>
        propertyOf(element, 'href') === ''
          ? (state.all(element) as never)
          : defaultHandlers.a(state, element),
      ...Object.fromEntries(FRAMES.map((name) => [name, frame])),
      ...Object.fromEntries(
        ['sup', 'sub', 'details', 'video', 'audio', 'dl', 'kbd', 'mark', 'ins', 'abbr'].map((name) => [
          name,
          asHtml,
        ]),
      ),
      table(state, element) {
        return isPlain(element) ? defaultHandlers.table(state, element) : asHtml(state, element, undefined);
      },
    },
  });
  return toMarkdown(made, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: false,
  })
    .replace(/(?<=\S) $/gm, '')
    .trim();
}

/** @returns the text of a part of a page, in one line */
export function textOfHtml(html: string): string {
  const tree = htmlTree(html);
  return (tree === null ? html : textOf(tree)).replace(/\s+/g, ' ').trim();
}
