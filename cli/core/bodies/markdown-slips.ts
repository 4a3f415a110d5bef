/**
 * Slips in Markdown bodies: signs that show as text, and parts that show nothing. CommonMark takes any text, so nothing
 * of this fails to render; but no author has meant it.
 */
import type { Token } from 'markdown-it';
import { type Fault, shortened } from '../../diagnostics/diagnostic.ts';
import type { Slice } from '../stages/document.ts';
import { isVisible } from '../validate/unseen-text.ts';
import { isPlaceholder } from '../values/placeholders.ts';
import type { Lines } from './address-places.ts';
import { isAccidentalHeading, isPlainProse, isProse } from './block-slips.ts';
import { UNCLOSED_COMMENT } from './html-comments.ts';
import { type InlineContext, inlineSlips } from './inline-slips.ts';
import { cellsOf, type Line } from './line-slips.ts';
import { linkSlips, textOf } from './link-slips.ts';
import { inspect, type Slip } from './markdown-leftovers.ts';
import { lineOffsets, type Noticed } from './markdown-parser.ts';
import { paragraphSlips } from './paragraph-slips.ts';

/** Most slips told of in one body; one with more is no text. */
const MOST_TOLD = 100;

/** What a text begins with that was meant to be a heading, a row, an item of a list: any sign, or an odd space. */
const BEGINS =
  /^[\s\u200B]*[|#:+*(\u00A7\u00B7\u00D8\u00FC\u2190-\u2BFF\uD83C-\uD83E\uF000-\uF0FF-]|^[ \t]*[\u00A0\u2000-\u200B\u202F\u3000]|^\d{1,9}[.)\uFE0F\u20E3]|^[\u2010-\u2027\u2043]/;
/** The same of a letter: `a.`, `ii)`, a bullet of another font. */
const LABELLED = /^(?:[a-z]|[ivx]{2,4})[.)\t]|^[a-z] {3}/i;

/** Whether a text holds an address, or what tells the parts of a row from each other. */
const mayHoldParts = (text: string): boolean =>
  text.includes('\t') || text.includes('://') || text.includes('@') || text.includes('www.');
/** Whether a text begins with a letter of these: most do, and need no pattern. */
const isLatin = (text: string): boolean => {
  const code = text.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
};
/** What is seen for sure. */
const isSeen = (text = ''): boolean => isLatin(text) || isVisible(text);

/** Whether a heading is one by the line below it. */
const isUnderline = (markup: string): boolean => !markup.startsWith('#');

const BAR = 0x7c;

/** Cells of a row at most: some bars may be text. */
function cellsAtMost({ body, starts }: Text, line: number): number {
  const end = starts[line + 1] ?? body.text.length;
  let [bars, cells] = [0, 0];
  /** Whether something stands behind the last bar. */
  let begun = false;
  for (let at = starts[line] ?? end; at < end; at += 1) {
    const sign = body.text.charCodeAt(at);
    if (sign === BAR) {
      if (bars > 0 || begun) cells += 1;
      bars += 1;
      begun = false;
    } else if (sign > 0x20) begun = true;
  }
  return cells + Number(begun);
}

/** The same for what stands in a paragraph, heading or cell. */
function mayHoldSlip(children: readonly Token[]): boolean {
  let inLink = false;
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index] as Token;
    const { type, content } = child;
    if (type === 'text') {
      if ((isLatin(content) ? LABELLED : BEGINS).test(content)) return true;
      if ((!inLink && mayHoldParts(content)) || isPlaceholder(content)) return true;
    } else if (type === 'code_inline') return true;
    else if (type === 'image') {
      if (child.attrGet('src') === '' || !isVisible(textOf([child]))) return true;
    } else if (type === 'link_open') {
      if (child.attrGet('href') === '' || !isSeen(children[index + 1]?.content)) return true;
      inLink = true;
    } else if (type === 'link_close') inLink = false;
  }
  return false;
}

/**
 * Whether a body is worth a second look: most are not, and this costs next to nothing.
 * @param tokens as the renderer gets them
 * @param noticed while they were made
 */
export function maySlip(tokens: readonly Token[], { leftover = false }: Noticed, text: Text): boolean {
  if (leftover) return true;
  let columns = 0;
  /** Whether the last inline token begins with something to see, and whether any does. */
  let seen = false;
  let some = false;
  for (const token of tokens) {
    const { type, children } = token;
    if (children !== null) {
      seen = isSeen(children[0]?.content);
      some ||= seen;
      if (mayHoldSlip(children)) return true;
    } else if (type === 'heading_close') {
      if (!seen || isUnderline(token.markup)) return true;
    } else if (type === 'fence' || type === 'code_block' || type === UNCLOSED_COMMENT) return true;
    else if (type === 'thead_open') columns = 0;
    else if (type === 'th_open') columns += 1;
    else if (type === 'tr_open' && columns > 0) {
      if (cellsAtMost(text, token.map?.[0] ?? 0) > columns) return true;
    }
  }
  return !some && text.body.text.trim() !== '';
}

