/** Markdown bodies → safe HTML: CommonMark with GitHub's additions by markdown-it, and harmless HTML. */
import type { Token } from 'markdown-it';
import type { Fault } from '../../diagnostics/index.ts';
import { lineStarts, type Slice } from '../../diagnostics/places/index.ts';
import { boxLine } from '../stages/box-line.ts';
import type { BodyFiles } from '../stages/entry.ts';
import { MEDIA_SUFFIXES, mediaKind } from '../stages/pictures/media-formats.ts';
import { PICTURE_SUFFIXES } from '../stages/pictures/picture-formats.ts';
import type { BodyLinks } from '../stages/site-state.ts';
import type { BodyView, HeadingView } from '../stages/views.ts';
import { imageFault, isMediaName } from '../values/image-paths.ts';
import { isVisible } from '../values/visible.ts';
import { addressPlaces } from './address-places.ts';
import { type AddressToken, BodyText, showsText } from './body-text.ts';
import { setPictures, showsParts } from './boxes/index.ts';
import type { ImageMeta } from './draw-bodies.ts';
import { type AddressContext, setAddresses } from './final-addresses.ts';
import { noteIdsApart, noteIdsIn } from './footnotes.ts';
import { type Heading, nameHeadings, plainText } from './heading-ids.ts';
import { holdsHtml, keepIdsApart, ownHtml, PLAYED } from './html/index.ts';
import { type Markdown, parser, tokensOf, tokensWith } from './markdown-parser.ts';
import { type BodyCheck, bodyFaults } from './text/index.ts';

export interface MarkdownContext extends AddressContext {
  /** Of the body; names of tables are Indonesian or English. */
  language?: string;
  /** Markdown as the site extends it. */
  markdown?: Markdown | undefined;
  /**
   * @param resolves to be called when a link is resolved: the body then depends on the addresses of other pages
   * @returns what plugins get to know of the entry
   */
  about?: ((resolves: () => void) => object) | undefined;
  checks: AddressContext['checks'] & { body: readonly BodyCheck[] };
}

/** Names tables by the headings above them, each differently. */
function nameTables(tables: BodyText['tables'], headings: readonly HeadingView[], language: string): void {
  const word = language === 'id' ? 'Tabel' : 'Table';
  const counts = new Map<string, number>();
  for (const [table, before] of tables) {
    const heading = headings[before - 1]?.text ?? '';
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    const name = `${word}${count === 1 ? '' : ` ${count}`}${heading === '' ? '' : `: ${heading}`}`;
    table.attrSet('aria-label', name);
  }
}

/** Gives each cell the name of its column, for screens so narrow that the cells of a row stand below each other. */
function nameCells(tokens: readonly Token[]): void {
  let names: string[] = [];
  let column = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'thead_open') names = [];
    else if (token.type === 'tr_open') column = 0;
    else if (token.type === 'th_open') names.push(plainText(tokens[at + 1] as Token));
    else if (token.type === 'td_open') {
      const name = names[column] ?? '';
      if (isVisible(name)) token.attrSet('data-column', name);
      column += 1;
    }
  }
}

/** A body as it is rendered. */
export interface RenderedBody {
  body: BodyView;
  /** Whether its first heading is a title, an h1. In `body` it is an h2. */
  titled: boolean;
  /** Ids in it other than those of headings. */
  ids: readonly string[];
  links: BodyLinks;
  /** Whether it has links that are final only when all pages are known. */
  relative: boolean;
  /** Whether it shows components of the site. */
  hasParts: boolean;
  /** Those of its addresses and marks. */
  faults: Fault[];
}

/**
 * @param body Markdown and its offset in the file
 * @param ids used by the page, which headings must not use
 */
export function renderMarkdown(
  body: Slice,
  context: MarkdownContext,
  ids: readonly string[] = [],
): RenderedBody {
  const { about, checks, language = 'id', markdown = parser } = context;
  let relative = false;
  const resolves = (): void => {
    relative = true;
  };
  const text = new BodyText(body, markdown, about?.(resolves));
  const shown = text.headings.filter(isShown);
  const [first] = shown[0] ?? [];
  const titled = first?.tag === 'h1' && first.level === 0;
  // Checks read the original tokens, before they are changed for rendering.
  const faults: Fault[] = [];
  const { images, from = '' } = context;
  if (showsParts(text.env))
    setPictures(text.tokens, (address, alt) => imageFault(address) ?? images.find(address, alt, from));
  for (const { edits: _, ...fault } of bodyFaults(text, checks.body)) faults.push(fault);
  if (text.has.has('image')) captionImages(text.tokens);
  const noteIds = noteIdsApart(new Set(ids));
  const otherIds = text.has.has('footnote_ref') ? noteIdsIn(text.tokens, noteIds) : [];
  if (holdsHtml(text.env)) otherIds.push(...keepIdsApart(text.tokens, new Set([...ids, ...otherIds])));
  const headings = nameHeadings(shown, [...ids, ...otherIds]);
  nameTables(text.tables, headings, language);
  for (const cell of text.aligned) alignByClass(cell);
  if (text.tables.length > 0) nameCells(text.tokens);
  const { links, faults: ofAddresses, isRelative } = setAddresses(text, context);
  faults.push(...ofAddresses);
  const rendered = markdown.renderer.render(text.tokens, markdown.options, {
    ...text.env,
    language,
    noteIds,
  });
  const html = holdsHtml(text.env) ? ownHtml.get().asBrowsersRead(rendered, language) : rendered;
  return {
    body: { html, headings },
    titled: titled && headings[0]?.text !== '',
    ids: otherIds,
    links,
    faults,
    relative: relative || isRelative,
    hasParts: showsParts(text.env),
  };
}

