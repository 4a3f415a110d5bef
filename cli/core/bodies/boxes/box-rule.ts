/**
 * The lines of boxes: which opens one, and which closes it. A formatter that knows no boxes takes a closing line for text:
 * it moves it into the list, the quotation or the table above it, or joins it to the line before; so it closes there.
 */
import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';

/** What the rule knows of a box, in `meta` of the token that opens it. */
export interface BoxLines {
  isClosed: boolean;
  /** Whether a formatter has joined the closing line to the opening one. */
  isOneLine: boolean;
}

/** Colons; a tool that knows directives escapes the last of those that are none. */
const COLONS = '::(?:\\\\?:)+';
const OPENING = new RegExp(`^(${COLONS})(.*)$`, 'u');
/** Only colons, within the marks of quotations, tables and items. */
const CLOSING = new RegExp(`^([ \\t>|]*(?:[-+*][ \\t]+)?)(${COLONS})[ \\t|]*$`);
/** Colons behind a text. */
const BEHIND = new RegExp(`(?<=\\S)[ \\t]+(${COLONS})[ \\t|]*$`);
const FENCE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;

const countOf = (colons = ''): number => colons.replaceAll('\\', '').length;

interface Opened {
  /** Number of colons that open the box. */
  count: number;
  /** Whether it holds nothing, so that another box ends it, as a widget. */
  isVoid: boolean;
  /** The end on the opening line itself. */
  own: End | null;
}

interface End {
  /** The line that closes the box, or the first behind it. */
  line: number;
  isClosed: boolean;
  /** Offset at which the text of that line ends, if it closes the box behind a text. */
  textEnd?: number;
}

/** Keeps track of fenced code, which holds no moved lines. */
function fenceReader(): (text: string) => boolean {
  let open = '';
  return (text) => {
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (open === '') open = mark;
    else if (mark.startsWith(open)) open = '';
    else return true;
    return mark !== '';
  };
}

/**
 * @returns the end of a box: a closing line of its own, or a moved one that another box follows, or nothing
 */
function endOf(state: StateBlock, first: number, lastLine: number, { count, isVoid, own }: Opened): End {
  const { src, bMarks, tShift, eMarks, sCount, blkIndent } = state;
  const isCode = fenceReader();
  let moved = own;
  let inner = 0;
  let line = first + 1;
  for (; line < lastLine; line += 1) {
    const begin = (bMarks[line] ?? 0) + (tShift[line] ?? 0);
    const text = src.slice(begin, eMarks[line]);
    const indent = (sCount[line] ?? 0) - blkIndent;
    if (text !== '' && indent < 0) break;
    const inCode = isCode(text);
    const [closing, marks = '', colons] = text.includes('::') ? (CLOSING.exec(text) ?? []) : [];
    const isPlain = closing !== undefined && marks === '' && !text.includes('|') && indent < 4;
    if (isPlain && countOf(colons) >= count) return { line, isClosed: true };
    if (inCode || !text.includes('::')) continue;
    const behind = BEHIND.exec(text);
    const isOpening = closing === undefined && !behind && OPENING.test(text.replace(/^[ \t>]+/, ''));
    if (isVoid && isOpening && indent < 4) break;
    if (moved) {
      // The next closing line belongs to that box.
      if (isOpening && indent < 4) break;
    } else if (isOpening) {
      if (indent >= 4 || text.startsWith('>')) inner += 1;
    } else if (closing !== undefined && !isPlain) {
      if (inner > 0) inner -= 1;
      else if (countOf(colons) >= count) moved = { line, isClosed: true };
    } else if (behind && countOf(behind[1]) >= count)
      moved = { line: line + 1, isClosed: true, textEnd: begin + behind.index };
  }
  return moved ?? { line, isClosed: false };
}

/**
 * Makes a parser read boxes.
 * @param is `known`: whether the text behind the colons names a box; `widget`: whether it names a widget
 */
export function readBoxes(
  { block }: MarkdownIt,
  is: Readonly<Record<'known' | 'widget', (info: string) => boolean>>,
): void {
  const rule = (state: StateBlock, first: number, lastLine: number, silent: boolean): boolean => {
    const begin = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
    if (!state.src.startsWith('::', begin)) return false;
    const written = state.src.slice(begin, state.eMarks[first]);
    const [, colons = '', whole = ''] = OPENING.exec(written) ?? [];
    const behind = BEHIND.exec(whole);
    const info = behind ? whole.slice(0, behind.index) : whole;
    if (colons === '' || !is.known(info)) return false;
    if (silent) return true;
    const markup = ':'.repeat(countOf(colons));
    const isEnded = behind !== null && countOf(behind[1]) >= markup.length;
    const own = isEnded ? { line: first + 1, isClosed: true } : null;
    const end = endOf(state, first, lastLine, { count: markup.length, isVoid: is.widget(info), own });
    const { parentType, lineMax } = state;
    // So that no paragraph goes on behind the end.
    Object.assign(state, { parentType: 'container', lineMax: end.line });
    const open = state.push('container_box_open', 'div', 1);
    const lines: BoxLines = { isClosed: end.isClosed, isOneLine: end === own };
    Object.assign(open, { markup, block: true, info, map: [first, end.line], meta: lines });
    const last = end.line - 1;
    const lineEnd = state.eMarks[last] ?? 0;
    if (end.textEnd !== undefined) state.eMarks[last] = end.textEnd;
    state.md.block.tokenize(state, first + 1, end.line);
    if (end.textEnd !== undefined) state.eMarks[last] = lineEnd;
    state.push('container_box_close', 'div', -1).block = true;
    Object.assign(state, { parentType, lineMax });
    state.line = end.line + (end.isClosed && end !== own && end.textEnd === undefined ? 1 : 0);
    return true;
  };
  block.ruler.before('fence', 'container_box', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}
