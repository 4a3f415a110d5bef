/** A body that is parsed once, for rendering, checks and fixes. */
import type { Token } from 'markdown-it';
import type { Fault } from '../../diagnostics/index.ts';
import { lineStarts, position, type Slice } from '../../diagnostics/places/index.ts';
import { memoized } from '../values/lists.ts';
import { isVisible } from '../values/visible.ts';
import { showsParts } from './boxes/index.ts';
import { DASHED } from './converted/index.ts';
import type { Heading } from './heading-ids.ts';
import { PLAYED } from './html/index.ts';
import { type Markdown, parser } from './markdown-parser.ts';
import type { Definitions, Lines } from './note-addresses.ts';
import { type StrayMark, type StrayMarks, sourceOf, stillText } from './stray-marks.ts';
import { cellsOf, type TextSpan } from './table-rows.ts';

/** Text with inline marks: a paragraph, a heading, a cell. */
export interface Block {
  token: Token;
  /** As written, without the marks of quotes and lists around it. */
  content: string;
  children: readonly Token[];
  /** Marks that have remained text, in order. */
  left: readonly StrayMark[];
  /** Type of the token that contains it. */
  parent: string;
  /** Whether it begins an item of a list. */
  inItem: boolean;
  /** Its lines; for a cell, the line of its row. */
  lines: Lines;
  /** For a cell, its index in the row; otherwise -1. */
  cell: number;
}

/** A link or an image, with its block and the lines of that. */
export interface AddressToken {
  token: Token;
  /** Whether it is that of the picture of a video, which has another one. */
  isPoster?: boolean;
  /** As parsed; '' if there is none. */
  address: string;
  lines: Lines;
  block: Block;
}

const NONE: readonly StrayMark[] = [];

/** Whether inline tokens have visible or audible content. */
export function showsText(tokens: readonly Token[]): boolean {
  for (const { type, content, children } of tokens)
    if (type === 'image' ? showsText(children ?? []) : isVisible(content)) return true;
  return false;
}