/** @returns whether a heading shows anything; if not, it is not drawn, since screen readers would stop at it */
function isShown([open, { children }, close]: Heading): boolean {
  const shows = showsText(children ?? []) || (children?.some(({ type }) => type === 'image') ?? false);
  if (!shows) open.hidden = close.hidden = true;
  return shows;
}

/** A cell's alignment as a class: the page's policy forbids `style`. */
function alignByClass(cell: Token): void {
  const side = /text-align:(center|right)/.exec(String(cell.attrGet('style')))?.[1];
  cell.attrs = side === undefined ? null : [['class', `align-${side}`]];
}

/** Turns a paragraph with only an image that has a title into a figure, with the title as its caption. */
function captionImages(tokens: readonly Token[]): void {
  for (const [at, { type, children }] of tokens.entries()) {
    const [image, ...others] = (type === 'inline' && children) || [];
    const [open, close] = [tokens[at - 1], tokens[at + 1]];
    const title = image?.type === 'image' ? String(image.attrGet('title') ?? '').trim() : '';
    // A tight list has no paragraph tokens.
    if (!image || title === '' || others.length > 0 || open?.type !== 'paragraph_open' || open.hidden)
      continue;
    open.tag = 'figure';
    if (close) close.tag = 'figure';
    image.attrs = image.attrs?.filter(([name]) => name !== 'title') ?? null;
    image.meta = { caption: title } satisfies ImageMeta;
  }
}

/** @returns the ids of a body's headings, on a page without others */
export const headingIds = (body: Slice): string[] =>
  nameHeadings(new BodyText(body).headings.filter(isShown), []).map(({ id }) => id);

/** Whether a token shows a picture: Markdown's mark for pictures also plays videos and recordings. */
const isPicture = ({ type, attrs }: Token): boolean =>
  type === 'image' && mediaKind(attrs?.find(([name]) => name === 'src')?.[1] ?? '') === null;

/** Matches a text that may name a picture or a recording. */
const MAY_NAME_FILES = new RegExp(
  `!\\[|<img|\\.(?:${[...PICTURE_SUFFIXES, ...MEDIA_SUFFIXES].join('|')})\\b`,
  'i',
);

/** What an address of the site may be in: a picture, a link, its definition, an element, a box. */
const MAY_HAVE_ADDRESS = /!\[|\]\(|\]:|<[a-z]|:::/i;

/** HTML that continues behind an empty line. */
const OVER_LINES = /<(?:pre|script|style|textarea)\b/i;

/** @returns whether a body may name files: most that only mention names need not be parsed */
export function mayNameFiles(body: string): boolean {
  if (!MAY_NAME_FILES.test(body)) return false;
  const parts = OVER_LINES.test(body) ? [body] : body.split(/\n[ \t\r]*\n/);
  return parts.some((part) => MAY_HAVE_ADDRESS.test(part) && MAY_NAME_FILES.test(part));
}

/** A line that may open a box. */
const BOX_LINE = /^[ \t>]*:::([^\n]*)$/gm;

/** @returns the images of a body, with their alt texts, and all other addresses that may name a picture or a recording */
export function filesIn(body: string): BodyFiles {
  const found: BodyFiles = { images: [], linked: [] };
  for (const { children } of tokensWith(MAY_NAME_FILES, body))
    for (const token of children ?? []) {
      if (isPicture(token)) found.images.push({ address: token.attrGet('src') ?? '', alt: plainText(token) });
      else if (token.type === 'image' || token.type === 'link_open' || token.type === PLAYED)
        for (const name of ['src', 'href', 'poster']) {
          const address = token.attrGet(name);
          if (address !== null && isMediaName(address)) found.linked.push(address);
        }
    }
  for (const [, line = ''] of body.includes(':::') ? body.matchAll(BOX_LINE) : [])
    for (const { value } of boxLine(line.replace(/^:+/, '')).attributes)
      for (const address of value?.split(',') ?? [])
        if (isMediaName(address.trim())) found.linked.push(address.trim());
  // Copies: slices would keep the whole text in memory.
  return structuredClone(found);
}

/** @returns the places in the file of the same images */
export function imagePlaces(body: Slice): Fault['at'][] {
  const text = new BodyText(body);
  return addressPlaces(text).filter((_, index) => isPicture((text.addresses[index] as AddressToken).token));
}

/** @returns the plain text of each paragraph, heading and list item of a body, with the offsets of its lines */
export function markdownParagraphs(body: Slice): { text: string; start: number; end: number }[] {
  const lines = lineStarts(body.text);
  return tokensOf(body.text).flatMap((token) => {
    if (token.type !== 'inline' || !token.map) return [];
    const start = lines[token.map[0]] ?? 0;
    const end = (lines[token.map[0] + 1] ?? body.text.length + 1) - 1;
    return { text: plainText(token), start: body.start + start, end: body.start + end };
  });
}
