/** A body that has been read once, for all that renders it, checks it and mends it. */
import type { Token } from 'markdown-it';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import type { Slice } from '../stages/document.ts';
import { isVisible } from '../values/visible.ts';
import type { Lines } from './address-places.ts';
import type { Leftover, Leftovers } from './leftovers.ts';
import { lineOffsets, tokensOf } from './markdown-parser.ts';
import { cellsOf, type Line } from './table-rows.ts';

/** Text with marks in it: a paragraph, a heading, a cell. */
export interface Block {
  token: Token;
  /** As it is written, without the marks of quotes and lists around it. */
  content: string;
  children: readonly Token[];
  /** Signs that have stayed text, in order. */
  left: readonly Leftover[];
  /** Type of the token that it stands in. */
  parent: string;
  /** It begins an item of a list. */
  inItem: boolean;
  /** @returns the offset in the file of an offset in the content */
  place(at: number): number;
}

/** A row of a table. */
export interface Row {
  /** From 0. */
  line: number;
  cells: readonly Line[];
  /** Columns that its table has; 0 in the head. */
  columns: number;
}

/** What a reader sees or hears of inline tokens. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ type, content, children }) => (type === 'image' ? textOf(children ?? []) : content)).join('');

/** @returns the last line that begins at or before an offset */
function lineAt(starts: readonly number[], offset: number): number {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

export class BodyText {
  readonly body: Slice;
  /** Offsets of its lines. */
  readonly starts: readonly number[];
  readonly tokens: readonly Token[];
  readonly #left: Leftovers = new Map();
  #blocks: Block[] | undefined;
  #rows: Row[] | undefined;

  /** @param body Markdown and its offset in the file */
  constructor(body: Slice) {
    this.body = body;
    this.starts = lineOffsets(body.text);
    this.tokens = tokensOf(body.text, this.#left);
  }

  /** Whether something of it is there to be seen. */
  get showsSomething(): boolean {
    return this.tokens.some(({ type, content, children }) =>
      children === null
        ? /^(?:fence|code_block)$/.test(type) && isVisible(content)
        : children.some((child) => child.type === 'image' || isVisible(child.content)),
    );
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

  /** @returns the place of what stands on a line */
  wholeLine(line: number): Extract<Fault['at'], { start: number }> {
    const raw = this.lineOf(line).trimEnd();
    const start = this.startOf(line);
    return { start: start + raw.length - raw.trimStart().length, end: start + raw.length };
  }

  /** Its texts, but for headings that show nothing. */
  get blocks(): readonly Block[] {
    this.#read();
    return this.#blocks ?? [];
  }

  /** The rows of its tables. */
  get rows(): readonly Row[] {
    this.#read();
    return this.#rows ?? [];
  }

  #read(): void {
    if (this.#blocks) return;
    const [blocks, rows]: [Block[], Row[]] = [[], []];
    let columns = 0;
    let cell = 0;
    for (const [index, token] of this.tokens.entries()) {
      const { type, map } = token;
      const before = this.tokens[index - 1];
      if (type === 'thead_open') columns = 0;
      else if (type === 'th_open') columns += 1;
      else if (type === 'tr_open') {
        const line = map?.[0] ?? 0;
        const isHead = before?.type === 'thead_open';
        rows.push({ line, cells: cellsOf(this.lineOf(line)), columns: isHead ? 0 : columns });
        cell = 0;
      }
      if (type !== 'inline') continue;
      const { content } = token;
      const children = token.children ?? [];
      const parent = before?.type ?? '';
      const row = rows.at(-1);
      const own = /^t[hd]_open$/.test(parent) ? row?.cells[cell++] : undefined;
      if (parent === 'heading_open' && !isVisible(textOf(children))) continue;
      const lines = map ?? ([row?.line ?? 0, 0] as const);
      let places: ((at: number) => number) | undefined;
      const place = (at: number): number => {
        places ??= own && row ? this.#placesInCell(row.line, own) : this.#placesInBlock(content, lines);
        return this.body.start + places(at);
      };
      const left = this.#left.get(token.children ?? []) ?? [];
      const inItem = this.tokens[index - 2]?.type === 'list_item_open';
      blocks.push({ token, content, children, left, parent, inItem, place });
    }
    this.#blocks = blocks;
    this.#rows = rows;
  }

  /** A function from offsets in the content of a block to offsets in the body. */
  #placesInBlock(content: string, [first]: Lines): (at: number) => number {
    const starts = lineOffsets(content);
    /** By line of the block: where in the file its first sign would stand, had it kept the white space around it. */
    const begins = new Map<number, number>();
    const beginOf = (line: number): number => {
      const start = starts[line] ?? 0;
      const own = content.slice(start, (starts[line + 1] ?? content.length + 1) - 1);
      const raw = this.lineOf(first + line).trimEnd();
      const bare = own.trim();
      // A line of a block is what stands on it, without the marks of quotes, lists and headings around.
      const found = raw.endsWith(bare) ? raw.length - bare.length : Math.max(0, raw.indexOf(bare));
      return (this.starts[first + line] ?? 0) + found - start - (own.length - own.trimStart().length);
    };
    return (at) => {
      const line = lineAt(starts, at);
      const begin = begins.get(line) ?? beginOf(line);
      begins.set(line, begin);
      return begin + at;
    };
  }

  /** The same for a cell, in which a bar is written with a backslash; offsets are mostly asked for in order. */
  #placesInCell(line: number, cell: Line): (at: number) => number {
    let [read, raw] = [0, 0];
    return (at) => {
      if (at < read) [read, raw] = [0, 0];
      for (; read < at; read += 1) raw += cell.text.startsWith('\\|', raw) ? 2 : 1;
      return (this.starts[line] ?? 0) + cell.at + raw;
    };
  }
}