/** A body in parts, from one visit of its tokens. */
export class BodyText {
  readonly body: Slice;
  /** Offsets of its lines. */
  readonly starts: readonly number[];
  readonly tokens: Token[];
  /** Types of its tokens, inline ones included, so that checks can skip bodies without them. */
  readonly has = new Set<string>();
  /** Its texts, except headings without visible content. */
  readonly blocks: Block[] = [];
  readonly headings: Heading[] = [];
  /** Links and images. */
  readonly addresses: AddressToken[] = [];
  /** Tables, each with the number of headings before it. */
  readonly tables: [open: Token, headings: number][] = [];
  /** The rows of its tables with bars: the line of each, and the number of columns of its table, 0 in the head. */
  readonly rows: { line: number; columns: number }[] = [];
  /** Cells that have an alignment. */
  readonly aligned: Token[] = [];
  /** Names of the boxes and widgets that it may use. */
  readonly boxes: readonly string[];
  readonly widgets: readonly string[];
  /** What the site shows of fenced code. */
  readonly code: Markdown['code'];
  /** Whether any of its content is visible. */
  readonly showsSomething: boolean;
  readonly #places = new Map<Block, (at: number) => number>();
  readonly #left: StrayMarks = new Map();
  /** The environment that it was parsed with, for rendering. */
  readonly env = { left: this.#left, definitions: new Map() as Definitions };

  /**
   * @param body Markdown and its offset in the file
   * @param about what plugins get to know of the entry
   */
  constructor(body: Slice, markdown: Markdown = parser, about: object = {}) {
    Object.assign(this.env, about);
    this.body = body;
    this.boxes = markdown.boxes;
    this.widgets = markdown.widgets;
    this.code = markdown.code;
    this.starts = lineStarts(body.text);
    this.tokens = markdown.parse(body.text, this.env);
    let shows = false;
    let [columns, cell] = [0, 0];
    let hasBars = true;
    let row: Lines = [0, 0];
    /** Links that are open; an address in angle brackets may be in the text of another. One of HTML may end in another block. */
    const links: Omit<AddressToken, 'address'>[] = [];
    for (const [index, token] of this.tokens.entries()) {
      const { type, map, content, attrs } = token;
      const before = this.tokens[index - 1];
      this.has.add(type);
      if (type === 'table_open') {
        this.tables.push([token, this.headings.length]);
        hasBars = token.markup !== DASHED;
      } else if (type === 'thead_open') columns = 0;
      else if (type === 'tr_open') {
        row = map ?? row;
        if (hasBars) this.rows.push({ line: row[0], columns: before?.type === 'thead_open' ? 0 : columns });
        cell = 0;
      } else if (type === 'th_open' || type === 'td_open') {
        if (type === 'th_open') columns += 1;
        if (attrs) this.aligned.push(token);
      } else if (type === 'fence' || type === 'code_block') shows ||= isVisible(content);
      if (type !== 'inline') continue;
      const children = token.children ?? [];
      const parent = before?.type ?? '';
      const lines = map ?? row;
      const isHeading = parent === 'heading_open';
      const isCell = parent === 'th_open' || parent === 'td_open';
      const source = sourceOf(token);
      const all = this.#left.get(children) ?? NONE;
      const left = markdown.isExtended ? stillText(all, source, children) : all;
      // A plugin may have cut the beginning, such as the box of a task.
      const cut = source.endsWith(content) ? source.length - content.length : 0;
      const block: Block = {
        token,
        content: source,
        children,
        left: cut === 0 ? left : left.filter(({ at }) => at >= cut),
        parent,
        inItem: this.tokens[index - 2]?.type === 'list_item_open',
        lines,
        cell: isCell ? cell++ : -1,
      };
      for (const child of children) {
        this.has.add(child.type);
        if (child.type === 'image' || child.type === PLAYED) shows = true;
        if (child.type === 'link_open') links.push({ token: child, lines, block });
        // The address of a link is written after its text.
        const isImage = child.type === 'image' || (child.type === PLAYED && child.nesting >= 0);
        const one = isImage
          ? { token: child, lines, block }
          : child.type === 'link_close'
            ? links.pop()
            : null;
        if (one) this.addresses.push({ ...one, address: one.token.attrGet(isImage ? 'src' : 'href') ?? '' });
        const poster = child.type === PLAYED ? child.attrGet('poster') : null;
        if (poster !== null)
          this.addresses.push({ token: child, lines, block, address: poster, isPoster: true });
      }
      if (isHeading && before) this.headings.push([before, token, this.tokens[index + 1] ?? token]);
      const isSeen = showsText(children);
      shows ||= isSeen;
      if (!isHeading || isSeen) this.blocks.push(block);
    }
    this.showsSomething = shows || showsParts(this.env);
  }

  /** @param line from 0 */
  lineOf(line: number): string {
    const { text } = this.body;
    return text.slice(this.starts[line] ?? text.length, (this.starts[line + 1] ?? text.length + 1) - 1);
  }

  /** Offset in the file at which a line begins. */
  startOf(line: number): number {
    return this.body.start + (this.starts[line] ?? 0);
  }

  /** @returns the place of a line's text */
  wholeLine(line: number): Extract<Fault['at'], { start: number }> {
    const raw = this.lineOf(line).trimEnd();
    const start = this.startOf(line);
    return { start: start + raw.length - raw.trimStart().length, end: start + raw.length };
  }

  /** @returns the offset in the file of an offset in the content of a block */
  place(block: Block, at: number): number {
    let places = this.#places.get(block);
    if (!places) {
      const { content, lines, cell, token } = block;
      // Without bars, a cell has its lines itself.
      const own = cell < 0 || token.map ? undefined : cellsOf(this.lineOf(lines[0]))[cell];
      places = own ? this.#placesInCell(lines[0], own) : this.#placesInBlock(content, lines);
      this.#places.set(block, places);
    }
    return this.body.start + places(at);
  }

  /** A function from offsets in the content of a block to offsets in the body. */
  #placesInBlock(content: string, [first]: Lines): (at: number) => number {
    const starts = lineStarts(content);
    /** By line of the block: the file offset of its first character, if white space around it had been kept. */
    const beginOf = memoized((line: number): number => {
      const start = starts[line] ?? 0;
      const own = content.slice(start, (starts[line + 1] ?? content.length + 1) - 1);
      const raw = this.lineOf(first + line).trimEnd();
      const bare = own.trim();
      // A line of a block has no marks of quotes, lists and headings.
      const found = raw.endsWith(bare) ? raw.length - bare.length : Math.max(0, raw.indexOf(bare));
      return (this.starts[first + line] ?? 0) + found - start - (own.length - own.trimStart().length);
    });
    return (at) => beginOf(position(starts, at).line - 1) + at;
  }

  /** The same for a cell, in which a bar is escaped with a backslash; offsets usually come in order. */
  #placesInCell(line: number, cell: TextSpan): (at: number) => number {
    let [read, raw] = [0, 0];
    return (at) => {
      if (at < read) [read, raw] = [0, 0];
      for (; read < at; read += 1) raw += cell.text.startsWith('\\|', raw) ? 2 : 1;
      return (this.starts[line] ?? 0) + cell.at + raw;
    };
  }
}
