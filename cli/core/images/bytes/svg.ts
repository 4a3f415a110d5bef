/**
 * Drawings in SVG. One is published as it is if it can neither run nor load anything, whether a page shows it or a
 * browser opens it by itself. Everything that is not understood for certain is refused.
 */

import type { Param } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { shorten } from '../../../diagnostics/texts/index.ts';
import { decoded } from '../../values/html.ts';

/** Elements that run or embed something, by local name in small letters. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'applet',
  'video',
  'audio',
  'canvas',
  'form',
  'input',
  'button',
  'link',
  'meta',
  'base',
]);
/** Attributes that name something that is loaded. */
const REFERENCES = new Set(['href', 'src', 'data', 'action', 'formaction', 'srcset', 'base', 'poster']);
const DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/i;
const STYLE_DATA =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[a-z\d]{3,6}|application\/(?:x-)?font-[a-z\d-]{3,20})[;,]/i;
/** Number of characters of an address that a message shows. */
const LONGEST = 60;

/** Rules for fonts, and sheets that a style takes in. */
const OUTER_RULE =
  /@font-face\s{0,9}\{[^{}\\]*\}|@import\s{0,9}(?:url\(\s{0,9}["']?|["'])(?:https?:)?\/\/[^"'()\s<>{}\\]*["')]\)?[^;"'(){}<>\\@]*;/gi;
const OUTER = /^@import|\(\s{0,9}["']?(?:https?:)?\/\//i;

/**
 * @returns a drawing without the fonts and sheets of other sites that its styles name: browsers never load them for a
 *   picture in a page, and must not when it is opened by itself
 */
export const withoutOuterStyles = (text: string): string =>
  text.replace(OUTER_RULE, (rule) => (OUTER.test(rule) ? '' : rule));

/** @returns what a style loads or hides, or null */
function loadedByStyle(style: string): string | null {
  // Escapes and comments may split a name.
  const text = style.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  if (text.includes('\\')) return '\\';
  if (/@import/i.test(text)) return '@import';
  for (const part of text.split(/url\(/i).slice(1)) {
    const address = part
      .slice(0, 200)
      .trimStart()
      .replace(/^["']\s*/, '');
    if (address.startsWith('#') || STYLE_DATA.test(address)) continue;
    return `url(${shorten(/^[^"'()<>\s]*/.exec(address)?.[0] ?? '', LONGEST)})`;
  }
  return /(?:image-set|expression|-moz-binding|behavior)\s*[(:]/i.exec(text)?.[0] ?? null;
}

/** @returns what an attribute runs or loads, or null */
function unsafeAttribute(element: string, name: string, value: string): string | null {
  const local = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
  if (local.startsWith('on')) return name;
  if (REFERENCES.has(local)) {
    const address = value.trim();
    const isLink = element === 'a' && /^https?:\/\//i.test(address);
    if (address !== '' && !address.startsWith('#') && !isLink && !DATA.test(address))
      return `${name}="${shorten(address, LONGEST)}"`;
  }
  // An animation may set another attribute.
  if (local === 'attributename' && /(?:^|:)(?:on|href|src|style)/i.test(value.trim()))
    return `${name}="${value}"`;
  return local === 'style' || /url\(/i.test(value) ? loadedByStyle(value) : null;
}

export interface Tag {
  /** Local name in small letters; '' for an end tag. */
  element: string;
  name: string;
  attributes: [name: string, value: string][];
  /** Where the attributes are, with the space before them. */
  places: { name: string; start: number; end: number }[];
  end: number;
}

const SPACE = /\s/;

/** @returns the tag that begins at an offset; null if it is not well-formed */
export function tagAt(text: string, start: number): Tag | null {
  const head = /^<(\/?)([A-Za-z_][\w.:-]{0,100})/.exec(text.slice(start, start + 110));
  if (!head) return null;
  const [whole, slash, name = ''] = head;
  let at = start + whole.length;
  const attributes: Tag['attributes'] = [];
  const places: Tag['places'] = [];
  const skip = (): void => {
    while (SPACE.test(text[at] ?? '')) at += 1;
  };
  for (;;) {
    const before = at;
    skip();
    if (text[at] === '>' || (text[at] === '/' && text[at + 1] === '>')) {
      const element = slash === '/' ? '' : name.slice(name.lastIndexOf(':') + 1).toLowerCase();
      return { element, name, attributes, places, end: at + (text[at] === '>' ? 1 : 2) };
    }
    const named = /^[A-Za-z_][\w.:-]{0,100}/.exec(text.slice(at, at + 110))?.[0];
    if (named === undefined) return null;
    at += named.length;
    skip();
    if (text[at] !== '=') return null;
    at += 1;
    skip();
    const quote = text[at];
    const close = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
    if (close < 0) return null;
    attributes.push([named, decoded(text.slice(at + 1, close))]);
    at = close + 1;
    places.push({ name: named, start: before, end: at });
  }
}

/** @returns a length in pixels, or null */
function pixelsIn(length: string | undefined): number | null {
  const [, number, unit = ''] = /^\s*(\d{1,6}(?:\.\d{1,6})?)(px|pt|mm|cm|in|)\s*$/.exec(length ?? '') ?? [];
  const factor = { px: 1, '': 1, pt: 4 / 3, mm: 96 / 25.4, cm: 960 / 25.4, in: 96 }[unit] ?? 1;
  return number === undefined || Number(number) === 0 ? null : Number(number) * factor;
}

/** @returns the size in which browsers show a drawing */
function sizeOf({ attributes }: Tag): { width: number; height: number } {
  const own = new Map(attributes.map(([name, value]) => [name, value]));
  const [, , boxWidth, boxHeight] = (own.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : null;
  const [width, height] = [pixelsIn(own.get('width')), pixelsIn(own.get('height'))];
  const least = (one: number): number => Math.max(1, Math.round(one));
  if (width !== null && height !== null) return { width: least(width), height: least(height) };
  if (width !== null) return { width: least(width), height: least(ratio ? width / ratio : 150) };
  if (height !== null) return { width: least(ratio ? height * ratio : 300), height: least(height) };
  return ratio && boxWidth && boxHeight
    ? { width: least(boxWidth), height: least(boxHeight) }
    : { width: 300, height: 150 };
}

type Drawing = { width: number; height: number } | { what: Param };

/**
 * @param text an SVG file, without outer styles and notes
 * @returns its size, or what in it may run or load something; null if it is no well-formed SVG
 */
export function readDrawing(text: string): Drawing | null {
  let size: { width: number; height: number } | null = null;
  /** Offset at which the text of an open style begins, or -1. */
  let style = -1;
  let depth = 0;
  const unsafe = (what: string): Drawing => ({ what });
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const after = (mark: string): number => {
      const found = text.indexOf(mark, at);
      return found < 0 ? text.length : found + mark.length;
    };
    if (text.startsWith('<!--', at)) at = after('-->');
    else if (text.startsWith('<![CDATA[', at)) at = after(']]>');
    else if (text.startsWith('<?', at)) {
      const end = after('?>');
      const instruction = text.slice(at, Math.min(end, at + 200));
      const encoding = /encoding\s*=\s*["']([^"']*)/.exec(instruction)?.[1] ?? 'utf-8';
      if (!/^<\?xml\s/.test(instruction)) return unsafe(instruction.split(/\s/, 1)[0] ?? '');
      if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) return unsafe(`encoding="${shorten(encoding, LONGEST)}"`);
      at = end;
    } else if (text.startsWith('<!', at)) {
      const end = after('>');
      // Entities could stand for anything.
      if (size || text.slice(at, end).includes('[')) return { what: phrase('content/image-active:entities') };
      at = end;
    } else {
      const tag = tagAt(text, at);
      if (!tag) return null;
      const { element, name, attributes } = tag;
      if (style >= 0) {
        const loaded = loadedByStyle(decoded(text.slice(style, at)));
        if (loaded !== null) return unsafe(loaded);
        style = -1;
      }
      if (!size && element !== 'svg') return null;
      size ??= sizeOf(tag);
      if (ACTIVE.has(element)) return unsafe(`<${name}>`);
      for (const [attribute, value] of attributes) {
        const found = unsafeAttribute(element, attribute, value);
        if (found !== null) return unsafe(found);
      }
      if (element === 'style') style = tag.end;
      if (text.startsWith('</', at)) depth -= 1;
      else if (text[tag.end - 2] !== '/') depth += 1;
      at = tag.end;
    }
  }
  return depth === 0 ? size : null;
}
