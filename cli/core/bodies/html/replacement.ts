/** HTML in a body → tokens like those of Markdown. */
import type { StateCore, Token } from 'markdown-it';
import { html as attributeNames } from 'property-information';
import { isElement } from '../../values/html.ts';
import { templatePiece } from '../../values/template-syntax.ts';
import { type AddressSpan, posters, written } from '../note-addresses.ts';
import {
  addFormer,
  IGNORED,
  isOfPicture,
  letThrough,
  OF_BLOCKS,
  PLAYS,
  RENAMED,
  sideOf,
  VOID,
} from './allow-list.ts';
import { OpenElements } from './open-elements.ts';
import { endsIn, htmlPieces, isOfTemplate, nameIn, type Piece, templatesIn, WITH_CONTENT } from './pieces.ts';

/** What does not work in a body: an element or an attribute that was taken out, or template syntax; and where. */
export interface Removed {
  name: string;
  /** The token of its block. */
  inline: Token;
  /** In the content of that token. */
  at: number;
  length: number;
  /** Whether it is template syntax of another tool. */
  isTemplate: boolean;
}

/** Environment of `parse`. */
export interface HtmlEnvironment {
  removed?: Removed[];
  /** Set if any HTML was found. */
  hasHtml?: boolean;
}

/** Type of the token of an element that plays a file. */
export const PLAYED = 'played';

/** Elements whose template syntax may be meant as text. */
const CODE = /^(?:pre|code|samp|kbd)$/;

/** Replaces the HTML of a body by tokens. */
export class HtmlReplacement {
  readonly #state: StateCore;
  readonly #removed: Removed[] = [];
  readonly #open = new OpenElements(({ tag, type }) => this.#token(type, tag, -1));
  /** Names of the elements that are closed anywhere. */
  #closed: ReadonlySet<string> | null = null;

  constructor(state: StateCore) {
    this.#state = state;
  }

  run(): void {
    const state = this.#state;
    const made: Token[] = [];
    for (const token of state.tokens) {
      if (token.type === 'html_block') made.push(...this.#block(token));
      else {
        if (token.nesting < 0) this.#addTo(made, this.#open.endOfMarkdown());
        if (token.type === 'inline' && token.children?.some(({ type }) => type === 'html_inline')) {
          const isHeading = made.at(-1)?.type === 'heading_open';
          token.children.splice(0, token.children.length, ...this.#inline(token, isHeading));
        }
        made.push(token);
        if (token.nesting > 0) this.#open.add(null);
      }
    }
    this.#addTo(made, this.#open.endFrom(0));
    state.tokens = made;
    const env = state.env as HtmlEnvironment;
    env.hasHtml = true;
    env.removed = this.#removed;
  }

  #addTo(made: Token[], children: Token[]): void {
    if (children.length > 0) made.push(this.#inlineToken(null, children));
  }

  #token(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    return new this.#state.Token(type, tag, nesting);
  }

  #inlineToken(block: Token | null, children: Token[]): Token {
    const token = this.#token('inline', '', 0);
    const { content = '', map = null, level = 0 } = block ?? {};
    return Object.assign(token, { children, content, map, level });
  }

