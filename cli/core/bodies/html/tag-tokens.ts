/** Tags of HTML → tokens like those of Markdown. */
import type { StateCore, Token } from 'markdown-it';
import { html as attributeNames } from 'property-information';
import type { Span } from '../../../diagnostics/places/index.ts';
import { isElement } from '../../values/html.ts';
import { templatePiece } from '../../values/template-syntax.ts';
import { posters, written } from '../note-addresses.ts';
import {
  addFormer,
  IGNORED,
  isOfPicture,
  letThrough,
  OF_BLOCKS,
  PLAYS,
  RENAMED,
  VOID,
} from './allow-list.ts';
import { PLAYED, type Removed } from './environment.ts';
import { OpenElements } from './open-elements.ts';
import { type Attribute, isOfTemplate, nameIn, type Piece } from './tokenize.ts';

export type StartTag = Extract<Piece, { kind: 'start' }>;

/** Elements that only give the columns of a table their widths: nobody misses them. */
const WIDTHS = /^col(?:group)?$/;

const HOLDS_ADDRESS = /^(?:cite|href|poster|src)$/;

/** @returns an attribute without white space around an address; `at` as in `start` */
function withoutSpaces(attribute: Attribute, content: string, at: number): Attribute {
  const { name, value, span } = attribute;
  if (!HOLDS_ADDRESS.test(name) || value.trim() === value) return attribute;
  const source = content.slice(at + span.start, at + span.end);
  const start = span.end - source.trimStart().length;
  return { name, value: value.trim(), span: { start, end: start + source.trim().length } };
}

/** Makes tokens of the tags of a body, in their order. */
export class TagTokens {
  readonly #state: StateCore;
  readonly removed: Removed[] = [];
  readonly open = new OpenElements(({ tag, type }) => this.token(type, tag, -1));
  /** Names of the elements that are closed anywhere. */
  #closed: ReadonlySet<string> | null = null;

  constructor(state: StateCore) {
    this.#state = state;
  }

  token(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    return new this.#state.Token(type, tag, nesting);
  }

  inlineToken(block: Token | null, children: Token[]): Token {
    const token = this.token('inline', '', 0);
    const { content = '', map = null, level = 0 } = block ?? {};
    return Object.assign(token, { children, content, map, level });
  }

  text(content: string): Token {
    const token = this.token('text', '', 0);
    token.content = content;
    return token;
  }

  remove(name: string, inline: Token, at: number, length: number, isTemplate = false): void {
    this.removed.push({ name, inline, at, length, isTemplate });
  }

  /** Whether words in angle brackets are text: no element with attributes of HTML, and nothing else makes them a tag. */
  isText({ name, attributes, isClosed }: StartTag): boolean {
    if (isClosed || attributes.some(({ value }) => value !== '')) return false;
    const isOfHtml = attributes.length === 0 || attributes.some((one) => one.name in attributeNames.normal);
    if (isElement(name) && isOfHtml) return false;
    this.#closed ??= new Set(
      [...this.#state.src.matchAll(/<\/([a-z][^\s/>]{0,60})/gi)].map(([, closed = '']) =>
        closed.toLowerCase(),
      ),
    );
    return !this.#closed.has(name);
  }

  /** @returns the tokens of a start tag; `at` is the offset of its source in the content of `inline` */
  start(whole: StartTag, inline: Token, at: number, noBlocks: boolean): Token[] {
    const name = RENAMED[whole.name] ?? whole.name;
    if (isOfPicture(whole)) return [];
    const source = inline.content.slice(at + whole.at, at + whole.at + whole.length);
    const template = source.includes('{') ? templatePiece(source, source.search(/\{[{%]|$/)) : null;
    if (template) this.remove(template.kind, inline, at + whole.at, whole.length, true);
    if (template && name === 'img') return [];
    const given = template ? whole.attributes.filter((one) => !isOfTemplate(one)) : whole.attributes;
    const attributes = given.map((one) => withoutSpaces(one, inline.content, at));
    const piece = { ...whole, attributes };
    const isRefused = (noBlocks && OF_BLOCKS.test(name)) || (PLAYS.has(name) && !this.#maySound(name, piece));
    const allowed = isRefused ? null : letThrough(name, piece.attributes);
    const shown = `<${nameIn(inline.content, at + piece.at, piece.name)}>`;
    if (!allowed || (this.open.isTooDeep && !VOID.has(name))) {
      if (!WIDTHS.test(name)) this.remove(shown, inline, at + piece.at, piece.length);
      return [];
    }
    const { attrs, dropped } = allowed;
    for (const one of dropped) if (!IGNORED.test(one)) this.remove(one, inline, at + piece.at, piece.length);
    addFormer(attrs, piece);
    const plays = PLAYS.has(name);
    const placeOf = (attribute: string): Span | undefined => {
      const span = piece.attributes.find((one) => one.name === attribute)?.span;
      return span && { start: at + span.start, end: at + span.end };
    };
    const place = placeOf(name === 'img' || plays ? 'src' : 'href');
    if (name === 'img') {
      const image = this.#image(piece, attrs, at + piece.at);
      if (place) written.set(image, place);
      return [image];
    }
    const ended = this.open.endImplied(name);
    const isLink = name === 'a' && attrs.some(([one]) => one === 'href');
    const isVoid = VOID.has(name);
    const token = this.token(isLink ? 'link_open' : plays ? PLAYED : 'html_tag', name, isVoid ? 0 : 1);
    // Without a button nobody could start it.
    if (/^(?:audio|video)$/.test(name)) {
      if (!attrs.some(([one]) => one === 'controls')) attrs.push(['controls', '']);
      if (!attrs.some(([one]) => one === 'preload')) attrs.push(['preload', 'metadata']);
    }
    token.attrs = attrs.length > 0 ? attrs : null;
    token.meta = { at: at + piece.at };
    if ((isLink || plays) && place) written.set(token, place);
    const poster = plays ? placeOf('poster') : undefined;
    if (poster) posters.set(token, poster);
    if (!isVoid) this.open.add({ name: piece.name, tag: name, type: isLink ? 'link_close' : 'html_tag' });
    return [...ended, token];
  }

  #image(piece: StartTag, attrs: readonly [string, string][], at: number): Token {
    const image = this.token('image', 'img', 0);
    const textOf = (name: string): string => attrs.find(([one]) => one === name)?.[1] ?? '';
    const alt = textOf('alt');
    const others = attrs.filter(([one]) => one !== 'src' && one !== 'alt');
    image.attrs = [['src', textOf('src')], ['alt', ''], ...others];
    return Object.assign(image, {
      content: alt,
      children: alt === '' ? [] : [this.text(alt)],
      // An empty description, if it is stated, says that a picture is decoration.
      meta: { at, decorates: piece.attributes.some((one) => one.name === 'alt') },
    });
  }

  /** Whether an element plays a file of the site, as far as it names one. */
  #maySound(name: string, { attributes }: StartTag): boolean {
    if (VOID.has(name) && !this.open.isInside(/^(?:audio|video)$/)) return false;
    return attributes.every(
      ({ name: one, value }) => !/^(?:src|poster)$/.test(one) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value),
    );
  }

  /** @returns the tokens of an end tag */
  close(name: string): Token[] {
    return this.open.endNamed(name) ?? (name === 'br' ? [this.token('html_tag', 'br', 0)] : []);
  }
}