/** Whether something of a body is there to be seen. */
const showsSomething = (tokens: readonly Token[]): boolean =>
  tokens.some(({ type, content, children }) =>
    children === null
      ? /^(?:fence|code_block)$/.test(type) && isVisible(content)
      : children.some((child) => child.type === 'image' || isVisible(child.content)),
  );

/** A body, and where its lines are. */
interface Text {
  body: Slice;
  /** Offsets of its lines. */
  starts: readonly number[];
}

const lineOf = ({ body, starts }: Text, line: number): string =>
  body.text.slice(starts[line] ?? body.text.length, (starts[line + 1] ?? body.text.length + 1) - 1);

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

/** A function from offsets in the content of a block to offsets in the body. */
function placesInBlock(text: Text, content: string, [first]: Lines): (at: number) => number {
  const starts = lineOffsets(content);
  /** By line of the block: where in the file its first sign would stand, had it kept the white space around it. */
  const begins = new Map<number, number>();
  const beginOf = (line: number): number => {
    const start = starts[line] ?? 0;
    const own = content.slice(start, (starts[line + 1] ?? content.length + 1) - 1);
    const raw = lineOf(text, first + line).trimEnd();
    const bare = own.trim();
    // A line of a block is what stands on it, without the marks of quotes, lists and headings around.
    const found = raw.endsWith(bare) ? raw.length - bare.length : Math.max(0, raw.indexOf(bare));
    return (text.starts[first + line] ?? 0) + found - start - (own.length - own.trimStart().length);
  };
  return (at) => {
    const line = lineAt(starts, at);
    const begin = begins.get(line) ?? beginOf(line);
    begins.set(line, begin);
    return begin + at;
  };
}

/** The same for a cell, in which a bar is written with a backslash; offsets are mostly asked for in order. */
function placesInCell(text: Text, line: number, cell: Line): (at: number) => number {
  let [read, raw] = [0, 0];
  return (at) => {
    if (at < read) [read, raw] = [0, 0];
    for (; read < at; read += 1) raw += cell.text.startsWith('\\|', raw) ? 2 : 1;
    return (text.starts[line] ?? 0) + cell.at + raw;
  };
}

/** Cells that a table has no column for: they do not show. */
function rowFault(text: Text, row: Token, columns: number): Fault | null {
  const line = row.map?.[0] ?? 0;
  const cells = cellsOf(lineOf(text, line));
  const lost = cells.slice(columns).find((cell) => isVisible(cell.text));
  if (!lost) return null;
  const start = text.body.start + (text.starts[line] ?? 0) + lost.at;
  const params = { columns, cells: cells.length };
  return { code: 'markdown/table-cells', params, at: { start, end: start + lost.text.length } };
}

