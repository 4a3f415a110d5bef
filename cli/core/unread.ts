/**
 * What could not be read of a YAML text. A faulty line, or the field that it belongs to, is covered with text of the
 * same length that says nothing, so that the rest can be read and its places hold.
 */
import type { Code } from '../diagnostics/diagnostic.ts';
import { FIELD, type Line, lineAt, lineBefore } from '../diagnostics/line-traps.ts';

export interface Unread {
  /** Offsets of the covered lines. */
  lines: Span[];
  /** Words that may have been field names: of these nothing can be missed. */
  names: Set<string>;
  /** Whether it is unclear how far the fault reaches: then nothing can be missed at all. */
  uncertain: boolean;
}

/** A part of a text, its end exclusive. */
export interface Span {
  start: number;
  end: number;
}

export const nothingUnread = (): Unread => ({ lines: [], names: new Set(), uncertain: false });

/** Faults that spoil no more than their own line. */
const OF_ONE_LINE: ReadonlySet<Code> = new Set<Code>([
  'yaml/after-quote',
  'yaml/bad-escape',
  'yaml/colon-in-value',
  'yaml/curly-quotes',
  'yaml/duplicate-key',
  'yaml/equals-sign',
  'yaml/missing-colon',
  'yaml/missing-space',
  'yaml/odd-space',
  'yaml/special-start',
]);

/** Faults whose end nobody can tell. */
const OPEN_ENDED: ReadonlySet<Code> = new Set<Code>([
  'yaml/body-in-yaml',
  'yaml/complex-key',
  'yaml/directive',
  'yaml/several-documents',
  'yaml/too-deep',
  'yaml/unclosed-bracket',
  'yaml/unclosed-quote',
]);

/** Faults of lines that go on with the field above. */
const OF_FIELD_ABOVE: ReadonlySet<Code> = new Set<Code>([
  'yaml/continuation',
  'yaml/missing-dash',
  'yaml/stray-item',
]);

/** A line that begins a field of the outermost level. */
const OUTERMOST = /^["']?[\p{L}_][^\s:#"']*["']?[ \t]*:(?:[ \t]|$)/u;
/** A word that may have been meant as a field name. */
const NAME = /^[\s-]*["'“”]?([\p{L}_][\p{L}\p{N}_-]*)/u;

/** Indentation, name and colon of a field, with plain spaces alone. */
const plainLead = ([, indent = '', key = '', colon = '']: RegExpExecArray): string =>
  `${indent.replace(/\s/g, ' ')}${key}:${' '.repeat(colon.length - 1)}`;

const endOf = ({ start, text }: Line): number => start + text.length;

/** Offset of the line after this one; the length of the text after the last. */
function nextStart(text: string, line: Line): number {
  const end = text.indexOf('\n', endOf(line));
  return end < 0 ? text.length : end + 1;
}

function remember(line: Line, unread: Unread): void {
  unread.lines.push({ start: line.start, end: endOf(line) });
  const name = NAME.exec(line.text.slice(0, 200))?.[1];
  if (name !== undefined) unread.names.add(name);
}

/** The line with its field kept by name and its value covered, or made a comment. */
function coveredLine(line: Line, keepName: boolean): string {
  const field = keepName ? FIELD.exec(line.text) : null;
  if (field) {
    const lead = plainLead(field);
    return lead + 'x'.repeat(line.text.length - lead.length);
  }
  const indent = Math.max(0, line.text.search(/[^\s-]/));
  return line.text.slice(0, indent).replace(/[^\s-]|[^\S ]/g, ' ') + '#'.repeat(line.text.length - indent);
}

/** Whether the line after this one stands further right, so that it belongs to it. */
function hasMoreBelow(text: string, line: Line): boolean {
  for (let at = nextStart(text, line); at < text.length; ) {
    const next = lineAt(text, at);
    const indent = next.text.search(/[^ \t]/);
    if (indent >= 0) return indent > line.text.search(/\S/);
    at = nextStart(text, next);
  }
  return false;
}

/**
 * Covers the field of the outermost level that the line belongs to, down to the next one.
 * @param above a line of the field it belongs to, when the line does not show it itself
 */
function coverField(text: string, line: Line, unread: Unread, above: Line | null): string {
  let first = above ?? line;
  while (first.start > 0 && /^(?:[\s#-]|$)/.test(first.text)) {
    const before = lineAt(text, first.start - 1);
    if (before.start === 0 && /^[\s#-]/.test(before.text)) break;
    first = before;
  }
  if (/^(?:[\s#-]|$)/.test(first.text)) first = line;
  return coverUntil(text, first, unread, (next) => next.start > line.start && OUTERMOST.test(next.text));
}

/** Makes comments of the lines from one to the last before `isEnd`. */
function coverUntil(text: string, first: Line, unread: Unread, isEnd: (line: Line) => boolean): string {
  let end = first.start;
  for (let line = first; end < text.length && (line === first || !isEnd(line)); line = lineAt(text, end)) {
    remember(line, unread);
    end = nextStart(text, line);
  }
  return text.slice(0, first.start) + asComment(text.slice(first.start, end)) + text.slice(end);
}

const asComment = (text: string): string => text.replace(/[^\r\n]/g, '#');

/**
 * @param text YAML
 * @param at offset of a fault in it
 * @param unread takes note of what is covered
 * @returns the text with what the fault spoils covered; as long as `text`
 */
export function cover(text: string, at: number, code: Code, unread: Unread): string {
  const line = lineAt(text, at);
  if (OPEN_ENDED.has(code)) unread.uncertain = true;
  if (code === 'yaml/several-documents' || code === 'yaml/body-in-yaml') {
    return coverUntil(text, line, unread, () => false);
  }
  if (!OF_ONE_LINE.has(code) || hasMoreBelow(text, line)) {
    return coverField(text, line, unread, OF_FIELD_ABOVE.has(code) ? lineBefore(text, line) : null);
  }
  remember(line, unread);
  const covered = coveredLine(line, code !== 'yaml/duplicate-key');
  return text.slice(0, line.start) + covered + text.slice(endOf(line));
}

/** @returns the text with the lines of a span covered, and nothing beside them */
export const coverSpan = (text: string, { start, end }: Span, unread: Unread): string =>
  coverUntil(text, lineAt(text, start), unread, (line) => line.start >= end);
