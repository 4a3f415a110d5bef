/**
 * HTML comments in bodies, which are never shown: two rules for markdown-it, and one for titles of links. Their beginning and end follow
 * CommonMark. A comment that begins a line is a block; if it is not closed, it hides the rest of its container. An
 * unclosed one inside a line is text.
 */
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline } from 'markdown-it';
import { COMMENT_CLOSE, COMMENT_OPEN, commentEnd, withoutComments } from '../../values/html.ts';

/** Token of an unclosed comment. It renders nothing. */
export const UNCLOSED_COMMENT = 'unclosed_comment';

function skipBlanks(src: string, from: number, to: number): number {
  let at = from;
  while (at < to && (src[at] === ' ' || src[at] === '\t')) at += 1;
  return at;
}

/** @returns the offset after consecutive comments on one line; an unclosed one is text */
function skipComments(src: string, from: number, to: number): number {
  let at = skipBlanks(src, from, to);
  while (at < to && src.startsWith(COMMENT_OPEN, at)) {
    const close = src.slice(at, to).indexOf(COMMENT_CLOSE, 2);
    if (close < 0) break;
    at = skipBlanks(src, at + close + COMMENT_CLOSE.length, to);
  }
  return at;
}

/** Parses a comment that begins a line. Text after it on a later line is parsed as if that line began there. */
export function commentBlock(state: StateBlock, first: number, endLine: number, silent: boolean): boolean {
  const { src, blkIndent } = state;
  const start = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
  if (!src.startsWith(COMMENT_OPEN, start) || (state.sCount[first] ?? 0) - blkIndent >= 4) return false;
  const startOf = (line: number): number => (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const endOf = (line: number): number => state.eMarks[line] ?? src.length;
  const behind = skipComments(src, start, endOf(first));
  // A paragraph that begins with a comment.
  if (behind > start && behind < endOf(first)) return false;
  if (silent) return true;
  let line = first + 1;
  if (behind > start) {
    state.line = line;
    return true;
  }
  for (; line < endLine; line += 1) {
    if ((state.sCount[line] ?? 0) < blkIndent && !state.isEmpty(line)) break;
    const close = src.slice(startOf(line), endOf(line)).indexOf(COMMENT_CLOSE);
    if (close < 0) continue;
    const rest = skipComments(src, startOf(line) + close + COMMENT_CLOSE.length, endOf(line));
    if (rest >= endOf(line)) line += 1;
    else {
      state.bMarks[line] = rest;
      state.tShift[line] = 0;
      state.sCount[line] = blkIndent;
    }
    state.line = line;
    return true;
  }
  state.push(UNCLOSED_COMMENT, '', 0).map = [first, line];
  state.line = line;
  return true;
}

/** Offset from which no comment is closed, by paragraph: it is searched to its end once. */
const unclosedFrom = new WeakMap<StateInline, number>();

/** Removes a comment inside a line, and one of the spaces around it. */
export function commentInline(state: StateInline): boolean {
  const { src, pos, posMax } = state;
  if (!src.startsWith(COMMENT_OPEN, pos) || pos >= (unclosedFrom.get(state) ?? posMax)) return false;
  const end = commentEnd(src, pos);
  if (end === null || end > posMax) {
    unclosedFrom.set(state, pos);
    return false;
  }
  state.pos = pos === 0 || /\s/.test(src[pos - 1] ?? '') ? skipBlanks(src, end, posMax) : end;
  return true;
}

/** Makes a parser remove comments from the titles of links and images. */
export function hideCommentsInTitles({ helpers }: MarkdownIt): void {
  const { parseLinkTitle } = helpers;
  helpers.parseLinkTitle = (...args) => {
    const title = parseLinkTitle(...args);
    return title.ok ? { ...title, str: withoutComments(title.str) } : title;
  };
}
