/**
 * Unreadable parts of a YAML text. A faulty line, or its field, is replaced with neutral text of the same length, so
 * that the rest can be read and keeps its offsets.
 */

import { nothingUnread } from '../../core/parse/index.ts';
import { FIELD } from '../../core/values/yaml/lines.ts';
import type { Code } from '../../diagnostics/index.ts';
import { lineStarts, position, type Span } from '../../diagnostics/places/index.ts';

/** The extent of a syntax error. */
interface Reach {
  /** Its line, all following lines, the field of its line, or the field that the line continues. */
  of: 'line' | 'rest' | 'field' | 'field above';
  /** The line cannot be kept, not even with a neutral value. */
  nameless?: true;
  /** Its end is unknown. */
  open?: true;
}

const LINE: Reach = { of: 'line' };
const NAMELESS: Reach = { of: 'line', nameless: true };
const ABOVE: Reach = { of: 'field above' };
const OPEN: Reach = { of: 'field', open: true };
const OPEN_REST: Reach = { of: 'rest', open: true };

/** By code; any other extends to the field of its line. */
const REACHES: Partial<Record<Code, Reach>> = {
  'yaml/after-quote': LINE,
  'yaml/bad-escape': LINE,
  'yaml/body-in-yaml': OPEN_REST,
  'yaml/colon-in-value': LINE,
  'yaml/complex-key': OPEN,
  'yaml/continuation': ABOVE,
  'yaml/curly-quotes': LINE,
  'yaml/decorated-name': NAMELESS,
  'yaml/directive': OPEN,
  'yaml/duplicate-key': NAMELESS,
  'yaml/equals-sign': LINE,
  'yaml/item-indent': NAMELESS,
  'yaml/missing-colon': LINE,
  'yaml/missing-dash': ABOVE,
  'yaml/missing-space': LINE,
  'yaml/odd-space': LINE,
  'yaml/several-documents': OPEN_REST,
  'yaml/special-start': LINE,
  'yaml/stray-item': ABOVE,
  'yaml/text-below-fields': { of: 'rest' },
  'yaml/too-deep': OPEN,
  'yaml/unclosed-bracket': OPEN,
  'yaml/unclosed-quote': OPEN,
};

/** A line that begins a top-level field. */
const OUTERMOST = /^["']?[\p{L}_][^\s:#"']*["']?[ \t]*:(?:[ \t]|$)/u;
/** A word that may have been intended as a field name. */
const NAME = /^[\s*`>•·–—~+.)\d-]*["'“”]?([\p{L}_][\p{L}\p{N}_-]*)/u;

/** @returns '' if a line does not begin with a word */
const nameOn = (line: string): string => NAME.exec(line.slice(0, 200))?.[1] ?? '';

/** A line with its value replaced and its name kept, or turned into a comment. */
function coveredLine(text: string, keepName: boolean): string {
  const [, indentation = '', key = '', colon = ''] = (keepName && FIELD.exec(text)) || [];
  if (key !== '') {
    const lead = `${indentation.replace(/\s/g, ' ')}${key}:${' '.repeat(colon.length - 1)}`;
    return lead + 'x'.repeat(text.length - lead.length);
  }
  // A name at the left edge is no item.
  const indent = !keepName && text.startsWith('- ') ? 0 : Math.max(0, text.search(/[^\s-]/));
  return text.slice(0, indent).replace(/[^\s-]|[^\S ]/g, ' ') + '#'.repeat(text.length - indent);
}

const indentOf = (text: string): number => text.search(/\S/);
const BELOW_A_FIELD = /^(?:[\s#-]|$)/;

/** A YAML text whose lines can be replaced. Replacing all of them takes time in proportion to the text. */
class Coverable {
  readonly unread = nothingUnread();
  readonly #lines: string[];
  readonly #starts: readonly number[];
  /** Name of the top-level field of each line, as written; '' for none. */
  readonly #fields: string[] = [];
  readonly #covered = new Set<number>();

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#starts = lineStarts(text);
    let field = '';
    for (const line of this.#lines) {
      if (!BELOW_A_FIELD.test(line) || line.startsWith('---')) field = nameOn(line);
      this.#fields.push(field);
    }
  }

  /** Number of lines. */
  get size(): number {
    return this.#lines.length;
  }

  /** The text, with its original length. */
  toString(): string {
    return this.#lines.join('\n');
  }

  /** Number of the line at an offset, from 0. */
  #lineAt = (offset: number): number => position(this.#starts, offset).line - 1;

  #text = (line: number): string => (this.#lines[line] ?? '').replace(/\r$/, '');

  #coverLine(line: number, cover: (text: string) => string): void {
    if (this.#covered.has(line)) return;
    this.#covered.add(line);
    const text = this.#text(line);
    const start = this.#starts[line] ?? 0;
    this.unread.lines.push({ start, end: start + text.length });
    for (const name of [nameOn(text), this.#fields[line]]) if (name) this.unread.names.add(name);
    this.#lines[line] = cover(text) + (this.#lines[line] ?? '').slice(text.length);
  }

  /** Turns lines into comments, the end exclusive. */
  #coverLines(from: number, to: number): void {
    for (let line = from; line < to; line += 1) this.#coverLine(line, (text) => '#'.repeat(text.length));
  }

  /** Number of the first line, from one on, that meets a condition; else of the one after the last. */
  #next(from: number, holds: (text: string, line: number) => boolean): number {
    let line = from;
    while (line < this.#lines.length && !holds(this.#text(line), line)) line += 1;
    return line;
  }

  #hasMoreBelow(line: number): boolean {
    const next = this.#next(line + 1, (text) => text.trim() !== '');
    return indentOf(this.#text(next)) > indentOf(this.#text(line));
  }

  /**
   * Replaces the top-level field of a line, down to the next one.
   * @param inside a line of the field, if the line itself does not show that it belongs to it
   */
  #coverField(line: number, inside: number): void {
    let first = inside;
    while (first > 0 && BELOW_A_FIELD.test(this.#text(first)) && !this.#covered.has(first)) first -= 1;
    if (BELOW_A_FIELD.test(this.#text(first))) first = line;
    this.#coverLines(
      first,
      this.#next(line + 1, (text, at) => OUTERMOST.test(text) || this.#covered.has(at)),
    );
  }

  /** Replaces the extent of a fault at an offset. */
  cover(at: number, code: Code): void {
    const line = this.#lineAt(at);
    const { of, nameless, open } = REACHES[code] ?? { of: 'field' };
    if (open) this.unread.uncertain = true;
    if (this.#covered.has(line)) return;
    if (of === 'rest') {
      this.#coverLines(line, this.#lines.length);
    } else if (of === 'line' && !this.#hasMoreBelow(line)) {
      this.#coverLine(line, (text) => coveredLine(text, !nameless));
    } else {
      let inside = line;
      if (of === 'field above') {
        do inside -= 1;
        while (inside > 0 && /^\s*(?:#|$)/.test(this.#text(inside)));
      }
      this.#coverField(line, Math.max(0, inside));
    }
  }

  /** Replaces the lines of a span, and no others. */
  coverSpan({ start, end }: Span): void {
    const from = this.#lineAt(start);
    this.#coverLines(
      from,
      this.#next(from + 1, (_text, line) => (this.#starts[line] ?? 0) >= end),
    );
  }
}

export const coverable = (text: string): Coverable => new Coverable(text);