  #text(content: string): Token {
    const token = this.#token('text', '', 0);
    token.content = content;
    return token;
  }

  #remove(name: string, inline: Token, at: number, length: number, isTemplate = false): void {
    this.#removed.push({ name, inline, at, length, isTemplate });
  }

  /** Whether words in angle brackets are text: no element with attributes of HTML, and nothing else makes them a tag. */
  #isText({ name, attributes, isClosed }: Extract<Piece, { kind: 'start' }>): boolean {
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
  #start(whole: Extract<Piece, { kind: 'start' }>, inline: Token, at: number, noBlocks: boolean): Token[] {
    const name = RENAMED[whole.name] ?? whole.name;
    if (isOfPicture(whole)) return [];
    const source = inline.content.slice(at + whole.at, at + whole.at + whole.length);
    const template = source.includes('{') ? templatePiece(source, source.search(/\{[{%]|$/)) : null;
    if (template) this.#remove(template.kind, inline, at + whole.at, whole.length, true);
    if (template && name === 'img') return [];
    const attributes = template ? whole.attributes.filter((one) => !isOfTemplate(one)) : whole.attributes;
    const piece = { ...whole, attributes };
    const isRefused = (noBlocks && OF_BLOCKS.test(name)) || (PLAYS.has(name) && !this.#maySound(name, piece));
    const kept = isRefused ? null : letThrough(name, piece.attributes);
    const shown = `<${nameIn(inline.content, at + piece.at, piece.name)}>`;
    if (!kept || (this.#open.isTooDeep && !VOID.has(name))) {
      this.#remove(shown, inline, at + piece.at, piece.length);
      return [];
    }
    const { attrs, dropped } = kept;
    for (const one of dropped) if (!IGNORED.test(one)) this.#remove(one, inline, at + piece.at, piece.length);
    addFormer(attrs, piece);
    const plays = PLAYS.has(name);
    const placeOf = (attribute: string): AddressSpan | undefined => {
      const span = piece.attributes.find((one) => one.name === attribute)?.span;
      return span && { start: at + span.start, end: at + span.end };
    };
    const place = placeOf(name === 'img' || plays ? 'src' : 'href');
    if (name === 'img') {
      const image = this.#token('image', 'img', 0);
      const alt = attrs.find(([one]) => one === 'alt')?.[1] ?? '';
      image.attrs = [['src', ''], ['alt', ''], ...attrs.filter(([one]) => one !== 'src' && one !== 'alt')];
      image.attrs[0] = ['src', attrs.find(([one]) => one === 'src')?.[1] ?? ''];
      Object.assign(image, {
        content: alt,
        children: alt === '' ? [] : [this.#text(alt)],
        // An empty description, if it is stated, says that a picture is decoration.
        meta: { at: at + piece.at, decorates: piece.attributes.some((one) => one.name === 'alt') },
      });
      if (place) written.set(image, place);
      return [image];
    }
    const ended = this.#open.endImplied(name);
    const isLink = name === 'a' && attrs.some(([one]) => one === 'href');
    const isVoid = VOID.has(name);
    const token = this.#token(isLink ? 'link_open' : plays ? PLAYED : 'html_tag', name, isVoid ? 0 : 1);
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
    if (!isVoid) this.#open.add({ name: piece.name, tag: name, type: isLink ? 'link_close' : 'html_tag' });
    return [...ended, token];
  }

  /** Whether an element plays a file of the site, as far as it names one. */
  #maySound(name: string, { attributes }: Extract<Piece, { kind: 'start' }>): boolean {
    if (VOID.has(name) && !this.#open.isInside(/^(?:audio|video)$/)) return false;
    return attributes.every(
      ({ name: one, value }) => !/^(?:src|poster)$/.test(one) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value),
    );
  }

  /** @returns the tokens of an end tag */
  #close(name: string): Token[] {
    return this.#open.endNamed(name) ?? (name === 'br' ? [this.#token('html_tag', 'br', 0)] : []);
  }

  /** @returns the children of a paragraph, a heading or a cell */
  #inline(inline: Token, noBlocks: boolean): Token[] {
    const { children } = inline;
    const made: Token[] = [];
    const from = this.#open.count;
    this.#open.add(null);
    const list = children ?? [];
    const { endOf, levels } = endsIn(list);
    for (let index = 0; index < list.length; index += 1) {
      const child = list[index] as Token;
      if (child.type !== 'html_inline') {
        if (child.nesting < 0) made.push(...this.#open.endOfMarkdown(from + 1));
        made.push(child);
        if (child.nesting > 0) this.#open.add(null);
        continue;
      }
      const at = (child.meta as { at: number } | null)?.at ?? 0;
      const [piece] = htmlPieces(child.content);
      if (piece?.kind === 'gone') this.#remove(piece.name, inline, at, piece.length);
      else if (piece?.kind === 'end') made.push(...this.#close(piece.name));
      else if (piece?.kind === 'start') {
        if (this.#isText(piece)) made.push(this.#text(child.content));
        else {
          made.push(...this.#start(piece, inline, at, noBlocks));
          if (piece.name in WITH_CONTENT) {
            const end = endOf(piece.name, index);
            if (end > 0 && levels[end] === levels[index + 1]) index = end;
          }
        }
      }
    }
    return [...made, ...this.#open.endFrom(from)];
  }

  /** @returns the tokens of a block of HTML: its inline content, and its headings like those of Markdown */
  #block(block: Token): Token[] {
    const { content } = block;
    const made: Token[] = [];
    /** Offset and line at which the current token begins. */
    let [from, line] = [0, block.map?.[0] ?? 0];
    let current = this.#inlineToken(block, []);
    /** The heading that is open. */
    let heading: { name: string; open: Token; depth: number } | null = null;
    /** Ends the current token at an offset, and begins the next one. */
    const cut = (to: number): Token => {
      const done = current;
      done.content = content.slice(from, to);
      const last = line + done.content.split('\n').length - 1;
      if (done.map) done.map = [line, last + 1];
      [from, line] = [to, last];
      current = this.#inlineToken(block, []);
      current.content = content.slice(to);
      return done;
    };
    const flush = (to: number): void => {
      const done = cut(to);
      const shows = done.children?.some(({ type, content: text }) => type !== 'text' || text.trim() !== '');
      // What was taken out has its place in this token.
      if (shows || this.#removed.at(-1)?.inline === done) made.push(done);
    };
    const endHeading = (to: number): void => {
      if (!heading) return;
      current.children?.push(...this.#open.endFrom(heading.depth));
      const close = this.#token('heading_close', heading.open.tag, -1);
      close.block = true;
      made.push(cut(to), close);
      heading = null;
    };
    const pieces = htmlPieces(content);
    const lastEnds = new Map<string, number>();
    for (const [index, piece] of pieces.entries()) if (piece.kind === 'end') lastEnds.set(piece.name, index);
    let skipTo = -1;
    for (const [index, piece] of pieces.entries()) {
      if (index <= skipTo) continue;
      if (piece.kind === 'text') {
        current.children?.push(this.#text(piece.text));
        for (const { kind, at, length } of this.#open.isInside(CODE) ? [] : templatesIn(content, piece))
          this.#remove(kind, current, at - from, length, true);
      } else if (piece.kind === 'gone') this.#remove(piece.name, current, piece.at - from, piece.length);
      else if (piece.kind === 'end') {
        if ((heading as { name: string } | null)?.name === piece.name) endHeading(piece.at);
        else current.children?.push(...this.#close(piece.name));
      } else if (this.#isText(piece)) {
        current.children?.push(this.#text(content.slice(piece.at, piece.at + piece.length)));
      } else if (/^h[1-6]$/.test(piece.name) && !heading && (lastEnds.get(piece.name) ?? -1) > index) {
        flush(piece.at);
        const kept = letThrough(piece.name, piece.attributes);
        for (const one of kept?.dropped ?? [])
          if (!IGNORED.test(one)) this.#remove(one, current, 0, piece.length);
        const open = this.#token('heading_open', piece.name, 1);
        const side = sideOf(piece.attributes);
        Object.assign(open, {
          block: true,
          map: [line, line + 1],
          markup: '#'.repeat(Number(piece.name[1])),
        });
        open.attrs = kept && kept.attrs.length > 0 ? kept.attrs : null;
        if (side !== undefined) open.attrJoin('class', `align-${side}`);
        made.push(open);
        heading = { name: piece.name, open, depth: this.#open.count };
        this.#open.add(null);
      } else {
        current.children?.push(...this.#start(piece, current, -from, heading !== null));
        if (piece.name in WITH_CONTENT && !piece.isClosed) {
          const isLast = (lastEnds.get(piece.name) ?? -1) <= index;
          skipTo = isLast
            ? pieces.length
            : pieces.findIndex((one, at) => at > index && one.kind === 'end' && one.name === piece.name);
        }
      }
    }
    if (heading) endHeading(content.length);
    else flush(content.length);
    return made;
  }
}