/** A block of code that goes on to the end because nothing closes it. */
function fenceFault(text: Text, { markup, map }: Token): Fault | null {
  const [first, last] = map ?? [0, 0];
  const closing = /^[\s>]*([`~]{3,})\s*$/.exec(lineOf(text, last - 1))?.[1] ?? '';
  if (last - first > 1 && closing.startsWith(markup)) return null;
  const at = (text.starts[first] ?? 0) + Math.max(0, lineOf(text, first).indexOf(markup));
  const start = text.body.start + at;
  return {
    code: 'markdown/unclosed-fence',
    params: { mark: markup },
    at: { start, end: start + markup.length },
  };
}

function wholeLine(text: Text, line: number, code: Fault['code']): Fault {
  const raw = lineOf(text, line).trimEnd();
  const start = text.body.start + (text.starts[line] ?? 0);
  return { code, at: { start: start + raw.length - raw.trimStart().length, end: start + raw.length } };
}

/** Blanks in front of a block of code, where taking them away is certain. */
function indentEdits(text: Text, first: number, last: number): BodyEdit[] {
  const lines = Array.from({ length: last - first }, (_, index) => lineOf(text, first + index));
  if (!isPlainProse(lines)) return [];
  return lines.flatMap((line, index) => {
    const indent = line.trim() === '' ? '' : (/^[ \t]*/.exec(line)?.[0] ?? '');
    const start = text.body.start + (text.starts[first + index] ?? 0);
    return indent === '' ? [] : [{ start, end: start + indent.length, new: '', bare: indent }];
  });
}

function proseFault(text: Text, { content, map, level }: Token): BodyFault | null {
  if (!map || !isProse(content)) return null;
  const [first, end] = map;
  let last = end;
  while (last > first + 1 && lineOf(text, last - 1).trim() === '') last -= 1;
  const { at } = wholeLine(text, first, 'markdown/indented-text');
  const edits = level === 0 ? indentEdits(text, first, last) : [];
  return { code: 'markdown/indented-text', at, edits };
}

function underlineFault(text: Text, { map }: Token, content: string): Fault | null {
  const line = (map?.[1] ?? 1) - 1;
  const underline = lineOf(text, line)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  if (!isAccidentalHeading(content, underline)) return null;
  const mark = shortened(underline, 10);
  return { ...wholeLine(text, map?.[0] ?? 0, 'markdown/accidental-heading'), params: { mark } };
}

/** Faults told so far, and how many pieces of each kind of template syntax there are. */
interface Tally {
  told: number;
  most: number;
  pieces: Map<string, number>;
}

function* faultsIn(text: Text, tally: Tally): Generator<BodyFault> {
  const { tokens, leftoversOf } = inspect(text.body.text);
  if (!showsSomething(tokens)) {
    const line = text.starts.findIndex((_, index) => lineOf(text, index).trim() !== '');
    yield wholeLine(text, line, 'markdown/nothing-visible');
    return;
  }
  const tags: InlineContext['tags'] = new Set();
  let columns = 0;
  let row = { line: 0, cells: [] as Line[], next: 0 };
  for (const [index, token] of tokens.entries()) {
    const { type, map } = token;
    let fault: BodyFault | null = null;
    if (type === 'thead_open') columns = 0;
    else if (type === 'th_open') columns += 1;
    else if (type === 'fence') fault = fenceFault(text, token);
    else if (type === 'code_block') fault = proseFault(text, token);
    else if (type === UNCLOSED_COMMENT) fault = wholeLine(text, map?.[0] ?? 0, 'markdown/unclosed-comment');
    else if (type === 'tr_open') {
      const line = map?.[0] ?? 0;
      row = { line, cells: cellsOf(lineOf(text, line)), next: 0 };
      if (tokens[index - 1]?.type !== 'thead_open') fault = rowFault(text, token, columns);
    }
    if (fault) yield fault;
    if (type !== 'inline') continue;

    const { content } = token;
    const parent = tokens[index - 1]?.type;
    const children = token.children ?? [];
    const inCell = parent === 'th_open' || parent === 'td_open';
    const cell = inCell ? row.cells[row.next++] : undefined;
    if (parent === 'heading_open' && map && !isVisible(textOf(children))) {
      yield wholeLine(text, map[0], 'markdown/empty-heading');
      continue;
    }
    const heading = tokens[index - 1];
    if (parent === 'heading_open' && heading && isUnderline(heading.markup)) {
      const underlined = underlineFault(text, heading, content);
      if (underlined) yield underlined;
    }
    const inItem = tokens[index - 2]?.type === 'list_item_open';
    const slips: Slip[] = [
      ...inlineSlips(content, leftoversOf(token), { inItem, tags }),
      ...linkSlips(content, children),
      ...(parent === 'paragraph_open' ? paragraphSlips(content) : []),
    ];
    if (slips.length === 0) continue;
    const place = cell
      ? placesInCell(text, row.line, cell)
      : placesInBlock(text, content, map ?? [row.line, 0]);
    for (const { at, length, edits = [], ...slip } of slips) {
      if (slip.code === 'markdown/template-syntax') {
        const kind = String(slip.params?.kind);
        const pieces = tally.pieces.get(kind) ?? 0;
        tally.pieces.set(kind, pieces + 1);
        if (pieces > 0) continue;
      }
      if (tally.told >= tally.most) continue;
      const start = text.body.start + place(at);
      yield {
        ...slip,
        at: { start, end: start + length },
        edits: edits.map((edit) => {
          const from = text.body.start + place(edit.at);
          return { start: from, end: from + edit.length, new: edit.new, bare: edit.bare };
        }),
      };
    }
  }
}

/** A change of one line of a file. */
export interface BodyEdit {
  start: number;
  end: number;
  new: string;
  /** What a reader sees of it before and afterwards. */
  bare: string;
}

export interface BodyFault extends Fault {
  edits?: readonly BodyEdit[];
}

/** @returns the first faults of a body, each at its place in the file, with the edits that mend it where that is certain */
export function bodyFaults(text: Text, most = MOST_TOLD): BodyFault[] {
  const faults: BodyFault[] = [];
  const tally: Tally = { told: 0, most, pieces: new Map() };
  for (const fault of faultsIn(text, tally)) {
    if (tally.told >= most) continue;
    tally.told += 1;
    faults.push(fault);
  }
  return faults.map((fault) => {
    const count = tally.pieces.get(String(fault.params?.kind));
    return count === undefined ? fault : { ...fault, params: { ...fault.params, count } };
  });
}

/** @returns the faults of a body, each at its place in the file */
export const markdownSlips = (text: Text): Fault[] => bodyFaults(text).map(({ edits: _, ...fault }) => fault);
