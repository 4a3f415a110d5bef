/** A block of HTML → tokens like those of Markdown: its inline content, and its headings. */
import type { Token } from 'markdown-it';
import { IGNORED, letThrough, sideOf } from './allow-list.ts';
import type { StartTag, TagTokens } from './tag-tokens.ts';
import { htmlPieces, type Piece, templatesIn, WITH_CONTENT } from './tokenize.ts';

/** Elements whose template syntax may be intended as text. */
const CODE = /^(?:pre|code|samp|kbd)$/;

class HtmlBlock {
  readonly #block: Token;
  readonly #tags: TagTokens;
  readonly #made: Token[] = [];
  /** Offset and line at which the current token begins. */
  #from = 0;
  #line: number;
  #current: Token;
  /** The heading that is open. */
  #heading: { name: string; open: Token; depth: number } | null = null;
  /** Index of the last end tag of each element. */
  readonly #lastEnds = new Map<string, number>();

  constructor(block: Token, tags: TagTokens) {
    this.#block = block;
    this.#tags = tags;
    this.#line = block.map?.[0] ?? 0;
    this.#current = tags.inlineToken(block, []);
  }

  tokens(): Token[] {
    const { content } = this.#block;
    const pieces = htmlPieces(content);
    for (const [index, piece] of pieces.entries())
      if (piece.kind === 'end') this.#lastEnds.set(piece.name, index);
    let index = 0;
    while (index < pieces.length) index = this.#add(pieces, index);
    if (this.#heading) this.#endHeading(content.length);
    else this.#flush(content.length);
    return this.#made;
  }

  /** Ends the current token at an offset, and begins the next one. */
  #cut(to: number): Token {
    const { content } = this.#block;
    const done = this.#current;
    done.content = content.slice(this.#from, to);
    const last = this.#line + done.content.split('\n').length - 1;
    if (done.map) done.map = [this.#line, last + 1];
    this.#from = to;
    this.#line = last;
    this.#current = this.#tags.inlineToken(this.#block, []);
    this.#current.content = content.slice(to);
    return done;
  }

  #flush(to: number): void {
    const done = this.#cut(to);
    const shows = done.children?.some(({ type, content }) => type !== 'text' || content.trim() !== '');
    // What was taken out has its place in this token.
    if (shows || this.#tags.removed.at(-1)?.inline === done) this.#made.push(done);
  }

  #endHeading(to: number): void {
    if (!this.#heading) return;
    const { depth, open } = this.#heading;
    this.#current.children?.push(...this.#tags.open.endFrom(depth));
    const close = this.#tags.token('heading_close', open.tag, -1);
    close.block = true;
    this.#made.push(this.#cut(to), close);
    this.#heading = null;
  }

  #beginHeading(piece: StartTag): void {
    this.#flush(piece.at);
    const tags = this.#tags;
    const allowed = letThrough(piece.name, piece.attributes);
    for (const one of allowed?.dropped ?? [])
      if (!IGNORED.test(one)) tags.remove(one, this.#current, 0, piece.length);
    const open = tags.token('heading_open', piece.name, 1);
    const side = sideOf(piece.attributes);
    Object.assign(open, {
      block: true,
      map: [this.#line, this.#line + 1],
      markup: '#'.repeat(Number(piece.name[1])),
    });
    open.attrs = allowed && allowed.attrs.length > 0 ? allowed.attrs : null;
    if (side !== undefined) open.attrJoin('class', `align-${side}`);
    this.#made.push(open);
    this.#heading = { name: piece.name, open, depth: tags.open.count };
    tags.open.add(null);
  }

  #addText({ text, ...span }: Extract<Piece, { kind: 'text' }>): void {
    const tags = this.#tags;
    this.#current.children?.push(tags.text(text));
    for (const { kind, at, length } of tags.open.isInside(CODE) ? [] : templatesIn(this.#block.content, span))
      tags.remove(kind, this.#current, at - this.#from, length, true);
  }

  /** @returns the index of the next piece: some elements go with their content */
  #add(pieces: readonly Piece[], index: number): number {
    const piece = pieces[index] as Piece;
    const tags = this.#tags;
    const hasEnd = (this.#lastEnds.get(piece.kind === 'text' ? '' : piece.name) ?? -1) > index;
    if (piece.kind === 'text') this.#addText(piece);
    else if (piece.kind === 'gone')
      tags.remove(piece.name, this.#current, piece.at - this.#from, piece.length);
    else if (piece.kind === 'end') {
      if (this.#heading?.name === piece.name) this.#endHeading(piece.at);
      else this.#current.children?.push(...tags.close(piece.name));
    } else if (tags.isText(piece)) {
      const { at, length } = piece;
      this.#current.children?.push(tags.text(this.#block.content.slice(at, at + length)));
    } else if (/^h[1-6]$/.test(piece.name) && !this.#heading && hasEnd) this.#beginHeading(piece);
    else {
      this.#current.children?.push(...tags.start(piece, this.#current, -this.#from, this.#heading !== null));
      if (piece.name in WITH_CONTENT && !piece.isClosed) {
        const isEnd = (one: Piece, at: number): boolean =>
          at > index && one.kind === 'end' && one.name === piece.name;
        return hasEnd ? pieces.findIndex(isEnd) + 1 : pieces.length;
      }
    }
    return index + 1;
  }
}

/** @returns the tokens of a block of HTML */
export const blockTokens = (block: Token, tags: TagTokens): Token[] => new HtmlBlock(block, tags).tokens();
